//! Turns of OXONO and how they are written, and the letters of a position.

use std::fmt;
use std::str::FromStr;

use super::{BOARD, Position, Symbol};
use crate::notation::TurnReader;
use crate::{Cell, Player, Square, TurnError};

/// A totem's step and a placement, such as `Xc6-c5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// Which totem moves; the piece has the same symbol.
    pub totem: Symbol,
    /// Where the totem goes.
    pub to: Square,
    /// Where the piece goes.
    pub at: Square,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Turn { totem, to, at } = self;
        write!(f, "{totem}{to}-{at}")
    }
}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Turn, TurnError> {
        let mut reader = TurnReader::new(text);
        let totem = match reader.next() {
            Some(b'X' | b'x') => Symbol::X,
            Some(b'O' | b'o') => Symbol::O,
            _ => return Err(TurnError::Totem),
        };
        let to = reader.square(BOARD)?;
        reader.dash()?;
        let at = reader.square(BOARD)?;
        reader.end()?;
        Ok(Turn { totem, to, at })
    }
}

pub(super) fn cell_of(letter: char) -> Option<Cell<Position>> {
    Some(match letter {
        'X' => Cell::Piece(Player::First, Symbol::X),
        'O' => Cell::Piece(Player::First, Symbol::O),
        'x' => Cell::Piece(Player::Second, Symbol::X),
        'o' => Cell::Piece(Player::Second, Symbol::O),
        '+' => Cell::Totem(Symbol::X),
        '@' => Cell::Totem(Symbol::O),
        _ => return None,
    })
}

pub(super) fn letter_of(cell: Cell<Position>) -> char {
    match cell {
        Cell::Piece(Player::First, Symbol::X) => 'X',
        Cell::Piece(Player::First, Symbol::O) => 'O',
        Cell::Piece(Player::Second, Symbol::X) => 'x',
        Cell::Piece(Player::Second, Symbol::O) => 'o',
        Cell::Totem(Symbol::X) => '+',
        Cell::Totem(Symbol::O) => '@',
    }
}
