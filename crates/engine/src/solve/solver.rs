//! The solver as a program uses it: it asks the proof-number search the right questions.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rules::Player;

use super::Solvable;
use super::dfpn::{Asked, Child, ProofNode, Search};
use super::table::{Numbers, ProofTable};
use super::{Goal, Value};

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<T> {
    /// The proven value for the side to move; `None` if the search was stopped before.
    pub value: Option<Value>,
    /// A turn that keeps the value; the stubbornest one in a lost position. `None` if the game is
    /// over or nothing is proven, or if the table has lost the turn and there was no time left to
    /// find it again.
    pub best: Option<T>,
    /// Positions expanded.
    pub nodes: u64,
}

/// What a search for a goal of the side to move has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalAnswer<T> {
    /// Is the goal reached under best play? `None` if the search was stopped before.
    pub reached: Option<bool>,
    /// A turn that reaches it, or the stubbornest one. `None` if the game is over or nothing is
    /// proven.
    pub best: Option<T>,
    /// Positions expanded.
    pub nodes: u64,
}

/// There is not enough memory for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMemory;

impl fmt::Display for NoMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no-memory")
    }
}

impl std::error::Error for NoMemory {}

/// An exact solver. It remembers what it has proven from one position to the next.
pub struct Solver {
    pub(super) table: Arc<ProofTable>,
    pub(super) most_bytes: usize,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("most_bytes", &self.most_bytes)
            .finish_non_exhaustive()
    }
}

/// The table begins with this size and grows as a search goes on, so that easy positions do not
/// pay for memory that they do not need.
const FIRST_BYTES: usize = 1 << 20;

/// How many nodes a search expands for each entry before the table grows. Most positions come up
/// once, and what cost most is kept: long after the table is full it still remembers nearly all
/// that is asked for again, and while it is small the processor's cache answers, not the memory.
const NODES_AN_ENTRY: u64 = 8;

impl Solver {
    /// A solver whose table grows up to about `most_bytes`.
    ///
    /// # Errors
    /// If there is not even memory for a small table.
    pub fn new(most_bytes: usize) -> Result<Solver, NoMemory> {
        let table = ProofTable::with_bytes(FIRST_BYTES.min(most_bytes)).ok_or(NoMemory)?;
        let table = Arc::new(table);
        // In whole buckets, so that a table of the full size is seen to be full.
        let most_bytes = (most_bytes - most_bytes % 64).max(table.bytes());
        Ok(Solver { table, most_bytes })
    }

    /// Another solver on the same table, for another thread: what the one proves, the other knows.
    /// Each goes its own way once its table grows; after [`Solver::unfold`] none does.
    #[must_use]
    pub fn sharing(&self) -> Solver {
        Solver {
            table: Arc::clone(&self.table),
            most_bytes: self.most_bytes,
        }
    }

    /// The table grows up to about this size.
    #[must_use]
    pub fn most_bytes(&self) -> usize {
        self.most_bytes
    }

    /// Forgets everything that was proven.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Makes the table as large as it may become, for work that will fill it in any case.
    pub fn unfold(&mut self) {
        while self.table.bytes() < self.most_bytes {
            match self.table.grown(self.most_bytes) {
                Some(larger) => self.table = larger.into(),
                // The machine has no more: go on with what there is.
                None => self.most_bytes = self.table.bytes(),
            }
        }
    }

    /// Takes over values that were proven elsewhere, for good. Draws are passed over: the table
    /// holds them only as answers to a question.
    pub fn learn<G: Solvable>(&mut self, proven: &[(G, Value)]) {
        for (position, value) in proven {
            let numbers = match value {
                Value::Win => Numbers::WON,
                Value::Loss => Numbers::LOST,
                Value::Draw => continue,
            };
            let key = position.node().key();
            self.table.store(key, false, numbers, u64::MAX);
        }
    }

    /// Proves the value of a position. `go_on` is told the number of nodes from time to time and
    /// answers whether to go on; it is called from every thread.
    pub fn solve<G: Solvable>(
        &mut self,
        position: &G,
        threads: usize,
        go_on: &(dyn Fn(u64) -> bool + Sync),
    ) -> Answer<G::Turn> {
        let mover = position.to_move();
        if let Some(outcome) = position.outcome() {
            return Answer {
                value: Some(Value::of_outcome(outcome, mover)),
                best: None,
                nodes: 0,
            };
        }
        if let Some(turn) = position.winning_turn() {
            return Answer {
                value: Some(Value::Win),
                best: Some(turn),
                nodes: 0,
            };
        }
        let node = position.node();
        let mut nodes = 0;
        // Does the side to move win? If not, and a draw had a part in it: does the other?
        for question in [mover, !mover] {
            let numbers = self.ask(&node, question, threads, &mut nodes, go_on);
            let value = match numbers {
                n if !n.solved() => None,
                n if n.phi == 0 && question == mover => Some(Value::Win),
                n if n.phi == 0 => Some(Value::Draw),
                n if !n.drawn || question != mover => Some(Value::Loss),
                _ => continue,
            };
            let best = value
                .and_then(|_| self.best(position, &node, question, numbers, &mut nodes, go_on));
            return Answer { value, best, nodes };
        }
        unreachable!("the second question is always answered or stopped");
    }

