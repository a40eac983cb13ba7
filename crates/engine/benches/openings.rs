//! How many opening positions are settled, and how soon: a fixed list of random positions, each
//! with an empty table, on one thread. `cargo bench -p totemic-engine --bench openings`, with
//! `-- oxono` for one game, `-- 12` for the first twelve positions of each kind, and `-- each` for
//! a line about each.
//!
//! Nodes are what is counted, since they are the same on every machine; the time that one takes is
//! printed beside them.

mod positions;

use std::time::{Duration, Instant};

use engine::prove::{Source, prove};
use engine::solve::{Solvable, Solver, Value};
use positions::random_positions;
use rules::{oxono, yoxii};

const MEMORY: usize = 512 << 20;

/// Positions of one game.
struct Kind {
    pieces: u32,
    count: usize,
}

/// The nodes that one second and ten seconds of a quiet core are worth.
struct Worth {
    second: u64,
    ten_seconds: u64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let named = |name: &str| arguments.iter().any(|argument| argument == name);
    let numbers = arguments
        .iter()
        .filter_map(|argument| argument.parse().ok());
    let most = numbers.min().unwrap_or(usize::MAX);
    let both = !named("oxono") && !named("yoxii");
    if both || named("oxono") {
        let kinds = [2, 3, 4].map(|pieces| Kind { pieces, count: 36 });
        let worth = Worth {
            second: 1_000_000,
            ten_seconds: 10_000_000,
        };
        measure::<oxono::Position>(&kinds, &worth, most, named("each"));
    }
    if both || named("yoxii") {
        let kinds = [14, 12].map(|pieces| Kind { pieces, count: 24 });
        let worth = Worth {
            second: 1_200_000,
            ten_seconds: 12_000_000,
        };
        measure::<yoxii::Position>(&kinds, &worth, most, named("each"));
    }
}

fn measure<G: Solvable>(kinds: &[Kind], worth: &Worth, most: usize, each: bool) {
    let mut all = Tally::default();
    for kind in kinds {
        let mut tally = Tally::default();
        for position in random_positions::<G>(kind.pieces, kind.count.min(most)) {
            let (value, nodes) = tally.solve(&position, worth);
            if each {
                println!("{position}\t{}\t{nodes}", value.map_or("-", Value::name));
            }
        }
        println!("{} with {} pieces: {tally}", G::NAME, kind.pieces);
        all.add(&tally);
    }
    println!("{} in all: {all}", G::NAME);
}

/// What became of some positions.
#[derive(Default)]
struct Tally {
    positions: usize,
    known: usize,
    within_second: usize,
    within_ten_seconds: usize,
    /// Of every search, whether it settled its position or not.
    nodes: Vec<u64>,
    time: Duration,
}

impl Tally {
    fn solve<G: Solvable>(&mut self, position: &G, worth: &Worth) -> (Option<Value>, u64) {
        let Ok(mut solver) = Solver::new(MEMORY) else {
            return (None, 0);
        };
        let started = Instant::now();
        let within = |nodes: u64| nodes < worth.ten_seconds;
        let (answer, source) = prove(&mut solver, position, 1, &within);
        self.time += started.elapsed();
        self.positions += 1;
        self.known += usize::from(source == Source::Solution);
        let is_settled = answer.value.is_some();
        self.within_ten_seconds += usize::from(is_settled);
        self.within_second += usize::from(is_settled && answer.nodes <= worth.second);
        self.nodes.push(answer.nodes);
        (answer.value, answer.nodes)
    }

    fn add(&mut self, other: &Tally) {
        self.positions += other.positions;
        self.known += other.known;
        self.within_second += other.within_second;
        self.within_ten_seconds += other.within_ten_seconds;
        self.nodes.extend(&other.nodes);
        self.time += other.time;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut nodes = self.nodes.clone();
        nodes.sort_unstable();
        let total: u64 = nodes.iter().sum();
        let median = nodes.get(nodes.len() / 2).copied().unwrap_or(0);
        write!(
            f,
            "{} positions, {} known, {} settled within 1 s, {} within 10 s; nodes: median {median}, \
             total {total}",
            self.positions, self.known, self.within_second, self.within_ten_seconds,
        )?;
        if total > 0 {
            let nanos = self.time.as_nanos() as f64 / total as f64;
            write!(f, "; {nanos:.0} ns a node")?;
        }
        Ok(())
    }
}
