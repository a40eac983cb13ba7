//! The player: by the proof where the solver reaches, by search elsewhere.

use rules::Game;

use crate::level::Style;
use crate::playable::Playable;
use crate::score::Score;
use crate::search::{Findings, Limits, Line, Table, search};
use crate::solution::Solution;
use crate::solve::{NoMemory, Solvable, Solver, Value};

/// What a game brings to its player.
pub trait Solve: Playable + Solvable {
    /// The levels below full strength, the weakest first.
    const STYLES: [Style; 7];
    /// Positions that full strength looks at when it should answer quickly.
    const QUICK: u64;
    /// With fewer pieces on the board, the solver is not asked.
    const SOLVE_FROM: u32;
    /// For a hundred nodes of the search, the solver gets this many.
    const SOLVER_SHARE: u64;

    /// A winning turn that is known without thinking.
    fn known_win(&self) -> Option<Self::Turn> {
        None
    }
}

impl Solve for rules::oxono::Position {
    // Found by `totemic match` with contestants of the form `style:…`; docs/levels.md has the
    // measurements.
    const STYLES: [Style; 7] = [
        Style::glance(2, 16, 150, 70),
        Style::glance(2, 16, 30, 35),
        Style::glance(2, 16, 12, 10),
        Style::glance(2, 24, 5, 0),
        Style::glance(3, 24, 5, 0),
        Style::glance(4, 24, 0, 0),
        Style::glance(6, 24, 0, 0),
    ];
    const QUICK: u64 = 100_000;
    const SOLVE_FROM: u32 = 0;
    const SOLVER_SHARE: u64 = 800;

    fn known_win(&self) -> Option<Self::Turn> {
        let turn = Solution::built_in().turn(self);
        turn.filter(|&turn| self.is_legal(turn))
    }
}

impl Solve for rules::yoxii::Position {
    const STYLES: [Style; 7] = [
        Style::glance(2, 12, 100, 85),
        Style::glance(2, 12, 60, 45),
        Style::glance(2, 12, 40, 10),
        Style::glance(3, 16, 20, 0),
        Style::Search { nodes: 600 },
        Style::Search { nodes: 4000 },
        Style::Search { nodes: 25_000 },
    ];
    const QUICK: u64 = 300_000;
    const SOLVE_FROM: u32 = 13;
    const SOLVER_SHARE: u64 = 100;
}

/// The first slice of a search; each is twice as long as the one before.
const FIRST_SLICE: u64 = 2000;

/// A player with its memory.
#[derive(Debug)]
pub struct Player<G: Solve> {
    table: Table,
    solver: Solver,
    game: std::marker::PhantomData<G>,
}

