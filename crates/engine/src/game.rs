//! What the engine asks of a game, all in all.

use crate::data::Data;
use crate::hint::Explain;
use crate::level::Style;
use crate::solve::Solvable;

/// A game that the engine plays, solves and explains. What a game brings lives in its own folder
/// of this crate; everything else is written for any of them.
pub trait EngineGame: Solvable + Explain {
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
    /// The searches of the bench signature: position and depth.
    const BENCH: &'static [(&'static str, u32)];

    /// The file that the engine plays this game with.
    fn data() -> &'static Data;
}
