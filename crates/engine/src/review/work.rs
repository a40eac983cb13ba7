//! What is done for a review, in which order.

use std::sync::atomic::{AtomicU64, Ordering};

use super::deed::others;
use super::place::{Sight, after, reversed};
use super::{Class, Reviewer, class};
use crate::game::EngineGame;
use crate::proven::{Distance, Proven};
use crate::score::Score;
use crate::search::{Limits, search};
use crate::solve::{Goal, Solver, Value, exact_line};

/// One thing that is done for every position, from the end of the game to its beginning: what was
/// proven later helps before.
#[derive(Clone, Copy, Debug)]
enum Pass {
    /// Proves what a position is worth, with so many nodes.
    Prove(u64),
    /// Searches so many plies deep where something is not proven.
    Look(u32),
    /// Finds out how soon a proven position is decided, with so many nodes.
    Measure(u64),
    /// Looks whether other turns keep the value too, with so many nodes for each.
    Compare(u64),
}

/// All passes; each kind comes again with more.
const PASSES: [Pass; 17] = [
    Pass::Prove(500),
    Pass::Look(3),
    Pass::Measure(500),
    Pass::Prove(4000),
    Pass::Measure(4000),
    Pass::Compare(256),
    Pass::Look(4),
    Pass::Prove(32_000),
    Pass::Measure(16_000),
    Pass::Compare(2000),
    Pass::Look(5),
    Pass::Prove(250_000),
    Pass::Measure(64_000),
    Pass::Compare(16_000),
    Pass::Prove(2_000_000),
    Pass::Measure(64_000),
    Pass::Compare(128_000),
];

/// After so many passes every turn has a verdict.
pub(super) const FIRST_VERDICTS: usize = 3;

/// Is there nothing left to do after this pass?
pub(super) fn is_last(pass: usize) -> bool {
    pass >= PASSES.len()
}

/// A search that takes longer than this is given up.
const MOST_LOOK: u64 = 20_000;
/// So many turns may be left open before the question whether there is another is given up.
const MOST_OPEN: usize = 3;
/// Nodes for each answer when it is counted how many punish a turn, and the memory for it.
const ANSWER_NODES: u64 = 256;
const ANSWER_MEMORY: usize = 1 << 20;
/// A punishment that takes longer is not plain, however many there are.
const PLAIN_WITHIN: u32 = 6;

/// So many nodes pass between two questions whether to go on.
const NODES_PER_QUESTION: u64 = 256;

type GoOn<'a> = &'a (dyn Fn() -> bool + Sync);

impl<G: EngineGame> Reviewer<G> {
    /// Does the next step; false if there is none.
    pub(super) fn step(&mut self, go_on: GoOn<'_>) -> bool {
        let Some(&pass) = PASSES.get(self.pass) else {
            return false;
        };
        let Some(index) = self.left.checked_sub(1) else {
            self.pass += 1;
            self.left = self.places.len();
            return !is_last(self.pass);
        };
        let before = self.spent;
        match pass {
            Pass::Prove(nodes) => self.prove(index, nodes, go_on),
            Pass::Look(depth) => self.look(index, depth, go_on),
            Pass::Measure(nodes) => self.measure(index, nodes, go_on),
            Pass::Compare(nodes) => self.compare(index, nodes, go_on),
        }
        if go_on() {
            self.left = index;
        } else {
            self.spent = before;
        }
        true
    }

    /// So many nodes for one thing, as far as they are left.
    fn allowed(&self, nodes: u64) -> u64 {
        nodes.min(self.budget.saturating_sub(self.spent))
    }

    fn prove(&mut self, index: usize, nodes: u64, go_on: GoOn<'_>) {
        let nodes = self.allowed(nodes);
        let place = &mut self.places[index];
        if place.proven.is_some() && !place.lacks_turn() {
            return;
        }
        let within = |searched: u64| searched < nodes && go_on();
        let answer = self.solver.solve(&place.position, 1, &within);
        self.spent += answer.nodes;
        if let Some(value) = answer.value {
            place.settle(value, answer.best);
            self.infer();
        }
    }

    /// What follows from one position for its neighbours.
    pub(super) fn infer(&mut self) {
        for index in (0..self.deeds.len()).rev() {
            let [before, next] = &mut self.places[index..index + 2] else {
                continue;
            };
            // A turn that wins shows that the position is won. Another may win sooner.
            if let Some(Proven::Win(distance)) = next.proven.map(Proven::before) {
                let most = distance.most();
                before.learn(Proven::Win(match most {
                    0..=1 => Distance::Exactly(most),
                    _ => Distance::AtMost(most),
                }));
                if before.line.is_empty() {
                    before.line.push(self.deeds[index].turn);
                    before.line.extend(&next.line);
                }
            }
            // Where all is lost, every turn loses.
            if before.value() == Some(Value::Loss) && next.proven.is_none() {
                next.settle(Value::Win, None);
            }
        }
    }

