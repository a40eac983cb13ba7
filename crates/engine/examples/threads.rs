//! Several threads on one table, in both games, in search and in solver: what
//! `cargo xtask sanitize` watches. A test would not do: its harness is full of races to the
//! sanitizer, which does not see into the standard library.

use engine::playable::Playable;
use engine::search::{Limits, TranspositionTable, search};
use engine::solve::{Solvable, Solver};
use rules::{oxono, yoxii};

fn check<G: Playable + Solvable>(text: &str) {
    let position: G = text.parse().unwrap();
    // What the threads share lazily is made before them: how the standard library lets one of
    // them make it and the others wait is not seen by the sanitizer.
    let _ = position.evaluate();
    let limits = Limits {
        nodes: 20_000,
        threads: 3,
        ..Limits::default()
    };
    let mut table = TranspositionTable::new(1).unwrap();
    let found = search(&position, &mut table, limits, &|| false, &mut |_| {});
    assert!(found.best().is_some_and(|turn| position.is_legal(turn)));

    let alone = Solver::new(1 << 20).unwrap().solve(&position, 1, &|_| true);
    // So small a table is written to in the same places all the time.
    let mut solver = Solver::new(1 << 12).unwrap();
    let together = solver.solve(&position, 3, &|_| true);
    assert_eq!(together.value, alone.value);
    assert!(together.best.is_some_and(|turn| position.is_legal(turn)));
}

fn main() {
    check::<oxono::Position>("1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p");
    check::<yoxii::Position>("1a1/3a1/DAcd2D/c1cTA2/CBcaCA1/dD3/Ac1 w");
}
