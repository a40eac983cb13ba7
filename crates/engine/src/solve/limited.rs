//! A game in which one side must win within a number of turns.

use super::dfpn::{Child, Known, ProofNode};
use super::table::{Key, Numbers};

/// A position from which the attacker must win within `left` turns of both; the other side gets
/// its way if it is not over by then.
#[derive(Clone, Copy)]
pub(super) struct Limited<N> {
    pub(super) node: N,
    pub(super) left: u32,
    /// The side to move is the one that must win.
    pub(super) attacks: bool,
}

/// The shortest way to win of a side that cannot win at once.
pub(super) const fn least_win<N: ProofNode>() -> u32 {
    if N::WINS_BY_OWN_TURN { 3 } else { 2 }
}

impl<N: ProofNode> ProofNode for Limited<N> {
    type Turn = N::Turn;

    const WINS_BY_OWN_TURN: bool = N::WINS_BY_OWN_TURN;

    fn key(&self) -> Key {
        key_with(self.node.key(), self.left)
    }

    fn expand(&self, question: bool, known: &impl Known, children: &mut Vec<Child<N::Turn>>) {
        let Some(left) = self.left.checked_sub(1) else {
            return;
        };
        if self.attacks && self.left < least_win::<N>() {
            return;
        }
        self.node.expand(question, &With { known, left }, children);
        if self.attacks && left == 1 {
            self.judge_last(question, children);
        } else if !self.attacks && left < least_win::<N>() {
            // Whatever does not lose at once is enough.
            for child in children {
                child.numbers = Numbers::LOST;
            }
        }
    }

    fn holds_out(&self) -> u32 {
        self.node.holds_out()
    }

    fn bounds(&self) -> Option<[Self; 2]> {
        let bounds = self.node.bounds()?;
        Some(bounds.map(|node| Limited { node, ..*self }))
    }

    fn after(&self, turn: N::Turn) -> Self {
        Limited {
            node: self.node.after(turn),
            left: self.left.saturating_sub(1),
            attacks: !self.attacks,
        }
    }
}

impl<N: ProofNode> Limited<N> {
    /// The next turn, of the other side, is the last: it must end the game with a loss, whichever
    /// it is.
    fn judge_last(&self, question: bool, children: &mut [Child<N::Turn>]) {
        for child in children.iter_mut().filter(|child| !child.numbers.drawn) {
            let next = self.node.after(child.turn);
            let mut replies = Vec::new();
            if next.holds_out() == 1 {
                next.expand(question, &Nothing, &mut replies);
                if replies.is_empty() {
                    child.numbers = Numbers::LOST;
                    continue;
                }
            }
            child.numbers = Numbers::WON;
        }
    }
}

/// The key of a position with this many turns left.
fn key_with(key: Key, left: u32) -> Key {
    Key {
        hash: key.hash ^ (u64::from(left) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15),
        ..key
    }
}

/// What is known of positions with this many turns left.
struct With<'a, K> {
    known: &'a K,
    left: u32,
}

impl<K: Known> Known for With<'_, K> {
    fn numbers(&self, key: Key) -> Option<Numbers> {
        self.known.numbers(key_with(key, self.left))
    }

    fn fetch(&self, keys: impl Iterator<Item = Key>) {
        self.known.fetch(keys.map(|key| key_with(key, self.left)));
    }
}

/// What is seen without memory.
pub(super) struct Nothing;

impl Known for Nothing {
    fn numbers(&self, _: Key) -> Option<Numbers> {
        None
    }
}
