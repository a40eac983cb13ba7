//! Proving the map, position after position.
//!
//! What the solution says comes first. Then all open positions get a few nodes each, those that
//! are left more, and so on: what is cheap is settled first, and what one proof has found helps
//! the others, as they share the solver's table. Several threads work on as many positions: two
//! on the same one would be in each other's way. Of the positions after three turns, many have
//! been settled by then on the way to others.

use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use rules::Game;
use rules::oxono::Position;

use super::super::{Solution, first_turns};
use super::{Line, MapJournal, Place, later_places, places};
use crate::solve::{Goal, Solver, Value};

/// How many nodes each open position gets, round by round.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In the first round.
    pub first: u64,
    /// In the last round; each gives four times as many as the one before.
    pub last: u64,
    /// Then for each position after three turns; with 0, none of them is tried.
    pub later: u64,
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
        let mut open = Vec::new();
        for place in places() {
            if !self.journal.lines.contains_key(&place.key) {
                let line = self.look_up(&place);
                self.note(place, line, &mut open)?;
            }
        }
        let searches = limits.first <= limits.last && !open.is_empty();
        if searches || limits.later > 0 {
            // Many proofs share the table: it fills up, though none would fill it alone.
            self.solver.unfold();
            self.solver.learn(&proven_by(self.solution));
            self.solver.learn(&self.proven_before());
        }
        let mut nodes = limits.first;
        while !open.is_empty() && nodes <= limits.last && (self.go_on)(0) {
            open = self.round(open, nodes)?;
            nodes = nodes.saturating_mul(4);
        }
        if limits.later > 0 && (self.go_on)(0) {
            let mut later = later_places();
            // A turn that wins at once needs no map.
            let wins_at_once = |place: &Place| place.position.winning_turn().is_some();
            later.retain(|place| !self.knows(place) && !wins_at_once(place));
            self.round(later, limits.later)?;
        }
        Ok(open.is_empty())
    }

    /// Tries every open position once, with this many nodes for each, and says which stay open.
    fn round(&mut self, places: Vec<Place>, nodes: u64) -> io::Result<Vec<Place>> {
        let mut open = Vec::new();
        let queue = Mutex::new(places.into_iter());
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        let failed = AtomicBool::new(false);
        let may_go_on = self.go_on;
        let prover = Prover {
            solution: self.solution,
            nodes,
            go_on: &|searched| !failed.load(Ordering::Relaxed) && may_go_on(searched),
        };
        let (send, tried) = mpsc::channel();
        thread::scope(|scope| {
            for worker in 0..self.threads.max(1) {
                let (next, prover, send) = (&next, &prover, send.clone());
                let mut solver = self.solver.sharing();
                let work = move || {
                    while let Some(place) = next() {
                        let line = prover.search(&place, &mut solver);
                        // Nobody listens any more only if a line could not be kept.
                        let _ = send.send((place, line));
                    }
                };
                match thread::Builder::new().spawn_scoped(scope, work) {
                    Ok(_) => {}
                    Err(error) if worker == 0 => return Err(error),
                    // A system that has no more threads to give has fewer of them, no failure.
                    Err(_) => break,
                }
            }
            drop(send);
            for (place, line) in tried {
                self.note(place, line, &mut open)
                    .inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
            }
            Ok(open)
        })
    }

    fn knows(&self, place: &Place) -> bool {
        let Place { position, key, .. } = place;
        self.journal.lines.contains_key(key) || self.solution.value(position).is_some()
    }

    /// Keeps what was found of a position, if anything was.
    fn note(&mut self, place: Place, line: Option<Line>, open: &mut Vec<Place>) -> io::Result<()> {
        match line {
            Some(line) => {
                let line = self.journal.note(&place.position, line);
                (self.write)(&line)?;
            }
            None => open.push(place),
        }
        Ok(())
    }

    /// The positions whose value is in the journal: the work of earlier runs.
    fn proven_before(&self) -> Vec<(Position, Value)> {
        let places = places().into_iter().chain(later_places());
        let proven = places.filter_map(|place| {
            let line = self.journal.lines.get(&place.key)?;
            Some((place.position, line.value))
        });
        proven.collect()
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
}

/// Looks for the value of one position after the other.
struct Prover<'a> {
    solution: &'a Solution,
    /// For each.
    nodes: u64,
    go_on: &'a (dyn Fn(u64) -> bool + Sync),
}

impl Prover<'_> {
    fn search(&self, place: &Place, solver: &mut Solver) -> Option<Line> {
        if !(self.go_on)(0) {
            return None;
        }
        let position = &place.position;
        let within = |searched: u64| searched < self.nodes && (self.go_on)(searched);
        let (low, _) = place.bounds(self.solution);
        if low == Value::Loss {
            let answer = solver.solve(position, 1, &within);
            let value = answer.value?;
            // The nodes may not have sufficed to find a turn again that the table has lost.
            let turn = match value {
                Value::Loss => answer.best,
                Value::Draw | Value::Win => Some(answer.best?),
            };
            let nodes = answer.nodes;
            return Some(Line { value, turn, nodes });
        }
        // It does not lose: whether it is won is all that is open.
        let won = solver.reach(position, Goal::Win, 1, &within);
        let (value, turn) = if won.reached? {
            (Value::Win, won.best?)
        } else {
            let held = self.solution.turn_to(Goal::Hold, position);
            let mut search = || solver.reach(position, Goal::Hold, 1, &within);
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
