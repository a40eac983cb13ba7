//! What the search wants to know about a game beyond its rules.

use rules::{Game, Outcome};

use crate::score::WIN;

/// A turn with a first opinion of it, from the point of view of the player who makes it.
#[derive(Clone, Copy, Debug)]
pub struct Child<T> {
    /// The turn.
    pub turn: T,
    /// What the position after it is worth without looking further: an estimate, or ±[`WIN`]
    /// or 0 if the game is over there.
    pub score: i32,
    /// The game is over after this turn.
    pub ended: bool,
    /// The position after this turn is too lively to be judged without looking further.
    pub lively: bool,
    /// The search's order of the turns: the highest first.
    pub order: i32,
}

/// A game that the search can play.
pub trait Playable: Game {
    /// Turns have codes below this.
    const CODES: usize;

    /// A number for the turn, below [`Playable::CODES`] and never 0.
    fn code(turn: Self::Turn) -> u16;

    /// The turn with this code; `None` for numbers that are no code.
    fn decode(code: u16) -> Option<Self::Turn>;

    /// An estimate of the position for the side to move, in hundredths of a logit and not beyond
    /// [`crate::score::MOST`]. The game is not over.
    fn evaluate(&self) -> i32;

    /// Fills `children` with all legal turns and a first opinion of each.
    fn expand(&self, children: &mut Vec<Child<Self::Turn>>);
}

/// What an outcome is worth to the player who has just made the turn that led to it.
pub(crate) fn ended<G: Game>(after: &G, outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win(winner) if winner == after.to_move() => -WIN,
        Outcome::Win(_) => WIN,
    }
}
