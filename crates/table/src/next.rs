//! The game after this one.

use rules::{Game, Refusal};

use crate::{Clock, Options, Seat, Table, TableError};

impl<G: Game> Table<G> {
    /// The next game with the sides changed, from `start` or the default start.
    ///
    /// # Errors
    /// If the game is not over, or a player elsewhere has not agreed.
    pub fn rematch(&self, start: Option<G>) -> Result<Table<G>, TableError> {
        self.check_rematch()?;
        let [first, second] = self.seats.clone();
        Table::new(Options {
            start,
            seats: [second, first],
            clock: self.clock.as_ref().map(Clock::setting),
            date: self.date.clone(),
        })
    }

    /// May [`Table::rematch`] be called?
    ///
    /// # Errors
    /// Why not.
    pub fn check_rematch(&self) -> Result<(), TableError> {
        if self.ending.is_none() {
            Err(TableError::NotOver)
        } else if self.is_local() || self.offers.rematch_agreed() {
            Ok(())
        } else {
            Err(TableError::AskFirst)
        }
    }

    /// A game that has come as far as this one had after `ply` turns, to play on from there,
    /// with other seats if wished. Only on one screen: nobody elsewhere is asked.
    ///
    /// # Errors
    /// If there is no such position, the game was over there, or a seat is remote.
    pub fn play_on(
        &self,
        ply: usize,
        seats: Option<[Seat; 2]>,
        now: u64,
    ) -> Result<Table<G>, TableError> {
        self.check_play_on(ply)?;
        let mut table = self.clone();
        table.seats = seats.unwrap_or(table.seats);
        if !table.is_local() {
            return Err(TableError::AskFirst);
        }
        table.rewind(ply, now)?;
        Ok(table)
    }

    /// May [`Table::play_on`] be called?
    ///
    /// # Errors
    /// Why not.
    pub fn check_play_on(&self, ply: usize) -> Result<(), TableError> {
        match self.position_at(ply)?.outcome() {
            Some(_) => Err(Refusal::GameOver.into()),
            None => Ok(()),
        }
    }
}
