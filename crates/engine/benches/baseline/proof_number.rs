//! Plain depth-first proof-number search for OXONO: phi and delta thresholds, a quarter's grace,
//! delta begins as the number of replies that do not lose at once, symmetric positions are
//! merged. Replies are counted by playing them.

use std::collections::HashMap;

use rules::oxono::Position;
use rules::{Game, Outcome};

const INFINITE: u32 = u32::MAX / 2;

#[derive(Default)]
pub(crate) struct ProofNumber {
    known: HashMap<Position, (u32, u32)>,
}

fn after(position: &Position, turn: <Position as Game>::Turn) -> Position {
    let mut next = *position;
    next.play_unchecked(turn);
    next
}

fn wins_at_once(position: &Position) -> bool {
    let win = Some(Outcome::Win(position.to_move()));
    let mut wins = false;
    position.for_each_turn(|turn| wins = wins || after(position, turn).outcome() == win);
    wins
}

fn safe_replies(position: &Position) -> u32 {
    let mut count = 0;
    position.for_each_turn(|turn| count += u32::from(!wins_at_once(&after(position, turn))));
    count
}

impl ProofNumber {
    /// Does the side to move win? Draws count as losses for it.
    pub(crate) fn wins(position: &Position) -> bool {
        wins_at_once(position) || {
            let mut search = ProofNumber::default();
            search.go_down(position, INFINITE, INFINITE).0 == 0
        }
    }

    fn go_down(&mut self, position: &Position, phi_limit: u32, delta_limit: u32) -> (u32, u32) {
        let mut children: Vec<(Position, u32, u32)> = Vec::new();
        position.for_each_turn(|turn| {
            let next = after(position, turn).canonical().0;
            if next.outcome().is_some() {
                children.push((next, 0, INFINITE));
            } else if !wins_at_once(&next) {
                let numbers = self.known.get(&next).copied();
                let (phi, delta) = numbers.unwrap_or_else(|| match safe_replies(&next) {
                    0 => (INFINITE, 0),
                    count => (1, count),
                });
                children.push((next, phi, delta));
            }
        });
        let numbers = loop {
            let delta = children
                .iter()
                .fold(0u32, |sum, child| sum.saturating_add(child.1))
                .min(INFINITE);
            children.sort_by_key(|child| child.2);
            let phi = children.first().map_or(INFINITE, |child| child.2);
            if phi >= phi_limit || delta >= delta_limit {
                break (phi, delta);
            }
            let second = children.get(1).map_or(INFINITE, |child| child.2);
            let (next, child_phi, _) = children[0];
            let child_phi_limit = (delta_limit - (delta - child_phi)).min(INFINITE);
            let child_delta_limit = phi_limit.min(second.saturating_add(1 + second / 4));
            let (phi, delta) = self.go_down(&next, child_phi_limit, child_delta_limit);
            (children[0].1, children[0].2) = (phi, delta);
        };
        self.known.insert(position.canonical().0, numbers);
        numbers
    }
}
