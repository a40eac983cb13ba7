//! The values of several turns of a position, each for itself.

use std::sync::atomic::AtomicU64;

use super::table::TranspositionTable;
use super::tree::{INFINITE, Shared, Tree};
use crate::playable::{Child, Playable};

/// How many nodes may be looked at, and have been.
pub(crate) struct Nodes {
    pub(crate) most: u64,
    pub(crate) spent: u64,
}

impl Nodes {
    pub(crate) const fn up_to(most: u64) -> Nodes {
        Nodes { most, spent: 0 }
    }
}

/// Searches each of the turns to the given depth, the turn itself included, and writes its value
/// into `order`. All values are exact for their depth and can be compared. False if it had to
/// stop before the end: turns that it did not get to keep their `order`.
pub(crate) fn judge<G: Playable>(
    position: &G,
    turns: &mut [Child<G::Turn>],
    depth: u32,
    table: &TranspositionTable,
    nodes: &mut Nodes,
    stop: &(dyn Fn() -> bool + Sync),
) -> bool {
    let shared = Shared {
        table,
        stop,
        most_nodes: nodes.most.saturating_sub(nodes.spent).max(1),
        nodes: &AtomicU64::new(0),
    };
    let mut tree = Tree::new(&shared);
    let depth = depth.clamp(1, G::MAX_TURNS as u32) as i32;
    for turn in turns {
        tree.root(
            position,
            std::slice::from_mut(turn),
            (-INFINITE, INFINITE),
            depth,
        );
        if tree.stopped {
            break;
        }
    }
    nodes.spent += tree.all_nodes();
    !tree.stopped
}
