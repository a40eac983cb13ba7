//! How much of the clock to use for a turn. All times are in milliseconds.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::game::EngineGame;
use crate::hint::safe_answers;
use crate::search::Findings;

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
/// Own turns for which time is kept, however far the game has come.
const KEPT_TURNS: u64 = 2;
/// On a busy machine a system lets a thread wait for so long, without a warning.
const KEPT: u64 = 600;
/// This part of a clock that is nearly used up is a glance at the board.
const GLANCE: u64 = 96;
/// Of a time that would be spent on a choice, this part on a turn without one.
const WITHOUT_A_CHOICE: u64 = 8;

/// How long to think about a turn: a time to aim at, and one that is not exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    aim: u64,
    most: u64,
}

impl Budget {
    /// Of a clock: never more than is left, less a reserve for the way of the answer. `late` is by
    /// how much answers come too late here, see [`Lateness`]. Twice as much and what a
    /// thread may have to wait without a warning are not divided among the turns: whoever is down
    /// to that much only glances at the board.
    ///
    /// What is proven is played at once, so that time is needed only while the game is open: it
    /// is divided among the turns until the solver takes over.
    #[must_use]
    pub fn of_clock<G: EngineGame>(clock: Clock, position: &G, late: u64) -> Budget {
        let open = u64::from(G::OPEN_UNTIL.saturating_sub(position.pieces_placed()));
        let delays = late.saturating_mul(2);
        let divided = clock.left.saturating_sub(KEPT.saturating_add(delays));
        let share = (divided / (open / 2 + KEPT_TURNS)).max(clock.left / GLANCE);
        // Whoever is down to what is kept gets some of it back with each turn.
        let gained = clock.increment / 4 * if divided == 0 { 1 } else { 3 };
        let share = share.saturating_add(gained);
        let aim = match safe_answers(position) {
            1 => share / WITHOUT_A_CHOICE,
            _ => share,
        };
        let mut most = usable(clock.left).min(clock.left.saturating_sub(delays));
        if clock.left < 4 * KEPT {
            // One delay that is longer than any before does not lose the game.
            most = most.min(clock.left / 2);
        }
        Budget {
            aim: aim.min(most),
            most: aim.saturating_mul(2).min(most),
        }
    }

    /// Of a time for one turn: all of it, less the reserve and what is late here.
    #[must_use]
    pub fn of_turn(time: u64, late: u64) -> Budget {
        let most = usable(time).min(time.saturating_sub(late));
        Budget { aim: most, most }
    }

    /// Both budgets must be kept.
    #[must_use]
    pub fn and(self, other: Budget) -> Budget {
        Budget {
            aim: self.aim.min(other.aim),
            most: self.most.min(other.most),
        }
    }

    /// The time to aim at.
    #[must_use]
    pub const fn aim(self) -> u64 {
        self.aim
    }
}

/// The most that may be used of a time that must not be exceeded. Of a time so short that the
/// reserve would not fit twice, less than half: systems wake a thread some milliseconds late.
const fn usable(time: u64) -> u64 {
    if time < 2 * RESERVE {
        return time.saturating_sub(LATENESS) / 2;
    }
    let reserve = if time / 20 > RESERVE {
        time / 20
    } else {
        RESERVE
    };
    time - reserve
}

/// By how much answers come later than they were meant to: on a busy machine a thread waits for
/// its turn, and so does whoever reads the answer. Learnt from turn to turn.
#[derive(Debug, Default)]
pub struct Lateness(AtomicU64);

/// A machine that was asleep for longer says nothing about the next turn.
const MOST_LATE: u64 = 1000;
/// This part of what is known is forgotten with each turn.
const FORGOTTEN: u64 = 16;

impl Lateness {
    /// Notes how late one answer was.
    pub fn note(&self, millis: u64) {
        let known = self.expected();
        let now = millis.min(MOST_LATE).max(known - known.div_ceil(FORGOTTEN));
        self.0.store(now, Ordering::Relaxed);
    }

