//! What a command comes to: the one place that says what may happen.

use rules::{Game, Outcome, Player, Refusal};

use crate::event::Happening;
use crate::state::Step;
use crate::{By, Command, OfferKind, Table, TableError, Termination};

impl<G: Game> Table<G> {
    /// What a command comes to; `None` for a turn that was played already.
    pub(crate) fn decide(
        &self,
        by: By,
        command: Command,
        now: u64,
    ) -> Result<Option<Step<G>>, TableError> {
        if let (By::Player(by), Command::Play { turn, after }) = (by, &command)
            && *after != self.moved()
        {
            return self.decide_late(by, turn, *after).map(|()| None);
        }
        // A flag and a turn that arrive together: the flag was first.
        if self.flag_is_due(now) && command != Command::Flag {
            return Err(TableError::TimeUp);
        }
        let step = match by {
            By::Player(by) => self.decide_for(by, command, now)?,
            By::Referee => Step::Other(self.decide_for_referee(command, now)?),
        };
        Ok(Some(step))
    }

    /// A turn that does not answer the last one: it was played before, or it comes too late.
    fn decide_late(&self, by: Player, turn: &str, after: u64) -> Result<(), TableError> {
        let moved = self.moved();
        if after > moved {
            return Err(TableError::Ahead { moved });
        }
        let moves = |what: &Happening| {
            matches!(what, Happening::Played { .. } | Happening::TookBack { .. })
        };
        let mut since = self.events_after(after).iter().map(|event| &event.what);
        let turn: Option<G::Turn> = turn.parse().ok();
        match since.find(|what| moves(what)) {
            Some(Happening::Played {
                by: player,
                turn: played,
                ..
            }) if *player == by && turn.is_some() && turn == played.parse().ok() => Ok(()),
            _ => Err(TableError::Stale { moved }),
        }
    }

    fn decide_for(&self, by: Player, command: Command, now: u64) -> Result<Step<G>, TableError> {
        Ok(Step::Other(match command {
            Command::Play { turn, .. } => return self.decide_turn(by, &turn, now),
            Command::Offer { offer } => self.decide_offer(by, offer, now)?,
            Command::Accept { offer } => self.decide_accept(by, offer, now)?,
            Command::Decline { offer } => {
                self.check_decline(offer)?;
                Happening::Declined { by, offer }
            }
            Command::Undo => Happening::TookBack {
                by,
                ply: self.undo_goal()?,
            },
            Command::Resign => {
                self.check_open()?;
                self.ended(Some(Outcome::Win(!by)), Termination::Resignation, now)
            }
            Command::Abort => self.decide_abort(now)?,
            Command::Sit { player, seat } => {
                let empty = self.seat(player).occupant() == crate::Occupant::Empty;
                if player != by || !empty {
                    return Err(TableError::NotAllowed);
                }
                Happening::Sat { player, seat }
            }
            Command::Flag
            | Command::Forfeit { .. }
            | Command::Adjudicate { .. }
            | Command::Credit { .. } => return Err(TableError::NotAllowed),
        }))
    }

    fn decide_for_referee(&self, command: Command, now: u64) -> Result<Happening, TableError> {
        Ok(match command {
            Command::Flag => {
                self.check_open()?;
                if !self.flag_is_due(now) {
                    return Err(TableError::NotOver);
                }
                let winner = !self.to_move();
                self.ended(Some(Outcome::Win(winner)), Termination::Time, now)
            }
            Command::Forfeit { player, why } => {
                self.check_open()?;
                if !Termination::FORFEITS.contains(&why) {
                    return Err(TableError::NotAllowed);
                }
                self.ended(Some(Outcome::Win(!player)), why, now)
            }
            Command::Adjudicate { outcome } => {
                self.check_open()?;
                self.ended(Some(outcome), Termination::Adjudication, now)
            }
            Command::Credit { player, millis } => {
                self.check_open()?;
                if self.clock().is_none() {
                    return Err(TableError::NoClock);
                }
                Happening::Credited { player, millis }
            }
            Command::Abort => self.decide_abort(now)?,
            Command::Sit { player, seat } => Happening::Sat { player, seat },
            Command::Play { .. }
            | Command::Offer { .. }
            | Command::Accept { .. }
            | Command::Decline { .. }
            | Command::Undo
            | Command::Resign => return Err(TableError::NotAllowed),
        })
    }

    fn decide_turn(&self, by: Player, turn: &str, now: u64) -> Result<Step<G>, TableError> {
        self.check_open()?;
        if by != self.to_move() {
            return Err(TableError::NotYourTurn);
        }
        let turn = turn.trim().parse()?;
        self.position().check(turn)?;
        Ok(Step::Turn(turn, self.used(now)))
    }

