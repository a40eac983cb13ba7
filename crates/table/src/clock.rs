//! Clocks with increment.

use rules::Player;

use crate::TableError;

/// How much time the players have, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockSetting {
    base: u64,
    increment: u64,
}

impl ClockSetting {
    /// The shortest and the longest time for a game: a second, a day.
    pub const BASE: [u64; 2] = [1_000, 86_400_000];
    /// The longest increment: ten minutes.
    pub const MAX_INCREMENT: u64 = 600_000;

    /// `base` for the whole game, and `increment` more after each own turn.
    ///
    /// # Errors
    /// [`TableError::BadClock`] if either is out of bounds.
    pub fn new(base: u64, increment: u64) -> Result<ClockSetting, TableError> {
        let [shortest, longest] = ClockSetting::BASE;
        if (shortest..=longest).contains(&base) && increment <= ClockSetting::MAX_INCREMENT {
            Ok(ClockSetting { base, increment })
        } else {
            Err(TableError::BadClock)
        }
    }

    /// The time for the whole game.
    #[must_use]
    pub const fn base(self) -> u64 {
        self.base
    }

    /// What each own turn adds.
    #[must_use]
    pub const fn increment(self) -> u64 {
        self.increment
    }
}

/// Both clocks. Only the clock of the side to move ever runs, so the clock need not know whose
/// turn it is: it keeps what both had when the present turn began, and what this turn has used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    setting: ClockSetting,
    left: [u64; 2],
    /// What the present turn used before the clock was last stopped.
    banked: u64,
    /// Since when it has been running again.
    since: Option<u64>,
}

impl Clock {
    pub(crate) fn new(setting: ClockSetting) -> Clock {
        Clock {
            setting,
            left: [setting.base; 2],
            banked: 0,
            since: None,
        }
    }

    /// The setting.
    #[must_use]
    pub const fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// Is time passing?
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What the present turn has used so far, never more than there was.
    pub(crate) fn used(&self, mover: Player, now: u64) -> u64 {
        let running = self.since.map_or(0, |since| now.saturating_sub(since));
        (self.banked.saturating_add(running)).min(self.left[mover as usize])
    }

    /// What a player has left while `mover` is to move.
    pub(crate) fn left(&self, player: Player, mover: Player, now: u64) -> u64 {
        let left = self.left[player as usize];
        if player == mover {
            left - self.used(mover, now)
        } else {
            left
        }
    }

    pub(crate) fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    pub(crate) fn stop(&mut self, mover: Player, now: u64) {
        self.banked = self.used(mover, now);
        self.since = None;
    }

    /// The mover has played: what the turn used. The clock stands until it is started again.
    pub(crate) fn press(&mut self, mover: Player, first_turn: bool, now: u64) -> u64 {
        let spent = if first_turn { 0 } else { self.used(mover, now) };
        self.since = None;
        self.settle(mover, first_turn, spent);
        spent
    }

    /// Books a whole turn. The first turn of a game is not timed and adds nothing.
    fn settle(&mut self, mover: Player, first_turn: bool, spent: u64) {
        self.banked = 0;
        if !first_turn {
            let left = &mut self.left[mover as usize];
            *left = left.saturating_sub(spent) + self.setting.increment;
        }
    }

    /// The standing clock after turns that used these times.
    ///
    /// # Errors
    /// If a turn used more than there was, or all of it: then the flag would have fallen.
    pub(crate) fn after(
        setting: ClockSetting,
        turns: impl Iterator<Item = (Player, u64)>,
    ) -> Result<Clock, TableError> {
        let mut clock = Clock::new(setting);
        for (index, (mover, spent)) in turns.enumerate() {
            if spent >= clock.left[mover as usize] {
                return Err(TableError::BadSave { what: "spent" });
            }
            clock.settle(mover, index == 0, spent);
        }
        Ok(clock)
    }

    /// The standing clock in the middle of a turn.
    pub(crate) fn with_banked(mut self, mover: Player, banked: u64) -> Result<Clock, TableError> {
        if banked > self.left[mover as usize] {
            return Err(TableError::BadSave { what: "banked" });
        }
        self.banked = banked;
        Ok(self)
    }
}
