//! The heuristic search: for positions that the solver does not reach.
//!
//! Iterative deepening over a principal variation search with a transposition table. Several
//! threads search the same position and help each other through the table. With one thread and a
//! limit of nodes a search gives the same answer every time and everywhere: it is made of
//! integers alone.

mod judge;
mod order;
mod table;
mod tree;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rules::Game;

pub(crate) use judge::{Nodes, judge};
pub use table::TranspositionTable;

use crate::order::best_first;
use crate::playable::{Child, Playable};
use crate::proven::Proven;
use crate::score::{PROVEN, Score, WIN};
use tree::{INFINITE, Shared, Tree};

/// When to stop, and how much to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: u32,
    /// Positions to look at, by all threads together.
    pub nodes: u64,
    /// How many of the best lines to find.
    pub lines: usize,
    /// How many threads may work. Where there are no threads, one does.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            depth: u32::MAX,
            nodes: u64::MAX,
            lines: 1,
            threads: 1,
        }
    }
}

/// A line of turns and its value for the side to move at its beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<G: Game> {
    /// What it is worth.
    pub score: Score,
    /// How deep it was searched.
    pub depth: u32,
    /// The turns, at least one.
    pub turns: Vec<G::Turn>,
}

/// What a search has found so far: the best lines, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings<G: Game> {
    /// The best lines; none only if the game is over.
    pub lines: Vec<Line<G>>,
    /// Positions looked at, by all threads.
    pub nodes: u64,
}

impl<G: Game> Findings<G> {
    /// The best turn, if the game is not over.
    #[must_use]
    pub fn best(&self) -> Option<G::Turn> {
        self.lines.first().map(|line| line.turns[0])
    }
}

/// Searches a position. `stop` is asked often whether to stop; `report` is told whenever a depth
/// is finished. Whatever the limits, there is an answer unless the game is over.
pub fn search<G: Playable>(
    position: &G,
    table: &mut TranspositionTable,
    limits: Limits,
    stop: &(dyn Fn() -> bool + Sync),
    report: &mut dyn FnMut(&Findings<G>),
) -> Findings<G> {
    search_without(position, &[], table, limits, stop, report)
}

/// Searches a position and passes over turns that are known to be bad, unless all are.
// One copy is enough in the browser's module, which is fetched before the first turn.
#[inline(never)]
pub(crate) fn search_without<G: Playable>(
    position: &G,
    bad: &[G::Turn],
    table: &mut TranspositionTable,
    limits: Limits,
    stop: &(dyn Fn() -> bool + Sync),
    report: &mut dyn FnMut(&Findings<G>),
) -> Findings<G> {
    let turns = first_turns(position, bad);
    table.age();
    let over = AtomicBool::new(false);
    let nodes = AtomicU64::new(0);
    let shared = Shared {
        table,
        stop,
        most_nodes: limits.nodes.max(2),
        nodes: &nodes,
    };
    let helper_stop = || over.load(Ordering::Relaxed) || stop();
    let helpers = Shared {
        stop: &helper_stop,
        ..shared
    };
    with_helpers(position, &turns, &helpers, limits, || {
        let findings = deepen(position, turns.clone(), &shared, limits, report);
        over.store(true, Ordering::Relaxed);
        findings
    })
}

/// Runs `main` while the other threads fill the table.
#[cfg(not(target_family = "wasm"))]
fn with_helpers<G: Playable, T>(
    position: &G,
    turns: &[Child<G::Turn>],
    shared: &Shared<'_>,
    limits: Limits,
    main: impl FnOnce() -> T,
) -> T {
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..limits.threads.max(1))
            .map_while(|number| {
                // A system that has no more threads to give has fewer helpers, no failure.
                let builder = std::thread::Builder::new();
                let help = move || help(position, turns.to_vec(), shared, number);
                builder.spawn_scoped(scope, help).ok()
            })
            .collect();
        let found = main();
        // The scope would wait for them too, but ThreadSanitizer knows only this way of waiting.
        for helper in helpers {
            if let Err(panic) = helper.join() {
                std::panic::resume_unwind(panic);
            }
        }
        found
    })
}

#[cfg(target_family = "wasm")]
fn with_helpers<G: Playable, T>(
    _: &G,
    _: &[Child<G::Turn>],
    _: &Shared<'_>,
    _: Limits,
    main: impl FnOnce() -> T,
) -> T {
    main()
}

