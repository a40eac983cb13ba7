//! A game looked through: what every turn was worth, where the game turned, and what would have
//! been better.
//!
//! The work is done in steps whose order and size depend on the game alone, and is counted in
//! nodes: as many nodes give the same review on every machine. Cheap things come first, so that
//! there is something to tell early: short proofs from the end of the game to its beginning and a
//! quick search, then distances, longer proofs, deeper searches, and the other turns of a position.
//! [`Reviewer::review`] tells at any time what is known by then.
//!
//! ```
//! use engine::review::Reviewer;
//! use rules::{oxono::Position, record};
//!
//! // Pink has three on file a, and plays elsewhere.
//! let start: Position = "6/6/+5/X2@1o/X2x2/X1o3 p".parse()?;
//! let turns = record::read_turns(&start, "Xf4-f5")?;
//! let mut reviewer = Reviewer::new(start, turns, 16 << 20)?;
//! while reviewer.advance(100_000, &|| true) {}
//! let review = reviewer.review();
//! assert!(review.turns[0].missed.is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attempt;
mod class;
mod deed;
mod place;
mod remark;
mod report;
#[cfg(any(test, feature = "serde"))]
pub(crate) mod view;
mod work;

pub use attempt::{Attempt, attempt};
pub use class::Class;
pub use remark::{Remark, Term};
pub use report::{Accuracy, Better, Review, TurnReview};
#[cfg(any(test, feature = "serde"))]
pub use view::VERSION;

use self::deed::Deed;
use self::place::Place;
use crate::game::EngineGame;
use crate::search::TranspositionTable;
use crate::solve::{NoMemory, Solver};

/// Nodes that a review is worth: some seconds natively, at most half a minute on a phone.
pub const BUDGET: u64 = 1_500_000;

/// For the search, in mebibytes.
const SEARCH_MEMORY: usize = 4;

/// Looks a game through.
#[derive(Debug)]
pub struct Reviewer<G: EngineGame> {
    /// Before every turn, and at the end.
    places: Vec<Place<G>>,
    deeds: Vec<Deed<G>>,
    solver: Solver,
    table: TranspositionTable,
    /// Nodes that have been spent, and that may be.
    spent: u64,
    budget: u64,
    /// The pass that the work is in, and how many steps of it are left.
    pass: usize,
    left: usize,
}

impl<G: EngineGame> Reviewer<G> {
    /// Begins with a game: where it started, and its turns, which must be legal one after the
    /// other; it ends with the first one that is not. The solver may use about so many bytes.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(start: G, turns: Vec<G::Turn>, bytes: usize) -> Result<Reviewer<G>, NoMemory> {
        let mut places = vec![Place::new(start)];
        let mut deeds = Vec::new();
        let mut position = start;
        for turn in turns {
            let before = position;
            if position.play(turn).is_err() {
                break;
            }
            places.push(Place::new(position));
            deeds.push(Deed::new(&before, turn));
        }
        let mut reviewer = Reviewer {
            left: places.len(),
            places,
            deeds,
            solver: Solver::new(bytes)?,
            table: TranspositionTable::new(SEARCH_MEMORY).map_err(|_| NoMemory)?,
            spent: 0,
            budget: u64::MAX,
            pass: 0,
        };
        reviewer.infer();
        Ok(reviewer)
    }

    /// Spends so many nodes in all, and hardly more: a step that is under way then ends early.
    #[must_use]
    pub fn within(mut self, nodes: u64) -> Reviewer<G> {
        self.budget = nodes;
        self
    }

    /// Nodes that have been spent so far.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether every turn has a first verdict.
    #[must_use]
    pub fn has_first_verdicts(&self) -> bool {
        self.pass >= work::FIRST_VERDICTS
    }

    /// Works until so many nodes have been spent in all, and a little more where a step is under
    /// way. False if there is nothing more to do, or if all are spent. If `go_on` says no, the
    /// step under way is given up.
    pub fn advance(&mut self, nodes: u64, go_on: &(dyn Fn() -> bool + Sync)) -> bool {
        while self.spent < nodes && go_on() {
            if !self.step(go_on) {
                return false;
            }
        }
        self.spent < nodes
    }
}
