//! Where the solution ends: positions that a solver settles by itself in a moment.

use crate::solve::{Answer, Solvable, Solver};

/// A position that a fresh solver settles within this many nodes needs no entry: some
/// thousandths of a second.
pub const LEAF_NODES: u64 = 2048;

/// The same in the strategy from the start position: less than a thousandth of a second, so that
/// the first player wins at any clock.
pub const START_LEAF_NODES: u64 = 256;

const MEMORY: usize = 1 << 20;

/// What a solver that knows nothing yet proves within so many nodes. The builder of the solution
/// and whoever plays by it ask alike, so that the one leaves nothing to the other that it cannot
/// do.
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
