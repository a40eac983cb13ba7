//! Whether an event that was decided elsewhere can have happened here. Nothing from outside is
//! taken on trust: a log that was damaged, or an authority that errs, is refused.

use rules::{Game, Outcome};

use crate::event::Happening;
use crate::state::Step;
use crate::{Ending, OfferKind, Table, TableError, Termination};

impl<G: Game> Table<G> {
    /// The event with its text read, if it can be the next one.
    pub(crate) fn verify(&self, what: Happening) -> Result<Step<G>, TableError> {
        let fits = match &what {
            Happening::Began(_) => false,
            Happening::Sat { .. } => true,
            Happening::Played { by, turn, spent } => {
                let turn = turn.parse().map_err(|_| bad("turn"))?;
                if *by != self.to_move() || self.ending().is_some() {
                    return Err(bad("turn"));
                }
                self.position().check(turn).map_err(|_| bad("turn"))?;
                self.verify_time(*spent, false)?;
                return Ok(Step::Turn(turn, *spent));
            }
            Happening::TookBack { ply, .. } => self.can_go_back_to(*ply),
            Happening::Offered { by, offer } => {
                // What answers an open offer is told as what it leads to.
                self.check_offer(*offer, *by).is_ok() && self.offers().open(*offer).is_none()
            }
            Happening::Declined { offer, .. } => self.check_decline(*offer).is_ok(),
            Happening::RematchAgreed { by } => self.check_accept(OfferKind::Rematch, *by).is_ok(),
            Happening::Credited { .. } => self.clock().is_some() && self.ending().is_none(),
            Happening::Ended {
                outcome,
                termination,
                used,
            } => {
                self.verify_time(*used, true)?;
                self.can_end(*outcome, *termination, *used)
            }
        };
        if fits {
            Ok(Step::Other(what))
        } else {
            Err(bad("impossible"))
        }
    }

    /// A turn is timed or not as the setting says. One that was played took less than there was;
    /// one in which the game ended, at most all.
    fn verify_time(&self, used: Option<u64>, at_the_end: bool) -> Result<(), TableError> {
        let most = self.state.left[self.to_move() as usize];
        let fits = match used {
            None => !self.state.is_timed(),
            Some(used) => self.state.is_timed() && (used < most || (at_the_end && used == most)),
        };
        if fits { Ok(()) } else { Err(bad("time")) }
    }

    fn can_go_back_to(&self, ply: usize) -> bool {
        match self.ending().map(|ending| ending.termination) {
            None => ply < self.ply(),
            Some(Termination::Normal) => !self.is_apart() && ply < self.ply(),
            Some(_) => self.undo_goal() == Ok(ply),
        }
    }

    fn can_end(
        &self,
        outcome: Option<Outcome>,
        termination: Termination,
        used: Option<u64>,
    ) -> bool {
        let ending = Ending {
            outcome,
            termination,
        };
        // A game that was read from a record has no clocks, but may have been lost on time.
        let no_clock = self.clock().is_none();
        let flag = used == Some(self.state.left[self.to_move() as usize]);
        self.ending().is_none()
            && ending.fits(self.position(), self.ply())
            && (flag || no_clock || termination != Termination::Time)
    }
}

fn bad(what: &'static str) -> TableError {
    TableError::BadEvent { what }
}
