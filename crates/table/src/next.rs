//! The game after this one.

use rules::{Game, Refusal};

use crate::event::{Event, Happening};
use crate::{Options, Seat, Table, TableError};

impl<G: Game> Table<G> {
    /// The next game with the sides changed, from `start` or the default start.
    ///
    /// # Errors
    /// If the game is not over, or the players sit apart and have not agreed.
    pub fn rematch(&self, start: Option<G>) -> Result<Table<G>, TableError> {
        self.check_rematch()?;
        let [first, second] = self.state.seats.clone();
        Ok(Table::new(Options {
            start,
            seats: [second, first],
            ..self.options()
        }))
    }

    /// May [`Table::rematch`] be called?
    ///
    /// # Errors
    /// Why not.
    pub fn check_rematch(&self) -> Result<(), TableError> {
        if self.ending().is_none() {
            Err(TableError::NotOver)
        } else if !self.is_apart() || self.offers().rematch_agreed() {
            Ok(())
        } else {
            Err(TableError::AskFirst)
        }
    }

    /// A game of its own that has come as far as this one had after `ply` turns, to play on from
    /// there, with other seats if wished. Only at one screen: nobody elsewhere is asked.
    ///
    /// # Errors
    /// If there is no such position, the game was over there, or the players sit apart.
    pub fn play_on(
        &self,
        ply: usize,
        seats: Option<[Seat; 2]>,
        now: u64,
    ) -> Result<Table<G>, TableError> {
        self.check_play_on(ply)?;
        let mut options = self.options();
        options.seats = seats.unwrap_or(options.seats);
        let mut table = Table::new(options);
        for played in self.turns().iter().take(ply) {
            table.follow_turn(played.turn, played.spent)?;
        }
        if table.is_paused() {
            table.resume(now)?;
        }
        Ok(table)
    }

    /// With what this game began.
    fn options(&self) -> Options<G> {
        Options {
            start: Some(self.state.start),
            seats: self.state.seats.clone(),
            apart: self.state.apart,
            clock: self.state.clock,
            date: self.state.date.clone(),
        }
    }

    /// Adopts a turn of the player to move as the next event.
    pub(crate) fn follow_turn(
        &mut self,
        turn: G::Turn,
        spent: Option<u64>,
    ) -> Result<(), TableError> {
        self.follow_next(Happening::Played {
            by: self.to_move(),
            turn: turn.to_string(),
            spent,
        })
    }

    /// Adopts what has happened as the next event.
    pub(crate) fn follow_next(&mut self, what: Happening) -> Result<(), TableError> {
        let number = self.log.len() as u64 + 1;
        self.follow(Event { number, what })?;
        Ok(())
    }

    /// May [`Table::play_on`] be called?
    ///
    /// # Errors
    /// Why not.
    pub fn check_play_on(&self, ply: usize) -> Result<(), TableError> {
        if self.is_apart() {
            return Err(TableError::AskFirst);
        }
        match self.position_at(ply)?.outcome() {
            Some(_) => Err(Refusal::GameOver.into()),
            None => Ok(()),
        }
    }
}
