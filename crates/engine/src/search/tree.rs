//! The tree: principal variation search of one thread.

use std::sync::atomic::{AtomicU64, Ordering};

use super::order::{self, Memory};
use super::table::{Bound, Entry, TranspositionTable};
use crate::playable::{Child, Playable};
use crate::score::{PROVEN, WIN};

/// Outside of every score.
pub(super) const INFINITE: i32 = WIN + 1;

/// A turn that is this much below what is needed, for each ply left, is not looked at.
const FUTILITY: i32 = 40;

/// Up to this depth hopeless turns are left out.
const SHALLOW: i32 = 4;

/// What all threads of a search share.
pub(super) struct Shared<'a> {
    pub(super) table: &'a TranspositionTable,
    /// Asked now and then: is it time to stop?
    pub(super) stop: &'a (dyn Fn() -> bool + Sync),
    /// All threads together stop after about this many nodes, one alone after exactly as many.
    pub(super) most_nodes: u64,
    /// Nodes of all threads, brought up to date now and then.
    pub(super) nodes: &'a AtomicU64,
}

/// Where a turn stands in the search: among its sisters, and in the tree.
#[derive(Clone, Copy)]
struct Place {
    window: (i32, i32),
    depth: i32,
    ply: usize,
    index: usize,
    /// The best score of the sisters before it.
    best: i32,
}

/// One thread's search.
pub(super) struct Tree<'a, G: Playable> {
    shared: &'a Shared<'a>,
    memory: Memory,
    /// A list of turns for every ply, kept to save allocations.
    lists: Vec<Vec<Child<G::Turn>>>,
    /// The best line found from every ply on.
    lines: Vec<Vec<G::Turn>>,
    /// Lively positions at the end are searched on, but none deeper than this: where a line was
    /// shortened because it looked bad, not beyond the depth that was asked for.
    deepest: usize,
    /// How many turns of the root the last search of it has finished.
    pub(super) finished: usize,
    nodes: u64,
    /// How many of them the others know of.
    counted: u64,
    pub(super) stopped: bool,
}

