//! A table as one screen plays at it: all players are there, or the game is decided elsewhere and
//! at most one of them is.

use rules::Player;

use crate::any::{AnyTable, from_events};
use crate::view::View;
use crate::view::turn::TurnView;
use crate::{By, Command, Did, Event, TableError, distant};

/// A table of whichever game with whoever sits at this screen. Squares, totems and kinds go by
/// their names; `now` is in milliseconds.
pub struct ScreenTable {
    table: Box<dyn AnyTable>,
    away: Option<Away>,
}

/// What is particular to a game that is decided elsewhere.
#[derive(Clone, Copy)]
struct Away {
    /// Who sits at this screen; nobody, if somebody looks on.
    viewer: Option<Player>,
    /// So many events are certain. A turn after them is one's own and on its way.
    known: usize,
}

impl ScreenTable {
    /// A table at which everybody sits who plays.
    #[must_use]
    pub fn here(table: Box<dyn AnyTable>) -> ScreenTable {
        ScreenTable { table, away: None }
    }

    /// The table of a game that is decided elsewhere, by its whole log; `viewer` sits here.
    ///
    /// # Errors
    /// If it is not the log of a game.
    pub fn elsewhere(
        events: Vec<Event>,
        viewer: Option<Player>,
    ) -> Result<ScreenTable, TableError> {
        let table = from_events(events)?;
        let known = table.events().len();
        let away = Some(Away { viewer, known });
        Ok(ScreenTable { table, away })
    }

    /// The table itself, to look at.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Everything that is drawn.
    #[must_use]
    pub fn view(&self, ply: Option<usize>, now: u64) -> View {
        let viewer = self.away.and_then(|away| away.viewer);
        self.table.view(ply, viewer, now)
    }

    /// Lets time pass; true if a flag fell. Elsewhere somebody else says that it has.
    pub fn tick(&mut self, now: u64) -> bool {
        self.away.is_none() && self.table.tick(now)
    }

    /// Adopts what has happened elsewhere, and what the turn in progress has taken there. Gives the
    /// last turn if it is new here.
    ///
    /// # Errors
    /// If it cannot have happened, or nothing is decided elsewhere.
    pub fn follow(
        &mut self,
        events: Vec<Event>,
        used: Option<u64>,
        now: u64,
    ) -> Result<Option<TurnView>, TableError> {
        let away = self.away.as_mut().ok_or(TableError::NotAllowed)?;
        let before = self.table.last_turn().map(|turn| turn.text().to_owned());
        let ply = self.table.ply();
        away.known = distant::follow(&mut self.table, away.known, events, used, now)?;
        Ok(self.table.last_turn().filter(|turn| {
            self.table.ply() > ply
                || (self.table.ply() == ply && before.as_deref() != Some(turn.text()))
        }))
    }

    /// Takes one's own turn off the board that was refused elsewhere.
    ///
    /// # Errors
    /// If nothing is decided elsewhere.
    pub fn retract(&mut self, now: u64) -> Result<(), TableError> {
        let away = self.away.ok_or(TableError::NotAllowed)?;
        distant::retract(&mut self.table, away.known, now)
    }

    /// A tap on a square: see [`AnyTable::tap`].
    ///
    /// # Errors
    /// Why this square cannot be tapped now.
    pub fn tap(&mut self, square: &str, kind: Option<&str>, now: u64) -> Result<Did, TableError> {
        self.mine(now)?.tap(square, kind, now)
    }

    /// Chooses a totem: see [`AnyTable::choose`].
    ///
    /// # Errors
    /// Why the totem cannot be chosen.
    pub fn choose(&mut self, totem: &str, now: u64) -> Result<Did, TableError> {
        self.mine(now)?.choose(totem, now)
    }

    /// Moves a totem: see [`AnyTable::step`].
    ///
    /// # Errors
    /// Why it cannot go there.
    pub fn step(&mut self, to: &str, totem: Option<&str>, now: u64) -> Result<Did, TableError> {
        self.mine(now)?.step(to, totem, now)
    }

    /// Places a piece: see [`AnyTable::place`].
    ///
    /// # Errors
    /// Why it cannot go there.
    pub fn place(&mut self, at: &str, kind: Option<&str>, now: u64) -> Result<Did, TableError> {
        self.mine(now)?.place(at, kind, now)
    }

    /// One stage of the half turn back; false if there was none.
    pub fn cancel(&mut self) -> bool {
        self.table.cancel().is_some()
    }

    /// A turn written by the person to move.
    ///
    /// # Errors
    /// Why it is not played.
    pub fn play_text(&mut self, turn: &str, now: u64) -> Result<(), TableError> {
        self.mine(now)?.play_text(turn, now).map(|_| ())
    }

    /// A turn of the computer, which answers what had `moved` when it was asked; false if it had
    /// been played already.
    ///
    /// # Errors
    /// Why it is not played.
    pub fn play(&mut self, after: u64, turn: &str, now: u64) -> Result<bool, TableError> {
        self.tick(now);
        let by = self.table.to_move().into();
        let turn = turn.to_owned();
        let events = self.ours()?.apply(by, Command::Play { turn, after }, now)?;
        Ok(!events.is_empty())
    }

    /// Takes back to the last turn of a person.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self, now: u64) -> Result<(), TableError> {
        // Somebody who watches two computers may take back, too.
        let by = self.table.person(None).unwrap_or(self.table.to_move());
        self.ask(Some(by), Command::Undo, now)
    }

    /// The person to move gives up, or else the other person.
    ///
    /// # Errors
    /// Why not.
    pub fn resign(&mut self, now: u64) -> Result<(), TableError> {
        self.ask(self.table.person(None), Command::Resign, now)
    }

    fn ask(&mut self, by: Option<Player>, command: Command, now: u64) -> Result<(), TableError> {
        self.tick(now);
        let table = self.ours()?;
        let by = By::Player(by.ok_or(TableError::NotYourTurn)?);
        table.apply(by, command, now).map(|_| ())
    }

    /// Starts the clock again.
    ///
    /// # Errors
    /// If there is none that stands.
    pub fn resume(&mut self, now: u64) -> Result<(), TableError> {
        self.table.resume(now)
    }

    /// The table, if it is the turn of somebody at this screen. Whether the time of a game is up
    /// that is decided elsewhere is said there; here nothing more is played.
    fn mine(&mut self, now: u64) -> Result<&mut dyn AnyTable, TableError> {
        if let Some(away) = self.away
            && self.table.ending().is_none()
        {
            let mover = self.table.to_move();
            if away.viewer != Some(mover) {
                return Err(TableError::NotYourTurn);
            }
            if self.table.time_left(mover, now) == Some(0) {
                return Err(TableError::TimeUp);
            }
        }
        Ok(&mut *self.table)
    }

    /// The table, if what happens is decided here.
    fn ours(&mut self) -> Result<&mut dyn AnyTable, TableError> {
        match self.away {
            Some(_) => Err(TableError::NotAllowed),
            None => Ok(&mut *self.table),
        }
    }
}
