//! A table of whichever game, chosen at run time: squares, totems and kinds go by their names.

use rules::{AnyGame, Game, Player, with_game};

use crate::save::{Saved, game_of};
use crate::view::end::Ends;
use crate::view::turn::{self, TurnView};
use crate::view::{self, ClockView, View};
use crate::{
    By, ClockSetting, Command, Date, Did, Ending, Event, OfferKind, Options, Seat, Table,
    TableError, kind_named, square_named, totem_named,
};

/// A table of whichever game.
pub trait AnyTable: Send {
    /// See [`Table::events`].
    fn events(&self) -> &[Event];
    /// See [`Table::apply`].
    ///
    /// # Errors
    /// Why nothing happens.
    fn apply(&mut self, by: By, command: Command, now: u64) -> Result<Vec<Event>, TableError>;
    /// See [`Table::follow`].
    ///
    /// # Errors
    /// If it cannot have happened here.
    fn follow(&mut self, event: Event) -> Result<bool, TableError>;
    /// See [`Table::synchronise`].
    fn synchronise(&mut self, used: u64, now: u64);
    /// See [`Table::tick`].
    fn tick(&mut self, now: u64) -> bool;
    /// See [`Table::resume`].
    ///
    /// # Errors
    /// Why the clock cannot be started.
    fn resume(&mut self, now: u64) -> Result<(), TableError>;

    /// See [`Table::to_move`].
    fn to_move(&self) -> Player;
    /// See [`Table::moved`].
    fn moved(&self) -> u64;
    /// See [`Table::ply`].
    fn ply(&self) -> usize;
    /// See [`Table::clock`].
    fn clock(&self) -> Option<ClockSetting>;
    /// See [`Table::used`].
    fn used(&self, now: u64) -> Option<u64>;
    /// See [`Table::time_left`].
    fn time_left(&self, player: Player, now: u64) -> Option<u64>;
    /// See [`Table::ending`].
    fn ending(&self) -> Option<Ending>;
    /// See [`Table::seat`].
    fn seat(&self, player: Player) -> &Seat;
    /// See [`Table::person`].
    fn person(&self, viewer: Option<Player>) -> Option<Player>;
    /// Who has made an offer of this kind that is not answered yet.
    fn offerer(&self, offer: OfferKind) -> Option<Player>;
    /// The last turn, as it is drawn.
    fn last_turn(&self) -> Option<TurnView>;
    /// The clocks as they stand at `now`, and nothing else of the view.
    fn clock_view(&self, now: u64) -> Option<ClockView>;
    /// See [`View::of`].
    fn view(&self, ply: Option<usize>, viewer: Option<Player>, now: u64) -> View;

    /// See [`Table::tap`].
    ///
    /// # Errors
    /// Why this square cannot be tapped now.
    fn tap(&mut self, square: &str, kind: Option<&str>, now: u64) -> Result<Did, TableError>;
    /// See [`Table::choose`].
    ///
    /// # Errors
    /// Why the totem cannot be chosen.
    fn choose(&mut self, totem: &str, now: u64) -> Result<Did, TableError>;
    /// See [`Table::step`]; without a totem, the one in hand.
    ///
    /// # Errors
    /// Why it cannot go there.
    fn step(&mut self, to: &str, totem: Option<&str>, now: u64) -> Result<Did, TableError>;
    /// See [`Table::place`].
    ///
    /// # Errors
    /// Why the piece cannot go there.
    fn place(&mut self, at: &str, kind: Option<&str>, now: u64) -> Result<Did, TableError>;
    /// See [`Table::cancel`].
    fn cancel(&mut self) -> Option<Did>;
    /// See [`Table::play_text`].
    ///
    /// # Errors
    /// Why it cannot be played.
    fn play_text(&mut self, turn: &str, now: u64) -> Result<Did, TableError>;

    /// See [`Table::rematch`].
    ///
    /// # Errors
    /// If it is not time for one.
    fn rematch(&self, lot: Option<f64>) -> Result<Box<dyn AnyTable>, TableError>;
    /// See [`Table::play_on`].
    ///
    /// # Errors
    /// If it cannot go on from there.
    fn play_on(
        &self,
        ply: usize,
        seats: Option<[Seat; 2]>,
        now: u64,
    ) -> Result<Box<dyn AnyTable>, TableError>;
    /// See [`Table::save`].
    fn save(&self, now: u64) -> String;
    /// The game record as text.
    fn record(&self) -> String;
}

