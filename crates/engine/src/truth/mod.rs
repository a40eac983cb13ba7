//! The truth about a position: what every legal turn is worth, as far as it is proven.
//!
//! The work is done in slices. First comes what is known without thinking: the opening solution,
//! turns that end the game, turns that let the opponent end it. Then the solver takes the
//! position and its turns one after the other, each for a while, then all that are left for
//! longer, so that what is cheap is settled first. At last the distances are looked for.

mod investigation;
mod kept;
mod steps;

use std::collections::HashMap;

use rules::Game;

pub use kept::{Kept, NotKept};
pub use steps::StepTruth;

use self::investigation::{Investigation, at_once, canonical_key};
use crate::proven::Proven;
use crate::solve::{NoMemory, Solvable, Solver};

/// A turn and what is known about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTruth<T> {
    /// The turn.
    pub turn: T,
    /// What it is worth to the side to move; `None` as long as that is not proven.
    pub proven: Option<Proven>,
}

/// What is known about a position so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truth<G: Game> {
    /// The value of the position; `None` as long as it is not proven.
    pub proven: Option<Proven>,
    /// All legal turns.
    pub turns: Vec<TurnTruth<G::Turn>>,
    /// Nothing more will be looked for.
    pub done: bool,
}

/// So many values of positions are remembered.
const MEMORY: usize = 200_000;

/// Looks for the truth, position after position, and remembers what it has found.
#[derive(Debug)]
pub struct Seeker<G: Solvable> {
    solver: Solver,
    /// By the key of the canonical image.
    known: HashMap<u64, Proven>,
    /// What took work and was not told yet.
    news: Vec<Kept>,
    investigation: Option<Investigation<G>>,
}

impl<G: Solvable> Seeker<G> {
    /// A seeker whose solver has about this much memory.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(bytes: usize) -> Result<Seeker<G>, NoMemory> {
        Ok(Seeker {
            solver: Solver::new(bytes)?,
            known: HashMap::new(),
            news: Vec::new(),
            investigation: None,
        })
    }

    /// Takes over what was proven before, or elsewhere.
    pub fn learn(&mut self, proofs: impl IntoIterator<Item = Kept>) {
        for Kept { key, proven } in proofs {
            let sharper = self.known.get(&key).map(|known| known.sharper(proven));
            if sharper.is_some() || self.known.len() < MEMORY {
                self.known.insert(key, sharper.unwrap_or(proven));
            }
        }
    }

    /// What took work to find out and was not told yet.
    pub fn news(&mut self) -> Vec<Kept> {
        std::mem::take(&mut self.news)
    }

    /// What is known about a position after one more slice of work, as long as `go_on` says. The
    /// same position is taken up where it was left.
    pub fn seek(&mut self, position: &G, go_on: &(dyn Fn() -> bool + Sync)) -> Truth<G> {
        let mut investigation = match self.investigation.take() {
            Some(investigation) if investigation.position == *position => investigation,
            _ => Investigation::new(*position, &self.known),
        };
        while !investigation.is_done() && go_on() {
            investigation.advance(&mut self.solver, go_on);
        }
        self.remember(&investigation);
        let truth = investigation.truth();
        self.investigation = Some(investigation);
        truth
    }

    fn remember(&mut self, investigation: &Investigation<G>) {
        let whole = &investigation.position;
        let whole = investigation
            .proven
            .map(|proven| (whole, canonical_key(whole), proven));
        let classes = investigation.classes.iter();
        let after = classes.filter_map(|class| Some((&class.after, class.key, class.proven?)));
        for (position, key, proven) in after.chain(whole) {
            let room = self.known.len() < MEMORY || self.known.contains_key(&key);
            if !room || self.known.insert(key, proven) == Some(proven) {
                continue;
            }
            // What is seen at sight is not worth keeping.
            if at_once(position) != Some(proven) {
                self.news.push(Kept { key, proven });
            }
        }
    }
}
