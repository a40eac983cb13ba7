//! How long a proven win takes.

use std::collections::HashMap;

use super::dfpn::{Child, Known, ProofNode};
use super::solver::winning_turn;
use super::table::{Key, Numbers};
use super::{Solvable, Value};

/// The number of turns to the end under best play, both sides' counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// Exactly this many.
    Exactly(u32),
    /// At most this many.
    AtMost(u32),
}

/// The distance of a position with this proven value, as far as `budget` nodes can establish it.
/// Only a win or a loss by a line, where every won position is won by the mover's own turn, has
/// its exact distance looked for.
#[must_use]
pub fn distance<G: Solvable>(position: &G, value: Value, budget: u64) -> Distance {
    let left = G::MAX_TURNS as u32 - position.pieces_placed();
    if position.outcome().is_some() {
        return Distance::Exactly(0);
    }
    if winning_turn(position).is_some() {
        return Distance::Exactly(1);
    }
    if !G::Node::WINS_BY_OWN_TURN || value == Value::Draw {
        return Distance::AtMost(left);
    }
    let parity = u32::from(value == Value::Win);
    let most = if left % 2 == parity { left } else { left - 1 };
    let node = position.node();
    let mut search = Search {
        seen: HashMap::new(),
        budget,
    };
    let mut plies = 2 + parity;
    while plies < most {
        let settled = match value {
            Value::Win => search.wins_within(&node, plies),
            _ => search.loses_within(&node, plies),
        };
        match settled {
            Some(true) => return Distance::Exactly(plies),
            Some(false) => plies += 2,
            None => return Distance::AtMost(most),
        }
    }
    Distance::Exactly(most)
}

/// Distances are searched without the table.
struct Nothing;

impl Known for Nothing {
    fn numbers(&self, _: Key) -> Option<Numbers> {
        None
    }
}

struct Search {
    /// By position and number of plies: is it won (an odd number) or lost (an even one) so soon?
    seen: HashMap<(u64, u32), bool>,
    budget: u64,
}

impl Search {
    /// Does the side to move, who cannot win at once, win within `plies`? `None` if the budget is
    /// used up.
    fn wins_within<N: ProofNode>(&mut self, node: &N, plies: u32) -> Option<bool> {
        self.remember(node, plies, |search, mut children| {
            if children.iter().any(|child| child.numbers.delta == 0) {
                return Some(true);
            }
            if plies <= 3 {
                return Some(false);
            }
            // Few replies are soon refuted.
            children.sort_by_key(|child| child.numbers.delta);
            for child in children {
                if search.loses_within(&node.after(child.turn), plies - 1)? {
                    return Some(true);
                }
            }
            Some(false)
        })
    }

    /// Does the side to move, who cannot win at once, lose within `plies`?
    fn loses_within<N: ProofNode>(&mut self, node: &N, plies: u32) -> Option<bool> {
        self.remember(node, plies, |search, children| {
            if plies <= 2 {
                return Some(children.is_empty());
            }
            for child in children {
                if !search.wins_within(&node.after(child.turn), plies - 1)? {
                    return Some(false);
                }
            }
            Some(true)
        })
    }

    fn remember<N: ProofNode>(
        &mut self,
        node: &N,
        plies: u32,
        settle: impl FnOnce(&mut Search, Vec<Child<N::Turn>>) -> Option<bool>,
    ) -> Option<bool> {
        let key = (node.key().hash, plies);
        if let Some(&known) = self.seen.get(&key) {
            return Some(known);
        }
        self.budget = self.budget.checked_sub(1)?;
        let mut children = Vec::new();
        node.expand(true, &Nothing, &mut children);
        let settled = settle(self, children)?;
        self.seen.insert(key, settled);
        Some(settled)
    }
}
