//! The truth about a position: what every legal turn is worth, as far as it is proven.
//!
//! The work is done in slices. First comes what is known without thinking: the opening solution,
//! turns that end the game, turns that let the opponent end it. Then the solver takes the
//! position and its turns one after the other, each for a while, then all that are left for
//! longer, so that what is cheap is settled first. At last the distances are looked for.

mod quest;
mod steps;

use std::collections::HashMap;

use rules::{Game, oxono, yoxii};

pub use steps::StepTruth;

use self::quest::{Quest, canonical_key};
use crate::playable::Playable;
use crate::proven::Proven;
use crate::solution::Solution;
use crate::solve::{Goal, NoMemory, Solvable, Solver, Value};

/// A game in which the truth can be looked for.
pub trait Provable: Playable + Solvable {
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
}

impl Provable for oxono::Position {
    fn known_value(&self) -> Option<Value> {
        Solution::built_in().known_value(self)
    }

    fn known_turn(&self) -> Option<Self::Turn> {
        known_turn_to(Goal::Win, self)
    }

    fn known_hold(&self) -> Option<Self::Turn> {
        known_turn_to(Goal::Hold, self)
    }
}

fn known_turn_to(goal: Goal, position: &oxono::Position) -> Option<oxono::Turn> {
    let turn = Solution::built_in().known_turn_to(goal, position);
    turn.filter(|&turn| position.is_legal(turn))
}

impl Provable for yoxii::Position {}

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
pub struct Seeker<G: Provable> {
    solver: Solver,
    /// By the key of the canonical image.
    known: HashMap<u64, Proven>,
    quest: Option<Quest<G>>,
}

impl<G: Provable> Seeker<G> {
    /// A seeker whose solver has about this much memory.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(bytes: usize) -> Result<Seeker<G>, NoMemory> {
        Ok(Seeker {
            solver: Solver::new(bytes)?,
            known: HashMap::new(),
            quest: None,
        })
    }

    /// What is known about a position after one more slice of work, as long as `go_on` says. The
    /// same position is taken up where it was left.
    pub fn seek(&mut self, position: &G, go_on: &(dyn Fn() -> bool + Sync)) -> Truth<G> {
        let mut quest = match self.quest.take() {
            Some(quest) if quest.position == *position => quest,
            _ => Quest::new(*position, &self.known),
        };
        while !quest.is_done() && go_on() {
            quest.advance(&mut self.solver, go_on);
        }
        self.remember(&quest);
        let truth = quest.truth();
        self.quest = Some(quest);
        truth
    }

    fn remember(&mut self, quest: &Quest<G>) {
        let classes = quest.classes.iter();
        let after = classes.filter_map(|class| Some((class.key, class.proven?)));
        let whole = quest
            .proven
            .map(|proven| (canonical_key(&quest.position), proven));
        for (key, proven) in after.chain(whole) {
            if self.known.len() < MEMORY || self.known.contains_key(&key) {
                self.known.insert(key, proven);
            }
        }
    }
}