/// A helper deepens like the main thread; every other one is a ply ahead, so that they do not
/// all do the same.
#[cfg(not(target_family = "wasm"))]
fn help<G: Playable>(
    position: &G,
    mut turns: Vec<Child<G::Turn>>,
    shared: &Shared<'_>,
    number: usize,
) {
    let mut tree = Tree::new(shared);
    for depth in 1..=G::MAX_TURNS {
        let depth = (depth + number % 2) as i32;
        tree.root(position, &mut turns, (-INFINITE, INFINITE), depth);
        if tree.stopped {
            return;
        }
        sort(&mut turns);
    }
}

fn first_turns<G: Playable>(position: &G, bad: &[G::Turn]) -> Vec<Child<G::Turn>> {
    let mut turns = Vec::new();
    position.expand(&mut turns);
    if turns.iter().any(|child| !bad.contains(&child.turn)) {
        turns.retain(|child| !bad.contains(&child.turn));
    }
    for child in &mut turns {
        child.order = child.score;
    }
    sort(&mut turns);
    turns
}

/// The best first; equal ones stay in their order.
fn sort<T: Copy>(turns: &mut [Child<T>]) {
    best_first(turns, |child| child.order);
}

fn deepen<G: Playable>(
    position: &G,
    mut turns: Vec<Child<G::Turn>>,
    shared: &Shared<'_>,
    limits: Limits,
    report: &mut dyn FnMut(&Findings<G>),
) -> Findings<G> {
    let mut findings = Findings {
        lines: first_lines(&turns, limits.lines.max(1)),
        nodes: 0,
    };
    let mut tree: Tree<'_, G> = Tree::new(shared);
    let left = G::MAX_TURNS as u32 - position.pieces_placed();
    for depth in 1..=left.min(limits.depth.max(1)) {
        // Asked at once: a time of next to nothing is over before the first nodes are counted.
        if (shared.stop)() {
            break;
        }
        let mut lines: Vec<Line<G>> = Vec::new();
        let mut finished = 0;
        let count = findings.lines.len();
        for index in 0..count {
            let expected = findings.lines[index].score;
            let score = settle(&mut tree, position, &mut turns[index..], depth, expected);
            if tree.stopped && tree.finished > 0 && score <= -PROVEN && !is_loss(expected) {
                // What it has come to loses; of the next turn no more is known than before.
                let (lost, others) = turns[index..].split_at(tree.finished);
                let old = &mut findings.lines;
                for line in old.iter_mut() {
                    if lost.iter().any(|child| child.turn == line.turns[0]) {
                        line.score = Score::from_search(score);
                    }
                }
                lines.extend(others.first().map(|child| {
                    let known = old.iter().find(|line| line.turns[0] == child.turn);
                    known.cloned().unwrap_or_else(|| first_line(child))
                }));
            } else if !tree.line().is_empty() {
                lines.push(Line {
                    score: Score::from_search(score),
                    depth,
                    turns: tree.line().to_vec(),
                });
            }
            if tree.stopped {
                break;
            }
            finished = lines.len();
            sort(&mut turns[index..]);
        }
        findings.nodes = tree.all_nodes();
        // The one that was interrupted stays behind those that were not.
        best_first(&mut lines[..finished], |line| rank(line.score));
        if tree.stopped {
            findings.lines = merge(lines, findings.lines);
            break;
        }
        findings.lines = lines;
        report(&findings);
        let proven = |line: &Line<G>| matches!(line.score, Score::Proven(_));
        if findings.lines.iter().all(proven) {
            break;
        }
    }
    findings
}

fn is_loss(score: Score) -> bool {
    matches!(score, Score::Proven(Proven::Loss(_)))
}

/// Searches a root to the end of a depth, with a window around what is expected that is widened
/// until the score lies in it.
fn settle<G: Playable>(
    tree: &mut Tree<'_, G>,
    position: &G,
    turns: &mut [Child<G::Turn>],
    depth: u32,
    expected: Score,
) -> i32 {
    let mut width = 60;
    let (mut low, mut high) = match expected {
        Score::Estimate(estimate) if depth > 3 => (estimate - width, estimate + width),
        _ => (-INFINITE, INFINITE),
    };
    loop {
        let score = tree.root(position, turns, (low, high), depth as i32);
        let inside = score > low && score < high;
        if tree.stopped || inside {
            return score;
        }
        width *= 4;
        if score <= low {
            low = if width > 1000 {
                -INFINITE
            } else {
                score - width
            };
        } else {
            high = if width > 1000 {
                INFINITE
            } else {
                score + width
            };
        }
        if score.abs() >= PROVEN {
            (low, high) = (-INFINITE, INFINITE);
        }
        sort(turns);
    }
}

