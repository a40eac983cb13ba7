//! The whole proof of a position: its value, how the game goes on, what every turn is worth, and by
//! how much it is won. What each part may cost is decided here; whoever asks says when to stop.

use crate::course::{Course, course};
use crate::known::known_answer;
use crate::solve::{Answer, Margin, Solvable, Solver, Value};

/// Nodes that the exact distance is worth in the middle of a game.
const DISTANCE_NODES: u64 = 400_000;

/// Nodes for the line of a value that was known without a search. Where it was searched, the line
/// is worth some times as many as the value took, too.
const LINE_NODES: u64 = 200_000;

/// Where an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A search.
    Search,
    /// What is known without one: the opening solution.
    Solution,
}

impl Source {
    /// The name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Source::Search => "search",
            Source::Solution => "solution",
        }
    }
}

/// The value of a position and a turn that keeps it: what is known without a search or, failing
/// that, what a search finds. `go_on` is told the nodes from time to time and says whether to go
/// on.
pub fn prove<G: Solvable>(
    solver: &mut Solver,
    position: &G,
    threads: usize,
    go_on: &(dyn Fn(u64) -> bool + Sync),
) -> (Answer<G::Turn>, Source) {
    match known_answer(position) {
        Some(answer) => (answer, Source::Solution),
        None => (solver.solve(position, threads, go_on), Source::Search),
    }
}

/// How a game goes on of which this was proven; `None` if nothing was.
pub fn prove_course<G: Solvable>(
    solver: &mut Solver,
    position: &G,
    answer: &Answer<G::Turn>,
    go_on: &(dyn Fn(u64) -> bool + Sync),
) -> Option<Course<G::Turn>> {
    let most = LINE_NODES.saturating_add(answer.nodes.saturating_mul(4));
    let go_on = |nodes| nodes < most && go_on(answer.nodes + nodes);
    Some(course(
        solver,
        position,
        answer.value?,
        answer.best,
        DISTANCE_NODES,
        &go_on,
    ))
}

/// Every legal turn with what it is worth to the side to move, each proven like a position by
/// itself. `go_on` is told which turn it is about.
pub fn prove_turns<G: Solvable>(
    solver: &mut Solver,
    position: &G,
    threads: usize,
    go_on: &(dyn Fn(G::Turn, u64) -> bool + Sync),
) -> Vec<(G::Turn, Option<Value>)> {
    let turns = position.legal_turns().into_iter();
    turns
        .map(|turn| {
            let mut after = *position;
            after.play_unchecked(turn);
            let (answer, _) = prove(solver, &after, threads, &|nodes| go_on(turn, nodes));
            (turn, answer.value.map(Value::reversed))
        })
        .collect()
}

/// By how much a position is won, in a game that has margins; `None` if it was stopped or there is
/// no memory. It is searched with as much memory as `solver` may have, which keeps what it has
/// proven: each step of the search for a margin is about another game.
pub fn prove_margin<G: Solvable>(
    solver: &Solver,
    position: &G,
    threads: usize,
    go_on: &(dyn Fn(u64) -> bool + Sync),
) -> Option<Margin> {
    let mut apart = Solver::new(solver.most_bytes()).ok()?;
    position.margin(&mut apart, threads, go_on)
}
