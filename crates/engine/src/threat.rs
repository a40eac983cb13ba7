//! Whether somebody is about to win: what a companion at the board would notice.

use rules::Outcome;

use crate::hint::safe_answers;
use crate::playable::Playable;

/// Whether the side that waits threatens to win: most turns of the side to move would let it.
///
/// Somebody who can win at once is not threatened, nor is anybody in a finished game.
#[must_use]
pub fn is_threatened<G: Playable>(position: &G) -> bool {
    let turns = position.legal_turns();
    let wins = |&turn| {
        let mut after = *position;
        after.play_unchecked(turn);
        after.outcome() == Some(Outcome::Win(position.to_move()))
    };
    !turns.iter().any(wins) && (safe_answers(position) as usize) * 2 < turns.len()
}
#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, oxono, yoxii};

    fn check<G: Playable>(position: &str, expected: bool) {
        assert_eq!(is_threatened(&position.parse::<G>().unwrap()), expected);
    }

    #[test]
    fn a_threat_is_what_most_turns_overlook() {
        // Black has three on file a: every turn that does not stop them loses.
        check::<oxono::Position>("6/6/2+3/x2@1O/o2X2/x1O3 p", true);
        // The same position with Pink's own win at hand.
        check::<oxono::Position>("6/6/+5/X2@1o/X2x2/X1o3 p", false);
        // Two pieces each threaten nothing.
        check::<yoxii::Position>("3/5/2DC3/3T3/3d3/5/3 r", false);
        assert!(!is_threatened(&oxono::Position::start()));
    }
}
