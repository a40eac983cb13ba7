//! What the results of a match tell: score, Elo with error bars, and a sequential test.
//!
//! The two games of a pair share their opening, so they are not independent: everything is
//! worked out from the pairs, each worth 0 to 4 half points.

use engine::game::EngineGame;

use super::Pair;

/// The results so far, for the first contestant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
    /// Pairs by half points.
    pub(crate) pairs: [u64; 5],
    /// Games lost by either contestant without the rules.
    pub(crate) faults: [u64; 2],
}

impl Tally {
    pub(super) fn add<G: EngineGame>(&mut self, pair: &Pair<G>) {
        let half_points = pair.half_points();
        for (index, points) in half_points.into_iter().enumerate() {
            match points {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
            if pair.games[index].fault.is_some() {
                // A fault loses: whoever has no points is at fault.
                self.faults[usize::from(points != 0)] += 1;
            }
        }
        self.pairs[(half_points[0] + half_points[1]) as usize] += 1;
    }

    pub(crate) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1, and its standard error.
    pub(crate) fn score(&self) -> (f64, f64) {
        let count: u64 = self.pairs.iter().sum();
        if count == 0 {
            return (0.5, 0.5);
        }
        let share = |index: usize| index as f64 / 4.0;
        let each = || self.pairs.iter().enumerate();
        let count = count as f64;
        let mean = each()
            .map(|(index, &n)| n as f64 * share(index))
            .sum::<f64>()
            / count;
        let squares = each()
            .map(|(index, &n)| n as f64 * (share(index) - mean).powi(2))
            .sum::<f64>();
        // One pair more that went both ways keeps the error of a clean sweep above zero.
        let spread = (squares + 0.25 * 0.25) / (count + 1.0);
        (mean, (spread / count).sqrt())
    }

    /// Elo, with the ends of the 95 % interval. Infinite where everything was won or lost.
    pub(crate) fn elo(&self) -> [f64; 3] {
        let (mean, error) = self.score();
        [mean - 1.96 * error, mean, mean + 1.96 * error].map(elo)
    }
}

/// The difference in Elo that gives a share of the points.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that a difference in Elo gives.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test between two differences in Elo, with an error of 5 % either way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// More games are needed.
    Open,
    /// The higher difference.
    Better,
    /// The lower difference.
    NotBetter,
}

impl Verdict {
    /// The stable name.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Verdict::Open => "open",
            Verdict::Better => "better",
            Verdict::NotBetter => "not-better",
        }
    }
}

/// The logarithm of the odds at which the test ends: ln(0.95 / 0.05).
const LIMIT: f64 = 2.944;

impl Sprt {
    /// The logarithm of the odds of the higher difference against the lower.
    pub(crate) fn log_odds(self, tally: &Tally) -> f64 {
        let (mean, error) = tally.score();
        let (low, high) = (share(self.elo0), share(self.elo1));
        if tally.games() == 0 {
            return 0.0;
        }
        (high - low) * (2.0 * mean - low - high) / (2.0 * error * error)
    }

    pub(crate) fn verdict(self, tally: &Tally) -> Verdict {
        match self.log_odds(tally) {
            odds if odds >= LIMIT => Verdict::Better,
            odds if odds <= -LIMIT => Verdict::NotBetter,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let tally = Tally {
            wins: 150,
            draws: 0,
            losses: 50,
            pairs: [0, 0, 50, 0, 50],
            faults: [0; 2],
        };
        let (mean, error) = tally.score();
        assert!((mean - 0.75).abs() < 1e-9);
        assert!((error - 0.025).abs() < 0.001, "{error}");
        let [low, middle, high] = tally.elo();
        assert!((middle - 190.8).abs() < 0.1);
        assert!(low < middle && middle < high);
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 20.0,
        };
        assert_eq!(sprt.verdict(&tally), Verdict::Better);
        let reversed = Sprt {
            elo0: 300.0,
            elo1: 340.0,
        };
        assert_eq!(reversed.verdict(&tally), Verdict::NotBetter);
        assert_eq!(sprt.verdict(&Tally::default()), Verdict::Open);
    }
}
