//! How much of the clock to use for a turn. All times are in milliseconds.

/// A player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What is left.
    pub left: u64,
    /// What is added after each turn.
    pub increment: u64,
}

/// Kept back for the way from the engine to whoever holds the clock.
const RESERVE: u64 = 30;
/// What a system may take to wake a thread.
const LATENESS: u64 = 4;

/// How long to think about a turn: never more than is left, less a reserve for the way of the
/// answer. `pieces` are on the board and no game has more than `longest` turns.
#[must_use]
pub fn budget(clock: Clock, pieces: u32, longest: usize) -> u64 {
    // Most is needed before the solver takes over; hardly any game fills the board.
    let own_turns = u64::from((longest as u32 * 2 / 3).saturating_sub(pieces) / 2 + 3);
    let share = (clock.left / own_turns).saturating_add(clock.increment / 4 * 3);
    share.min(usable(clock.left))
}

/// The most that may be used of a time that must not be exceeded. Of a time so short that the
/// reserve would not fit twice, less than half: systems wake a thread some milliseconds late.
#[must_use]
pub fn usable(time: u64) -> u64 {
    if time < 2 * RESERVE {
        return time.saturating_sub(LATENESS) / 2;
    }
    time - RESERVE.max(time / 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_clock_is_overdrawn() {
        for left in [0, 1, 5, 40, 1000, 60_000, u64::MAX / 64] {
            for increment in [0, 1, 1000, 100_000] {
                for pieces in 0..=36 {
                    let time = budget(Clock { left, increment }, pieces, 36);
                    assert!(time <= left);
                    assert!(left < 2000 || time <= left - RESERVE);
                }
            }
        }
        for (time, used) in [
            (0, 0),
            (1, 0),
            (5, 0),
            (20, 8),
            (60, 30),
            (100, 70),
            (1000, 950),
        ] {
            assert_eq!(usable(time), used);
        }
        // A minute for the game: a few seconds for a turn.
        let minute = Clock {
            left: 60_000,
            increment: 0,
        };
        assert!((2000..12_000).contains(&budget(minute, 4, 36)));
    }
}
