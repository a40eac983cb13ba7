//! The table itself: a log of events, what it comes to, and what only this place knows of it.

use rules::{Game, Player};

use crate::clock::Watch;
use crate::event::{Beginning, Event, Happening, VERSION};
use crate::state::{Played, State, Step};
use crate::{By, ClockSetting, Command, Date, Ending, Hand, Offers, Seat, TableError};

/// With what a game begins.
#[derive(Clone, Debug)]
pub struct Options<G> {
    /// Where it begins; `None` for the default start.
    pub start: Option<G>,
    /// Who sits where, the first player first.
    pub seats: [Seat; 2],
    /// Do the players sit apart, so that much needs the other's consent?
    pub apart: bool,
    /// The clocks, if there are any.
    pub clock: Option<ClockSetting>,
    /// The date for the record.
    pub date: Option<Date>,
}

impl<G> Default for Options<G> {
    /// Two people at one screen, no clocks, the default start.
    fn default() -> Options<G> {
        Options {
            start: None,
            seats: [Seat::person(), Seat::person()],
            apart: false,
            clock: None,
            date: None,
        }
    }
}

/// One game that is being played, or has been: the fold of its events.
///
/// [`Table::apply`] decides what happens here; [`Table::follow`] adopts what was decided
/// elsewhere. A call that fails changes nothing.
///
/// Two tables are equal if the same has happened at them. The turn in the making and the watch of
/// the turn in progress belong to the place where one sits, and are not compared.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) log: Vec<Event>,
    pub(crate) state: State<G>,
    pub(crate) hand: Hand<G>,
    pub(crate) watch: Watch,
}

impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Table<G>) -> bool {
        self.log == other.log && self.state == other.state
    }
}

impl<G: Game> Eq for Table<G> {}

impl<G: Game> Table<G> {
    /// A new game. Its clock stands until [`Table::resume`], or until the turns that are not
    /// timed have been played.
    #[must_use]
    pub fn new(options: Options<G>) -> Table<G> {
        let Options {
            start,
            seats,
            apart,
            clock,
            date,
        } = options;
        let start = start.unwrap_or_else(G::start);
        let began = Happening::Began(Beginning {
            version: VERSION,
            game: G::NAME.to_owned(),
            start: start.to_string(),
            seats: seats.clone(),
            apart,
            clock,
            date: date.as_ref().map(Date::to_string),
        });
        Table {
            log: vec![Event {
                number: 1,
                what: began,
            }],
            state: State::new(start, seats, apart, clock, date),
            hand: Hand::Idle,
            watch: Watch::default(),
        }
    }

    /// Everything that has happened, from the beginning.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// What has happened after the event with this number.
    #[must_use]
    pub fn events_after(&self, number: u64) -> &[Event] {
        let seen = usize::try_from(number).unwrap_or(usize::MAX);
        self.log.get(seen..).unwrap_or_default()
    }

    /// The number of the last turn or takeback, or of the beginning: what a turn answers.
    #[must_use]
    pub fn moved(&self) -> u64 {
        self.state.moved
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.state.start
    }

    /// The present position, without the half turn in progress.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.state.position
    }

    /// The position after this many turns.
    ///
    /// # Errors
    /// [`TableError::NoSuchPly`] if not so many were played.
    pub fn position_at(&self, ply: usize) -> Result<G, TableError> {
        self.state.position_at(ply)
    }

    /// All turns that were not taken back.
    #[must_use]
    pub fn turns(&self) -> &[Played<G>] {
        &self.state.turns
    }

    /// How many turns were played and not taken back.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.state.turns.len()
    }

    /// Whose turn it is; in a finished game, whose turn it would be.
    #[must_use]
    pub fn to_move(&self) -> Player {
        self.state.position.to_move()
    }

    /// Who played the turn with this index, from 0.
    #[must_use]
    pub fn mover(&self, index: usize) -> Player {
        let first = self.state.start.to_move();
        if index.is_multiple_of(2) {
            first
        } else {
            !first
        }
    }

    /// Who sits on a side.
    #[must_use]
    pub fn seat(&self, player: Player) -> &Seat {
        &self.state.seats[player as usize]
    }

    /// Do the players sit apart, so that much needs the other's consent?
    #[must_use]
    pub fn is_apart(&self) -> bool {
        self.state.apart
    }

    /// The date for the record.
    #[must_use]
    pub fn date(&self) -> Option<&Date> {
        self.state.date.as_ref()
    }

    /// The half turn in progress.
    #[must_use]
    pub fn hand(&self) -> &Hand<G> {
        &self.hand
    }

    /// The clocks' setting, if there are clocks.
    #[must_use]
    pub fn clock(&self) -> Option<ClockSetting> {
        self.state.clock
    }

    /// The offers that are open.
    #[must_use]
    pub fn offers(&self) -> &Offers {
        &self.state.offers
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.state.ending
    }

    /// Decides what a command comes to, lets it happen, and gives the events: none for a turn
    /// that was played already. `now` is in milliseconds of any clock that goes forward.
    ///
    /// # Errors
    /// Why nothing happens. [`TableError::TimeUp`] means that the referee's
    /// [`Command::Flag`] comes first.
    pub fn apply(
        &mut self,
        by: impl Into<By>,
        command: Command,
        now: u64,
    ) -> Result<Vec<Event>, TableError> {
        let Some(step) = self.decide(by.into(), command, now)? else {
            return Ok(Vec::new());
        };
        let begins_a_turn = matches!(
            step,
            Step::Turn(..) | Step::Other(Happening::TookBack { .. })
        );
        let event = self.happen(step);
        if begins_a_turn && self.state.is_timed() {
            self.watch.start(now);
        }
        Ok(vec![event])
    }

    /// Adopts an event that was decided elsewhere. True if it is new; what was known already is
    /// harmless. Time does not pass here until [`Table::synchronise`] says how much has.
    ///
    /// # Errors
    /// [`TableError::EventGap`] if events are missing, [`TableError::EventConflict`] if something
    /// else has happened under this number, [`TableError::BadEvent`] if it cannot have happened.
    pub fn follow(&mut self, event: Event) -> Result<bool, TableError> {
        let next = self.log.len() as u64 + 1;
        if event.number > next {
            return Err(TableError::EventGap { next });
        }
        if event.number < next {
            let index = event.number.checked_sub(1).map(|index| index as usize);
            return match index.and_then(|index| self.log.get(index)) {
                Some(known) if *known == event => Ok(false),
                _ => Err(TableError::EventConflict { next }),
            };
        }
        let step = self.verify(event.what)?;
        self.happen(step);
        Ok(true)
    }

    /// Lets something happen that may.
    fn happen(&mut self, step: Step<G>) -> Event {
        let number = self.log.len() as u64 + 1;
        let mover = self.to_move();
        self.state.fold(number, &step);
        match &step {
            Step::Turn(..) | Step::Other(Happening::TookBack { .. }) => {
                self.hand = Hand::Idle;
                self.watch = Watch::default();
            }
            Step::Other(Happening::Ended { used, .. }) => {
                self.hand = Hand::Idle;
                self.watch = Watch::standing(used.unwrap_or(0));
            }
            Step::Other(_) => {}
        }
        let what = match step {
            Step::Turn(turn, spent) => Happening::Played {
                by: mover,
                turn: turn.to_string(),
                spent,
            },
            Step::Other(what) => what,
        };
        let event = Event { number, what };
        self.log.push(event.clone());
        event
    }
}
