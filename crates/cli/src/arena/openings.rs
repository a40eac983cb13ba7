//! Openings: a few random turns that do not decide the game at once.

use engine::playable::Playable;
use engine::random::Random;
use engine::score::WIN;

/// After this many vain tries the opening is made shorter: long random games tend to be over.
const TRIES: u32 = 200;

/// The opening with this number, as turns from the start. The same seed gives the same ones.
pub(super) fn opening<G: Playable>(seed: u64, number: u64, length: u32) -> Vec<G::Turn> {
    let mut random = Random::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut length = length.min(G::MAX_TURNS as u32);
    loop {
        for _ in 0..TRIES {
            if let Some(turns) = draw::<G>(&mut random, length) {
                return turns;
            }
        }
        length = length.saturating_sub(1);
    }
}

/// Random turns; `None` if they end the game or let the next player win on the spot.
fn draw<G: Playable>(random: &mut Random, length: u32) -> Option<Vec<G::Turn>> {
    let mut position = G::start();
    let mut turns = Vec::new();
    for _ in 0..length {
        let turn = random.one_of(&position.legal_turns())?;
        position.play_unchecked(turn);
        turns.push(turn);
    }
    let mut children = Vec::new();
    position.expand(&mut children);
    let quiet = !children.is_empty() && children.iter().all(|child| child.score != WIN);
    quiet.then_some(turns)
}
