//! What the engine thinks of a position: proven, or estimated.

use crate::proven::{Distance, Proven};

/// The search's own scale: a win on the spot. A win `n` plies away is `WIN - n`.
pub const WIN: i32 = 32_000;

/// At or beyond this, in either direction, a score of the search is proven.
pub const PROVEN: i32 = 31_000;

/// No estimate is beyond this, in either direction.
pub const MOST: i32 = 30_000;

/// A value for the side to move. Proven and estimated values are different things and cannot be
/// mistaken for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate: hundred times the logarithm of the odds of winning, so that 0 is even, 100
    /// is 73 % and −100 is 27 %.
    Estimate(i32),
    /// Proven.
    Proven(Proven),
}

impl Score {
    /// Reads a number on the search's scale. The search leaves out what looks bad, so that a win
    /// may be nearer than it has seen.
    #[must_use]
    pub fn from_search(score: i32) -> Score {
        if score.abs() < PROVEN {
            return Score::Estimate(score);
        }
        let distance = match (WIN - score.abs()).unsigned_abs() {
            turns @ 0..=1 => Distance::Exactly(turns),
            turns => Distance::AtMost(turns),
        };
        Score::Proven(if score > 0 {
            Proven::Win(distance)
        } else {
            Proven::Loss(distance)
        })
    }

    /// The chance of winning, in thousandths; a draw is half a win.
    #[must_use]
    pub fn permille(self) -> u32 {
        match self {
            Score::Estimate(estimate) => {
                let odds = (f64::from(estimate) / 100.0).exp();
                // Never certain: certainty is what a proof gives.
                ((1000.0 * odds / (1.0 + odds)).round() as u32).clamp(1, 999)
            }
            Score::Proven(Proven::Win(_)) => 1000,
            Score::Proven(Proven::Draw) => 500,
            Score::Proven(Proven::Loss(_)) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proven_and_estimated_are_told_apart() {
        let win = Proven::Win(Distance::AtMost(3));
        assert_eq!(Score::from_search(WIN - 3), Score::Proven(win));
        assert_eq!(Score::from_search(3 - WIN), Score::Proven(win.reversed()));
        let at_once = Proven::Win(Distance::Exactly(1));
        assert_eq!(Score::from_search(WIN - 1), Score::Proven(at_once));
        assert_eq!(Score::from_search(MOST), Score::Estimate(MOST));
        assert_eq!(Score::from_search(MOST).permille(), 999);
        assert_eq!(Score::Estimate(0).permille(), 500);
        assert_eq!(Score::Estimate(100).permille(), 731);
    }
}
