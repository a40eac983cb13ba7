//! Exact values: won, drawn or lost for the side to move, proven.
//!
//! ```
//! use engine::solve::{Solver, Value};
//! use rules::oxono;
//!
//! let position: oxono::Position = "1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p".parse().unwrap();
//! let mut solver = Solver::new(64 << 20).unwrap();
//! let answer = solver.solve(&position, 1, &|_| true);
//! assert_eq!(answer.value, Some(Value::Win));
//! ```

pub(crate) mod dfpn;
mod distance;
pub(crate) mod keys;
mod leaf;
mod limited;
mod line;
mod margin;
mod solvable;
mod solver;
mod state;
pub(crate) mod table;

pub use distance::{exact_line, longest};
pub(crate) use leaf::leaf_reach;
pub use leaf::{LEAF_NODES, leaf_answer};
pub use margin::Margin;
pub use solvable::Solvable;
pub use solver::{Answer, GoalAnswer, NoMemory, Solver};
pub use state::{State, StateError};

use rules::{Outcome, Player};

/// What a position is worth to the side to move under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The side to move loses.
    Loss,
    /// Neither side can win.
    Draw,
    /// The side to move wins.
    Win,
}

/// What a player may want to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To win.
    Win,
    /// Not to lose: a draw will do.
    Hold,
}

impl Goal {
    /// Is it reached with this value?
    #[must_use]
    pub const fn is_met_by(self, value: Value) -> bool {
        match self {
            Goal::Win => matches!(value, Value::Win),
            Goal::Hold => matches!(value, Value::Win | Value::Draw),
        }
    }
}

impl Value {
    /// `win`, `draw` or `loss`, as it stands in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Value::Loss => "loss",
            Value::Draw => "draw",
            Value::Win => "win",
        }
    }

    /// The value with this name in data.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Value> {
        let values = [Value::Loss, Value::Draw, Value::Win];
        values.into_iter().find(|value| value.name() == name)
    }

    /// The value of a finished game to the player whose turn it would be.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, to_move: Player) -> Value {
        match outcome {
            Outcome::Draw => Value::Draw,
            Outcome::Win(player) if player == to_move => Value::Win,
            Outcome::Win(_) => Value::Loss,
        }
    }

    /// The same value seen from the other side.
    #[must_use]
    pub const fn reversed(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}