impl<'a, G: Playable> Tree<'a, G> {
    pub(super) fn new(shared: &'a Shared<'a>) -> Tree<'a, G> {
        Tree {
            shared,
            memory: Memory::new::<G>(),
            lists: (0..G::MAX_TURNS + 2).map(|_| Vec::new()).collect(),
            lines: (0..G::MAX_TURNS + 3).map(|_| Vec::new()).collect(),
            deepest: 0,
            finished: 0,
            nodes: 0,
            counted: 0,
            stopped: false,
        }
    }

    /// The nodes of all threads.
    pub(super) fn all_nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.nodes - self.counted
    }

    /// The best line of the last root search.
    pub(super) fn line(&self) -> &[G::Turn] {
        &self.lines[0]
    }

    /// Searches the given turns of the root. Gives the best score and leaves it in `order` of
    /// each turn that raised it; the others get less than any score.
    pub(super) fn root(
        &mut self,
        position: &G,
        turns: &mut [Child<G::Turn>],
        window: (i32, i32),
        depth: i32,
    ) -> i32 {
        let (mut alpha, beta) = window;
        self.deepest = (depth as usize).min(G::MAX_TURNS);
        self.lines[0].clear();
        self.finished = 0;
        let mut best = -INFINITE;
        for (index, child) in turns.iter_mut().enumerate() {
            let place = Place {
                window: (alpha, beta),
                depth,
                ply: 0,
                index,
                best,
            };
            let score = self.child(position, *child, place);
            if self.stopped {
                return best;
            }
            self.finished = index + 1;
            child.order = -INFINITE;
            if score > best {
                best = score;
                if score > alpha || index == 0 {
                    child.order = score;
                    self.extend_line(0, child.turn);
                }
                alpha = alpha.max(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The value of a child for the parent's mover, looked at as closely as its place in the
    /// order deserves.
    fn child(&mut self, position: &G, child: Child<G::Turn>, place: Place) -> i32 {
        let Place {
            window: (alpha, beta),
            depth,
            ply,
            index,
            best,
        } = place;
        if child.ended {
            self.lines[ply + 1].clear();
            return counted_from_root(child.score, ply + 1);
        }
        let mut next = *position;
        next.play_unchecked(child.turn);
        if index == 0 {
            return -self.search(&next, -beta, -alpha, depth - 1, ply + 1);
        }
        let mut reduced = 0;
        if depth >= 3 && best > -PROVEN {
            reduced = order::reduction(depth, index);
            if child.lively || beta - alpha > 1 {
                reduced -= 1;
            }
            reduced = reduced.clamp(0, depth - 2);
        }
        let mut score = -self.search(&next, -alpha - 1, -alpha, depth - 1 - reduced, ply + 1);
        if score > alpha && reduced > 0 {
            score = -self.search(&next, -alpha - 1, -alpha, depth - 1, ply + 1);
        }
        if score > alpha && score < beta {
            score = -self.search(&next, -beta, -alpha, depth - 1, ply + 1);
        }
        score
    }

    fn search(&mut self, position: &G, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        if self.count() {
            return 0;
        }
        // 1. No line from here is better than winning at once or worse than having lost.
        let mut alpha = alpha.max(ply as i32 - WIN);
        let beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        // 2. The table may know the answer, or at least the turn to begin with.
        let known = self.shared.table.find(position.key(), ply as i32);
        if let Some(entry) = known.filter(|&entry| settles(entry, alpha, beta, depth)) {
            return entry.score;
        }

        // 3. All turns, with a first opinion of each.
        let mut children = std::mem::take(&mut self.lists[ply]);
        children.clear();
        position.expand(&mut children);
        let from_table = known.map_or(0, |entry| entry.turn);
        let before = alpha;
        let (best, turn) = if depth <= 1 {
            self.leaf(position, &mut children, alpha, beta, ply)
        } else {
            self.memory.rank(position, &mut children, from_table, ply);
            // Without a turn to begin with, the order is not worth a full search.
            let depth = if from_table == 0 && depth >= 5 {
                depth - 1
            } else {
                depth
            };
            let mut best = (-INFINITE, None);
            for index in 0..children.len() {
                let child = order::pick(&mut children, index);
                if best.0 > -PROVEN && hopeless(&child, index, alpha, depth) {
                    continue;
                }
                let place = Place {
                    window: (alpha, beta),
                    depth,
                    ply,
                    index,
                    best: best.0,
                };
                let score = self.child(position, child, place);
                if self.stopped {
                    break;
                }
                if score > best.0 {
                    best.0 = score;
                    if score > alpha {
                        best.1 = Some(child.turn);
                        alpha = score;
                        self.extend_line(ply, child.turn);
                        if alpha >= beta {
                            self.memory.reward(
                                position,
                                child.turn,
                                &children[..index],
                                depth,
                                ply,
                            );
                            break;
                        }
                    }
                }
            }
            best
        };
        self.lists[ply] = children;
        if self.stopped {
            return 0;
        }

        // 4. What was learnt.
        self.shared.table.store(
            position.key(),
            ply as i32,
            Entry {
                turn: turn.map_or(from_table, G::code),
                score: best,
                depth: depth.max(1),
                bound: if best >= beta {
                    Bound::Lower
                } else if best > before {
                    Bound::Exact
                } else {
                    Bound::Upper
                },
            },
        );
        best
    }

    /// The last ply: first opinions decide, except where the position after a turn is too lively
    /// for that.
    fn leaf(
        &mut self,
        position: &G,
        children: &mut [Child<G::Turn>],
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> (i32, Option<G::Turn>) {
        let mut best = (-INFINITE, None);
        let deeper = ply < self.deepest;
        for child in children.iter() {
            let score = if child.ended {
                counted_from_root(child.score, ply + 1)
            } else if child.lively && deeper {
                continue;
            } else {
                child.score
            };
            if score > best.0 {
                best = (score, Some(child.turn));
            }
        }
        if let (score, Some(turn)) = best
            && score > alpha
        {
            alpha = score;
            self.lines[ply + 1].clear();
            self.extend_line(ply, turn);
        }
        if !deeper {
            return best;
        }
        for child in children.iter() {
            if alpha >= beta || self.stopped {
                break;
            }
            if !child.lively || child.ended {
                continue;
            }
            // A proof that everything loses must have looked at everything.
            if best.0 > -PROVEN && child.score + FUTILITY <= alpha {
                best.0 = best.0.max(child.score);
                continue;
            }
            let mut next = *position;
            next.play_unchecked(child.turn);
            let score = -self.search(&next, -beta, -alpha, 1, ply + 1);
            if score > best.0 {
                best = (score, Some(child.turn));
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, child.turn);
                }
            }
        }
        best
    }

    /// The best line from `ply` on is `turn` and the best line after it.
    fn extend_line(&mut self, ply: usize, turn: G::Turn) {
        let (before, behind) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(turn);
        before[ply].extend_from_slice(&behind[0]);
    }

    /// Counts a node; true if the search must stop.
    fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.shared.most_nodes {
            self.stopped = true;
        } else if self.nodes & 127 == 0 {
            let new = self.nodes - self.counted;
            let all = new + self.shared.nodes.fetch_add(new, Ordering::Relaxed);
            self.counted = self.nodes;
            self.stopped |= all >= self.shared.most_nodes || (self.shared.stop)();
        }
        self.stopped
    }
}

/// A score of an end of the game, less the plies to get there.
fn counted_from_root(score: i32, ply: usize) -> i32 {
    score - score.signum() * ply as i32
}

/// Does an entry of the table answer the question? Proven scores do at any depth.
fn settles(entry: Entry, alpha: i32, beta: i32, depth: i32) -> bool {
    let deep = entry.depth >= depth && beta - alpha == 1;
    let above = entry.bound != Bound::Upper && entry.score >= beta;
    let below = entry.bound != Bound::Lower && entry.score <= alpha;
    above && (deep || entry.score >= PROVEN)
        || below && (deep || entry.score <= -PROVEN)
        || entry.bound == Bound::Exact && deep
}

/// Is a late turn not worth a look, because it is too far below `alpha` or too far back?
fn hopeless<T>(child: &Child<T>, index: usize, alpha: i32, depth: i32) -> bool {
    if depth > SHALLOW || child.ended || child.lively || alpha <= -PROVEN {
        return false;
    }
    let too_low = child.score + FUTILITY * depth <= alpha;
    let too_late = index as i32 > 6 + 4 * depth * depth;
    index > 0 && (too_low || too_late)
}
