//! A plain search for checking puzzles, over the positions of the rules crate alone.
//!
//! Proof-number search in its textbook form: a position's numbers are kept under the whole
//! position, not under a hash. And a search of bounded depth, for how long a win takes.

use std::collections::HashMap;

use rules::{Game, Outcome, Player};

use super::after;

const INFINITE: u32 = u32::MAX / 2;

/// Proof and disproof number for the side to move: how far it is from getting its way, and from
/// not getting it.
#[derive(Clone, Copy)]
struct Numbers {
    phi: u32,
    delta: u32,
}

const OPEN: Numbers = Numbers { phi: 1, delta: 1 };

/// Proves what one player can reach.
pub(super) struct Plain<G> {
    player: Player,
    /// A draw will do.
    holds: bool,
    known: HashMap<G, Numbers>,
    /// Positions expanded so far.
    pub(super) nodes: u64,
    /// At this number of positions the search gives up.
    pub(super) most: u64,
}

impl<G: Game> Plain<G> {
    pub(super) fn new(player: Player, holds: bool, most: u64) -> Plain<G> {
        Plain {
            player,
            holds,
            known: HashMap::new(),
            nodes: 0,
            most,
        }
    }

    /// Does the player win from this position, or not lose if that is the question? `None` if the
    /// nodes do not suffice.
    pub(super) fn reaches(&mut self, position: &G) -> Option<bool> {
        let own = position.to_move() == self.player;
        if let Some(outcome) = position.outcome() {
            return Some(self.is_reached(outcome));
        }
        let numbers = self.search(position, INFINITE, INFINITE);
        match numbers {
            Numbers { phi: 0, .. } => Some(own),
            Numbers { delta: 0, .. } => Some(!own),
            _ => None,
        }
    }

    fn is_reached(&self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Win(player) => player == self.player,
            Outcome::Draw => self.holds,
        }
    }

    fn search(&mut self, position: &G, phi_limit: u32, delta_limit: u32) -> Numbers {
        self.nodes += 1;
        let own = position.to_move() == self.player;
        let mut children: Vec<(G, Numbers)> = Vec::new();
        let at_once = position.find_turn(|turn| {
            let next = after(position, turn);
            match next.outcome() {
                Some(outcome) => self.is_reached(outcome) == own,
                None => {
                    let numbers = self.known.get(&next).copied().unwrap_or(OPEN);
                    children.push((next, numbers));
                    false
                }
            }
        });
        let numbers = match at_once {
            Some(_) => Numbers {
                phi: 0,
                delta: INFINITE,
            },
            None => self.settle(&mut children, phi_limit, delta_limit),
        };
        self.known.insert(*position, numbers);
        numbers
    }

    /// Searches the most promising child again and again, until a limit is reached.
    fn settle(
        &mut self,
        children: &mut [(G, Numbers)],
        phi_limit: u32,
        delta_limit: u32,
    ) -> Numbers {
        loop {
            let sum = children
                .iter()
                .fold(0_u32, |sum, child| sum.saturating_add(child.1.phi));
            let delta = sum.min(INFINITE);
            let best = (0..children.len()).min_by_key(|&index| children[index].1.delta);
            let phi = best.map_or(INFINITE, |index| children[index].1.delta);
            let open = phi < phi_limit && delta < delta_limit && self.nodes < self.most;
            let Some(best) = best.filter(|_| open) else {
                return Numbers { phi, delta };
            };
            let others = (0..children.len()).filter(|&index| index != best);
            let second = others.map(|index| children[index].1.delta).min();
            let second = second.unwrap_or(INFINITE);
            let (child, numbers) = children[best];
            let child_phi_limit = (delta_limit - (delta - numbers.phi)).min(INFINITE);
            let child_delta_limit = phi_limit.min(second.saturating_add(1 + second / 4));
            children[best].1 = self.search(&child, child_phi_limit, child_delta_limit);
        }
    }
}

/// Whether a player wins within a number of plies.
pub(super) struct Timed<G> {
    player: Player,
    known: HashMap<(G, usize), bool>,
}

impl<G: Game> Timed<G> {
    pub(super) fn new(player: Player) -> Timed<G> {
        Timed {
            player,
            known: HashMap::new(),
        }
    }

    /// Is the game won for the player after at most this many plies, whatever the other does?
    pub(super) fn wins_within(&mut self, position: &G, plies: usize) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome == Outcome::Win(self.player);
        }
        if plies == 0 {
            return false;
        }
        if let Some(&known) = self.known.get(&(*position, plies)) {
            return known;
        }
        let own = position.to_move() == self.player;
        // One's own win on the spot is seen before anything deeper is looked at.
        let at_once = own && position.winning_turn().is_some();
        let wins = at_once
            || plies > 1 && {
                let decisive = position
                    .find_turn(|turn| self.wins_within(&after(position, turn), plies - 1) == own);
                decisive.is_some() == own
            };
        // With one ply left, the other side must lose by its own turn.
        let wins = wins
            || plies == 1 && !own && {
                let mut all = true;
                position.for_each_turn(|turn| all &= self.wins_within(&after(position, turn), 0));
                all
            };
        self.known.insert((*position, plies), wins);
        wins
    }
}