impl<G: Solve> Player<G> {
    /// A player with about this many mebibytes of memory.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(mebibytes: usize) -> Result<Player<G>, NoMemory> {
        let half = mebibytes.div_ceil(2);
        Ok(Player {
            table: Table::new(half).map_err(|_| NoMemory)?,
            solver: Solver::new(half.saturating_mul(1 << 20))?,
            game: std::marker::PhantomData,
        })
    }

    /// Forgets everything: the next game is played as if it were the first.
    pub fn forget(&mut self) {
        self.table.clear();
        self.solver.clear();
    }

    /// The best lines that are to be found within the limits. `stop` is asked often whether to
    /// stop; `report` is told of every step forward. Without a legal turn there are no lines.
    ///
    /// With a limit of depth the solver is not asked: a depth is a matter of the search.
    pub fn think(
        &mut self,
        position: &G,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Findings<G>),
    ) -> Findings<G> {
        let known = position.known_win().filter(|_| limits.lines <= 1);
        if let Some(turn) = known {
            let findings = Findings {
                lines: vec![Line {
                    score: Score::Proven {
                        value: Value::Win,
                        plies: None,
                    },
                    depth: 1,
                    turns: vec![turn],
                }],
                nodes: 1,
            };
            report(&findings);
            return findings;
        }
        let early = position.pieces_placed() < G::SOLVE_FROM;
        if early || limits.depth < G::MAX_TURNS as u32 || position.outcome().is_some() {
            return search(position, &mut self.table, limits, stop, report);
        }
        self.think_and_solve(position, limits, stop, report)
    }

    /// Search and solver take turns, in slices that grow: whichever finds the proof ends it, and
    /// if neither does, there is still the search's answer.
    fn think_and_solve(
        &mut self,
        position: &G,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Findings<G>),
    ) -> Findings<G> {
        let mut nodes = 0;
        let mut deepest = 0;
        let mut slice = FIRST_SLICE;
        let mut value = None;
        loop {
            let part = Limits {
                nodes: slice.min(limits.nodes.saturating_sub(nodes)),
                ..limits
            };
            let mut findings = search(position, &mut self.table, part, stop, &mut |findings| {
                let depth = findings.lines.iter().map(|line| line.depth).min();
                if depth > Some(deepest) {
                    deepest = depth.unwrap_or(0);
                    report(&Findings {
                        lines: findings.lines.clone(),
                        nodes: nodes + findings.nodes,
                    });
                }
            });
            nodes += findings.nodes;
            findings.nodes = nodes;
            if findings.proven() {
                return findings;
            }
            if value.is_none() && !stop() {
                let most = (slice * G::SOLVER_SHARE / 100).min(limits.nodes.saturating_sub(nodes));
                let go_on = |searched: u64| searched < most && !stop();
                let answer = self.solver.solve(position, limits.threads, &go_on);
                nodes += answer.nodes;
                findings.nodes = nodes;
                value = answer.value.zip(answer.best);
            }
            if let Some((value, best)) = value {
                let best = match value {
                    Value::Loss => hardest(position, findings.best().unwrap_or(best), stop),
                    _ => best,
                };
                findings.put_first(best, value);
                report(&findings);
                if limits.lines <= 1 {
                    return findings;
                }
            }
            if stop() || nodes >= limits.nodes {
                return findings;
            }
            slice *= 2;
        }
    }
}

impl<G: Solve> Findings<G> {
    /// Is there nothing more to find out?
    fn proven(&self) -> bool {
        let proven = |line: &Line<G>| matches!(line.score, Score::Proven { .. });
        self.lines.iter().all(proven)
    }

    /// Puts the line that begins with `turn` first, as one of proven value.
    fn put_first(&mut self, turn: G::Turn, value: Value) {
        let count = self.lines.len();
        let known = self.lines.iter().position(|line| line.turns[0] == turn);
        let turns = known.map_or_else(|| vec![turn], |index| self.lines.remove(index).turns);
        let line = Line {
            score: Score::Proven { value, plies: None },
            depth: self.lines.first().map_or(1, |line| line.depth),
            turns,
        };
        self.lines.insert(0, line);
        self.lines.truncate(count);
    }
}

/// Nodes that a little solver gets to refute a turn.
const REFUTATION: u64 = 400;

/// In a lost position, the turn that is hardest to refute: the one against which a little solver
/// that knows nothing yet needs longest. `first` stands if nothing is harder.
fn hardest<G: Solve>(position: &G, first: G::Turn, stop: &(dyn Fn() -> bool + Sync)) -> G::Turn {
    let effort = |turn: G::Turn| {
        let mut after = *position;
        after.play_unchecked(turn);
        let Ok(mut solver) = Solver::new(1 << 18) else {
            return 0;
        };
        let go_on = |nodes: u64| nodes < REFUTATION && !stop();
        solver.solve(&after, 1, &go_on).nodes
    };
    let mut best = (effort(first), first);
    for turn in position.legal_turns() {
        if best.0 >= REFUTATION || stop() {
            break;
        }
        let effort = effort(turn);
        if effort > best.0 {
            best = (effort, turn);
        }
    }
    best.1
}

/// Full strength for an answer in a fraction of a second; `None` if the game is over.
#[must_use]
pub fn quick<G: Solve>(position: &G) -> Option<G::Turn> {
    quick_findings(position)?.best()
}

/// What full strength finds in a fraction of a second; `None` if there is no memory for it.
pub(crate) fn quick_findings<G: Solve>(position: &G) -> Option<Findings<G>> {
    let mut player = Player::new(32).ok()?;
    let limits = Limits {
        nodes: G::QUICK,
        ..Limits::default()
    };
    Some(player.think(position, limits, &|| false, &mut |_| {}))
}
