//! The solver beside plain baselines, on random positions, one after the other in one run:
//! `cargo bench -p totemic-engine --bench solve`. Prints for each set the median and the 95th percentile
//! of the solver's time, and how many times as long the baseline takes in all.

mod baseline;
mod positions;

use std::time::{Duration, Instant};

use baseline::{AlphaBeta, ProofNumber};
use engine::solve::{Solvable, Solver, Value};
use positions::random_positions;
use rules::{oxono, yoxii};

fn main() {
    for (pieces, count) in [(6, 20), (8, 20), (10, 20)] {
        measure::<oxono::Position>(
            pieces,
            count,
            Some(&|position, value| {
                assert_eq!(ProofNumber::wins(position), value == Value::Win);
            }),
        );
    }
    let alpha_beta = |position: &yoxii::Position, value| {
        assert_eq!(AlphaBeta::value(position), value);
    };
    for (pieces, count) in [(16, 16), (18, 24), (20, 40)] {
        // The plain search would need minutes.
        measure::<yoxii::Position>(pieces, count, None);
    }
    measure(22, 40, Some(&alpha_beta));
}

/// Solves a position in a plain way and checks the value.
type Baseline<'a, G> = &'a dyn Fn(&G, Value);

fn measure<G: Solvable>(pieces: u32, count: usize, baseline: Option<Baseline<'_, G>>) {
    let positions = random_positions::<G>(pieces, count);
    let mut times: Vec<Duration> = Vec::new();
    let mut plain = Duration::ZERO;
    for position in &positions {
        let started = Instant::now();
        let value = Solver::new(256 << 20)
            .ok()
            .and_then(|mut solver| solver.solve(position, 1, &|_| true).value);
        times.push(started.elapsed());
        let Some(value) = value else {
            eprintln!("no value: {position}");
            return;
        };
        if let Some(baseline) = baseline {
            let started = Instant::now();
            baseline(position, value);
            plain += started.elapsed();
        }
    }
    let total: Duration = times.iter().sum();
    times.sort();
    print!(
        "{} with {pieces} pieces, {count} positions: median {:.4} s, 95 % {:.3} s, total {:.2} s",
        G::NAME,
        times[count / 2].as_secs_f64(),
        times[count * 95 / 100].as_secs_f64(),
        total.as_secs_f64(),
    );
    if baseline.is_some() {
        let factor = plain.as_secs_f64() / total.as_secs_f64();
        print!(
            ", baseline {:.2} s, factor {factor:.1}",
            plain.as_secs_f64()
        );
    }
    println!();
}
