//! A legal position of OXONO, and how a turn changes it.

use std::fmt;
use std::str::FromStr;

use super::board::{C4, D3};
use super::{STOCK, Symbol, Turn};
use crate::zobrist;
use crate::{Bitboard, Cell, Game, Outcome, Player, PositionError, Setup, Square};

/// A legal position: 40 bytes, `Copy`.
///
/// Three sets tell everything about the pieces: those of either player, and which of all of them
/// show an X.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    players: [Bitboard; 2],
    crosses: Bitboard,
    key: u64,
    totems: [Square; 2],
    to_move: Player,
    outcome: Option<Outcome>,
}

/// The two start positions: the default, and its mirror image.
pub(super) static STARTS: [Position; 2] = [start([C4, D3]), start([D3, C4])];

const fn start(totems: [Square; 2]) -> Position {
    Position {
        players: [Bitboard::EMPTY; 2],
        crosses: Bitboard::EMPTY,
        key: totem_number(Symbol::X, totems[0]) ^ totem_number(Symbol::O, totems[1]),
        totems,
        to_move: Player::First,
        outcome: None,
    }
}

/// Pink X, pink O, black X, black O, totem X, totem O.
static NUMBERS: [[u64; 64]; 6] = NUMBERS_AT_COMPILE_TIME;
const NUMBERS_AT_COMPILE_TIME: [[u64; 64]; 6] = zobrist::numbers(0x6f78_6f6e_6f00_0000);

const fn totem_number(totem: Symbol, square: Square) -> u64 {
    NUMBERS_AT_COMPILE_TIME[4 + totem as usize][square.index()]
}

impl Position {
    /// The position with these pieces, whatever they are; its outcome is read off the board.
    pub(super) fn assemble(
        players: [Bitboard; 2],
        crosses: Bitboard,
        totems: [Square; 2],
        to_move: Player,
    ) -> Position {
        let mut position = Position {
            players,
            crosses,
            key: 0,
            totems,
            to_move,
            outcome: None,
        };
        position.key = position.fresh_key();
        let lines = [
            players[0],
            players[1],
            crosses,
            position.pieces().without(crosses),
        ];
        if lines.iter().any(|set| set.has_four_in_line()) {
            position.outcome = Some(Outcome::Win(!to_move));
        } else if position.pieces().count() == 4 * u32::from(STOCK) {
            position.outcome = Some(Outcome::Draw);
        }
        position
    }

    fn fresh_key(&self) -> u64 {
        let mut key = match self.to_move {
            Player::First => 0,
            Player::Second => zobrist::SECOND_TO_MOVE,
        };
        for player in Player::BOTH {
            for symbol in Symbol::BOTH {
                for square in self.pieces_of(player) & self.pieces_with(symbol) {
                    key ^= NUMBERS[2 * player as usize + symbol as usize][square.index()];
                }
            }
        }
        for totem in Symbol::BOTH {
            key ^= NUMBERS[4 + totem as usize][self.totem(totem).index()];
        }
        key
    }

    /// Whose turn it is; in a finished game, whose turn it would be.
    #[must_use]
    #[inline]
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// All pieces.
    #[must_use]
    #[inline]
    pub fn pieces(&self) -> Bitboard {
        self.players[0] | self.players[1]
    }

    /// The pieces of a player.
    #[must_use]
    #[inline]
    pub fn pieces_of(&self, player: Player) -> Bitboard {
        self.players[player as usize]
    }

    /// The pieces of either player that show a symbol.
    #[must_use]
    #[inline]
    pub fn pieces_with(&self, symbol: Symbol) -> Bitboard {
        match symbol {
            Symbol::X => self.crosses,
            Symbol::O => self.pieces() ^ self.crosses,
        }
    }

    /// Where a totem stands.
    #[must_use]
    #[inline]
    pub fn totem(&self, symbol: Symbol) -> Square {
        self.totems[symbol as usize]
    }

    /// All pieces and both totems.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.pieces() | self.totems[0].bit() | self.totems[1].bit()
    }

    /// How many pieces with this symbol a player still has in reserve.
    #[must_use]
    #[inline]
    pub fn reserve(&self, player: Player, symbol: Symbol) -> u8 {
        STOCK - (self.pieces_of(player) & self.pieces_with(symbol)).count() as u8
    }

    /// What stands on a square.
    #[must_use]
    pub fn cell(&self, square: Square) -> Option<Cell<Position>> {
        if let Some(totem) = Symbol::BOTH.into_iter().find(|&s| self.totem(s) == square) {
            return Some(Cell::Totem(totem));
        }
        let player = Player::BOTH
            .into_iter()
            .find(|&player| self.pieces_of(player).has(square))?;
        let symbol = if self.crosses.has(square) {
            Symbol::X
        } else {
            Symbol::O
        };
        Some(Cell::Piece(player, symbol))
    }

    /// How the game ended, `None` while it goes on.
    #[must_use]
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The incremental key.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    pub(super) fn play_unchecked(&mut self, turn: Turn) {
        let mover = self.to_move;
        let placed = turn.at.bit();
        self.players[mover as usize] |= placed;
        if turn.totem == Symbol::X {
            self.crosses |= placed;
        }
        let from = std::mem::replace(&mut self.totems[turn.totem as usize], turn.to);
        let totem = &NUMBERS[4 + turn.totem as usize];
        self.key ^= totem[from.index()]
            ^ totem[turn.to.index()]
            ^ NUMBERS[2 * mover as usize + turn.totem as usize][turn.at.index()]
            ^ zobrist::SECOND_TO_MOVE;
        self.to_move = !mover;
        // Only sets with the new piece in them can have a new line.
        if self.pieces_of(mover).has_four_in_line()
            || self.pieces_with(turn.totem).has_four_in_line()
        {
            self.outcome = Some(Outcome::Win(mover));
        } else if self.pieces().count() == 4 * u32::from(STOCK) {
            self.outcome = Some(Outcome::Draw);
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.setup(), f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::from_setup(&text.parse::<Setup<Position>>()?)
    }
}
