//! The bench signature: the nodes of a fixed set of searches.
//!
//! A change to the search that should not change what it finds leaves the signature as it is;
//! the same signature on two machines says that they search alike.

use rules::{AnyGame, with_game};

use crate::game::EngineGame;
use crate::search::{Limits, TranspositionTable, search};

/// Memory for a bench, in mebibytes: small enough for any machine.
const MEMORY: usize = 4;

/// Searches the fixed set, on one thread, and gives the nodes of all of them: the same number on
/// every machine. `None` if there is no memory.
#[must_use]
// Compiled where it is called, so that it shares the search there instead of bringing its own.
#[inline]
pub fn signature() -> Option<u64> {
    let mut table = TranspositionTable::new(MEMORY).ok()?;
    let games = AnyGame::ALL.into_iter();
    Some(
        games
            .map(|game| with_game!(game, G => nodes::<G>(&mut table)))
            .sum(),
    )
}

fn nodes<G: EngineGame>(table: &mut TranspositionTable) -> u64 {
    let each = G::BENCH.iter().filter_map(|&(text, depth)| {
        let position: G = text.parse().ok()?;
        table.clear();
        let limits = Limits {
            depth,
            ..Limits::default()
        };
        Some(search(&position, table, limits, &|| false, &mut |_| {}).nodes)
    });
    each.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_positions_can_be_read_and_the_signature_stays() {
        for game in AnyGame::ALL {
            with_game!(game, G => for (text, _) in G::BENCH {
                assert!(text.parse::<G>().is_ok(), "{text}");
            });
        }
        // A change of the search on purpose changes this number and says so in its commit.
        assert_eq!(signature(), Some(345_155));
    }
}
