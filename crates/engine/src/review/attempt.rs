//! Looking for the better turn oneself: whether a turn keeps what a position is worth, and how it
//! is refuted if it does not.

use super::place::after;
use crate::game::EngineGame;
use crate::solve::{Goal, Solver, Value, exact_line};

/// What a turn is worth as an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt<T> {
    /// It keeps what the position is worth, as is proven.
    Keeps,
    /// It does not: the opponent answers like this.
    Fails {
        /// The opponent's best play, as far as it is known.
        answer: Vec<T>,
    },
    /// Nobody knows within so many nodes.
    Open,
}

/// Nodes for the exact line of a refutation.
const LINE_NODES: u64 = 32_000;

/// Whether a legal turn keeps what the position is proven to be worth, within so many nodes.
pub fn attempt<G: EngineGame>(
    solver: &mut Solver,
    position: &G,
    value: Value,
    turn: G::Turn,
    nodes: u64,
) -> Attempt<G::Turn> {
    // What the opponent must reach so that the turn is worth less.
    let goal = match value {
        Value::Win => Goal::Hold,
        Value::Draw => Goal::Win,
        Value::Loss => return Attempt::Keeps,
    };
    let next = after(position, turn);
    let reach = solver.reach(&next, goal, 1, &|searched| searched < nodes);
    match reach.reached {
        Some(false) => Attempt::Keeps,
        None => Attempt::Open,
        Some(true) => {
            let soonest = exact_line(&next, Value::Win, LINE_NODES, &|| true);
            // A line that is not to the end of the game wins nothing: the answer holds.
            let answer = soonest.unwrap_or_else(|| reach.best.into_iter().collect());
            Attempt::Fails { answer }
        }
    }
}