    /// Proves whether the side to move reaches a goal: half the work of [`Solver::solve`] where
    /// draws matter.
    pub fn reach<G: Solvable>(
        &mut self,
        position: &G,
        goal: Goal,
        threads: usize,
        go_on: &(dyn Fn(u64) -> bool + Sync),
    ) -> GoalAnswer<G::Turn> {
        let mover = position.to_move();
        let at_once = |reached, best| GoalAnswer {
            reached: Some(reached),
            best,
            nodes: 0,
        };
        if let Some(outcome) = position.outcome() {
            return at_once(goal.is_met_by(Value::of_outcome(outcome, mover)), None);
        }
        if let Some(turn) = position.winning_turn() {
            return at_once(true, Some(turn));
        }
        let question = match goal {
            Goal::Win => mover,
            Goal::Hold => !mover,
        };
        let node = position.node();
        let mut nodes = 0;
        let numbers = self.ask(&node, question, threads, &mut nodes, go_on);
        let reached = numbers.solved().then_some(numbers.phi == 0);
        let best =
            reached.and_then(|_| self.best(position, &node, question, numbers, &mut nodes, go_on));
        GoalAnswer {
            reached,
            best,
            nodes,
        }
    }

    /// Searches until the question is answered or the search is stopped, growing the table as it
    /// fills up.
    pub(crate) fn ask<N: ProofNode + Send + Sync>(
        &mut self,
        node: &N,
        question: Player,
        threads: usize,
        nodes: &mut u64,
        go_on: &(dyn Fn(u64) -> bool + Sync),
    ) -> Numbers {
        loop {
            let before = *nodes;
            let stopped = AtomicBool::new(false);
            let may_grow = self.table.bytes() < self.most_bytes;
            let room = if may_grow {
                self.table.capacity() as u64 * NODES_AN_ENTRY
            } else {
                u64::MAX
            };
            let go_on = |searched: u64| {
                if !go_on(before + searched) {
                    stopped.store(true, Ordering::Relaxed);
                }
                searched < room && !stopped.load(Ordering::Relaxed)
            };
            let numbers = run(&self.table, node, question, threads, nodes, &go_on);
            if numbers.solved() || stopped.load(Ordering::Relaxed) {
                return numbers;
            }
            match self.table.grown(self.most_bytes) {
                Some(larger) => self.table = larger.into(),
                // The machine has no more: go on with what there is.
                None => self.most_bytes = self.table.bytes(),
            }
        }
    }

    /// The turns of an unsettled position that are known to lose, and of the others the one that
    /// has resisted most, as far as a search for the value has come.
    pub(crate) fn sifted<G: Solvable>(&self, position: &G) -> (Vec<G::Turn>, Option<G::Turn>) {
        let children = self.children(&position.node(), position.to_move());
        let is_lost = |child: &&Child<G::Turn>| child.numbers.phi == 0 && !child.numbers.drawn;
        let lost = children.iter().filter(is_lost).map(|child| child.turn);
        let open = children.iter().filter(|child| !is_lost(child));
        let stubborn = open.max_by_key(|child| child.numbers.phi);
        (lost.collect(), stubborn.map(|child| child.turn))
    }

