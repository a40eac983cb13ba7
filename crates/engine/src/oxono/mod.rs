//! What the engine knows about OXONO.

pub mod certificate;
mod eval;
mod hint;
mod keys;
mod node;
mod puzzle;
pub mod solution;

use rules::Game;
use rules::oxono::{Position, Turn};

use self::node::Node;
use self::solution::Solution;
use crate::data::Data;
use crate::game::EngineGame;
use crate::level::Style;
use crate::solve::{Goal, LEAF_NODES, Solvable, Value};

/// The opening solution.
static DATA: Data = Data::new(
    #[cfg(feature = "built-in")]
    Some(include_bytes!("oxono.solution")),
    #[cfg(not(feature = "built-in"))]
    None,
);

impl Solvable for Position {
    type Node = Node;

    fn node(&self) -> Node {
        Node::new(self)
    }

    fn known_value(&self) -> Option<Value> {
        Solution::built_in().known_value(self)
    }

    fn known_turn(&self) -> Option<Turn> {
        known_turn_to(Goal::Win, self)
    }

    fn known_hold(&self) -> Option<Turn> {
        known_turn_to(Goal::Hold, self)
    }
}

fn known_turn_to(goal: Goal, position: &Position) -> Option<Turn> {
    let turn = Solution::built_in().known_turn_to(goal, position);
    turn.filter(|&turn| position.is_legal(turn))
}

impl EngineGame for Position {
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
    const BENCH: &'static [(&'static str, u32)] = &[
        ("6/6/2+3/3@2/6/6 p", 7),
        ("6/6/3+2/1oX3/3@2/6 p", 7),
        ("6/2X3/1o1+2/2O1x1/3@2/6 p", 7),
        ("1X4/1o1X1x/x@X+1O/2O3/2o3/6 b", 7),
        ("1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p", 7),
    ];

    fn data() -> &'static Data {
        &DATA
    }
}
