//! A legal position of YOXII, and how a turn changes it.

use std::fmt;
use std::str::FromStr;

use super::board::D4;
use super::{PieceValue, Turn};
use crate::zobrist;
use crate::{Bitboard, Cell, Game, Player, PositionError, Setup, Square};

/// A legal position: 56 bytes, `Copy`.
///
/// The pieces are four sets: those of either player, and two bits of the value less one. Value 1
/// is in neither of the latter, 2 in the low one, 3 in the high one, 4 in both.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    players: [Bitboard; 2],
    value_bits: [Bitboard; 2],
    key: u64,
    /// What is left of each value, by player.
    reserves: [[u8; 4]; 2],
    totem: Square,
    to_move: Player,
}

/// The only start position.
pub(super) static STARTS: [Position; 1] = [Position {
    players: [Bitboard::EMPTY; 2],
    value_bits: [Bitboard::EMPTY; 2],
    key: NUMBERS_AT_COMPILE_TIME[TOTEM][D4.index()],
    reserves: [FULL; 2],
    totem: D4,
    to_move: Player::First,
}];

const FULL: [u8; 4] = [
    PieceValue::One.stock(),
    PieceValue::Two.stock(),
    PieceValue::Three.stock(),
    PieceValue::Four.stock(),
];

/// White 1 to 4, red 1 to 4, the totem.
static NUMBERS: [[u64; 64]; 9] = NUMBERS_AT_COMPILE_TIME;
const NUMBERS_AT_COMPILE_TIME: [[u64; 64]; 9] = zobrist::numbers(0x796f_7869_6900_0000);
const TOTEM: usize = 8;

impl Position {
    /// The position with these pieces, whatever they are, as long as the stock covers them.
    pub(super) fn assemble(
        players: [Bitboard; 2],
        value_bits: [Bitboard; 2],
        totem: Square,
        to_move: Player,
    ) -> Position {
        let mut position = Position {
            players,
            value_bits,
            key: 0,
            reserves: [FULL; 2],
            totem,
            to_move,
        };
        for player in Player::BOTH {
            for value in PieceValue::ALL {
                let placed = (position.pieces_of(player) & position.pieces_worth(value)).count();
                position.reserves[player as usize][value as usize] -= placed as u8;
            }
        }
        position.key = position.fresh_key();
        position
    }

    fn fresh_key(&self) -> u64 {
        let mut key = match self.to_move {
            Player::First => 0,
            Player::Second => zobrist::SECOND_TO_MOVE,
        };
        for player in Player::BOTH {
            for value in PieceValue::ALL {
                for square in self.pieces_of(player) & self.pieces_worth(value) {
                    key ^= NUMBERS[4 * player as usize + value as usize][square.index()];
                }
            }
        }
        key ^ NUMBERS[TOTEM][self.totem.index()]
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

    /// The pieces of either player that have a value.
    #[must_use]
    #[inline]
    pub fn pieces_worth(&self, value: PieceValue) -> Bitboard {
        let [low, high] = self.value_bits;
        match value {
            PieceValue::One => self.pieces().without(low | high),
            PieceValue::Two => low.without(high),
            PieceValue::Three => high.without(low),
            PieceValue::Four => low & high,
        }
    }

    /// The points of all pieces of a player on the squares of a set.
    #[must_use]
    #[inline]
    pub fn points_on(&self, player: Player, squares: Bitboard) -> u32 {
        let pieces = self.pieces_of(player) & squares;
        let [low, high] = self.value_bits;
        pieces.count() + (pieces & low).count() + 2 * (pieces & high).count()
    }

    /// Where the totem stands.
    #[must_use]
    #[inline]
    pub fn totem(&self) -> Square {
        self.totem
    }

    /// All pieces and the totem.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.pieces() | self.totem.bit()
    }

    /// How many pieces of this value a player still has in reserve.
    #[must_use]
    #[inline]
    pub fn reserve(&self, player: Player, value: PieceValue) -> u8 {
        self.reserves[player as usize][value as usize]
    }

    /// How many different values a player still has in reserve.
    #[inline]
    pub(super) fn values_left(&self, player: Player) -> u64 {
        self.reserves[player as usize]
            .iter()
            .map(|&left| u64::from(left > 0))
            .sum()
    }

    /// What stands on a square.
    #[must_use]
    pub fn cell(&self, square: Square) -> Option<Cell<Position>> {
        if self.totem == square {
            return Some(Cell::Totem(super::Totem));
        }
        let player = Player::BOTH
            .into_iter()
            .find(|&player| self.pieces_of(player).has(square))?;
        let value = PieceValue::ALL
            .into_iter()
            .find(|&value| self.pieces_worth(value).has(square))?;
        Some(Cell::Piece(player, value))
    }

    /// The incremental key.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    pub(super) fn play_unchecked(&mut self, turn: Turn) {
        let mover = self.to_move as usize;
        let placed = turn.at.bit();
        let value = turn.value as usize;
        self.players[mover] |= placed;
        if value & 1 != 0 {
            self.value_bits[0] |= placed;
        }
        if value & 2 != 0 {
            self.value_bits[1] |= placed;
        }
        let left = &mut self.reserves[mover][value];
        *left = left.wrapping_sub(1);
        let from = std::mem::replace(&mut self.totem, turn.to);
        self.key ^= NUMBERS[TOTEM][from.index()]
            ^ NUMBERS[TOTEM][turn.to.index()]
            ^ NUMBERS[4 * mover + value][turn.at.index()]
            ^ zobrist::SECOND_TO_MOVE;
        self.to_move = !self.to_move;
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
