//! Clocks: how much time there is, and the watch of the turn in progress.

use serde::{Deserialize, Serialize};

use crate::TableError;

/// How much time the players have. Times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "ClockText", into = "ClockText")]
pub struct ClockSetting {
    allowance: Allowance,
    free: u32,
}

/// For what a player's time is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Allowance {
    /// For the whole game.
    Game {
        /// What there is at the beginning.
        base: u64,
        /// What each own turn adds.
        increment: u64,
    },
    /// Afresh for each turn.
    Turn {
        /// What there is for a turn.
        turn: u64,
    },
}

/// A setting as it stands in JSON: `base` and `increment`, or `turn`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ClockSetting"))]
pub(crate) struct ClockText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    base: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    increment: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    turn: Option<u64>,
    free: u32,
}

const DAY: u64 = 86_400_000;

impl ClockSetting {
    /// The longest time for a game: a day.
    pub const LONGEST_GAME: u64 = DAY;
    /// The longest increment: half an hour.
    pub const LONGEST_INCREMENT: u64 = 1_800_000;
    /// The longest time for a turn: fourteen days.
    pub const LONGEST_TURN: u64 = 14 * DAY;
    /// The shortest time that suits people: a second. Programs can do with less.
    pub const SHORTEST_FOR_PEOPLE: u64 = 1_000;

    /// A setting in which the first turn of the game is not timed.
    ///
    /// # Errors
    /// [`TableError::BadClock`] if a time is out of bounds.
    pub fn new(allowance: Allowance) -> Result<ClockSetting, TableError> {
        let fits = match allowance {
            Allowance::Game { base, increment } => {
                (1..=ClockSetting::LONGEST_GAME).contains(&base)
                    && increment <= ClockSetting::LONGEST_INCREMENT
            }
            Allowance::Turn { turn } => (1..=ClockSetting::LONGEST_TURN).contains(&turn),
        };
        if fits {
            Ok(ClockSetting { allowance, free: 1 })
        } else {
            Err(TableError::BadClock)
        }
    }

    /// `base` for the whole game and `increment` more after each own turn; see [`Self::new`].
    ///
    /// # Errors
    /// [`TableError::BadClock`] if either is out of bounds.
    pub fn for_game(base: u64, increment: u64) -> Result<ClockSetting, TableError> {
        ClockSetting::new(Allowance::Game { base, increment })
    }

    /// The same with this many turns at the beginning of the game that are not timed: they take
    /// and add nothing.
    #[must_use]
    pub fn with_free_turns(self, free: u32) -> ClockSetting {
        ClockSetting { free, ..self }
    }

    /// Is there time enough for a person?
    #[must_use]
    pub fn suits_people(self) -> bool {
        self.beginning() >= ClockSetting::SHORTEST_FOR_PEOPLE
    }

    /// For what the time is.
    #[must_use]
    pub const fn allowance(self) -> Allowance {
        self.allowance
    }

    /// How many turns at the beginning of the game are not timed.
    #[must_use]
    pub const fn free(self) -> u32 {
        self.free
    }

    /// The times one by one, as they stand in JSON: base, increment, time for a turn.
    pub(crate) const fn parts(self) -> (Option<u64>, Option<u64>, Option<u64>) {
        match self.allowance {
            Allowance::Game { base, increment } => (Some(base), Some(increment), None),
            Allowance::Turn { turn } => (None, None, Some(turn)),
        }
    }

    /// What a player has at the beginning.
    pub(crate) const fn beginning(self) -> u64 {
        match self.allowance {
            Allowance::Game { base, .. } => base,
            Allowance::Turn { turn } => turn,
        }
    }

    /// What a player has after a turn for which there was `left` and which took `spent`.
    pub(crate) const fn after_turn(self, left: u64, spent: u64) -> u64 {
        match self.allowance {
            Allowance::Game { increment, .. } => {
                left.saturating_sub(spent).saturating_add(increment)
            }
            Allowance::Turn { turn } => turn,
        }
    }
}

impl TryFrom<ClockText> for ClockSetting {
    type Error = TableError;

    fn try_from(text: ClockText) -> Result<ClockSetting, TableError> {
        let allowance = match (text.base, text.increment, text.turn) {
            (Some(base), Some(increment), None) => Allowance::Game { base, increment },
            (None, None, Some(turn)) => Allowance::Turn { turn },
            _ => return Err(TableError::BadClock),
        };
        Ok(ClockSetting::new(allowance)?.with_free_turns(text.free))
    }
}

impl From<ClockSetting> for ClockText {
    fn from(setting: ClockSetting) -> ClockText {
        let (base, increment, turn) = setting.parts();
        ClockText {
            base,
            increment,
            turn,
            free: setting.free,
        }
    }
}

/// How long the turn in progress has taken. It belongs to whoever watches, not to the log: an
/// event says how long a turn took when it was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Watch {
    /// What was used before the watch was last stopped.
    banked: u64,
    /// Since when it has been running again.
    since: Option<u64>,
}

impl Watch {
    /// A watch that stands.
    pub(crate) const fn standing(used: u64) -> Watch {
        Watch {
            banked: used,
            since: None,
        }
    }

    pub(crate) const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    pub(crate) fn used(&self, now: u64) -> u64 {
        let running = self.since.map_or(0, |since| now.saturating_sub(since));
        self.banked.saturating_add(running)
    }

    pub(crate) fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    pub(crate) fn stop(&mut self, now: u64) {
        *self = Watch::standing(self.used(now));
    }
}
