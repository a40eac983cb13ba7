//! What the two games bring to their players: levels, and how search and solver share the work.

use rules::{oxono, yoxii};

use crate::level::Style;
use crate::solution::LEAF_NODES;
use crate::truth::Provable;

/// What a game brings to its player.
pub trait Solve: Provable {
    /// The levels below full strength, the weakest first.
    const STYLES: [Style; 7];
    /// Positions that full strength looks at when it should answer quickly.
    const QUICK: u64;
    /// With fewer pieces on the board, the solver is not asked.
    const SOLVE_FROM: u32;
    /// With so many pieces on the board, the solver settles nearly everything in a moment: until
    /// then the clock is needed.
    const OPEN_UNTIL: u32;
    /// For a hundred nodes of the search, the solver gets this many.
    const SOLVER_SHARE: u64;
    /// Nodes that a fresh solver gets before anything else, whatever the limits.
    const MOMENT: u64;
}

impl Solve for oxono::Position {
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
    const OPEN_UNTIL: u32 = 8;
    const SOLVER_SHARE: u64 = 800;
    // What the opening solution leaves to the solver.
    const MOMENT: u64 = LEAF_NODES;
}

impl Solve for yoxii::Position {
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
    const OPEN_UNTIL: u32 = 20;
    const SOLVER_SHARE: u64 = 100;
    const MOMENT: u64 = 0;
}
