//! Squares and sets of squares.
//!
//! A set is a `u64` with one bit per square and a stride of 8, so that both boards (6×6 and the
//! 7×7 octagon) leave at least one guard column on the right. A shift by one file therefore
//! never carries a bit into a square of the next rank.
//!
//! ```text
//! rank 8   56 57 58 59 60 61 62 63
//! rank 7   48 49 50 51 52 53 54 55
//! rank 6   40 41 42 43 44 45 46 47
//! rank 5   32 33 34 35 36 37 38 39
//! rank 4   24 25 26 27 28 29 30 31
//! rank 3   16 17 18 19 20 21 22 23
//! rank 2    8  9 10 11 12 13 14 15
//! rank 1    0  1  2  3  4  5  6  7
//!           a  b  c  d  e  f  g  h
//! ```

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use std::str::FromStr;

/// One square, a file and a rank. Whether it is on the board is for each game to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on `file` (0 is file a) and `rank` (0 is rank 1).
    ///
    /// # Panics
    /// If either is 8 or more.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Square {
        assert!(file < 8 && rank < 8);
        Square(rank * 8 + file)
    }

    /// The square with this index (rank × 8 + file), if it is below 64.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// Rank × 8 + file: always below 64.
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask tells the optimiser what the type already guarantees.
        (self.0 & 63) as usize
    }

    /// 0 for file a, 1 for file b, …
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for rank 1, 1 for rank 2, …
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The set that holds this square alone.
    #[must_use]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << (self.0 & 63))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        let rank = char::from(b'1' + self.rank());
        write!(f, "{file}{rank}")
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a file letter followed by a rank digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square")
    }
}

impl std::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    /// Reads `c4`, also `C4`.
    fn from_str(text: &str) -> Result<Square, SquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(SquareError);
        };
        match (file.to_ascii_lowercase(), rank) {
            (file @ b'a'..=b'h', rank @ b'1'..=b'8') => Ok(Square::new(file - b'a', rank - b'1')),
            _ => Err(SquareError),
        }
    }
}

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// Is there no square in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there a square in it?
    #[must_use]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// How many squares?
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Is this square in it?
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bit().0 != 0
    }

    /// The squares of `self` that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }

    /// The square with the lowest index.
    #[must_use]
    pub const fn lowest(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// The set of squares one rank up.
    #[must_use]
    pub const fn up(self) -> Bitboard {
        Bitboard(self.0 << 8)
    }

    /// The set of squares one rank down.
    #[must_use]
    pub const fn down(self) -> Bitboard {
        Bitboard(self.0 >> 8)
    }

    /// The set of squares one file to the right.
    #[must_use]
    pub const fn right(self) -> Bitboard {
        Bitboard(self.0 << 1)
    }

    /// The set of squares one file to the left.
    #[must_use]
    pub const fn left(self) -> Bitboard {
        Bitboard(self.0 >> 1)
    }

    /// Are four squares next to each other along a rank or along a file?
    #[must_use]
    pub const fn has_four_in_line(self) -> bool {
        let pairs = self.0 & (self.0 >> 1);
        let columns = self.0 & (self.0 >> 8);
        (pairs & (pairs >> 2)) | (columns & (columns >> 16)) != 0
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | square.bit())
    }
}

/// The squares of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

macro_rules! set_operator {
    ($operator:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl $operator for Bitboard {
            type Output = Bitboard;
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0.$method(other.0))
            }
        }
        impl $assign for Bitboard {
            fn $assign_method(&mut self, other: Bitboard) {
                self.0.$assign_method(other.0);
            }
        }
    };
}
set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign);

impl Not for Bitboard {
    type Output = Bitboard;
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_by_file_and_rank() {
        let c4 = Square::new(2, 3);
        assert_eq!(c4.to_string(), "c4");
        assert_eq!("C4".parse(), Ok(c4));
        assert_eq!((c4.file(), c4.rank(), c4.index()), (2, 3, 26));
        for text in ["", "c", "c0", "c9", "i4", "4c", "c44", "é"] {
            assert_eq!(text.parse::<Square>(), Err(SquareError), "{text}");
        }
        assert_eq!(Square::from_index(64), None);
    }

    #[test]
    fn a_set_lists_its_squares_in_order() {
        let set: Bitboard = ["d3", "a1", "h8"]
            .iter()
            .map(|s| s.parse().unwrap())
            .collect();
        let names: Vec<String> = set.into_iter().map(|s| s.to_string()).collect();
        assert_eq!(names, ["a1", "d3", "h8"]);
        assert_eq!(set.into_iter().len(), 3);
        assert_eq!(format!("{set:?}"), "{a1, d3, h8}");
    }

    #[test]
    fn four_in_line_does_not_wrap_round_the_guard_columns() {
        assert!(Bitboard(0b11_1100).has_four_in_line());
        assert!(!Bitboard(0b11_1000 | 1 << 8).has_four_in_line());
        assert!(Bitboard(1 | 1 << 8 | 1 << 16 | 1 << 24).has_four_in_line());
        assert!(!Bitboard(1 | 1 << 8 | 1 << 16 | 1 << 32).has_four_in_line());
    }
}
