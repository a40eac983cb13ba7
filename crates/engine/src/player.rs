//! The player: by the proof where the solver reaches, by search elsewhere.

use crate::level::Style;
use crate::score::Score;
use crate::search::{Findings, Limits, Line, Table, search};
use crate::solution::{LEAF_NODES, leaf_answer};
use crate::solve::{NoMemory, Solvable, Solver, Value};
use crate::truth::Provable;

/// What a game brings to its player.
pub trait Solve: Provable {
    /// The levels below full strength, the weakest first.
    const STYLES: [Style; 7];
    /// Positions that full strength looks at when it should answer quickly.
    const QUICK: u64;
    /// With fewer pieces on the board, the solver is not asked.
    const SOLVE_FROM: u32;
    /// For a hundred nodes of the search, the solver gets this many.
    const SOLVER_SHARE: u64;
    /// Nodes that a fresh solver gets before anything else, whatever the limits.
    const MOMENT: u64;
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
    // What the opening solution leaves to the solver.
    const MOMENT: u64 = LEAF_NODES;
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
    const MOMENT: u64 = 0;
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
    /// What the opening solution knows or a solver settles in a moment is used whatever the
    /// limits. Beyond that, the solver is not asked where depth is limited: a depth is a matter
    /// of the search.
    pub fn think(
        &mut self,
        position: &G,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Findings<G>),
    ) -> Findings<G> {
        let mut findings = self.think_freely(position, limits, stop, report);
        if let Some(turn) = position.known_hold()
            && findings.prefer(turn)
        {
            report(&findings);
        }
        findings
    }

    fn think_freely(
        &mut self,
        position: &G,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Findings<G>),
    ) -> Findings<G> {
        let known = known_without_search(position, stop);
        if let Some((Value::Win, turn)) = known
            && limits.lines <= 1
        {
            let mut findings = Findings {
                lines: vec![],
                nodes: 1,
            };
            findings.put_first(turn, Value::Win, 1);
            report(&findings);
            return findings;
        }
        let early = position.pieces_placed() < G::SOLVE_FROM;
        let shallow = limits.depth < G::MAX_TURNS as u32;
        if known.is_none() && early || shallow || position.outcome().is_some() {
            let mut findings = search(position, &mut self.table, limits, stop, report);
            if let Some((value, turn)) = known {
                findings.settle(position, turn, value, limits.lines, stop);
                report(&findings);
            }
            return findings;
        }
        self.think_and_solve(position, known, limits, stop, report)
    }

    /// Search and solver take turns, in slices that grow: whichever finds the proof ends it, and
    /// if neither does, there is still the search's answer.
    fn think_and_solve(
        &mut self,
        position: &G,
        mut known: Option<(Value, G::Turn)>,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Findings<G>),
    ) -> Findings<G> {
        let mut nodes = 0;
        let mut deepest = 0;
        let mut slice = FIRST_SLICE;
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
            if known.is_none() && !stop() {
                let most = (slice * G::SOLVER_SHARE / 100).min(limits.nodes.saturating_sub(nodes));
                let go_on = |searched: u64| searched < most && !stop();
                let answer = self.solver.solve(position, limits.threads, &go_on);
                nodes += answer.nodes;
                findings.nodes = nodes;
                known = answer.value.zip(answer.best);
            }
            if let Some((value, best)) = known {
                findings.settle(position, best, value, limits.lines, stop);
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

    /// Puts a turn that is known not to lose first, unless the best one is proven; was it not there
    /// before?
    fn prefer(&mut self, turn: G::Turn) -> bool {
        let count = self.lines.len();
        let Some(best) = self.lines.first() else {
            return false;
        };
        if best.turns[0] == turn || matches!(best.score, Score::Proven { .. }) {
            return false;
        }
        let line = match self.lines.iter().position(|line| line.turns[0] == turn) {
            Some(index) => self.lines.remove(index),
            None => Line {
                turns: vec![turn],
                ..best.clone()
            },
        };
        self.lines.insert(0, line);
        self.lines.truncate(count);
        true
    }

    /// Takes up a proven value, and a turn that keeps it. In a lost position that is the one that
    /// is hardest to refute.
    fn settle(
        &mut self,
        position: &G,
        turn: G::Turn,
        value: Value,
        lines: usize,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let turn = match value {
            Value::Loss => hardest(position, self.best().unwrap_or(turn), REFUTATION, stop),
            _ => turn,
        };
        self.put_first(turn, value, lines);
    }

    /// Puts the line that begins with `turn` first, as one of proven value.
    fn put_first(&mut self, turn: G::Turn, value: Value, lines: usize) {
        let depth = self.lines.first().map_or(1, |line| line.depth);
        let found = self.lines.iter().position(|line| line.turns[0] == turn);
        let (score, turns) = match found.map(|index| self.lines.remove(index)) {
            Some(line) => (line.score, line.turns),
            None => (Score::Proven { value, plies: None }, vec![turn]),
        };
        let score = match score {
            // The search has found it, too, and knows how long it takes.
            Score::Proven { value: same, .. } if same == value => score,
            _ => Score::Proven { value, plies: None },
        };
        self.lines.insert(
            0,
            Line {
                score,
                depth,
                turns,
            },
        );
        self.lines.truncate(lines.max(1));
    }
}

/// What is proven before any search: by the opening solution or by a little solver.
fn known_without_search<G: Solve>(
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

/// Nodes that a little solver gets to refute a turn.
const REFUTATION: u64 = 400;

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
