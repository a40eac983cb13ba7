//! What the engine thinks of a position: proven, or estimated.

use crate::solve::Value;

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
    Proven {
        /// What the position is worth.
        value: Value,
        /// The game is over within this many turns, where that is known.
        plies: Option<u32>,
    },
}

impl Score {
    /// Reads a number on the search's scale.
    #[must_use]
    pub fn from_search(score: i32) -> Score {
        if score.abs() < PROVEN {
            return Score::Estimate(score);
        }
        Score::Proven {
            value: if score > 0 { Value::Win } else { Value::Loss },
            plies: Some((WIN - score.abs()).unsigned_abs()),
        }
    }

    /// The same value seen by the opponent.
    #[must_use]
    pub fn reversed(self) -> Score {
        match self {
            Score::Estimate(estimate) => Score::Estimate(-estimate),
            Score::Proven { value, plies } => Score::Proven {
                value: match value {
                    Value::Win => Value::Loss,
                    Value::Draw => Value::Draw,
                    Value::Loss => Value::Win,
                },
                plies,
            },
        }
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
            Score::Proven { value, .. } => match value {
                Value::Win => 1000,
                Value::Draw => 500,
                Value::Loss => 0,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proven_and_estimated_are_told_apart() {
        let win = Score::from_search(WIN - 3);
        assert_eq!(
            win,
            Score::Proven {
                value: Value::Win,
                plies: Some(3)
            }
        );
        assert_eq!(Score::from_search(3 - WIN), win.reversed());
        assert_eq!(Score::from_search(MOST), Score::Estimate(MOST));
        assert_eq!(Score::from_search(MOST).permille(), 999);
        assert_eq!(Score::Estimate(0).permille(), 500);
        assert_eq!(Score::Estimate(100).permille(), 731);
    }
}