/// Lines of a depth that was not finished come first where they begin with another turn or the
/// same as the old ones; the rest is kept from the depth before, what loses behind all others.
fn merge<G: Game>(new: Vec<Line<G>>, old: Vec<Line<G>>) -> Vec<Line<G>> {
    let count = old.len();
    let mut merged = new;
    for line in old {
        if merged.iter().all(|other| other.turns[0] != line.turns[0]) {
            merged.push(line);
        }
    }
    merged.sort_by_key(|line| is_loss(line.score));
    merged.truncate(count);
    merged
}

/// First opinions as lines of one turn, for a search that is stopped at once.
fn first_lines<G: Playable>(turns: &[Child<G::Turn>], count: usize) -> Vec<Line<G>> {
    turns.iter().take(count).map(first_line).collect()
}

fn first_line<G: Playable>(child: &Child<G::Turn>) -> Line<G> {
    Line {
        score: match (child.ended, child.score.signum()) {
            (true, 0) => Score::Estimate(0),
            (true, sign) => Score::from_search(child.score - sign),
            (false, _) => Score::Estimate(child.score),
        },
        depth: 0,
        turns: vec![child.turn],
    }
}

fn rank(score: Score) -> i32 {
    match score {
        Score::Estimate(estimate) => estimate,
        Score::Proven(Proven::Win(distance)) => WIN - distance.most() as i32,
        Score::Proven(Proven::Draw) => 0,
        Score::Proven(Proven::Loss(distance)) => distance.most() as i32 - WIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::yoxii::Position;
    use rules::{oxono, yoxii};

    fn stopped<G: Playable>(position: &G, nodes: u64, lines: usize) -> Findings<G> {
        let mut table = TranspositionTable::new(1).unwrap();
        let limits = Limits {
            nodes,
            lines,
            ..Limits::default()
        };
        search(position, &mut table, limits, &|| false, &mut |_| {})
    }

    fn is_lost<G: Game>(findings: &Findings<G>) -> bool {
        findings
            .lines
            .first()
            .is_some_and(|line| is_loss(line.score))
    }

    /// How many searches, wherever they are stopped, say that a position is lost. None says so of
    /// a position that is not: that the turns it has come to lose says nothing about the others.
    fn lost<G: Playable>(values: &str) -> usize {
        let mut lost = 0;
        for line in values.lines() {
            let mut fields = line.split('\t');
            let position: G = fields.next().unwrap().parse().ok().unwrap();
            let value = fields.next().unwrap();
            for nodes in (1..9).map(|step| 3_u64.pow(step) / 2) {
                for lines in [1, 3] {
                    let says_so = is_lost(&stopped(&position, nodes, lines));
                    assert!(!says_so || value == "loss", "{position}: {nodes} nodes");
                    lost += usize::from(says_so);
                }
            }
        }
        lost
    }

    #[test]
    fn a_search_that_is_stopped_calls_nothing_lost_that_is_not() {
        let won: oxono::Position = "6/6/6/2Xx2/3+o@/1xXO2 p".parse().unwrap();
        assert!(!is_lost(&stopped(&won, 2000, 1)));
        // The best turn so far is refuted on the way: the next one stands with its own estimate.
        let [first, next, refuted] = &stopped(&won, 4000, 3).lines[..] else {
            panic!("there are more turns than three");
        };
        assert!(is_loss(refuted.score) && !is_loss(next.score));
        assert!(rank(first.score) >= rank(next.score));
        let oxono = include_str!("../../tests/data/oxono.values.tsv");
        let yoxii = include_str!("../../tests/data/yoxii.values.tsv");
        assert!(lost::<oxono::Position>(oxono) > 0 && lost::<yoxii::Position>(yoxii) > 0);
    }

    /// Wherever a search is stopped, the lines of the depth that it was in are in order, but for
    /// the one that it was stopped in.
    #[test]
    fn the_best_line_comes_first_wherever_a_search_is_stopped() {
        for nodes in [30_000, 60_000] {
            let mut table = TranspositionTable::new(1).unwrap();
            let limits = Limits {
                nodes,
                lines: 24,
                ..Limits::default()
            };
            let position = Position::start();
            let findings = search(&position, &mut table, limits, &|| false, &mut |_| {});
            let deepest = findings.lines[0].depth;
            let ranks: Vec<i32> = findings
                .lines
                .iter()
                .take_while(|line| line.depth == deepest)
                .map(|line| rank(line.score))
                .collect();
            let finished = &ranks[..ranks.len() - 1];
            assert!(finished.is_sorted_by(|a, b| a >= b), "{nodes}: {ranks:?}");
        }
    }
}
