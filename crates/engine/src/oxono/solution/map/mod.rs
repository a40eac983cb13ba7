//! The map of OXONO: the value of every position after two turns, and of those after three that
//! the proofs have come by.
//!
//! Values are those of the side to move. What the solution says about such a position is taken
//! from it; the others are searched. The sixteen images of a position share one entry.

mod build;
mod journal;

pub use build::{Limits, MapBuilder};
pub use journal::{Line, MapJournal};

use std::collections::{HashMap, HashSet};

use rules::Game;
use rules::oxono::{Position, Turn};

use super::{Solution, canonical_key, find, first_turns, replies};
use crate::solve::{Goal, Value};

/// What is proven of a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value.
    pub value: Value,
    /// A turn that keeps it; none in a lost position.
    pub turn: Option<Turn>,
}

/// What is proven of positions after two and three turns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Map {
    /// Sorted by the key of the canonical image, with the turn in that image.
    entries: Vec<(u64, Entry)>,
}

impl Map {
    pub(super) fn new(entries: Vec<(u64, Entry)>) -> Map {
        Map { entries }
    }

    pub(super) fn entries(&self) -> &[(u64, Entry)] {
        &self.entries
    }

    /// What is proven of a position.
    #[must_use]
    pub fn get(&self, position: &Position) -> Option<Entry> {
        // Nearly all questions are about later positions.
        if !is_mapped(position) {
            return None;
        }
        let (key, symmetry) = canonical_key(position);
        let Entry { value, turn } = find(&self.entries, key)?;
        let turn = turn.map(|turn| Position::transform_turn(turn, symmetry.inverse()));
        Some(Entry { value, turn })
    }

    /// How many positions are settled.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Is none settled?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// Is it a position of which the map may say something?
fn is_mapped(position: &Position) -> bool {
    matches!(position.pieces_placed(), 2 | 3)
}

/// A position after two or three turns; it stands for all its images.
#[derive(Clone, Debug)]
pub struct Place {
    /// The position.
    pub position: Position,
    /// The key of its canonical image.
    pub key: u64,
    /// The ways to a position after two turns: a first turn, one of each set of images, and the
    /// reply.
    pub ways: Vec<[Turn; 2]>,
}

impl Place {
    /// What the strategies of the solution say about the position, whatever its map: it is worth at
    /// least the one and at most the other.
    #[must_use]
    pub fn bounds(&self, solution: &Solution) -> (Value, Value) {
        let position = &self.position;
        let (mut low, mut high) = match solution.value(position) {
            Some(value) => (value, value),
            None => (Value::Loss, Value::Win),
        };
        if solution.turn_to(Goal::Hold, position).is_some() {
            low = low.max(Value::Draw);
        }
        for [first, _] in &self.ways {
            let mut before = Position::start();
            before.play_unchecked(*first);
            // No reply gets more out of a position than it is worth.
            if let Some(value) = solution.value(&before) {
                low = low.max(value.reversed());
            }
            let leads_here = |turn: Turn| {
                let mut next = before;
                next.play_unchecked(turn);
                canonical_key(&next).0 == self.key
            };
            for (goal, most) in [(Goal::Win, Value::Loss), (Goal::Hold, Value::Draw)] {
                if solution.turn_to(goal, &before).is_some_and(leads_here) {
                    high = high.min(most);
                }
            }
        }
        (low, high)
    }
}

/// All positions after two turns that differ by more than a symmetry, in the order of their first
/// way.
#[must_use]
pub fn places() -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    let mut indices = HashMap::new();
    for first in first_turns() {
        let mut before = Position::start();
        before.play_unchecked(first);
        before.for_each_turn(|reply| {
            let mut position = before;
            position.play_unchecked(reply);
            let (key, _) = canonical_key(&position);
            let index = *indices.entry(key).or_insert(places.len());
            if index == places.len() {
                let ways = Vec::new();
                places.push(Place {
                    position,
                    key,
                    ways,
                });
            }
            places[index].ways.push([first, reply]);
        });
    }
    places
}

/// All positions after three turns that differ by more than a symmetry, in the order of the places
/// that they come from.
#[must_use]
pub fn later_places() -> Vec<Place> {
    let mut later = Vec::new();
    let mut seen = HashSet::new();
    for place in places() {
        for position in replies(&place.position) {
            let (key, _) = canonical_key(&position);
            if seen.insert(key) {
                let ways = Vec::new();
                later.push(Place {
                    position,
                    key,
                    ways,
                });
            }
        }
    }
    later
}
