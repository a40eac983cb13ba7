//! How a game of proven value goes on: how long it takes, and a line of best play to its end.

use rules::Game;

use crate::proven::{Distance, Proven};
use crate::solve::{Solvable, Solver, Value, exact_line, longest};

/// The value of a position, how long it takes, and a line that shows both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course<T> {
    /// The value and the distance.
    pub proven: Proven,
    /// Play to the end of the game that keeps the value: of as many turns as the distance says,
    /// exactly or at most. It ends before the game does only if the work had to stop.
    pub line: Vec<T>,
}

/// Nodes for the exact distance of a position, if there are `nodes` with half of the pieces on the
/// board. Before there are fewer and later more, so that what is known to the turn stays so from
/// turn to turn.
fn exact_nodes<G: Game>(position: &G, nodes: u64) -> u64 {
    let half = G::MAX_TURNS as u32 / 2;
    let placed = position.pieces_placed();
    let later = (half..placed).fold(nodes, |nodes, _| nodes.saturating_add(nodes / 4));
    (placed..half).fold(later, |nodes, _| nodes - nodes / 5)
}

/// The course of a position of this proven value. Where the exact distance is too far, it begins
/// with `best`, a turn that keeps the value, or in a lost position with any. `nodes` is what the
/// exact distance is worth in the middle of a game.
pub fn course<G: Solvable>(
    solver: &mut Solver,
    position: &G,
    value: Value,
    best: Option<G::Turn>,
    nodes: u64,
    go_on: &(dyn Fn(u64) -> bool + Sync),
) -> Course<G::Turn> {
    if let Some(course) = exact_course(position, value, nodes, &|| go_on(0)) {
        return course;
    }
    let proven = Proven::new(value, Distance::AtMost(longest(position, value)));
    let mut line = Vec::new();
    let (mut position, mut value) = (*position, value);
    let mut next = best.or_else(|| known_next(&position, value));
    while let Some(turn) = next {
        line.push(turn);
        position.play_unchecked(turn);
        value = value.reversed();
        next = known_next(&position, value);
    }
    let end = match line.is_empty() {
        true => None,
        false => exact_course(&position, value, nodes, &|| go_on(0)),
    };
    line.extend(match end {
        Some(end) => end.line,
        None => solver.line(&position, value, go_on),
    });
    Course { proven, line }
}

/// The course of a position that is won or lost, if its exact distance is found with the nodes
/// that it is worth.
#[must_use]
pub fn exact_course<G: Solvable>(
    position: &G,
    value: Value,
    nodes: u64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Course<G::Turn>> {
    let line = exact_line(position, value, exact_nodes(position, nodes), go_on)?;
    let proven = Proven::new(value, Distance::Exactly(line.len() as u32));
    Some(Course { proven, line })
}

/// What the opening solution plays. It has an answer to every turn of a loser, who takes one of
/// those that do not lose at once.
fn known_next<G: Solvable>(position: &G, value: Value) -> Option<G::Turn> {
    match value {
        _ if position.outcome().is_some() => None,
        Value::Win => position.known_turn(),
        Value::Draw => position.known_hold(),
        Value::Loss => position.legal_turns().into_iter().find(|&turn| {
            let mut after = *position;
            after.play_unchecked(turn);
            after.known_turn().is_some() && after.winning_turn().is_none()
        }),
    }
}
