//! A position of the game and what is known about it.

use rules::Game;

use crate::game::EngineGame;
use crate::playable::Playable;
use crate::proven::{Distance, Proven};
use crate::score::Score;
use crate::solve::{Value, longest};

/// What a search has seen, to a depth that can be compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<T> {
    pub(super) score: Score,
    pub(super) best: Option<T>,
}

/// A position of the game.
#[derive(Clone, Debug)]
pub(super) struct Place<G: Game> {
    pub(super) position: G,
    /// For the side to move.
    pub(super) proven: Option<Proven>,
    /// How it goes on under best play, as far as that is known. Where a win or a draw is proven,
    /// the first turn keeps it.
    pub(super) line: Vec<G::Turn>,
    /// The line shows the distance.
    pub(super) measured: bool,
    /// What a search thinks of it.
    pub(super) seen: Option<Sight<G::Turn>>,
    /// The same for the turn that led here: one ply less deep, so that both end at one horizon.
    pub(super) seen_as_answer: Option<Score>,
}

impl<G: EngineGame> Place<G> {
    /// Begins with all that is known without thinking.
    pub(super) fn new(position: G) -> Place<G> {
        let mut place = Place {
            position,
            proven: None,
            line: Vec::new(),
            measured: false,
            seen: None,
            seen_as_answer: None,
        };
        if let Some(outcome) = position.outcome() {
            let value = Value::of_outcome(outcome, position.to_move());
            place.proven = Some(Proven::new(value, Distance::Exactly(0)));
            place.measured = true;
        } else if let Some(turn) = position.winning_turn() {
            place.proven = Some(Proven::Win(Distance::Exactly(1)));
            place.line = vec![turn];
            place.measured = true;
        } else if let Some(value) = position.known_value() {
            let best = match value {
                Value::Win => position.known_turn(),
                Value::Draw => position.known_hold(),
                Value::Loss => None,
            };
            place.settle(value, best);
        }
        place
    }

    /// The value is proven, and perhaps with a turn that keeps it.
    pub(super) fn settle(&mut self, value: Value, best: Option<G::Turn>) {
        let distance = Distance::AtMost(longest(&self.position, value));
        self.learn(Proven::new(value, distance));
        if self.line.is_empty() {
            self.line.extend(best);
        }
    }

    /// Takes up what has been proven.
    pub(super) fn learn(&mut self, proven: Proven) {
        let known = self.proven.get_or_insert(proven);
        *known = known.sharper(proven);
    }

    pub(super) fn value(&self) -> Option<Value> {
        self.proven.map(Proven::value)
    }

    /// Is the game over here?
    pub(super) fn is_over(&self) -> bool {
        self.position.outcome().is_some()
    }

    /// Is a turn missing with which the proven value is kept?
    pub(super) fn lacks_turn(&self) -> bool {
        let keeps = matches!(self.value(), Some(Value::Win | Value::Draw));
        keeps && self.line.is_empty() && !self.is_over()
    }
}

/// What is thought of a position for whoever led to it.
pub(super) fn reversed(score: Score) -> Score {
    match score {
        Score::Estimate(estimate) => Score::Estimate(-estimate),
        Score::Proven(proven) => Score::Proven(proven.before()),
    }
}

/// The position after a turn that is legal.
pub(super) fn after<G: Playable>(position: &G, turn: G::Turn) -> G {
    let mut next = *position;
    next.play_unchecked(turn);
    next
}
