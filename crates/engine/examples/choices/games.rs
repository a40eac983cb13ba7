//! Strong games from openings that differ.

use engine::player::Player;
use engine::random::Random;
use engine::search::Limits;
use rules::Game;
use rules::oxono::Position;

/// For a turn of a strong player: a fraction of a second.
const NODES: u64 = 40_000;
/// In mebibytes.
const MEMORY: usize = 32;
/// So many turns at random, one to this many, begin a game.
const OPENING: usize = 4;
/// The positions that are asked for have so many pieces.
const PIECES: std::ops::RangeInclusive<u32> = 3..=7;

/// The positions of one game that strong play on both sides has led to, in a random order.
pub(crate) fn positions(seed: u64, game: u64) -> Vec<Position> {
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game);
    let mut position = Position::start();
    for _ in 0..=random.below(OPENING) {
        let Some(turn) = random.one_of(&safe_turns(&position)) else {
            return Vec::new();
        };
        position.play_unchecked(turn);
    }
    let Ok(mut player) = Player::new(MEMORY) else {
        return Vec::new();
    };
    let limits = Limits {
        nodes: NODES,
        ..Limits::default()
    };
    let mut found = Vec::new();
    while position.pieces_placed() < *PIECES.end() {
        let findings = player.think(&position, limits, &|| false, &mut |_| {});
        let Some(turn) = findings.best() else {
            break;
        };
        position.play_unchecked(turn);
        if position.outcome().is_some() || position.winning_turn().is_some() {
            break;
        }
        if PIECES.contains(&position.pieces_placed()) {
            found.insert(random.below(found.len() + 1), position);
        }
    }
    found
}

/// The turns that do not let the opponent win at once.
fn safe_turns(position: &Position) -> Vec<rules::oxono::Turn> {
    let mut turns = position.legal_turns();
    turns.retain(|&turn| {
        let mut next = *position;
        next.play_unchecked(turn);
        next.outcome().is_none() && next.winning_turn().is_none()
    });
    turns
}
