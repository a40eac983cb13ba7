//! Checking the map of OXONO.
//!
//! A value must not be denied by the strategies. Then it is proven again, of a win and of a draw
//! with the turn that the map names: where the game comes to a position of the strategies, they are
//! followed against every reply, and all else is left to the plain search, as far as its nodes
//! reach.

use rules::oxono::Position;
use rules::{Game, Player};

use super::{Counts, Flaw, Walk};
use crate::oxono::solution::Solution;
use crate::oxono::solution::map::{Entry, Place};
use crate::solve::{Goal, Value};

/// What stands behind a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The strategies of the solution say the same.
    Strategies,
    /// It was proven again, with this many nodes of the plain search.
    Search(u64),
    /// The nodes did not suffice; nothing denies it.
    Unfinished,
}

/// Checks one position after the other. What the plain search has proven for one helps with the
/// next.
pub struct MapCheck<'a> {
    solution: &'a Solution,
    /// By player, to win and not to lose.
    walks: [[Walk<'a>; 2]; 2],
}

impl std::fmt::Debug for MapCheck<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MapCheck").finish_non_exhaustive()
    }
}

impl<'a> MapCheck<'a> {
    /// A check of this solution's map.
    #[must_use]
    pub fn new(solution: &'a Solution) -> MapCheck<'a> {
        let walks = |player| [Goal::Win, Goal::Hold].map(|goal| Walk::new(solution, player, goal));
        MapCheck {
            solution,
            walks: Player::BOTH.map(walks),
        }
    }

    /// Checks a position; `None` if its value is not known. Each question to the plain search
    /// gets this many nodes. `go_on` is told the counts from time to time.
    ///
    /// # Errors
    /// If the value or the turn is wrong.
    pub fn check(
        &mut self,
        place: &Place,
        nodes: u64,
        go_on: &dyn Fn(&Counts) -> bool,
    ) -> Result<Option<(Value, Proof)>, Flaw> {
        let position = &place.position;
        let Some(value) = self.solution.known_value(position) else {
            return Ok(None);
        };
        let (low, high) = place.bounds(self.solution);
        if value < low || value > high {
            return Err(Flaw::Contradicted(*position));
        }
        let proof = match self.solution.map().get(position) {
            Some(entry) => self.prove(position, entry, nodes, go_on)?,
            None => None,
        };
        let proof = match proof {
            Some(nodes) => Proof::Search(nodes),
            None if low == high => Proof::Strategies,
            None => Proof::Unfinished,
        };
        Ok(Some((value, proof)))
    }

    /// Proves an entry, with the turn that is said to keep the value, and gives the nodes that the
    /// plain search took; `None` if they do not suffice.
    fn prove(
        &mut self,
        position: &Position,
        entry: Entry,
        nodes: u64,
        go_on: &dyn Fn(&Counts) -> bool,
    ) -> Result<Option<u64>, Flaw> {
        let mut next = *position;
        if let Some(turn) = entry.turn {
            next.play(turn)
                .map_err(|_| Flaw::Illegal(*position, turn))?;
        }
        let mover = position.to_move();
        let questions: &[(Player, Goal, &Position)] = match entry.value {
            Value::Win => &[(mover, Goal::Win, &next)],
            Value::Draw => &[(mover, Goal::Hold, &next), (!mover, Goal::Hold, position)],
            Value::Loss => &[(!mover, Goal::Win, position)],
        };
        let mut sum = 0;
        for &(player, goal, position) in questions {
            let walk = &mut self.walks[player as usize][goal as usize];
            walk.forget();
            match walk.check(position, nodes, go_on) {
                Ok(()) => sum += walk.counts.leaf_nodes,
                Err(Flaw::Stopped) => return Ok(None),
                Err(flaw) => return Err(flaw),
            }
        }
        Ok(Some(sum))
    }
}
