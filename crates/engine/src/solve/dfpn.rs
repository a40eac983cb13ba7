//! Depth-first proof-number search.
//!
//! The question is always "does this player win?"; a draw answers it with no. Every node has two
//! numbers from the point of view of its side to move: `phi`, how many leaves must still be
//! settled to prove that it gets its way, and `delta`, how many to prove that it does not. A
//! node's phi is the least delta of its children, its delta the sum of their phis. The search
//! goes down where the least work is left, and stays in a subtree until its numbers pass the
//! point at which another would be more promising.

use super::table::{Key, Numbers, ProofTable};

/// A position as a solver sees it.
pub trait ProofNode: Copy {
    /// The game's turn.
    type Turn: Copy + PartialEq;

    /// Is every won game ended by a turn of the winner, so that a position without a safe turn
    /// is lost in two?
    const WINS_BY_OWN_TURN: bool;

    /// Identifies the position, the same for all its symmetric images.
    fn key(&self) -> Key;

    /// Writes down every turn that does not lose at once, with what is known of the position
    /// behind it or, failing that, what is seen at sight. May stop at a turn that wins. The side
    /// to move cannot win at once: that is seen one ply earlier.
    fn expand(&self, question: bool, known: &impl Known, children: &mut Vec<Child<Self::Turn>>);

    /// For how many turns a side can hold out for which `expand` lists no turn: all lose at once.
    fn holds_out(&self) -> u32 {
        2
    }

    /// The same position in two games that are easier to search: in the first the side to move
    /// does no better than in this one, in the second no worse. A turn that wins in the first
    /// also wins here. None where the position is searched as it is.
    fn bounds(&self) -> Option<[Self; 2]> {
        None
    }

    /// The position after a turn that `expand` has listed.
    fn after(&self, turn: Self::Turn) -> Self;
}

/// What is remembered of positions.
pub trait Known {
    /// The numbers of a position, if they are known.
    fn numbers(&self, key: Key) -> Option<Numbers>;

    /// Says that these positions will be asked for. The memory answers many at once much sooner
    /// than one after the other.
    fn fetch(&self, _: impl Iterator<Item = Key>) {}
}

/// The table as one side's question sees it.
pub(super) struct Asked<'a> {
    pub(super) table: &'a ProofTable,
    pub(super) question: bool,
}

impl Known for Asked<'_> {
    #[inline]
    fn numbers(&self, key: Key) -> Option<Numbers> {
        self.table.probe(key, self.question)
    }

    #[inline]
    fn fetch(&self, keys: impl Iterator<Item = Key>) {
        self.table.fetch(keys);
    }
}

/// A turn and what is known of the position after it, from the point of view of who is to move
/// there.
#[derive(Clone, Copy, Debug)]
pub struct Child<T> {
    pub(crate) turn: T,
    pub(crate) key: Key,
    pub(crate) numbers: Numbers,
}

/// One thread of a search.
pub(crate) struct Search<'a, N: ProofNode> {
    table: &'a ProofTable,
    /// The player whose win is asked for.
    question: bool,
    /// Tells threads apart, so that they do not all walk the same way.
    thread: u64,
    /// Positions expanded.
    pub(crate) nodes: u64,
    /// Told the number of nodes from time to time; answers whether to go on.
    go_on: &'a dyn Fn(u64) -> bool,
    stopped: bool,
    /// Lists of children that are not in use, kept for their memory.
    spare: Vec<Vec<Child<N::Turn>>>,
}

/// How many nodes pass between two looks at the clock.
const PATIENCE: u64 = 256;

impl<'a, N: ProofNode> Search<'a, N> {
    pub(crate) fn new(
        table: &'a ProofTable,
        question: bool,
        thread: u64,
        go_on: &'a dyn Fn(u64) -> bool,
    ) -> Self {
        Search {
            table,
            question,
            thread,
            nodes: 0,
            go_on,
            stopped: false,
            spare: Vec::new(),
        }
    }

    /// Searches until the root is settled or the search is told to stop.
    pub(crate) fn run(&mut self, root: &N) -> Numbers {
        self.go_down(root, Numbers::INFINITE, Numbers::INFINITE)
    }

