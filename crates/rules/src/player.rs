//! The two players and how a game can end.

use std::ops::Not;

/// One of the two players, by who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Pink in OXONO, White in YOXII.
    First,
    /// Black in OXONO, Red in YOXII.
    Second,
}

impl Player {
    /// Both, the first player first.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// `first` or `second`, as it stands in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Player::First => "first",
            Player::Second => "second",
        }
    }
}

impl Not for Player {
    type Output = Player;

    /// The opponent.
    fn not(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has won.
    Win(Player),
    /// Nobody has.
    Draw,
}

impl Outcome {
    /// `first`, `second` or `draw`, as it stands in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Win(player) => player.name(),
            Outcome::Draw => "draw",
        }
    }
}
