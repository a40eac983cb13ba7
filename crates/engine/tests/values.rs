//! Proven values of positions that were settled by other programs.

use engine::solve::{Solvable, Solver, Value};
use rules::{oxono, yoxii};

/// Positions with fewer pieces than this take seconds each: they are for the full run,
/// `cargo test --release -p totemic-engine --test values -- --include-ignored`.
const QUICK: u32 = 7;

fn check<G: Solvable>(text: &str, pieces: impl Fn(u32) -> bool) {
    for line in text.lines() {
        let (position, value) = line.split_once('\t').unwrap();
        let position: G = position.parse().unwrap();
        if !pieces(position.pieces_placed()) {
            continue;
        }
        let mut solver = Solver::new(256 << 20).unwrap();
        let answer = solver.solve(&position, 1, &|_| true);
        assert_eq!(answer.value.map(Value::name), Some(value), "{position}");
        assert_eq!(answer.best.is_some(), position.outcome().is_none());
    }
}

#[test]
fn oxono_values() {
    let text = include_str!("data/oxono.values.tsv");
    check::<oxono::Position>(text, |pieces| pieces >= QUICK);
}

#[test]
#[ignore = "takes half a minute"]
fn oxono_values_with_few_pieces() {
    let text = include_str!("data/oxono.values.tsv");
    check::<oxono::Position>(text, |pieces| pieces < QUICK);
}

#[test]
fn yoxii_values() {
    check::<yoxii::Position>(include_str!("data/yoxii.values.tsv"), |_| true);
}
