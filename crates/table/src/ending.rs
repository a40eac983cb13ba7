//! The result of a game and what brought it about.

use rules::record::result_text;
use rules::{Game, Outcome};
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who has won; `None` if the game was called off.
    pub outcome: Option<Outcome>,
    /// What ended it.
    pub termination: Termination,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
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
    /// A program ended or could not be started.
    Crash,
    /// A program's answer was not a legal turn.
    Illegal,
    /// A program gave no answer.
    NoAnswer,
    /// The referee decided.
    Adjudication,
}

impl Termination {
    /// Every termination there is.
    pub const ALL: [Termination; 10] = [
        Termination::Normal,
        Termination::Resignation,
        Termination::Time,
        Termination::Agreement,
        Termination::Abandoned,
        Termination::Aborted,
        Termination::Crash,
        Termination::Illegal,
        Termination::NoAnswer,
        Termination::Adjudication,
    ];

    /// Those by which the referee lets a player lose.
    pub const FORFEITS: [Termination; 4] = [
        Termination::Abandoned,
        Termination::Crash,
        Termination::Illegal,
        Termination::NoAnswer,
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
            Termination::Crash => "crash",
            Termination::Illegal => "illegal",
            Termination::NoAnswer => "no-answer",
            Termination::Adjudication => "adjudication",
        }
    }

    /// The termination of this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Termination> {
        Termination::ALL.into_iter().find(|t| t.code() == code)
    }
}

impl Ending {
    /// The ending of a position that is over by the rules.
    pub(crate) fn on_board<G: Game>(position: &G) -> Option<Ending> {
        position.outcome().map(|outcome| Ending {
            outcome: Some(outcome),
            termination: Termination::Normal,
        })
    }

    /// Can a game that has come to this position in `ply` turns have ended so?
    pub(crate) fn fits<G: Game>(self, position: &G, ply: usize) -> bool {
        let on_board = Ending::on_board(position);
        if on_board.is_some() {
            return on_board == Some(self);
        }
        match self.termination {
            Termination::Normal => false,
            Termination::Agreement => self.outcome == Some(Outcome::Draw),
            Termination::Aborted => self.outcome.is_none() && ply < 2,
            Termination::Time => self.outcome == Some(Outcome::Win(!position.to_move())),
            Termination::Adjudication => self.outcome.is_some(),
            Termination::Resignation
            | Termination::Abandoned
            | Termination::Crash
            | Termination::Illegal
            | Termination::NoAnswer => matches!(self.outcome, Some(Outcome::Win(_))),
        }
    }

    /// The result as it stands in a record, the first player's points first.
    #[must_use]
    pub const fn score(self) -> &'static str {
        result_text(self.outcome)
    }
}
