//! What a sentence about an error says besides its code.

use crate::Square;

/// A variable of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variable {
    /// A number, which decides about plurals.
    Number(u32),
    /// A letter of the notation or of the board's edge, or a character that stands in their place.
    Letter(char),
    /// A square.
    Square(Square),
}

/// Counts characters, lines and pieces, of which there are never more than a `u32` holds.
impl From<usize> for Variable {
    fn from(number: usize) -> Variable {
        Variable::Number(u32::try_from(number).unwrap_or(u32::MAX))
    }
}

impl From<u8> for Variable {
    fn from(number: u8) -> Variable {
        Variable::Number(number.into())
    }
}

impl From<char> for Variable {
    fn from(letter: char) -> Variable {
        Variable::Letter(letter)
    }
}

impl From<Square> for Variable {
    fn from(square: Square) -> Variable {
        Variable::Square(square)
    }
}
