//! Time at a table: what is left, whose watch runs, and when a flag falls.

use rules::{Game, Player};

use crate::clock::Watch;
use crate::{By, Command, Table, TableError};

impl<G: Game> Table<G> {
    /// The time a player has left, in milliseconds; `None` without clocks.
    #[must_use]
    pub fn time_left(&self, player: Player, now: u64) -> Option<u64> {
        self.clock()?;
        let left = self.state.left[player as usize];
        if player == self.to_move() {
            Some(left.saturating_sub(self.watch.used(now)))
        } else {
            Some(left)
        }
    }

    /// Whose time is passing.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        (self.state.is_timed() && self.watch.is_running()).then(|| self.to_move())
    }

    /// Should a clock be running that is stopped?
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.state.is_timed() && !self.watch.is_running()
    }

    /// Lets time pass: the referee's [`Command::Flag`] where it is due. True if the flag has
    /// fallen, which ends the game.
    pub fn tick(&mut self, now: u64) -> bool {
        self.apply(By::Referee, Command::Flag, now).is_ok()
    }

    /// Stops the clock, at one screen. It is no event: the log knows how long turns took, not
    /// when nobody looked.
    ///
    /// # Errors
    /// If there is no clock that runs, or the players sit apart.
    pub fn pause(&mut self, now: u64) -> Result<(), TableError> {
        self.check_open()?;
        if self.is_apart() {
            return Err(TableError::AskFirst);
        }
        if self.running().is_none() {
            return Err(TableError::NoClock);
        }
        if self.flag_is_due(now) {
            return Err(TableError::TimeUp);
        }
        self.watch.stop(now);
        Ok(())
    }

    /// Starts the clock: at the beginning, after a pause, after loading.
    ///
    /// # Errors
    /// If there is no clock that stands.
    pub fn resume(&mut self, now: u64) -> Result<(), TableError> {
        self.check_open()?;
        if !self.is_paused() {
            return Err(TableError::NoClock);
        }
        self.watch.start(now);
        Ok(())
    }

    /// Adopts what an authority measured: the turn in progress has taken `used` until `now`, and
    /// time passes on from there.
    pub fn synchronise(&mut self, used: u64, now: u64) {
        if self.state.is_timed() {
            self.watch = Watch::standing(used);
            self.watch.start(now);
        }
    }

    /// What the turn in progress has taken, never more than there was; `None` if it is not timed.
    #[must_use]
    pub fn used(&self, now: u64) -> Option<u64> {
        let left = self.state.left[self.to_move() as usize];
        self.state
            .is_timed()
            .then(|| self.watch.used(now).min(left))
    }

    /// The one place that says whether the time is up.
    pub(crate) fn flag_is_due(&self, now: u64) -> bool {
        self.state.is_timed() && self.time_left(self.to_move(), now) == Some(0)
    }
}
