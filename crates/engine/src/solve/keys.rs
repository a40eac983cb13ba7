//! Hashes that are the same for all symmetric images of a position, without building the images.
//!
//! The squares of the totems choose the symmetry: the one (or the few) that bring them to their
//! smallest place. For the pieces, a hash is kept for every symmetry at once and the one chosen
//! is read off.

use rules::{Square, Symmetry};

/// A well-spread number for each input.
pub(crate) const fn mix(counter: u64) -> u64 {
    let mut z = counter.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number for every kind of piece on every square of a board of this size, under each symmetry.
/// Kinds come in pairs that an exchange of the symbols swaps.
pub(crate) const fn piece_numbers<const KINDS: usize, const SYMMETRIES: usize>(
    symmetries: &[Symmetry],
    size: u8,
) -> [[[u64; SYMMETRIES]; 64]; KINDS] {
    let mut table = [[[0; SYMMETRIES]; 64]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut index = 0;
        while index < 8 * size {
            if index % 8 < size {
                let square = Square::new(index % 8, index / 8);
                let mut which = 0;
                while which < SYMMETRIES {
                    let symmetry = symmetries[which];
                    let image = symmetry.square(square, size).index();
                    let kind_seen = kind ^ symmetry.exchanges() as usize;
                    table[kind][index as usize][which] = mix((kind_seen * 64 + image) as u64);
                    which += 1;
                }
            }
            index += 1;
        }
        kind += 1;
    }
    table
}

/// Which of the symmetries bring two totems to their smallest place, one bit each, and that place.
/// A lone totem counts as two on the same square.
pub(crate) const fn smallest(
    totems: [Square; 2],
    symmetries: &[Symmetry],
    size: u8,
) -> (u16, [usize; 2]) {
    let mut smallest = [64, 64];
    let mut chosen = 0;
    let mut which = 0;
    while which < symmetries.len() {
        let symmetry = symmetries[which];
        let exchanged = symmetry.exchanges() as usize;
        let x = symmetry.square(totems[exchanged], size).index();
        let o = symmetry.square(totems[1 - exchanged], size).index();
        if x < smallest[0] || x == smallest[0] && o < smallest[1] {
            smallest = [x, o];
            chosen = 0;
        }
        if x == smallest[0] && o == smallest[1] {
            chosen |= 1 << which;
        }
        which += 1;
    }
    (chosen, smallest)
}

/// The least of the hashes under some symmetries, one bit each.
#[inline]
pub(crate) fn least(mut symmetries: u16, hash: impl Fn(usize) -> u64) -> u64 {
    let mut least = u64::MAX;
    while symmetries != 0 {
        least = least.min(hash(symmetries.trailing_zeros() as usize));
        symmetries &= symmetries - 1;
    }
    least
}
