//! The player: by the proof where the solver reaches, by search elsewhere.

mod courses;
mod lines;
mod resist;

pub(crate) use resist::hardest;

use self::courses::Courses;
use crate::game::EngineGame;
use crate::search::{Findings, Limits, TranspositionTable, search, search_without};
use crate::solve::{NoMemory, Solver, Value, leaf_answer};

/// The first slice of a search; each is twice as long as the one before.
const FIRST_SLICE: u64 = 2000;

/// A player with its memory.
#[derive(Debug)]
pub struct Player<G: EngineGame> {
    table: TranspositionTable,
    solver: Solver,
    /// Of the position that was thought about last.
    courses: Option<Courses<G>>,
}

impl<G: EngineGame> Player<G> {
    /// A player with about this many mebibytes of memory.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(mebibytes: usize) -> Result<Player<G>, NoMemory> {
        let half = mebibytes.div_ceil(2);
        Ok(Player {
            table: TranspositionTable::new(half).map_err(|_| NoMemory)?,
            solver: Solver::new(half.saturating_mul(1 << 20))?,
            courses: None,
        })
    }

    /// Forgets everything: the next game is played as if it were the first.
    pub fn forget(&mut self) {
        self.table.clear();
        self.solver.clear();
        self.courses = None;
    }

    /// What full strength finds in a fraction of a second. What was remembered from other positions
    /// does not change the answer, and is forgotten.
    pub fn quick(&mut self, position: &G, stop: &(dyn Fn() -> bool + Sync)) -> Findings<G> {
        let limits = Limits {
            nodes: G::QUICK,
            ..Limits::default()
        };
        self.forget();
        self.think(position, limits, stop, &mut |_| {})
    }

    /// The best lines that are to be found within the limits. `stop` is asked often whether to
    /// stop; `report` is told of every step forward, and last of what is returned. Without a
    /// legal turn there are no lines.
    ///
    /// What the opening solution knows or a solver settles in a moment is used whatever the
    /// limits. Beyond that, the solver is not asked where depth is limited: a depth is a matter
    /// of the search.
    ///
    /// The score of a line is that of its first turn. Where it is proven, the line goes on to the
    /// end of the game and takes as many turns as the score says, unless there was no time left
    /// to look.
    pub fn think(
        &mut self,
        position: &G,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Findings<G>),
    ) -> Findings<G> {
        let courses = self.courses.take();
        let mut courses = courses
            .filter(|courses| courses.fits(position))
            .unwrap_or_else(|| Courses::new(position));
        let mut last = None;
        let mut tell = |findings: Findings<G>| {
            report(&findings);
            last = Some(findings);
        };
        let mut findings = self.think_freely(position, limits, stop, &mut courses, &mut tell);
        if let Some(turn) = position.known_hold() {
            findings.prefer(turn);
        }
        courses.finish(&mut self.solver, &mut findings, stop);
        self.courses = Some(courses);
        if last.as_ref() != Some(&findings) {
            report(&findings);
        }
        findings
    }

    fn think_freely(
        &mut self,
        position: &G,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        courses: &mut Courses<G>,
        report: &mut dyn FnMut(Findings<G>),
    ) -> Findings<G> {
        let known = known_without_search(position, stop);
        if let Some((Value::Win, turn)) = known
            && limits.lines <= 1
        {
            let mut findings = Findings {
                lines: vec![],
                nodes: 1,
            };
            findings.put_first(position, turn, Value::Win, 1);
            return findings;
        }
        let early = position.pieces_placed() < G::SOLVE_FROM;
        let shallow = limits.depth < G::MAX_TURNS as u32;
        if known.is_none() && early || shallow || position.outcome().is_some() {
            let mut findings = search(position, &mut self.table, limits, stop, &mut |found| {
                let mut found = found.clone();
                courses.complete(&mut self.solver, &mut found, stop);
                report(found);
            });
            if let Some((value, turn)) = known {
                findings.settle(position, turn, value, limits, stop);
            }
            return findings;
        }
        self.think_and_solve(position, known, limits, stop, courses, report)
    }

    /// Search and solver take turns, in slices that grow: whichever finds the proof ends it, and
    /// if neither does, there is still the search's answer.
    fn think_and_solve(
        &mut self,
        position: &G,
        mut known: Option<(Value, G::Turn)>,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        courses: &mut Courses<G>,
        report: &mut dyn FnMut(Findings<G>),
    ) -> Findings<G> {
        let left = G::MAX_TURNS as u32 - position.pieces_placed();
        let mut nodes = 0;
        let mut deepest = 0;
        let mut slice = FIRST_SLICE;
        // What the solver has refuted, the search need not look at.
        let mut lost: Vec<G::Turn> = Vec::new();
        loop {
            let part = Limits {
                nodes: slice.min(limits.nodes.saturating_sub(nodes)),
                ..limits
            };
            let table = &mut self.table;
            let mut findings = search_without(position, &lost, table, part, stop, &mut |found| {
                let depth = found.lines.iter().map(|line| line.depth).min();
                if depth > Some(deepest) {
                    deepest = depth.unwrap_or(0);
                    let mut found = found.clone();
                    found.nodes += nodes;
                    courses.complete(&mut self.solver, &mut found, stop);
                    report(found);
                }
            });
            nodes += findings.nodes;
            findings.nodes = nodes;
            if findings.proven() {
                if let Some(turn) = findings.best().filter(|_| findings.is_lost()) {
                    findings.settle(position, turn, Value::Loss, limits, stop);
                }
                return findings;
            }
            if known.is_none() && !stop() {
                let most = (slice.saturating_mul(G::SOLVER_SHARE) / 100)
                    .min(limits.nodes.saturating_sub(nodes));
                let go_on = |searched: u64| searched < most && !stop();
                let answer = self.solver.solve(position, limits.threads, &go_on);
                nodes += answer.nodes;
                findings.nodes = nodes;
                known = answer.value.zip(answer.best);
                if known.is_none() && limits.lines <= 1 {
                    let (refuted, stubborn) = self.solver.sifted(position);
                    lost = refuted;
                    if let Some(turn) = stubborn.filter(|_| findings.begins_with_any(&lost)) {
                        findings.prefer(turn);
                    }
                }
            }
            if let Some((value, best)) = known {
                findings.settle(position, best, value, limits, stop);
                if limits.lines <= 1 {
                    return findings;
                }
                let mut found = findings.clone();
                courses.complete(&mut self.solver, &mut found, stop);
                report(found);
            }
            // To the end of the game there is nothing beyond: what a draw ends is not proven.
            let done = known.is_some() && findings.lines.iter().all(|line| line.depth >= left);
            if done || stop() || nodes >= limits.nodes {
                return findings;
            }
            slice = slice.saturating_mul(2);
        }
    }
}

/// What is proven before any search: by the opening solution or by a little solver.
fn known_without_search<G: EngineGame>(
    position: &G,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<(Value, G::Turn)> {
    if let Some(turn) = position.known_turn() {
        return Some((Value::Win, turn));
    }
    if position.known_value() == Some(Value::Draw) {
        return position.known_hold().map(|turn| (Value::Draw, turn));
    }
    if G::MOMENT == 0 {
        return None;
    }
    let answer = leaf_answer(position, G::MOMENT, &|| !stop())?;
    answer.value.zip(answer.best)
}

/// Full strength for an answer in a fraction of a second; `None` if the game is over.
#[must_use]
pub fn quick<G: EngineGame>(position: &G) -> Option<G::Turn> {
    quick_findings(position)?.best()
}

/// What full strength finds in a fraction of a second; `None` if there is no memory for it.
pub(crate) fn quick_findings<G: EngineGame>(position: &G) -> Option<Findings<G>> {
    let mut player = Player::new(32).ok()?;
    Some(player.quick(position, &|| false))
}
