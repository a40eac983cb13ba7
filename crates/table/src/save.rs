//! A table as one line of JSON, and back: the log, and beside it what is no event, the half turn
//! and the time that the turn in progress has taken. What is read is checked like everything that
//! comes from outside, by following the log event by event.
//!
//! The format is frozen by its version; a field that is added must have a default.

use rules::{AnyGame, Game};
use serde::{Deserialize, Serialize};

use crate::clock::Watch;
use crate::event::{Beginning, Event, Happening};
use crate::event_text::EventText;
use crate::{Hand, Options, Table, TableError, VERSION, save_v1, square_named, totem_named};

/// The version of what is saved; 1 was not yet a log.
const SAVE: u32 = 2;

#[derive(Serialize)]
struct Saving<'a> {
    table: u32,
    log: &'a [Event],
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<u64>,
}

/// What was saved, with its log read but not yet followed.
pub(crate) struct Saved {
    pub(crate) log: Vec<Event>,
    /// The totem, and its goal if it has moved: `X` or `Xc6`.
    pub(crate) hand: Option<String>,
    /// What the turn in progress has taken.
    pub(crate) used: Option<u64>,
}

impl Saved {
    /// Reads what was saved by this version or an earlier one.
    pub(crate) fn read(text: &str) -> Result<Saved, TableError> {
        #[derive(Deserialize)]
        struct Versioned {
            table: u32,
        }
        let versioned: Versioned = serde_json::from_str(text).map_err(|_| bad("json"))?;
        match versioned.table {
            0 => Err(bad("version")),
            1 => save_v1::read(text),
            SAVE => read(text),
            _ => Err(TableError::Newer),
        }
    }
}

/// Of which game a log is.
pub(crate) fn game_of(log: &[Event]) -> Result<AnyGame, TableError> {
    match log.first().map(|event| &event.what) {
        Some(Happening::Began(beginning)) => Ok(beginning.game.parse()?),
        _ => Err(bad("log")),
    }
}

fn read(text: &str) -> Result<Saved, TableError> {
    #[derive(Deserialize)]
    struct Texts {
        log: Vec<EventText>,
        #[serde(default)]
        hand: Option<String>,
        #[serde(default)]
        used: Option<u64>,
    }
    let texts: Texts = serde_json::from_str(text).map_err(|_| bad("json"))?;
    let log: Result<Vec<Event>, TableError> = texts.log.into_iter().map(Event::try_from).collect();
    Ok(Saved {
        log: log?,
        hand: texts.hand,
        used: texts.used,
    })
}

impl<G: Game> Table<G> {
    /// The whole table as one line of JSON. A running clock is saved as it stands at `now`.
    #[must_use]
    pub fn save(&self, now: u64) -> String {
        let hand = match &self.hand {
            Hand::Idle => None,
            Hand::Chosen(totem) => Some(totem.to_string()),
            Hand::Stepped(half) => Some(format!("{}{}", half.totem(), half.to())),
        };
        let saving = Saving {
            table: SAVE,
            log: &self.log,
            hand,
            used: self.used(now),
        };
        // Strings, numbers and lists always have a JSON form.
        serde_json::to_string(&saving).unwrap_or_default()
    }

    /// The table that was saved, by this version or an earlier one. Its clock stands until
    /// [`Table::resume`] or the next turn.
    ///
    /// # Errors
    /// If the text is not a saved table of this game.
    pub fn load(text: &str) -> Result<Table<G>, TableError> {
        Table::from_saved(Saved::read(text)?)
    }

    pub(crate) fn from_saved(saved: Saved) -> Result<Table<G>, TableError> {
        let mut table = Table::from_events(saved.log)?;
        table.restore(saved.hand.as_deref(), saved.used)?;
        Ok(table)
    }

    /// The table of a whole log, as it is stored or sent.
    ///
    /// # Errors
    /// If the events are not those of a game of this kind, from its beginning and without gaps.
    pub fn from_events(events: impl IntoIterator<Item = Event>) -> Result<Table<G>, TableError> {
        let mut events = events.into_iter();
        let Some(Event {
            number: 1,
            what: Happening::Began(beginning),
        }) = events.next()
        else {
            return Err(TableError::EventGap { next: 1 });
        };
        let mut table = Table::begin(beginning)?;
        for event in events {
            table.follow(event)?;
        }
        Ok(table)
    }

    /// A table at which nothing has happened yet.
    fn begin(beginning: Beginning) -> Result<Table<G>, TableError> {
        if beginning.version > VERSION {
            return Err(TableError::Newer);
        }
        if beginning.game != G::NAME {
            return Err(bad("game"));
        }
        Ok(Table::new(Options {
            start: Some(beginning.start.parse().map_err(|_| bad("start"))?),
            seats: beginning.seats,
            apart: beginning.apart,
            clock: beginning.clock,
            date: match beginning.date {
                Some(date) => Some(date.parse().map_err(|_| bad("date"))?),
                None => None,
            },
        }))
    }

    /// Puts back what is saved beside the log.
    fn restore(&mut self, hand: Option<&str>, used: Option<u64>) -> Result<(), TableError> {
        if let Some(used) = used {
            if !self.state.is_timed() || used > self.state.left[self.to_move() as usize] {
                return Err(bad("used"));
            }
            self.watch = Watch::standing(used);
        }
        self.hand = self.restored_hand(hand)?;
        // Saved when the time was up, but before anybody had looked at the clock.
        self.tick(0);
        Ok(())
    }

    fn restored_hand(&self, saved: Option<&str>) -> Result<Hand<G>, TableError> {
        let Some(saved) = saved else {
            return Ok(Hand::Idle);
        };
        if self.ending().is_some() || !self.seat(self.to_move()).is_person() {
            return Err(bad("hand"));
        }
        let (totem, to) = saved.split_at_checked(1).ok_or(bad("hand"))?;
        let totem = totem_named::<G>(totem).map_err(|_| bad("hand"))?;
        if to.is_empty() {
            self.position().steps(totem).map_err(|_| bad("hand"))?;
            return Ok(Hand::Chosen(totem));
        }
        let to = square_named::<G>(to).map_err(|_| bad("hand"))?;
        let half = self.position().step(totem, to).map_err(|_| bad("hand"))?;
        Ok(Hand::Stepped(half))
    }
}

pub(crate) fn bad(what: &'static str) -> TableError {
    TableError::BadSave { what }
}
