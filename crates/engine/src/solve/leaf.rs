//! Where the solution ends: positions that a solver settles by itself in a moment.

use super::{Answer, Goal, GoalAnswer, Solvable, Solver};

/// A position that a fresh solver settles within this many nodes needs no entry: some
/// thousandths of a second. In the shipped file the strategy from the start position goes down to
/// 256, less than a thousandth, so that the first player wins at any clock.
pub const LEAF_NODES: u64 = 2048;

const MEMORY: usize = 1 << 20;

/// What a solver that knows nothing yet proves within this many nodes. Whoever plays by the
/// solution asks this where it is silent.
#[must_use]
pub fn leaf_answer<G: Solvable>(
    position: &G,
    nodes: u64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Answer<G::Turn>> {
    let mut solver = Solver::new(MEMORY).ok()?;
    let answer = solver.solve(position, 1, &|searched| searched < nodes && go_on());
    answer.value.is_some().then_some(answer)
}

/// Does such a solver prove within this many nodes that the side to move reaches the goal? A win is
/// proven in exactly the steps of [`leaf_answer`], so that nothing is left to the player that it
/// cannot do.
pub(crate) fn leaf_reach<G: Solvable>(
    position: &G,
    goal: Goal,
    nodes: u64,
) -> Option<GoalAnswer<G::Turn>> {
    let mut solver = Solver::new(MEMORY).ok()?;
    let reach = solver.reach(position, goal, 1, &|searched| searched < nodes);
    (reach.reached == Some(true)).then_some(reach)
}
