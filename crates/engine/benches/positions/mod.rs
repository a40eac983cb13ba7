//! Random positions, the same in every run.

use rules::Game;

/// Positions of games played at random in which no turn hands over a win at once.
pub(crate) fn random_positions<G: Game>(pieces: u32, count: usize) -> Vec<G> {
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64 ^ u64::from(pieces);
    let mut positions = Vec::new();
    'game: while positions.len() < count {
        let mut position = G::start();
        while position.pieces_placed() < pieces {
            let mut safe = position.legal_turns();
            safe.retain(|&turn| {
                let mut next = position;
                next.play_unchecked(turn);
                next.outcome().is_none() && next.winning_turn().is_none()
            });
            if safe.is_empty() {
                continue 'game;
            }
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            position.play_unchecked(safe[(seed % safe.len() as u64) as usize]);
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}
