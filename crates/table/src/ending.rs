//! The result of a game and what brought it about.

use rules::{Outcome, Player};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who has won; `None` if the game was called off.
    pub outcome: Option<Outcome>,
    /// What ended it.
    pub termination: Termination,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// The rules of the game.
    Normal,
    /// A player gave up.
    Resignation,
    /// A player's time was used up.
    Time,
    /// The players agreed on a draw.
    Agreement,
    /// A player went away.
    Abandoned,
    /// Called off before both had played.
    Aborted,
}

impl Termination {
    /// Every termination there is.
    pub const ALL: [Termination; 6] = [
        Termination::Normal,
        Termination::Resignation,
        Termination::Time,
        Termination::Agreement,
        Termination::Abandoned,
        Termination::Aborted,
    ];

    /// The stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Termination::Normal => "normal",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
            Termination::Agreement => "agreement",
            Termination::Abandoned => "abandoned",
            Termination::Aborted => "aborted",
        }
    }

    /// The termination of this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Termination> {
        Termination::ALL.into_iter().find(|t| t.code() == code)
    }
}

impl Ending {
    /// The result as it stands in a record, the first player's points first.
    #[must_use]
    pub const fn score(self) -> &'static str {
        match self.outcome {
            Some(Outcome::Win(Player::First)) => "1-0",
            Some(Outcome::Win(Player::Second)) => "0-1",
            Some(Outcome::Draw) => "1/2-1/2",
            None => "*",
        }
    }
}
