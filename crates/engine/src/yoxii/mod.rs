//! What the engine knows about YOXII.

mod eval;
mod hint;
mod keys;
mod margin;
mod node;
pub mod patterns;
mod puzzle;

use rules::yoxii::Position;

use self::node::Node;
use crate::data::Data;
use crate::game::EngineGame;
use crate::level::Style;
use crate::solve::{Margin, Solvable, Solver};

/// The weights of the evaluation.
static DATA: Data = Data::new(
    #[cfg(feature = "built-in")]
    Some(include_bytes!("yoxii.patterns")),
    #[cfg(not(feature = "built-in"))]
    None,
);

impl Solvable for Position {
    type Node = Node;

    const HAS_MARGIN: bool = true;

    fn node(&self) -> Node {
        Node::new(self)
    }

    fn margin(
        &self,
        solver: &mut Solver,
        threads: usize,
        go_on: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<Margin> {
        margin::margin(self, solver, threads, go_on)
    }
}

impl EngineGame for Position {
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
    const BENCH: &'static [(&'static str, u32)] = &[
        ("3/5/7/3T3/7/5/3 w", 6),
        ("3/5/2DC3/3T3/3d3/5/3 r", 6),
        ("2B/aD1a1/C1Ad1d1/5DT/5dC/3Dc/3 r", 6),
        ("Cd1/1CDDd/bD1d2T/1aCBcCc/b6/5/3 w", 7),
        ("DaA/1D3/Ta1aC1d/dBCaB2/2B1bc1/2dD1/3 w", 8),
    ];

    fn data() -> &'static Data {
        &DATA
    }
}
