//! What there is to say about turns of YOXII.

use rules::yoxii::{Position, Totem, Turn};
use rules::{Bitboard, Game, geometry};

use crate::hint::{Explain, Reason, safe_answers};

/// The squares around each square.
pub(super) static AROUND: [Bitboard; 64] =
    geometry::neighbours(Position::BOARD, &geometry::Direction::ALL);

impl Explain for Position {
    fn explain(_: &Position, _: Turn, after: &Position) -> Option<Reason> {
        let other = after.to_move();
        if let count @ 1..=3 = safe_answers(after) {
            return Some(Reason::LeavesAnswers { count });
        }
        let around = AROUND[after.totem().index()];
        let own = after.points_on(!other, around);
        let others = after.points_on(other, around);
        if own > others {
            return Some(Reason::KeepsPoints { own, other: others });
        }
        match after.steps(Totem).map_or(0, |steps| steps.len()) {
            count @ 1..=3 => Some(Reason::LeavesWays {
                count: count as u32,
            }),
            _ => None,
        }
    }
}
