//! What solver and player ask of a game.

use super::dfpn::ProofNode;
use super::{Margin, Solver, Value};
use crate::playable::Playable;

/// A game whose positions can be proven. What the search for proofs sees of a position stays
/// inside this crate: its type has no public name.
pub trait Solvable: Playable {
    /// The position as the search for proofs sees it.
    #[doc(hidden)]
    type Node: ProofNode<Turn = Self::Turn> + Send + Sync;

    /// Whether games are won by more or less, which [`Solvable::margin`] tells.
    const HAS_MARGIN: bool = false;

    /// The position as the search for proofs sees it.
    #[doc(hidden)]
    fn node(&self) -> Self::Node;

    /// The value for the side to move that is known without thinking.
    fn known_value(&self) -> Option<Value> {
        None
    }

    /// A winning turn that is known without thinking.
    fn known_turn(&self) -> Option<Self::Turn> {
        None
    }

    /// A turn that is known not to lose.
    fn known_hold(&self) -> Option<Self::Turn> {
        None
    }
    /// The margin under best play; `None` if the search was stopped, or if the game has none. What
    /// the solver had proven before is forgotten.
    fn margin(
        &self,
        _solver: &mut Solver,
        _threads: usize,
        _go_on: &(dyn Fn(u64) -> bool + Sync),
    ) -> Option<Margin> {
        None
    }
}
