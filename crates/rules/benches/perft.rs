//! How fast the crate counts turns, beside a plain baseline, in one run on one core:
//!
//! ```text
//! cargo bench -p totemic-rules --bench perft
//! ```
//!
//! The two take turns, so that what else the machine does hits both; the best of three counts.

use std::time::{Duration, Instant};

use rules::{Game, oxono, perft, yoxii};

mod baseline;

fn main() {
    // `cargo test --all-targets` starts this too, and has no time for it.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!("millions of turns a second, best of three");
    println!("{:<16}{:>12}{:>12}{:>8}", "", "rules", "baseline", "factor");
    compare(
        "oxono depth 5",
        || perft(&oxono::Position::start(), 5),
        || baseline::oxono::perft(5),
    );
    compare(
        "yoxii depth 4",
        || perft(&yoxii::Position::start(), 4),
        || baseline::yoxii::perft(4),
    );
}

fn compare(name: &str, ours: impl Fn() -> u64, plain: impl Fn() -> u64) {
    let mut best = [Duration::MAX; 2];
    let mut turns = 0;
    for _ in 0..3 {
        let (count, time) = timed(&ours);
        best[0] = best[0].min(time);
        let (expected, time) = timed(&plain);
        best[1] = best[1].min(time);
        assert_eq!(count, expected, "the two count alike");
        turns = count;
    }
    let [rate, plain_rate] = best.map(|time| turns as f64 / time.as_secs_f64() / 1e6);
    let factor = rate / plain_rate;
    println!("{name:<16}{rate:>12.0}{plain_rate:>12.0}{factor:>8.1}");
}

fn timed(count: impl Fn() -> u64) -> (u64, Duration) {
    let begin = Instant::now();
    let count = std::hint::black_box(count());
    (count, begin.elapsed())
}