    /// Searches below `node` until phi or delta reaches its threshold.
    fn go_down(&mut self, node: &N, phi_limit: u32, delta_limit: u32) -> Numbers {
        let nodes_before = self.nodes;
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE) && !(self.go_on)(self.nodes) {
            self.stopped = true;
        }
        if let Some(numbers) = self.settle_by_bounds(node) {
            let work = self.nodes - nodes_before;
            self.table.store(node.key(), self.question, numbers, work);
            return numbers;
        }
        if self.stopped {
            // Nothing is written down: whoever comes back tries the bounds again.
            return Numbers::UNKNOWN;
        }
        let mut children = self.spare.pop().unwrap_or_default();
        children.clear();
        let known = Asked {
            table: self.table,
            question: self.question,
        };
        node.expand(self.question, &known, &mut children);
        let numbers = loop {
            let summary = Summary::of(&children, self.thread);
            let numbers = summary.numbers;
            if numbers.solved()
                || numbers.phi >= phi_limit
                || numbers.delta >= delta_limit
                || self.stopped
            {
                break numbers;
            }
            let child = &mut children[summary.best];
            // What the child may cost before the parent passes its own limit, or before the
            // second best child, with a quarter's grace, looks better.
            let rest = numbers.delta.saturating_sub(child.numbers.phi);
            let child_phi_limit = delta_limit.saturating_sub(rest).min(Numbers::INFINITE);
            let grace = summary.second.saturating_add(1 + summary.second / 4);
            let child_delta_limit = phi_limit.min(grace).min(Numbers::INFINITE);
            let next = node.after(child.turn);
            child.numbers = self.go_down(&next, child_phi_limit, child_delta_limit);
        };
        self.spare.push(children);
        self.table.store(
            node.key(),
            self.question,
            numbers,
            self.nodes - nodes_before,
        );
        numbers
    }

    /// The numbers of a position that is settled by one of its bounds. Tried once: a position
    /// that is in the table was not settled by them.
    fn settle_by_bounds(&mut self, node: &N) -> Option<Numbers> {
        let [worse, better] = node.bounds()?;
        if self.table.probe(node.key(), self.question).is_some() {
            return None;
        }
        // Where the bounds have bounds, the outermost are the easiest, and most often enough.
        let outermost = [worse.bounds(), better.bounds()];
        if let [Some([worst, _]), Some([_, best])] = outermost
            && let Some(numbers) = self.settle_between(&worst, &best)
        {
            return Some(numbers);
        }
        self.settle_between(&worse, &better)
    }

    fn settle_between(&mut self, worse: &N, better: &N) -> Option<Numbers> {
        let numbers = self.run(worse);
        if numbers.phi == 0 {
            return Some(numbers);
        }
        let numbers = self.run(better);
        (numbers.delta == 0).then_some(numbers)
    }
}

/// What the children say about their parent.
struct Summary {
    numbers: Numbers,
    /// The child with the least delta.
    best: usize,
    /// The least delta of the others.
    second: u32,
}

impl Summary {
    fn of<T>(children: &[Child<T>], thread: u64) -> Summary {
        let (mut phi, mut second) = (Numbers::INFINITE, Numbers::INFINITE);
        let mut delta = 0u32;
        let mut best = 0;
        let (mut win_drawn, mut loss_drawn) = (true, false);
        for (index, child) in children.iter().enumerate() {
            let Numbers {
                phi: child_phi,
                delta: child_delta,
                drawn,
            } = child.numbers;
            if child_delta == 0 {
                win_drawn &= drawn;
            }
            loss_drawn |= drawn;
            delta = delta.saturating_add(child_phi);
            let bias = jitter(child.key.hash, thread, child_delta);
            let child_delta = child_delta.saturating_add(bias);
            if child_delta < phi {
                second = phi;
                phi = child_delta;
                best = index;
            } else if child_delta < second {
                second = child_delta;
            }
        }
        let phi = children
            .get(best)
            .map_or(Numbers::INFINITE, |c| c.numbers.delta);
        let numbers = if phi == 0 {
            Numbers {
                drawn: win_drawn,
                ..Numbers::WON
            }
        } else if delta == 0 {
            Numbers {
                drawn: loss_drawn,
                ..Numbers::LOST
            }
        } else {
            Numbers {
                phi,
                delta: delta.min(Numbers::INFINITE - 1),
                drawn: false,
            }
        };
        Summary {
            numbers,
            best,
            second,
        }
    }
}

/// A small penalty that differs from thread to thread; none for the first one and for what is
/// settled.
#[inline]
fn jitter(hash: u64, thread: u64, delta: u32) -> u32 {
    if thread == 0 || delta == 0 {
        return 0;
    }
    let noise =
        (hash ^ thread.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (noise >> 62) as u32 * (1 + delta / 8)
}
