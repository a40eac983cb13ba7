//! Making it hard for the winner.

use crate::solve::{Solvable, Solver};

/// In a lost position, the turn that is hardest to refute: the one against which a little solver
/// that knows nothing yet needs longest, up to `most` nodes. `first` stands if nothing is harder.
pub(crate) fn hardest<G: Solvable>(
    position: &G,
    first: G::Turn,
    most: u64,
    stop: &(dyn Fn() -> bool + Sync),
) -> G::Turn {
    let effort = |turn: G::Turn| {
        let mut after = *position;
        after.play_unchecked(turn);
        let Ok(mut solver) = Solver::new(1 << 18) else {
            return 0;
        };
        let go_on = |nodes: u64| nodes < most && !stop();
        solver.solve(&after, 1, &go_on).nodes
    };
    let mut best = (effort(first), first);
    for turn in position.legal_turns() {
        if best.0 >= most || stop() {
            break;
        }
        let effort = effort(turn);
        if effort > best.0 {
            best = (effort, turn);
        }
    }
    best.1
}
