//! Whether a level solves a puzzle: what ratings are checked against.

use super::{Puzzle, Puzzling, wins_at_once};
use crate::game::EngineGame;
use crate::level::{Level, choose};

/// Does a player of this level find every turn that is asked for? The same seed gives the same
/// answer.
#[must_use]
pub fn solves<G: Puzzling + EngineGame>(puzzle: &Puzzle<G>, level: Level, seed: u64) -> bool {
    puzzle.steps().all(|(position, right)| {
        choose(&position, level, seed).is_some_and(|turn| {
            turn == right || wins_at_once(&position, turn) && position.is_same_answer(right, turn)
        })
    })
}
