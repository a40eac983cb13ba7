//! The games in which puzzles are looked for: levels and full strength against each other.

use rules::Player;

use super::prove::by_sight;
use super::{Puzzling, after};
use crate::game::EngineGame;
use crate::hint::safe_answers;
use crate::level::{Level, choose};
use crate::random::Random;

/// The first turns are played by this level, which hardly ever plays the same game twice.
const OPENING: u32 = 4;
const OPENS: u8 = 2;

/// A turn that lets the opponent win on the spot without need is an accident. So long ago, it
/// does not matter any more.
const FORGIVEN: usize = 4;

/// A game under way.
#[derive(Clone)]
struct Table<G> {
    position: G,
    players: [u8; 2],
    seeds: [u64; 2],
    /// Turns since the last accident.
    since: usize,
}

/// The positions of one game, each if what led to it looks like a game and not like an accident.
/// From some point on the game is played several times, by different players: a list for each.
pub(super) fn positions<G: Puzzling + EngineGame>(seed: u64, game: u64) -> Vec<Vec<G>> {
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game);
    let (players, seeds) = sit_down::<G>(&mut random);
    let mut table = Table {
        position: random.one_of(G::starts()).unwrap_or_else(G::start),
        players,
        seeds,
        since: FORGIVEN,
    };
    let mut shared = Vec::new();
    table.play(G::BRANCHES_AT, &mut shared);
    let continuations = (0..G::CONTINUATIONS).map(|continuation| {
        let mut table = table.clone();
        if continuation > 0 {
            (table.players, table.seeds) = sit_down::<G>(&mut random);
        }
        let mut found = Vec::new();
        table.play(u32::MAX, &mut found);
        found
    });
    let mut lists: Vec<Vec<G>> = continuations.collect();
    if let Some(first) = lists.first_mut() {
        first.splice(0..0, shared);
    }
    lists
}

fn sit_down<G: Puzzling>(random: &mut Random) -> ([u8; 2], [u64; 2]) {
    let players = Player::BOTH.map(|_| random.one_of(G::PLAYERS).unwrap_or(5));
    (players, Player::BOTH.map(|_| random.bits()))
}

impl<G: Puzzling + EngineGame> Table<G> {
    /// Plays on until the game is over or so many pieces are on the board.
    fn play(&mut self, pieces: u32, found: &mut Vec<G>) {
        while self.position.pieces_placed() < pieces {
            let side = self.position.to_move() as usize;
            let number = match self.position.pieces_placed() {
                0..OPENING => OPENS,
                _ => self.players[side],
            };
            let level = Level::new(number).unwrap_or(Level::WEAKEST);
            let Some(turn) = choose(&self.position, level, self.seeds[side]) else {
                return;
            };
            if self.since >= FORGIVEN {
                found.push(self.position);
                self.look_aside(turn, found);
            }
            let before = self.position;
            self.position.play_unchecked(turn);
            let is_accident = is_accident(&before, &self.position);
            self.since = if is_accident { 0 } else { self.since + 1 };
        }
    }

    /// What would have come of other turns that look as sensible as the one that is played.
    fn look_aside(&self, played: G::Turn, found: &mut Vec<G>) {
        if self.position.pieces_placed() + 1 < G::FEWEST {
            return;
        }
        let others = by_sight(&self.position).into_iter().take(G::SENSIBLE);
        for turn in others.filter(|&turn| turn != played) {
            let next = after(&self.position, turn);
            if !is_accident(&self.position, &next) {
                found.push(next);
            }
        }
    }
}

/// Did a turn let the opponent win on the spot without need?
fn is_accident<G: EngineGame>(before: &G, next: &G) -> bool {
    next.winning_turn().is_some() && safe_answers(before) > 0
}
