//! The symmetries of a game: the eight of the square board and, where the game allows it, the
//! exchange of the two symbols.

use crate::{Bitboard, Square};

/// A symmetry: first the board is mirrored along its rising diagonal or not, then left–right or
/// not, then top–bottom or not; the two symbols are exchanged or not.
///
/// ```
/// use rules::{Game, Symmetry, oxono, yoxii};
/// assert_eq!(oxono::Position::SYMMETRIES.len(), 16);
/// assert_eq!(yoxii::Position::SYMMETRIES.len(), 8);
/// assert_eq!(oxono::Position::SYMMETRIES[0], Symmetry::IDENTITY);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry(u8);

const DIAGONAL: u8 = 1;
const MIRROR: u8 = 2;
const FLIP: u8 = 4;
const EXCHANGE: u8 = 8;

/// All sixteen, those without exchange of the symbols first.
pub(crate) const ALL: [Symmetry; 16] = {
    let mut all = [Symmetry(0); 16];
    let mut bits = 0;
    while bits < 16 {
        all[bits as usize] = Symmetry(bits);
        bits += 1;
    }
    all
};

impl Symmetry {
    /// Leaves everything where it is.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// Are the two symbols exchanged?
    #[must_use]
    pub const fn exchanges(self) -> bool {
        self.0 & EXCHANGE != 0
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // Each part undoes itself; after a diagonal mirror, left–right and top–bottom trade
        // places.
        if self.0 & DIAGONAL == 0 {
            return self;
        }
        let mut bits = self.0 & (DIAGONAL | EXCHANGE);
        if self.0 & MIRROR != 0 {
            bits |= FLIP;
        }
        if self.0 & FLIP != 0 {
            bits |= MIRROR;
        }
        Symmetry(bits)
    }

    /// Where `square` goes on a board of `size` × `size`, which is at most 8. A square beyond the
    /// board goes to another one beyond it, or wraps round.
    #[must_use]
    pub const fn square(self, square: Square, size: u8) -> Square {
        let (mut file, mut rank) = (square.file(), square.rank());
        if self.0 & DIAGONAL != 0 {
            (file, rank) = (rank, file);
        }
        if self.0 & MIRROR != 0 {
            file = (size + 7 - file) & 7;
        }
        if self.0 & FLIP != 0 {
            rank = (size + 7 - rank) & 7;
        }
        Square::new(file, rank)
    }

    /// Where the squares of a set go on a board of `size` × `size`.
    #[must_use]
    #[inline]
    pub const fn set(self, set: Bitboard, size: u8) -> Bitboard {
        let mut bits = set.0;
        if self.0 & DIAGONAL != 0 {
            bits = transpose(bits);
        }
        if self.0 & MIRROR != 0 {
            bits = mirror(bits) >> (8 - size);
        }
        if self.0 & FLIP != 0 {
            bits = bits.swap_bytes() >> (8 * (8 - size));
        }
        Bitboard(bits)
    }
}

/// Of the symmetries whose bits are set in `which` (at least one), the one whose image has the
/// least order, with that image.
pub(crate) fn least<P, O: Ord>(which: u16, image: impl Fn(Symmetry) -> (O, P)) -> (P, Symmetry) {
    let mut rest = which;
    let mut next = || {
        let symmetry = ALL[rest.trailing_zeros() as usize % ALL.len()];
        rest &= rest.wrapping_sub(1);
        let (order, position) = image(symmetry);
        (order, position, symmetry)
    };
    let mut least = next();
    for _ in 1..which.count_ones() {
        let other = next();
        if other.0 < least.0 {
            least = other;
        }
    }
    (least.1, least.2)
}

/// Exchanges files and ranks: swaps the off-diagonal quarters of 2×2, 4×4 and 8×8 blocks.
const fn transpose(mut bits: u64) -> u64 {
    let mut swap = (bits ^ (bits >> 7)) & 0x00aa_00aa_00aa_00aa;
    bits ^= swap ^ (swap << 7);
    swap = (bits ^ (bits >> 14)) & 0x0000_cccc_0000_cccc;
    bits ^= swap ^ (swap << 14);
    swap = (bits ^ (bits >> 28)) & 0x0000_0000_f0f0_f0f0;
    bits ^ swap ^ (swap << 28)
}

/// Reverses the eight bits of every rank.
const fn mirror(mut bits: u64) -> u64 {
    bits = ((bits >> 1) & 0x5555_5555_5555_5555) | ((bits & 0x5555_5555_5555_5555) << 1);
    bits = ((bits >> 2) & 0x3333_3333_3333_3333) | ((bits & 0x3333_3333_3333_3333) << 2);
    ((bits >> 4) & 0x0f0f_0f0f_0f0f_0f0f) | ((bits & 0x0f0f_0f0f_0f0f_0f0f) << 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagonal_mirror_exchanges_files_and_ranks() {
        let image = |bits| Symmetry(bits).square(Square::new(0, 1), 6).to_string();
        let images = [0, DIAGONAL, MIRROR, FLIP, DIAGONAL | MIRROR | FLIP].map(image);
        assert_eq!(images, ["a2", "b1", "f2", "a5", "e6"]);
    }

    #[test]
    fn sets_and_squares_move_alike_and_back() {
        for size in [6, 7, 8] {
            for symmetry in ALL {
                for square in (0..64).filter_map(Square::from_index) {
                    let image = symmetry.square(square, size);
                    assert_eq!(symmetry.inverse().square(image, size), square);
                    if square.file() < size && square.rank() < size {
                        assert_eq!(symmetry.set(square.bit(), size), image.bit());
                    }
                }
            }
        }
    }
}