    /// How late the next answer may be.
    #[must_use]
    pub fn expected(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Watches the time of one turn. Whoever changes their mind late thinks longer.
#[derive(Debug)]
pub struct Watch {
    budget: Budget,
    /// When to stop.
    end: AtomicU64,
    /// What seemed best when it was told last; [`NOTHING`] before.
    best: AtomicU32,
}

const NOTHING: u32 = u32::MAX;

impl Watch {
    /// A watch that begins to run.
    #[must_use]
    pub const fn new(budget: Budget) -> Watch {
        Watch {
            budget,
            end: AtomicU64::new(budget.aim),
            best: AtomicU32::new(NOTHING),
        }
    }

    /// Is it time to stop?
    pub fn is_over(&self, elapsed: u64) -> bool {
        elapsed >= self.end.load(Ordering::Relaxed)
    }

    /// How long ago it was time to stop.
    #[must_use]
    pub fn overdue(&self, elapsed: u64) -> u64 {
        elapsed.saturating_sub(self.end.load(Ordering::Relaxed))
    }

    /// Told whenever something was found out.
    pub fn tell<G: EngineGame>(&self, findings: &Findings<G>, elapsed: u64) {
        let best = findings
            .best()
            .map_or(NOTHING, |turn| u32::from(G::code(turn)));
        self.tell_best(best, elapsed);
    }

    fn tell_best(&self, best: u32, elapsed: u64) {
        let before = self.best.swap(best, Ordering::Relaxed);
        if before == best || before == NOTHING {
            return;
        }
        // In the first half a change of mind is nothing special.
        let late = elapsed.saturating_add(self.budget.aim / 2);
        let end = late.min(self.budget.most);
        self.end.fetch_max(end, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, oxono, yoxii};

    fn plays<G: EngineGame>() {
        for left in [0, 1, 5, 40, 1000, 60_000, u64::MAX / 64] {
            for (increment, late) in [(0, 0), (1, 200), (1000, 0), (100_000, 1000)] {
                let mut position = G::start();
                while let Some(&turn) = position.legal_turns().first() {
                    let budget = Budget::of_clock(Clock { left, increment }, &position, late);
                    assert!(budget.aim <= budget.most && budget.most <= left);
                    assert!(left < 2000 || budget.most <= left - RESERVE);
                    assert!(budget.most == 0 || budget.most <= left - 2 * late);
                    position.play(turn).unwrap();
                }
            }
        }
    }

    #[test]
    fn no_clock_is_overdrawn() {
        plays::<oxono::Position>();
        plays::<yoxii::Position>();
        for (time, used) in [
            (0, 0),
            (1, 0),
            (5, 0),
            (20, 8),
            (60, 30),
            (100, 70),
            (1000, 950),
        ] {
            assert_eq!(Budget::of_turn(time, 0).most, used);
        }
        assert_eq!(Budget::of_turn(1000, 300).most, 700);
        assert_eq!(Budget::of_turn(100, 300).most, 0);
    }

    /// What is left of a minute when so many pieces are on the board and nothing is proven.
    fn left_of_a_minute<G: EngineGame>(pieces: u32) -> u64 {
        let mut position = G::start();
        let mut left = 60_000;
        while position.pieces_placed() < pieces {
            left -= Budget::of_clock(Clock { left, increment: 0 }, &position, 0).aim;
            for _ in 0..2 {
                let turns = position.legal_turns();
                let open = turns.into_iter().find(|&turn| {
                    let mut next = position;
                    next.play_unchecked(turn);
                    next.outcome().is_none() && safe_answers(&next) > 1
                });
                position.play(open.unwrap()).unwrap();
            }
        }
        left
    }

    #[test]
    fn what_is_kept_of_a_clock_comes_back() {
        let position = yoxii::Position::start();
        let clock = |left| Clock {
            left,
            increment: 20,
        };
        for left in [100, 200, KEPT - 1] {
            assert!(Budget::of_clock(clock(left), &position, 0).aim <= 12);
        }
        assert!(Budget::of_clock(clock(2 * KEPT), &position, 0).aim > 20);
    }

    #[test]
    fn a_game_that_stays_open_uses_nine_tenths_of_the_clock() {
        assert!((1000..=6000).contains(&left_of_a_minute::<oxono::Position>(12)));
        assert!((1000..=6000).contains(&left_of_a_minute::<yoxii::Position>(22)));
        assert!((40_000..55_000).contains(&left_of_a_minute::<oxono::Position>(2)));
    }

    #[test]
    fn what_was_late_is_expected_again_and_forgotten_by_and_by() {
        let late = Lateness::default();
        late.note(200);
        late.note(0);
        assert_eq!(late.expected(), 187);
        late.note(190);
        assert_eq!(late.expected(), 190);
        for _ in 0..200 {
            late.note(3);
        }
        assert_eq!(late.expected(), 3);
        late.note(3_600_000);
        assert_eq!(late.expected(), MOST_LATE);
    }

    #[test]
    fn a_late_change_of_mind_takes_longer() {
        let budget = Budget {
            aim: 1000,
            most: 2000,
        };
        let watch = Watch::new(budget);
        watch.tell_best(1, 10);
        watch.tell_best(2, 400);
        assert!(watch.is_over(1000));
        watch.tell_best(3, 900);
        assert!(!watch.is_over(1399) && watch.is_over(1400));
        watch.tell_best(4, 1399);
        watch.tell_best(5, 1800);
        assert!(!watch.is_over(1999) && watch.is_over(2000));
    }
}
