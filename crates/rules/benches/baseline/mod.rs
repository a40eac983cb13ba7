//! A plain bitboard prototype of both games, to measure the crate against: it walks squares one
//! by one, plays every turn but the last, and counts the last by one population count for each
//! place the totem can go. It knows nothing that is not needed to count.

pub(crate) mod oxono;
pub(crate) mod yoxii;

/// The squares of a set, one by one, each as a set.
fn each(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// A set moved by a number of squares: up and to the right if it is positive.
fn moved(set: u64, by: i32) -> u64 {
    if by > 0 { set << by } else { set >> -by }
}
