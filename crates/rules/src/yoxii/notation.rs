//! Turns of YOXII and how they are written, and the letters of a position.

use std::fmt;
use std::str::FromStr;

use super::{BOARD, PieceValue, Position, Totem};
use crate::notation::TurnReader;
use crate::{Cell, Player, Square, TurnError};

/// The totem's step and a placement, such as `d5-3e6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// Where the totem goes.
    pub to: Square,
    /// The value of the piece.
    pub value: PieceValue,
    /// Where the piece goes.
    pub at: Square,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Turn { to, value, at } = self;
        write!(f, "{to}-{value}{at}")
    }
}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Turn, TurnError> {
        let mut reader = TurnReader::new(text);
        let to = reader.square(BOARD)?;
        reader.dash()?;
        let value = value(&mut reader)?;
        let at = reader.square(BOARD)?;
        reader.end()?;
        Ok(Turn { to, value, at })
    }
}

fn value(reader: &mut TurnReader<'_>) -> Result<PieceValue, TurnError> {
    let column = reader.column();
    let digit = reader.next();
    digit
        .and_then(|digit| PieceValue::from_points(digit.wrapping_sub(b'0')))
        .ok_or(TurnError::Value { column })
}

pub(super) fn cell_of(letter: char) -> Option<Cell<Position>> {
    Some(match letter {
        'T' => Cell::Totem(Totem),
        'A'..='D' => Cell::Piece(Player::First, value_of(letter, 'A')?),
        'a'..='d' => Cell::Piece(Player::Second, value_of(letter, 'a')?),
        _ => return None,
    })
}

fn value_of(letter: char, one: char) -> Option<PieceValue> {
    PieceValue::ALL.get(letter as usize - one as usize).copied()
}

pub(super) fn letter_of(cell: Cell<Position>) -> char {
    match cell {
        Cell::Totem(Totem) => 'T',
        Cell::Piece(Player::First, value) => char::from(b'A' + value as u8),
        Cell::Piece(Player::Second, value) => char::from(b'a' + value as u8),
    }
}
