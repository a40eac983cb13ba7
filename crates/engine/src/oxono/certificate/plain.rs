//! A plain search that proves that a player wins, or does not lose, over the positions of the
//! rules crate.
//!
//! Proof-number search in its textbook form. A position's numbers are kept under the whole
//! position, not under a hash.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use rules::oxono::{BOARD, Position, Symbol, Turn};
use rules::{Bitboard, Game, Player, Square};

use crate::solve::Goal;

const INFINITE: u32 = u32::MAX / 2;

/// Proof and disproof number for the side to move.
type Numbers = (u32, u32);

/// Proves that one player reaches a goal, one position after the other.
pub(super) struct PlainSearch {
    player: Player,
    goal: Goal,
    known: HashMap<Position, Numbers, BuildHasherDefault<KeyHasher>>,
    /// Positions expanded so far.
    pub(super) nodes: u64,
    /// At this number of positions the search gives up.
    most: u64,
}

/// The numbers of a position are forgotten when there are more than this many.
const MOST_KNOWN: usize = 4_000_000;

impl PlainSearch {
    pub(super) fn new(player: Player, goal: Goal) -> PlainSearch {
        PlainSearch {
            player,
            goal,
            known: HashMap::default(),
            nodes: 0,
            most: u64::MAX,
        }
    }

    /// Gives this many nodes for the positions to come.
    pub(super) fn allow(&mut self, nodes: u64) {
        self.most = self.nodes.saturating_add(nodes);
    }

    /// Does the player, who is to move and cannot win at once, reach the goal? `None` if the nodes
    /// do not suffice.
    pub(super) fn reaches(&mut self, position: &Position) -> Option<bool> {
        if self.known.len() > MOST_KNOWN {
            self.known.clear();
        }
        match self.search(position, INFINITE, INFINITE) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    fn search(&mut self, position: &Position, phi_limit: u32, delta_limit: u32) -> Numbers {
        self.nodes += 1;
        let mut children: Vec<(Position, Numbers)> = Vec::new();
        position.for_each_turn(|turn| {
            let mut next = *position;
            next.play_unchecked(turn);
            if next.outcome().is_some() {
                // Nobody wins at once, so it is a draw. Who has moved into it gets its way if it
                // is the player and a draw will do, or the other and it will not.
                let by_player = position.to_move() == self.player;
                let numbers = match by_player == (self.goal == Goal::Hold) {
                    true => (INFINITE, 0),
                    false => (0, INFINITE),
                };
                children.push((next, numbers));
            } else if !wins_at_once(&next) {
                let image = next.canonical().0;
                let numbers = self.known.get(&image).copied();
                let guess = (1, next.count_turns() as u32);
                children.push((image, numbers.unwrap_or(guess)));
            }
        });
        let numbers = loop {
            let delta: u32 = children
                .iter()
                .fold(0, |sum: u32, child| sum.saturating_add(child.1.0))
                .min(INFINITE);
            let best = (0..children.len()).min_by_key(|&index| children[index].1.1);
            let phi = best.map_or(INFINITE, |index| children[index].1.1);
            let Some(best) =
                best.filter(|_| phi < phi_limit && delta < delta_limit && self.nodes < self.most)
            else {
                break (phi, delta);
            };
            let second = (0..children.len())
                .filter(|&index| index != best)
                .map(|index| children[index].1.1)
                .min()
                .unwrap_or(INFINITE);
            let (child, (child_phi, _)) = children[best];
            let child_phi_limit = (delta_limit - (delta - child_phi)).min(INFINITE);
            let child_delta_limit = phi_limit.min(second.saturating_add(1 + second / 4));
            children[best].1 = self.search(&child, child_phi_limit, child_delta_limit);
        };
        self.known.insert(position.canonical().0, numbers);
        numbers
    }
}

/// Can the side to move win with its next turn?
pub(super) fn wins_at_once(position: &Position) -> bool {
    let colour = completions(position.pieces_of(position.to_move()));
    let winning = Symbol::BOTH.map(|symbol| colour | completions(position.pieces_with(symbol)));
    if (winning[0] | winning[1]).is_empty() {
        return false;
    }
    let wins = |turn: Turn| winning[turn.totem as usize].has(turn.at);
    position.find_turn(wins).is_some()
}

/// The squares that complete a line of four, found by trying all lines.
fn completions(set: Bitboard) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for line in LINES {
        let missing = line.without(set);
        if missing.count() == 1 {
            found |= missing;
        }
    }
    found
}

/// All lines of four along ranks and files.
const LINES: [Bitboard; 36] = {
    let mut lines = [Bitboard::EMPTY; 36];
    let mut count = 0;
    let mut index = 0;
    while index < 48 {
        let (file, rank) = (index % 8, index / 8);
        let across = Bitboard(0b1111 << index);
        let up = Bitboard((1 | 1 << 8 | 1 << 16 | 1 << 24) << index);
        if file < 3 && BOARD.has(Square::new(file, rank)) {
            lines[count] = across;
            count += 1;
        }
        if file < 6 && rank < 3 {
            lines[count] = up;
            count += 1;
        }
        index += 1;
    }
    assert!(count == 36);
    lines
};

/// A quick hash of a position: where two agree, the positions are still compared as a whole.
#[derive(Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0.rotate_left(5) ^ u64::from(byte)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}
