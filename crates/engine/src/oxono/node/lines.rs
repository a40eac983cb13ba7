//! Lines of four that are about to be made.

use rules::Bitboard;
use rules::oxono::BOARD;

/// A set of pieces and the squares that would make a line of four of it.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    pub(super) set: Bitboard,
    pub(super) completions: Bitboard,
}

impl Lines {
    #[inline]
    pub(super) fn new(set: Bitboard) -> Lines {
        Lines {
            set,
            completions: completions(set),
        }
    }
}

/// The squares that would make a line of four of the set, if they are free.
#[inline]
pub(super) fn completions(set: Bitboard) -> Bitboard {
    Bitboard(beside_threes(set.0) & !set.0) & BOARD
}

/// The squares next to or between three of the set; guard squares and squares of the set itself
/// may be among them. The guard columns keep a line from going round the edge.
#[inline]
pub(super) fn beside_threes(set: u64) -> u64 {
    let along = |step: u32| {
        let (a1, a2, a3) = (set >> step, set >> (2 * step), set >> (3 * step));
        let (b1, b2, b3) = (set << step, set << (2 * step), set << (3 * step));
        (a1 & a2 & (a3 | b1)) | (b1 & b2 & (a1 | b3))
    };
    along(1) | along(8)
}

/// The squares of all lines of four that hold two or more of the set and are otherwise free: only
/// a piece on one of them makes a completion that can be played.
#[inline]
pub(super) fn open_pairs(set: Bitboard, free: Bitboard) -> Bitboard {
    let any = set.0 | free.0;
    let along = |step: u32| {
        let [a, b, c, d] = [0, 1, 2, 3].map(|place| set.0 >> (place * step));
        let open = any & any >> step;
        let open = open & open >> (2 * step);
        let first = (a & (b | c | d) | b & (c | d) | c & d) & open;
        let two = first | first << step;
        two | two << (2 * step)
    };
    Bitboard(along(1) | along(8))
}
