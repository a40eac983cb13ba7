//! One played game as a pure state machine, the same for a game on one screen, at a terminal,
//! between two programs and on a server.
//!
//! A [`Table`] is a log of [`Event`]s and what they come to: who sits where, what has been played,
//! the clocks, the offers and the result. [`Table::apply`] decides what a [`Command`] comes to;
//! [`Table::follow`] adopts what was decided elsewhere. It reads no clock: time is an argument, in
//! milliseconds of any clock that goes forward. Everything that may be refused is refused with a
//! [`TableError`], and then nothing has changed.
//!
//! ```
//! use rules::{Game, Player, yoxii};
//! use table::{Command, Options, Table};
//!
//! let mut here = Table::<yoxii::Position>::new(Options::default());
//! let mut there = Table::from_events(here.events().to_vec())?;
//!
//! let turn = Command::Play { turn: "d5-3e6".to_owned(), after: here.moved() };
//! for event in here.apply(Player::First, turn, 0)? {
//!     there.follow(event)?;
//! }
//! assert_eq!(here, there);
//!
//! let saved = here.save(0);
//! assert_eq!(Table::<yoxii::Position>::load(&saved)?, here);
//! # Ok::<(), table::TableError>(())
//! ```

pub mod any;
mod clock;
mod command;
mod date;
mod decide;
pub mod distant;
mod ending;
mod error;
mod event;
mod event_text;
mod hand;
mod next;
mod offer;
mod record;
mod record_json;
mod save;
mod save_v1;
mod screen;
mod seat;
mod state;
mod study;
mod table;
mod time;
#[cfg(test)]
mod typescript;
mod verify;
pub mod view;

pub use any::{AnyOptions, AnyTable, Start};
pub use clock::{Allowance, ClockSetting};
pub use command::{By, Command};
pub use date::Date;
pub use ending::{Ending, Termination};
pub use error::TableError;
pub use event::{Beginning, Event, Happening, VERSION};
pub use hand::{Did, Hand, Tapped, kind_named, square_named, totem_named};
pub use offer::{OfferKind, Offers};
pub use record_json::record_json;
pub use screen::ScreenTable;
pub use seat::{Occupant, Seat};
pub use state::Played;
pub use study::{Study, comment_text};
pub use table::{Options, Table};