    fn look(&mut self, index: usize, depth: u32, go_on: GoOn<'_>) {
        let open = self.places[index].proven.is_none();
        let Some(deed) = self.deeds.get_mut(index) else {
            if open {
                self.places[index].seen = self.search(index, depth, go_on);
            }
            return;
        };
        deed.look_for_threat(&self.places[index].position);
        if !open && self.places[index + 1].proven.is_some() {
            return;
        }
        let seen = self.search(index, depth, go_on);
        let next = match self.places[index + 1].is_over() {
            true => self.places[index + 1].proven.map(Score::Proven),
            false => self
                .search(index + 1, depth - 1, go_on)
                .map(|sight| sight.score),
        };
        // Only what was seen to one horizon can be compared.
        if let (Some(seen), Some(next)) = (seen, next) {
            self.places[index].seen = Some(seen);
            self.places[index + 1].seen_as_answer = Some(reversed(next));
        }
    }

    /// What a search of this depth thinks; `None` if that takes too long.
    fn search(&mut self, index: usize, depth: u32, go_on: GoOn<'_>) -> Option<Sight<G::Turn>> {
        let limits = Limits {
            depth,
            nodes: self.allowed(MOST_LOOK),
            ..Limits::default()
        };
        let position = &self.places[index].position;
        let found = search(position, &mut self.table, limits, &|| !go_on(), &mut |_| {});
        self.spent += found.nodes;
        let left = G::MAX_TURNS as u32 - position.pieces_placed();
        let line = found.lines.first()?;
        let proven = matches!(line.score, Score::Proven(_));
        (proven || line.depth >= depth.min(left)).then(|| Sight {
            score: line.score,
            best: found.best(),
        })
    }

    fn measure(&mut self, index: usize, nodes: u64, go_on: GoOn<'_>) {
        let nodes = self.allowed(nodes);
        let place = &mut self.places[index];
        if !place.measured
            && let Some(value @ (Value::Win | Value::Loss)) = place.value()
        {
            let asked = AtomicU64::new(1);
            let counted = || {
                asked.fetch_add(1, Ordering::Relaxed);
                go_on()
            };
            let line = exact_line(&place.position, value, nodes, &counted);
            // How many it took is not told, but how often it asked whether to go on.
            self.spent += asked.into_inner() * NODES_PER_QUESTION;
            if let Some(line) = line {
                let distance = Distance::Exactly(line.len() as u32);
                place.proven = Some(Proven::new(value, distance));
                place.line = line;
                place.measured = true;
                self.infer();
            }
        }
        self.count_punishments(index);
    }

    /// Counts the answers that punish the turn, where that decides how bad it was.
    fn count_punishments(&mut self, index: usize) {
        let Some((before, turn)) = self.worth(index) else {
            return;
        };
        let soon = |distance: Distance| distance.most() <= PLAIN_WITHIN;
        let fault = class::of_proven(before, turn, None);
        let lost = turn.value() == Value::Loss && turn.distance().is_some_and(soon);
        let matters = fault.is_fault() && fault != Class::Blunder && lost;
        if !matters || self.deeds[index].plain.is_some() {
            return;
        }
        // A solver that knows nothing yet: what it sees at once is plain to a person, too.
        let Ok(mut solver) = Solver::new(ANSWER_MEMORY) else {
            return;
        };
        let next = self.places[index + 1].position;
        let answers = next.legal_turns();
        let punishing = answers.iter().filter(|&&answer| {
            let last = after(&next, answer);
            let held = solver.reach(&last, Goal::Hold, 1, &|nodes| nodes < ANSWER_NODES);
            self.spent += held.nodes;
            held.reached == Some(false)
        });
        let share = punishing.count() * 1000 / answers.len().max(1);
        self.deeds[index].plain = Some(share as u32);
    }

    /// What the position was worth before a turn, and what the turn is, if both are proven.
    pub(super) fn worth(&self, index: usize) -> Option<(Proven, Proven)> {
        let before = self.places.get(index)?.proven?;
        let turn = self.places.get(index + 1)?.proven?.before();
        Some((before, turn))
    }

    fn compare(&mut self, index: usize, nodes: u64, go_on: GoOn<'_>) {
        let Some((before, turn)) = self.worth(index) else {
            return;
        };
        let goal = match turn.value() {
            Value::Win => Goal::Hold,
            Value::Draw => Goal::Win,
            Value::Loss => return,
        };
        let deed = &self.deeds[index];
        if deed.forced || deed.only.is_some() || before.value() != turn.value() {
            return;
        }
        let mut open = 0;
        for next in others(&self.places[index].position, deed.turn) {
            let nodes = self.allowed(nodes);
            let within = |searched: u64| searched < nodes && go_on();
            let reach = self.solver.reach(&next, goal, 1, &within);
            self.spent += reach.nodes;
            match reach.reached {
                // The opponent gets more out of this one than out of the turn that was played.
                Some(true) => {}
                Some(false) => {
                    self.deeds[index].only = Some(false);
                    return;
                }
                None => open += 1,
            }
            if open > MOST_OPEN || !go_on() {
                return;
            }
        }
        if open == 0 {
            self.deeds[index].only = Some(true);
        }
    }
}
