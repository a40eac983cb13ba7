//! What players do beside playing turns: undo, resign, offer and answer, pause.

use rules::{Game, Outcome, Player, Refusal};

use crate::{OfferKind, Table, TableError, Termination};

impl<G: Game> Table<G> {
    /// Takes back to the last turn of a person at this screen, so that it can be played again.
    /// Reopens a game that has ended by the rules.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo(&mut self, now: u64) -> Result<(), TableError> {
        self.tick(now);
        let ply = self.undo_goal()?;
        self.rewind(ply, now)
    }

    /// To which ply [`Table::undo`] would go back.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo_goal(&self) -> Result<usize, TableError> {
        if !self.is_local() {
            return Err(TableError::AskFirst);
        }
        if self
            .ending
            .is_some_and(|ending| ending.termination != Termination::Normal)
        {
            return Err(Refusal::GameOver.into());
        }
        let watching = self.person().is_none();
        (0..self.ply())
            .rev()
            .find(|&index| watching || self.seat(self.mover(index)).is_person())
            .ok_or(TableError::NothingToUndo)
    }

    /// Gives up.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, by: Player, now: u64) -> Result<(), TableError> {
        self.lose(by, Termination::Resignation, now)
    }

    /// A player has gone away and loses.
    ///
    /// # Errors
    /// If the game is over.
    pub fn abandon(&mut self, by: Player, now: u64) -> Result<(), TableError> {
        self.lose(by, Termination::Abandoned, now)
    }

    fn lose(&mut self, by: Player, how: Termination, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_open()?;
        self.finish(Some(Outcome::Win(!by)), how, now);
        Ok(())
    }

    /// Calls the game off before both have played.
    ///
    /// # Errors
    /// If the game is over or both have played.
    pub fn abort(&mut self, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_open()?;
        if self.ply() >= 2 {
            return Err(TableError::TooLate);
        }
        self.finish(None, Termination::Aborted, now);
        Ok(())
    }

    /// Makes an offer. To offer a draw or a rematch that the other has offered is to accept.
    ///
    /// # Errors
    /// Why it cannot be offered now.
    pub fn offer(&mut self, kind: OfferKind, by: Player, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_offer(kind, by)?;
        if kind != OfferKind::Takeback && self.offers.open(kind) == Some(!by) {
            return self.accept(kind, by, now);
        }
        let turns = self.turns_of(by);
        self.offers.make(kind, by, turns);
        Ok(())
    }

    /// May this be offered now?
    ///
    /// # Errors
    /// Why not.
    pub fn check_offer(&self, kind: OfferKind, by: Player) -> Result<(), TableError> {
        self.check_time_for(kind)?;
        if kind == OfferKind::Takeback && self.turns_of(by) == 0 {
            return Err(TableError::NothingToUndo);
        }
        if kind == OfferKind::Rematch && self.offers.rematch_agreed() {
            return Err(TableError::AlreadyOffered);
        }
        let answers = kind != OfferKind::Takeback && self.offers.open(kind) == Some(!by);
        if answers || self.offers.may_make(kind, by, self.turns_of(by)) {
            Ok(())
        } else {
            Err(TableError::AlreadyOffered)
        }
    }

    /// Accepts what the other has offered. After a rematch was agreed, [`Table::rematch`] makes
    /// the new table.
    ///
    /// # Errors
    /// Why there is nothing to accept.
    pub fn accept(&mut self, kind: OfferKind, by: Player, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_accept(kind, by)?;
        match kind {
            OfferKind::Draw => {
                self.finish(Some(Outcome::Draw), Termination::Agreement, now);
            }
            OfferKind::Takeback => {
                // The one who asked is to move again: one turn back, two if it is their turn.
                let back = if self.to_move() == by { 1 } else { 2 };
                self.rewind(self.ply().saturating_sub(back), now)?;
            }
            OfferKind::Rematch => self.offers.agree_rematch(),
        }
        Ok(())
    }

    /// May this be accepted now?
    ///
    /// # Errors
    /// Why not.
    pub fn check_accept(&self, kind: OfferKind, by: Player) -> Result<(), TableError> {
        self.check_time_for(kind)?;
        match self.offers.open(kind) {
            None => Err(TableError::NoOffer),
            Some(offerer) if offerer == by => Err(TableError::OwnOffer),
            Some(_) => Ok(()),
        }
    }

    /// Declines an offer, or withdraws an own one.
    ///
    /// # Errors
    /// If there is none.
    pub fn decline(&mut self, kind: OfferKind, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_time_for(kind)?;
        if self.offers.open(kind).is_none() {
            return Err(TableError::NoOffer);
        }
        self.offers.close(kind);
        Ok(())
    }

    /// Stops the clock, on one screen.
    ///
    /// # Errors
    /// If there is no clock that runs, or somebody elsewhere is playing.
    pub fn pause(&mut self, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_open()?;
        if !self.is_local() {
            return Err(TableError::AskFirst);
        }
        if self.running().is_none() {
            return Err(TableError::NoClock);
        }
        self.stop_clock(now);
        Ok(())
    }

    /// Starts the clock again after a pause or after loading.
    ///
    /// # Errors
    /// If there is no clock that stands.
    pub fn resume(&mut self, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_open()?;
        if !self.is_paused() {
            return Err(TableError::NoClock);
        }
        self.start_clock(now);
        Ok(())
    }

    /// The person at this screen who acts when nobody is named: the one to move, otherwise the
    /// other one; `None` if nobody is there.
    #[must_use]
    pub fn person(&self) -> Option<Player> {
        let mover = self.to_move();
        [mover, !mover]
            .into_iter()
            .find(|&player| self.seat(player).is_person())
    }

    pub(crate) fn turns_of(&self, player: Player) -> usize {
        let turns = self.ply() + usize::from(self.start.to_move() == player);
        turns / 2
    }

    /// A rematch is for after the end, everything else for before it.
    fn check_time_for(&self, kind: OfferKind) -> Result<(), TableError> {
        match (kind, self.ending) {
            (OfferKind::Rematch, None) => Err(TableError::NotOver),
            (OfferKind::Rematch, Some(_)) => Ok(()),
            _ => self.check_open(),
        }
    }
}
