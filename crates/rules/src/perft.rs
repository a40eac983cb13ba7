//! Counting turn sequences: the check that every move generator must pass.

use crate::Game;

/// The number of turn sequences of length `depth`. A finished game has none but the empty one;
/// two different turns that lead to the same position count twice.
///
/// The last two plies are counted, not played.
///
/// ```
/// use rules::{Game, oxono, perft, yoxii};
/// assert_eq!(perft(&oxono::Position::start(), 3), 162_680);
/// assert_eq!(perft(&yoxii::Position::start(), 2), 51_136);
/// ```
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns(),
        2 => position.count_pairs(),
        _ => {
            let mut count = 0;
            position.for_each_turn(|turn| {
                let mut next = *position;
                next.play_unchecked(turn);
                count += perft(&next, depth - 1);
            });
            count
        }
    }
}

/// [`perft`] split by the first turn, in the order of [`Game::for_each_turn`]. At depth 0 there
/// is no first turn and the list is empty.
#[must_use]
pub fn divide<G: Game>(position: &G, depth: u32) -> Vec<(G::Turn, u64)> {
    let mut counts = Vec::new();
    if depth > 0 {
        position.for_each_turn(|turn| {
            let mut next = *position;
            next.play_unchecked(turn);
            counts.push((turn, perft(&next, depth - 1)));
        });
    }
    counts
}
