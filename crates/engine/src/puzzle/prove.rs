//! Proving with the solver that one turn, and no other, reaches a goal.

use super::{Puzzling, after, wins_at_once};
use crate::playable::Playable;
use crate::solve::{Goal, NoMemory, Solvable, Solver, Value, exact_line};

/// For the table of a solver, in bytes.
const MEMORY: usize = 32 << 20;

/// A solver that gives up soon: there are more positions where this one came from.
pub(super) struct Prover {
    solver: Solver,
    /// For every question.
    nodes: u64,
}

impl Prover {
    /// A prover that spends this many nodes on a question. It knows nothing yet, so that what it
    /// finds does not depend on what it was asked before.
    pub(super) fn new(nodes: u64) -> Result<Prover, NoMemory> {
        let solver = Solver::new(MEMORY)?;
        Ok(Prover { solver, nodes })
    }

    /// The value of a position.
    pub(super) fn value<G: Solvable>(&mut self, position: &G) -> Option<Value> {
        let most = self.nodes;
        self.solver.solve(position, 1, &|nodes| nodes < most).value
    }

    /// The turn with which the side to move reaches the goal, if all others are proven not to
    /// reach it. Turns that are one answer count as one.
    pub(super) fn only_turn<G>(&mut self, position: &G, goal: Goal) -> Option<G::Turn>
    where
        G: Puzzling + Solvable,
    {
        let mut right = None;
        for turn in by_sight(position) {
            if !self.reaches(position, turn, goal)? {
                continue;
            }
            match right {
                None => right = Some(turn),
                Some(right) if wins_at_once(position, right) => {
                    if !position.is_same_answer(right, turn) {
                        return None;
                    }
                }
                Some(_) => return None,
            }
        }
        right
    }

    fn reaches<G: Solvable>(&mut self, position: &G, turn: G::Turn, goal: Goal) -> Option<bool> {
        let next = after(position, turn);
        let against = match goal {
            Goal::Win => Goal::Hold,
            Goal::Hold => Goal::Win,
        };
        let most = self.nodes;
        let go_on = |nodes: u64| nodes < most;
        let answer = self.solver.reach(&next, against, 1, &go_on);
        answer.reached.map(|reached| !reached)
    }

    /// Best play of both from a position that is won for the side to move.
    pub(super) fn shortest<G: Solvable>(&self, position: &G) -> Option<Vec<G::Turn>> {
        exact_line(position, Value::Win, self.nodes, &|| true)
    }
}

/// All turns, those that look best first.
pub(super) fn by_sight<G: Playable>(position: &G) -> Vec<G::Turn> {
    let mut children = Vec::new();
    position.expand(&mut children);
    children.sort_by_key(|child| (-child.score, child.turn));
    children.into_iter().map(|child| child.turn).collect()
}
