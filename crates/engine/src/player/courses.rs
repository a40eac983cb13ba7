//! Proven lines, taken to the end of the game.

use std::collections::HashMap;

use rules::Game;

use crate::course::{course, exact_course};
use crate::game::EngineGame;
use crate::order::best_first;
use crate::proven::Proven;
use crate::score::Score;
use crate::search::{Findings, Line};
use crate::solve::{Solver, Value};

/// Nodes for the exact distance of a line, in the middle of a game.
const EXACT_NODES: u64 = 8000;
/// Nodes for the way to the end of a line whose exact distance is too far.
const LINE_NODES: u64 = 20_000;

/// Is it time to stop?
type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// A turn that has been followed to the end of the game.
#[derive(Debug)]
struct Followed<T> {
    /// What was known of it before.
    asked: Proven,
    proven: Proven,
    line: Vec<T>,
}

/// What is proven about the turns of one position, with a line for each.
#[derive(Debug)]
pub(super) struct Courses<G: Game> {
    position: G,
    followed: HashMap<G::Turn, Followed<G::Turn>>,
    /// The turn that wins soonest, once it has been looked for.
    soonest: Option<Option<G::Turn>>,
}

impl<G: EngineGame> Courses<G> {
    /// Nothing is known yet.
    pub(super) fn new(position: &G) -> Courses<G> {
        Courses {
            position: *position,
            followed: HashMap::new(),
            soonest: None,
        }
    }

    /// Is it about this position?
    pub(super) fn fits(&self, position: &G) -> bool {
        self.position == *position
    }

    /// Gives every proven line its distance, as far as that is to be had quickly, and takes it to
    /// the end of the game.
    pub(super) fn complete(
        &mut self,
        solver: &mut Solver,
        findings: &mut Findings<G>,
        stop: Stop<'_>,
    ) {
        for line in &mut findings.lines {
            let Score::Proven(proven) = line.score else {
                continue;
            };
            let turn = line.turns[0];
            let news = |followed: &Followed<_>| followed.asked.sharper(proven) != followed.asked;
            if self.followed.get(&turn).is_none_or(news) && !stop() {
                let found = self.follow(solver, proven, &line.turns, stop);
                self.followed.insert(turn, found);
            }
            if let Some(found) = self.followed.get(&turn) {
                line.score = Score::Proven(found.proven);
                line.turns.clone_from(&found.line);
            }
        }
    }

    /// Completes the lines and, if there is a win, puts the soonest one first.
    pub(super) fn finish(
        &mut self,
        solver: &mut Solver,
        findings: &mut Findings<G>,
        stop: Stop<'_>,
    ) {
        let soon = |line: &Line<G>| match line.score {
            Score::Proven(Proven::Win(distance)) => Some(-(distance.most() as i32)),
            _ => None,
        };
        let count = findings.lines.len();
        if findings.lines.first().and_then(soon).is_some()
            && let Some(turn) = self.soonest(stop)
        {
            findings.put_first(&self.position, turn, Value::Win, count);
        }
        self.complete(solver, findings, stop);
        best_first(&mut findings.lines, |line| soon(line).unwrap_or(i32::MIN));
    }

    /// The turn that wins soonest, if that is found quickly.
    fn soonest(&mut self, stop: Stop<'_>) -> Option<G::Turn> {
        if self.soonest.is_none() && !stop() {
            let found = exact_course(&self.position, Value::Win, EXACT_NODES, &|| !stop());
            self.soonest = Some(found.as_ref().map(|course| course.line[0]));
            if let Some(found) = found {
                let followed = Followed {
                    asked: found.proven,
                    proven: found.proven,
                    line: found.line,
                };
                self.followed.insert(followed.line[0], followed);
            }
        }
        self.soonest.flatten()
    }

    /// What becomes of a line that begins like this and of which this is proven.
    fn follow(
        &self,
        solver: &mut Solver,
        asked: Proven,
        turns: &[G::Turn],
        stop: Stop<'_>,
    ) -> Followed<G::Turn> {
        let value = asked.value();
        let mut after = self.position;
        after.play_unchecked(turns[0]);
        let go_on = |nodes: u64| nodes < LINE_NODES && !stop();
        let behind = course(solver, &after, value.reversed(), None, EXACT_NODES, &go_on);
        let mut line = vec![turns[0]];
        line.extend(behind.line);
        let found = behind.proven.before();
        let sharper = asked.sharper(found);
        // The line must show what is said of it; where none does, less is said.
        let (proven, line) = if found == sharper || self.shows(&line, sharper) {
            (sharper, line)
        } else if self.shows(turns, sharper) || !self.shows(&line, found) {
            (sharper, turns.to_vec())
        } else {
            (found, line)
        };
        Followed {
            asked,
            proven,
            line,
        }
    }

    /// Does a line end the game with this value, in no more turns than this?
    fn shows(&self, line: &[G::Turn], proven: Proven) -> bool {
        let mover = self.position.to_move();
        let mut position = self.position;
        line.iter().for_each(|&turn| position.play_unchecked(turn));
        let value = position
            .outcome()
            .map(|outcome| Value::of_outcome(outcome, mover));
        let short = |most: u32| line.len() <= most as usize;
        value == Some(proven.value()) && proven.distance().is_none_or(|d| short(d.most()))
    }
}
