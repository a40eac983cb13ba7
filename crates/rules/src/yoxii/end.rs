//! What ended a game of YOXII.

use std::cmp::Ordering;

use super::board::AROUND;
use super::{Position, movegen};
use crate::{Bitboard, Outcome, Player, Square};

/// The totem is stuck: both sides' pieces around it, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct End {
    /// The pieces of either player around the totem, the first player's first.
    pub around: [Bitboard; 2],
    /// Their points.
    pub points: [u8; 2],
    /// Their number.
    pub pieces: [u8; 2],
    /// Which of the two decided.
    pub decided_by: DecidedBy,
}

/// What decided the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// One side has more points.
    Points,
    /// With equal points, one side has more pieces.
    Pieces,
    /// Both are equal: a draw.
    Nothing,
}

impl DecidedBy {
    /// All of them.
    pub const ALL: [DecidedBy; 3] = [DecidedBy::Points, DecidedBy::Pieces, DecidedBy::Nothing];

    /// The stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            DecidedBy::Points => "points",
            DecidedBy::Pieces => "pieces",
            DecidedBy::Nothing => "nothing",
        }
    }
}

pub(super) fn outcome(position: &Position) -> Option<Outcome> {
    if movegen::can_move(position) {
        return None;
    }
    let [first, second] = Player::BOTH.map(|player| tally(position, player));
    Some(match first.cmp(&second) {
        Ordering::Greater => Outcome::Win(Player::First),
        Ordering::Less => Outcome::Win(Player::Second),
        Ordering::Equal => Outcome::Draw,
    })
}

impl Position {
    /// The points of a player's pieces around a square.
    #[must_use]
    pub fn points_around(&self, player: Player, square: Square) -> u32 {
        self.points_on(player, AROUND[square.index()])
    }
}

/// Points and pieces of a player around the totem: more is better, points first.
fn tally(position: &Position, player: Player) -> (u32, u32) {
    let totem = position.totem();
    let around = AROUND[totem.index()];
    (
        position.points_around(player, totem),
        (position.pieces_of(player) & around).count(),
    )
}

pub(super) fn end(position: &Position) -> Option<End> {
    outcome(position)?;
    let [first, second] = Player::BOTH.map(|player| tally(position, player));
    let around = AROUND[position.totem().index()];
    Some(End {
        around: Player::BOTH.map(|player| position.pieces_of(player) & around),
        points: [first.0 as u8, second.0 as u8],
        pieces: [first.1 as u8, second.1 as u8],
        decided_by: if first.0 != second.0 {
            DecidedBy::Points
        } else if first.1 != second.1 {
            DecidedBy::Pieces
        } else {
            DecidedBy::Nothing
        },
    })
}
