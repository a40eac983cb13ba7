//! Which turns of a position keep its value.

use std::ops::Range;

use engine::prove::prove;
use engine::solve::{Goal, Solver, Value};
use rules::Game;
use rules::oxono::{Position, Turn};

/// All questions about one position may take so many times the nodes of one. There are more where
/// it came from.
const ALL: u64 = 10;
/// For the table, in bytes.
const MEMORY: usize = 256 << 20;
/// At most this part of the turns keeps the value.
const PART: usize = 3;

/// A position in which it matters what is played.
pub(crate) struct Choice {
    pub(crate) value: Value,
    /// The turns that keep it, in the order of the rules.
    pub(crate) keeping: Vec<Turn>,
}

/// What is proven of the position within so many nodes a question, if it is a choice. Its own value
/// takes at least the fewest of them.
pub(crate) fn choice(position: &Position, cost: Range<u64>) -> Option<Choice> {
    let mut solver = Solver::new(MEMORY).ok()?;
    let within = |nodes: u64| nodes < cost.end;
    let (answer, _) = prove(&mut solver, position, 1, &within);
    let value = answer.value.filter(|&value| value != Value::Loss)?;
    if answer.nodes < cost.start {
        return None;
    }
    // What the opponent must not reach after a turn that keeps it.
    let against = match value {
        Value::Win => Goal::Hold,
        Value::Draw | Value::Loss => Goal::Win,
    };
    let turns = position.legal_turns();
    let mut keeping = Vec::new();
    let mut nodes = 0;
    for &turn in &turns {
        let mut next = *position;
        next.play_unchecked(turn);
        let reply = solver.reach(&next, against, 1, &within);
        if !reply.reached? {
            keeping.push(turn);
        }
        nodes += reply.nodes;
        if nodes > cost.end.saturating_mul(ALL) {
            return None;
        }
        if keeping.len() * PART > turns.len() {
            return None;
        }
    }
    Some(Choice { value, keeping })
}
