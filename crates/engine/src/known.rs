//! Answers that are known without a search.

use crate::player::hardest;
use crate::solve::{Answer, Solvable, Value};

/// Nodes to find out which turn of a lost position is hardest to refute.
const RESISTANCE: u64 = 40_000;

/// The answer that is known without a search: the value is in the solution, or one turn leads to
/// a lost position of it, or every turn to a won one.
#[must_use]
pub fn known_answer<G: Solvable>(position: &G) -> Option<Answer<G::Turn>> {
    if position.outcome().is_some() {
        return None;
    }
    let answer = |value, best| {
        Some(Answer {
            value: Some(value),
            best,
            nodes: 0,
        })
    };
    if let Some(turn) = position.known_turn() {
        return answer(Value::Win, Some(turn));
    }
    let turns = position.legal_turns();
    let mut is_lost = true;
    for &turn in &turns {
        let mut next = *position;
        next.play_unchecked(turn);
        match next.known_value() {
            Some(Value::Loss) => return answer(Value::Win, Some(turn)),
            Some(Value::Win) => {}
            _ => is_lost = false,
        }
    }
    // Of a won or drawn position the turn must be known too.
    if position.known_value() == Some(Value::Draw)
        && let Some(turn) = position.known_hold()
    {
        return answer(Value::Draw, Some(turn));
    }
    if is_lost || position.known_value() == Some(Value::Loss) {
        let first = turns.first().copied();
        let best = first.map(|first| hardest(position, first, RESISTANCE, &|| false));
        return answer(Value::Loss, best);
    }
    None
}