/// With what a game of whichever kind begins.
#[derive(Clone, Debug)]
pub struct AnyOptions {
    /// Which game.
    pub game: AnyGame,
    /// Where it begins.
    pub start: Start,
    /// Who sits where, the first player first.
    pub seats: [Seat; 2],
    /// Do the players sit apart?
    pub apart: bool,
    /// The clocks, if there are any.
    pub clock: Option<ClockSetting>,
    /// The date for the record.
    pub date: Option<Date>,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Start {
    /// At the default start.
    Default,
    /// At the start on which a lot falls: a random number from 0 to 1.
    Lot(f64),
    /// At a position, by its text.
    Position(String),
}

/// A new table.
///
/// # Errors
/// What is wrong with the options.
pub fn create(options: AnyOptions) -> Result<Box<dyn AnyTable>, TableError> {
    with_game!(options.game, G => {
        let start: Option<G> = match &options.start {
            Start::Default => None,
            Start::Lot(lot) => drawn(Some(*lot)),
            Start::Position(text) => Some(text.parse().map_err(TableError::Position)?),
        };
        let AnyOptions { seats, apart, clock, date, .. } = options;
        Ok(Box::new(Table::new(Options { start, seats, apart, clock, date })))
    })
}

/// The table of a whole log, as it is stored or sent.
///
/// # Errors
/// If the events are not those of a game, from its beginning and without gaps.
pub fn from_events(events: Vec<Event>) -> Result<Box<dyn AnyTable>, TableError> {
    with_game!(game_of(&events)?, G => Ok(Box::new(Table::<G>::from_events(events)?)))
}

/// A table that was saved.
///
/// # Errors
/// If it is not one.
pub fn load(saved: &str) -> Result<Box<dyn AnyTable>, TableError> {
    let saved = Saved::read(saved)?;
    with_game!(game_of(&saved.log)?, G => Ok(Box::new(Table::<G>::from_saved(saved)?)))
}

/// The start position on which a lot from 0 to 1 falls.
fn drawn<G: Game>(lot: Option<f64>) -> Option<G> {
    let starts = G::starts();
    let index = (lot? * starts.len() as f64) as usize;
    starts.get(index.min(starts.len() - 1)).copied()
}

impl<G: Ends> AnyTable for Table<G> {
    fn events(&self) -> &[Event] {
        Table::events(self)
    }

    fn apply(&mut self, by: By, command: Command, now: u64) -> Result<Vec<Event>, TableError> {
        Table::apply(self, by, command, now)
    }

    fn follow(&mut self, event: Event) -> Result<bool, TableError> {
        Table::follow(self, event)
    }

    fn synchronise(&mut self, used: u64, now: u64) {
        Table::synchronise(self, used, now);
    }

    fn tick(&mut self, now: u64) -> bool {
        Table::tick(self, now)
    }

    fn resume(&mut self, now: u64) -> Result<(), TableError> {
        Table::resume(self, now)
    }

    fn to_move(&self) -> Player {
        Table::to_move(self)
    }

    fn moved(&self) -> u64 {
        Table::moved(self)
    }

    fn ply(&self) -> usize {
        Table::ply(self)
    }

    fn clock(&self) -> Option<ClockSetting> {
        Table::clock(self)
    }

    fn used(&self, now: u64) -> Option<u64> {
        Table::used(self, now)
    }

    fn time_left(&self, player: Player, now: u64) -> Option<u64> {
        Table::time_left(self, player, now)
    }

    fn ending(&self) -> Option<Ending> {
        Table::ending(self)
    }

    fn seat(&self, player: Player) -> &Seat {
        Table::seat(self, player)
    }

    fn person(&self, viewer: Option<Player>) -> Option<Player> {
        Table::person(self, viewer)
    }

    fn offerer(&self, offer: OfferKind) -> Option<Player> {
        self.offers().open(offer)
    }

    fn last_turn(&self) -> Option<TurnView> {
        turn::turn(self, self.ply())
    }

    fn clock_view(&self, now: u64) -> Option<ClockView> {
        view::clock(self, now)
    }

    fn view(&self, ply: Option<usize>, viewer: Option<Player>, now: u64) -> View {
        View::of(self, ply, viewer, now)
    }

    fn tap(&mut self, square: &str, kind: Option<&str>, now: u64) -> Result<Did, TableError> {
        let kind = kind.map(kind_named::<G>).transpose()?;
        Table::tap(self, square_named::<G>(square)?, kind, now)
    }

    fn choose(&mut self, totem: &str, now: u64) -> Result<Did, TableError> {
        Table::choose(self, totem_named::<G>(totem)?, now)
    }

    fn step(&mut self, to: &str, totem: Option<&str>, now: u64) -> Result<Did, TableError> {
        let to = square_named::<G>(to)?;
        match totem {
            Some(totem) => Table::step(self, totem_named::<G>(totem)?, to, now),
            None => self.step_in_hand(to, now),
        }
    }

    fn place(&mut self, at: &str, kind: Option<&str>, now: u64) -> Result<Did, TableError> {
        let kind = kind.map(kind_named::<G>).transpose()?;
        Table::place(self, kind, square_named::<G>(at)?, now)
    }

    fn cancel(&mut self) -> Option<Did> {
        Table::cancel(self)
    }

    fn play_text(&mut self, turn: &str, now: u64) -> Result<Did, TableError> {
        Table::play_text(self, turn, now)
    }

    fn rematch(&self, lot: Option<f64>) -> Result<Box<dyn AnyTable>, TableError> {
        Ok(Box::new(Table::rematch(self, drawn(lot))?))
    }

    fn play_on(
        &self,
        ply: usize,
        seats: Option<[Seat; 2]>,
        now: u64,
    ) -> Result<Box<dyn AnyTable>, TableError> {
        Ok(Box::new(Table::play_on(self, ply, seats, now)?))
    }

    fn save(&self, now: u64) -> String {
        Table::save(self, now)
    }

    fn record(&self) -> String {
        Table::record(self).to_string()
    }
}