    /// A turn that keeps the value, read off the table right after the search.
    pub(super) fn best<G: Solvable>(
        &mut self,
        position: &G,
        node: &G::Node,
        question: Player,
        numbers: Numbers,
        nodes: &mut u64,
        go_on: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<G::Turn> {
        if numbers.phi == 0 {
            return self.keeping(node, question, nodes, go_on);
        }
        // Lost: the turn that was the hardest to refute.
        let better = |game: &G::Node| game.bounds().map(|[_, better]| better);
        let games = std::iter::successors(Some(*node), better);
        games
            .flat_map(|game| self.children(&game, question))
            .max_by_key(|child| self.table.effort(child.key))
            .map(|child| child.turn)
            .or_else(|| position.legal_turns().first().copied())
    }

    /// A turn with which the side to move gets its way, right after the search has found that it
    /// does.
    pub(super) fn keeping<N: ProofNode + Send + Sync>(
        &mut self,
        node: &N,
        question: Player,
        nodes: &mut u64,
        go_on: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<N::Turn> {
        let worse = |game: &N| game.bounds().map(|[worse, _]| worse);
        let games: Vec<N> = std::iter::successors(Some(*node), worse).collect();
        let known = games.iter().flat_map(|game| self.children(game, question));
        let best = known
            .filter(|child| child.numbers.delta == 0)
            .min_by_key(|child| child.numbers.drawn);
        if best.is_some() {
            return best.map(|child| child.turn);
        }
        // The entry that settled it has been overwritten: prove it once more, as far as there is
        // time. What is proven last is in the table, so that it is read off there. The easiest game
        // comes first.
        games.iter().rev().find_map(|game| {
            let numbers = self.ask(game, question, 1, nodes, go_on);
            let mut children = self.children(game, question).into_iter();
            let best = children.find(|child| numbers.phi == 0 && child.numbers.delta == 0);
            best.map(|child| child.turn)
        })
    }

    /// The turns of a position, with what the table knows of them.
    fn children<N: ProofNode>(&self, node: &N, question: Player) -> Vec<Child<N::Turn>> {
        let question = question == Player::First;
        let mut children = Vec::new();
        let table = &self.table;
        node.expand(question, &Asked { table, question }, &mut children);
        children
    }
}

/// Runs the search on as many threads as asked for, all on the same table; the first to answer
/// ends it.
fn run<N: ProofNode + Send + Sync>(
    table: &ProofTable,
    node: &N,
    question: Player,
    threads: usize,
    nodes: &mut u64,
    go_on: &(dyn Fn(u64) -> bool + Sync),
) -> Numbers {
    let question = question == Player::First;
    if threads <= 1 {
        let mut search = Search::new(table, question, 0, go_on);
        let numbers = search.run(node);
        *nodes += search.nodes;
        return numbers;
    }
    let total = AtomicU64::new(0);
    let done = AtomicBool::new(false);
    let work = |thread: u64| {
        let mine = AtomicU64::new(0);
        let go_on = |searched: u64| {
            let news = searched - mine.swap(searched, Ordering::Relaxed);
            let all = total.fetch_add(news, Ordering::Relaxed) + news;
            !done.load(Ordering::Relaxed) && go_on(all)
        };
        let mut search = Search::new(table, question, thread, &go_on);
        let numbers = search.run(node);
        let untold = search.nodes - mine.load(Ordering::Relaxed);
        total.fetch_add(untold, Ordering::Relaxed);
        if numbers.solved() {
            done.store(true, Ordering::Relaxed);
        }
        numbers
    };
    let answers: Vec<Numbers> = std::thread::scope(|scope| {
        let workers: Vec<_> = (1..threads as u64)
            .map_while(|thread| {
                // A system that has no more threads to give has fewer of them, no failure.
                let work = &work;
                let builder = std::thread::Builder::new();
                builder.spawn_scoped(scope, move || work(thread)).ok()
            })
            .collect();
        let own = work(0);
        let others = workers.into_iter().filter_map(|worker| worker.join().ok());
        std::iter::once(own).chain(others).collect()
    });
    *nodes += total.into_inner();
    answers
        .into_iter()
        .find(|numbers| numbers.solved())
        .unwrap_or(Numbers::UNKNOWN)
}

#[cfg(test)]
mod tests {
    use rules::{Game, oxono, yoxii};

    use super::*;

    /// A table that has become too small is left in the middle of a bound.
    #[test]
    fn what_is_settled_by_its_bounds_is_settled_by_them_while_the_table_grows() {
        let position: yoxii::Position = "3/4d/4c2/2a1BB1/1TbBA1B/2ADd/c1b w".parse().unwrap();
        let first = 1 << 12;
        let mut solver = Solver {
            table: ProofTable::with_bytes(first).unwrap().into(),
            most_bytes: 64 << 20,
        };
        let answer = solver.solve(&position, 1, &|nodes| nodes < 200_000);
        assert_eq!(answer.value, Some(Value::Win));
        assert!(solver.table.bytes() > 4 * first, "it has grown twice");
    }

    #[test]
    fn nodes_are_counted_to_the_last_by_however_many_threads() {
        let values = include_str!("../../tests/data/oxono.values.tsv");
        let nodes = |position: &oxono::Position, threads| {
            let mut solver = Solver::new(1 << 20).unwrap();
            solver.solve(position, threads, &|_| false).nodes
        };
        let positions = values.lines().filter_map(|line| line.split('\t').next());
        let few = positions
            .map(|position| position.parse().unwrap())
            .filter(|position| (1..200).contains(&nodes(position, 1)))
            .take(20)
            .inspect(|position| assert!(nodes(position, 2) > 0, "{position}"));
        assert!(few.count() > 0);
    }

    /// The table is empty, as if everything in it had been overwritten.
    #[test]
    fn a_turn_that_is_forgotten_is_looked_for_as_long_as_one_may() {
        let position: oxono::Position = "2x3/1+4/1X2O1/6/3@2/3o2 p".parse().unwrap();
        let node = position.node();
        let mut solver = Solver::new(1 << 20).unwrap();
        let mut nodes = 0;
        let mover = position.to_move();
        let stopped = solver.keeping(&node, mover, &mut nodes, &|_| false);
        assert_eq!(stopped, None);
        let found = solver.keeping(&node, mover, &mut nodes, &|_| true);
        let mut next = position;
        next.play(found.unwrap()).unwrap();
        let answer = Solver::new(1 << 20).unwrap().solve(&next, 1, &|_| true);
        assert_eq!(answer.value, Some(Value::Loss));
    }
}
