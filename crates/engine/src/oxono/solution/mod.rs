//! The opening solution of OXONO: which first turns win, and a winning turn for whoever has one,
//! down to positions that the solver settles by itself in a moment. Where neither wins, both have
//! turns that hold the draw.
//!
//! The file is made by `totemic solution build` and is part of the program. `certificate` checks
//! it with code of its own.

mod build;
mod file;
pub mod map;

pub use build::{Builder, Journal, JournalError, Unproven, first_turns};
pub use file::SolutionError;
pub use map::Map;

use std::collections::HashSet;
use std::sync::OnceLock;

use rules::oxono::{Position, Turn};
use rules::{Game, Symmetry};

use super::DATA;
use crate::solve::{Goal, Value};

/// Turns and values by position; the sixteen images of a position share one entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    /// Sorted by key: the turn to play in a position that the side to move wins.
    turns: Vec<(u64, Turn)>,
    /// Sorted by key: the turn to play in a position that the side to move does not lose.
    holds: Vec<(u64, Turn)>,
    /// Sorted by key: positions whose value is proven.
    values: Vec<(u64, Value)>,
    /// Positions after two and three turns.
    map: Map,
}

impl Solution {
    /// The solution that is part of the program.
    #[must_use]
    pub fn built_in() -> &'static Solution {
        static SOLUTION: OnceLock<Solution> = OnceLock::new();
        SOLUTION.get_or_init(|| Solution::read(Self::built_in_bytes()).unwrap_or_default())
    }

    /// The bytes of the solution that is part of the program.
    #[must_use]
    pub fn built_in_bytes() -> &'static [u8] {
        DATA.bytes()
    }

    /// The turn to play, if the position is one of the solution's: it wins.
    #[must_use]
    pub fn turn(&self, position: &Position) -> Option<Turn> {
        self.turn_to(Goal::Win, position)
    }

    /// The turn to play to reach a goal, if the position is one of the solution's. Where a win is
    /// known, it is also the turn that holds.
    #[must_use]
    pub fn turn_to(&self, goal: Goal, position: &Position) -> Option<Turn> {
        let (key, symmetry) = canonical_key(position);
        let won = find(&self.turns, key);
        let held = || find(&self.holds, key).filter(|_| goal == Goal::Hold);
        let turn = won.or_else(held)?;
        Some(Position::transform_turn(turn, symmetry.inverse()))
    }

    /// The proven value of the position for the side to move, if the solution has it.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<Value> {
        self.value_of(canonical_key(position).0)
    }

    /// The same, by the key of the canonical image.
    fn value_of(&self, key: u64) -> Option<Value> {
        find(&self.values, key).or_else(|| find(&self.turns, key).map(|_| Value::Win))
    }

    /// The same value, or the one in the map.
    #[must_use]
    pub fn known_value(&self, position: &Position) -> Option<Value> {
        let mapped = || self.map.get(position).map(|entry| entry.value);
        self.value(position).or_else(mapped)
    }

    /// The turn to play to reach a goal by the strategies or by the map. A win that is in the map
    /// is better than a turn that holds.
    #[must_use]
    pub fn known_turn_to(&self, goal: Goal, position: &Position) -> Option<Turn> {
        let mapped = |goal: Goal| {
            let entry = self.map.get(position)?;
            entry.turn.filter(|_| goal.is_met_by(entry.value))
        };
        self.turn_to(Goal::Win, position)
            .or_else(|| mapped(Goal::Win))
            .or_else(|| self.turn_to(goal, position))
            .or_else(|| mapped(goal))
    }

    /// The values of positions after two and three turns.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The same solution with another map.
    #[must_use]
    pub fn with_map(self, map: Map) -> Solution {
        Solution { map, ..self }
    }

    /// Every position with its turn that can be reached from `position` when the winner follows
    /// the solution and the loser plays anything; one of each set of symmetric images. From a
    /// drawn position first those of the side to move, then those of the other.
    #[must_use]
    pub fn strategy(&self, position: &Position) -> Vec<(Position, Turn)> {
        match self.value(position) {
            Some(Value::Win) => self.strategy_from(vec![*position], Goal::Win),
            Some(Value::Loss) => self.strategy_from(replies(position), Goal::Win),
            Some(Value::Draw) => {
                let mut strategy = self.strategy_from(vec![*position], Goal::Hold);
                strategy.extend(self.strategy_from(replies(position), Goal::Hold));
                strategy
            }
            None => Vec::new(),
        }
    }

    fn strategy_from(&self, mut open: Vec<Position>, goal: Goal) -> Vec<(Position, Turn)> {
        let mut strategy = Vec::new();
        let mut seen = HashSet::new();
        while let Some(position) = open.pop() {
            if !seen.insert(canonical_key(&position).0) {
                continue;
            }
            let turn = self.turn_to(goal, &position);
            if let Some(turn) = turn.filter(|&turn| position.is_legal(turn)) {
                strategy.push((position, turn));
                let mut next = position;
                next.play_unchecked(turn);
                open.extend(replies(&next));
            }
        }
        strategy
    }

    /// How many positions have a turn.
    #[must_use]
    pub fn turn_count(&self) -> usize {
        self.turns.len()
    }

    /// How many positions have a value without a turn.
    #[must_use]
    pub fn value_count(&self) -> usize {
        self.values.len()
    }
}

/// The positions after every turn.
fn replies(position: &Position) -> Vec<Position> {
    let turns = position.legal_turns().into_iter();
    turns
        .map(|turn| {
            let mut next = *position;
            next.play_unchecked(turn);
            next
        })
        .collect()
}

fn canonical_key(position: &Position) -> (u64, Symmetry) {
    let (canonical, symmetry) = position.canonical();
    (canonical.key(), symmetry)
}

fn find<T: Copy>(sorted: &[(u64, T)], key: u64) -> Option<T> {
    let index = sorted.binary_search_by_key(&key, |entry| entry.0).ok()?;
    sorted.get(index).map(|entry| entry.1)
}