    fn decide_offer(
        &self,
        by: Player,
        offer: OfferKind,
        now: u64,
    ) -> Result<Happening, TableError> {
        self.check_offer(offer, by)?;
        if offer != OfferKind::Takeback && self.offers().open(offer) == Some(!by) {
            return self.decide_accept(by, offer, now);
        }
        Ok(Happening::Offered { by, offer })
    }

    fn decide_accept(
        &self,
        by: Player,
        offer: OfferKind,
        now: u64,
    ) -> Result<Happening, TableError> {
        self.check_accept(offer, by)?;
        Ok(match offer {
            OfferKind::Draw => self.ended(Some(Outcome::Draw), Termination::Agreement, now),
            OfferKind::Takeback => {
                // The one who asked is to move again: one turn back, two if it is their turn.
                let back = if self.to_move() == by { 1 } else { 2 };
                let ply = self.ply().saturating_sub(back);
                Happening::TookBack { by, ply }
            }
            OfferKind::Rematch => Happening::RematchAgreed { by },
        })
    }

    fn decide_abort(&self, now: u64) -> Result<Happening, TableError> {
        self.check_open()?;
        if self.ply() >= 2 {
            return Err(TableError::TooLate);
        }
        Ok(self.ended(None, Termination::Aborted, now))
    }

    fn ended(&self, outcome: Option<Outcome>, termination: Termination, now: u64) -> Happening {
        Happening::Ended {
            outcome,
            termination,
            used: self.used(now),
        }
    }

    /// To which ply [`Command::Undo`] would go back.
    ///
    /// # Errors
    /// Why nothing can be taken back.
    pub fn undo_goal(&self) -> Result<usize, TableError> {
        if self.is_apart() {
            return Err(TableError::AskFirst);
        }
        if let Some(ending) = self.ending() {
            match ending.termination {
                Termination::Normal => {}
                // What was agreed to or given up can be thought better of.
                Termination::Resignation | Termination::Agreement | Termination::Aborted => {
                    return Ok(self.ply());
                }
                _ => return Err(Refusal::GameOver.into()),
            }
        }
        let watching = !Player::BOTH
            .into_iter()
            .any(|player| self.seat(player).is_person());
        (0..self.ply())
            .rev()
            .find(|&index| watching || self.seat(self.mover(index)).is_person())
            .ok_or(TableError::NothingToUndo)
    }

    /// May this be offered now?
    ///
    /// # Errors
    /// Why not.
    pub fn check_offer(&self, offer: OfferKind, by: Player) -> Result<(), TableError> {
        self.check_time_for(offer)?;
        if offer == OfferKind::Takeback && self.state.turns_of(by) == 0 {
            return Err(TableError::NothingToUndo);
        }
        if offer == OfferKind::Rematch && self.offers().rematch_agreed() {
            return Err(TableError::AlreadyOffered);
        }
        let offers = self.offers();
        let answers = offer != OfferKind::Takeback && offers.open(offer) == Some(!by);
        if answers || offers.may_make(offer, by, self.state.turns_of(by)) {
            Ok(())
        } else {
            Err(TableError::AlreadyOffered)
        }
    }

    /// May this be accepted now?
    ///
    /// # Errors
    /// Why not.
    pub fn check_accept(&self, offer: OfferKind, by: Player) -> Result<(), TableError> {
        self.check_time_for(offer)?;
        match self.offers().open(offer) {
            None => Err(TableError::NoOffer),
            Some(offerer) if offerer == by => Err(TableError::OwnOffer),
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn check_decline(&self, offer: OfferKind) -> Result<(), TableError> {
        self.check_time_for(offer)?;
        match self.offers().open(offer) {
            Some(_) => Ok(()),
            None => Err(TableError::NoOffer),
        }
    }

    /// Does the game go on?
    ///
    /// # Errors
    /// [`Refusal::GameOver`].
    pub fn check_open(&self) -> Result<(), TableError> {
        match self.ending() {
            Some(_) => Err(Refusal::GameOver.into()),
            None => Ok(()),
        }
    }

    /// A rematch is for after the end, everything else for before it.
    fn check_time_for(&self, offer: OfferKind) -> Result<(), TableError> {
        match (offer, self.ending()) {
            (OfferKind::Rematch, None) => Err(TableError::NotOver),
            (OfferKind::Rematch, Some(_)) => Ok(()),
            _ => self.check_open(),
        }
    }
}
