//! Proving the map, position after position.
//!
//! What the solution says comes first. Then all open positions get a few nodes each, those that
//! are left more, and so on: what is cheap is settled first, and what one proof has found helps
//! the next, as they share the solver's table.

use std::fmt;
use std::io;

use rules::Game;
use rules::oxono::Position;

use super::super::{Solution, first_turns};
use super::{Line, MapJournal, Place, places};
use crate::solve::{Goal, Solver, Value};

/// How many nodes each open position gets, round by round.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In the first round.
    pub first: u64,
    /// In the last round; each gives four times as many as the one before.
    pub last: u64,
}

/// Proves what is open.
pub struct MapBuilder<'a> {
    journal: MapJournal,
    solution: &'a Solution,
    solver: &'a mut Solver,
    threads: usize,
    /// Keeps a new line of the journal, which comes without the line feed.
    write: &'a mut dyn FnMut(&str) -> io::Result<()>,
    go_on: &'a (dyn Fn(u64) -> bool + Sync),
}

impl fmt::Debug for MapBuilder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MapBuilder").finish_non_exhaustive()
    }
}

impl<'a> MapBuilder<'a> {
    /// A builder that goes on where the journal ends.
    pub fn new(
        journal: MapJournal,
        solution: &'a Solution,
        solver: &'a mut Solver,
        threads: usize,
        write: &'a mut dyn FnMut(&str) -> io::Result<()>,
        go_on: &'a (dyn Fn(u64) -> bool + Sync),
    ) -> MapBuilder<'a> {
        MapBuilder {
            journal,
            solution,
            solver,
            threads,
            write,
            go_on,
        }
    }

    /// Settles what can be settled within the limits; `true` if nothing is left open.
    ///
    /// # Errors
    /// If a line cannot be kept.
    pub fn run(&mut self, limits: Limits) -> io::Result<bool> {
        let mut open = places();
        open.retain(|place| !self.journal.lines.contains_key(&place.key));
        self.round(&mut open, None)?;
        if !open.is_empty() && limits.first <= limits.last {
            // Many proofs share the table: it fills up, though none would fill it alone.
            self.solver.unfold();
            self.solver.learn(&proven_by(self.solution));
        }
        let mut nodes = limits.first;
        while !open.is_empty() && nodes <= limits.last && (self.go_on)(0) {
            self.round(&mut open, Some(nodes))?;
            nodes = nodes.saturating_mul(4);
        }
        Ok(open.is_empty())
    }

    /// Tries every open position once, with this many nodes for each, or without any search.
    fn round(&mut self, open: &mut Vec<Place>, nodes: Option<u64>) -> io::Result<()> {
        for place in std::mem::take(open) {
            let line = match nodes {
                None => self.look_up(&place),
                Some(nodes) if (self.go_on)(0) => self.search(&place, nodes),
                Some(_) => None,
            };
            match line {
                Some(line) => {
                    let line = self.journal.note(&place.position, line);
                    (self.write)(&line)?;
                }
                None => open.push(place),
            }
        }
        Ok(())
    }

    /// What is proven so far.
    #[must_use]
    pub fn journal(&self) -> &MapJournal {
        &self.journal
    }

    /// What the solution says, where it leaves nothing open.
    fn look_up(&self, place: &Place) -> Option<Line> {
        let (low, high) = place.bounds(self.solution);
        let turn = match low {
            _ if low < high => return None,
            Value::Win => Some(self.solution.turn_to(Goal::Win, &place.position)?),
            Value::Draw => Some(self.solution.turn_to(Goal::Hold, &place.position)?),
            Value::Loss => None,
        };
        Some(Line {
            value: low,
            turn,
            nodes: 0,
        })
    }

    fn search(&mut self, place: &Place, nodes: u64) -> Option<Line> {
        let position = &place.position;
        let within = |searched: u64| searched < nodes && (self.go_on)(searched);
        let (low, _) = place.bounds(self.solution);
        if low == Value::Loss {
            let answer = self.solver.solve(position, self.threads, &within);
            return Some(Line {
                value: answer.value?,
                turn: answer.best,
                nodes: answer.nodes,
            });
        }
        // It does not lose: whether it is won is all that is open.
        let won = self
            .solver
            .reach(position, Goal::Win, self.threads, &within);
        let (value, turn) = if won.reached? {
            (Value::Win, won.best?)
        } else {
            let held = self.solution.turn_to(Goal::Hold, position);
            let mut search = || {
                self.solver
                    .reach(position, Goal::Hold, self.threads, &within)
            };
            (Value::Draw, held.or_else(|| search().best)?)
        };
        Some(Line {
            value,
            turn: Some(turn),
            nodes: won.nodes,
        })
    }
}

/// The positions of the solution's winning strategies: those in which the winner is to move, and
/// those after its turn.
fn proven_by(solution: &Solution) -> Vec<(Position, Value)> {
    let mut proven = Vec::new();
    for first in first_turns() {
        let mut position = Position::start();
        position.play_unchecked(first);
        if solution.value(&position) == Some(Value::Draw) {
            continue;
        }
        for (position, turn) in solution.strategy(&position) {
            let mut next = position;
            next.play_unchecked(turn);
            proven.extend([(position, Value::Win), (next, Value::Loss)]);
        }
    }
    proven
}
