//! One played game as a pure state machine, the same for a game on one screen and for one on a
//! server.
//!
//! A [`Table`] knows who sits where, what has been played, the half turn in progress, the clocks,
//! the offers and the result. It reads no clock: time is an argument, in milliseconds of any
//! clock that goes forward. Everything that may be refused is refused with a [`TableError`].
//!
//! ```
//! use rules::{Game, Player, yoxii};
//! use table::{Options, Table};
//!
//! let mut table = Table::<yoxii::Position>::new(Options::default())?;
//! table.play(Player::First, 1, "d5-3e6".parse()?, 0)?;
//! assert_eq!(table.ply(), 1);
//! let saved = table.save(0);
//! assert_eq!(Table::<yoxii::Position>::load(&saved)?.position(), table.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agree;
mod clock;
mod ending;
mod error;
mod hand;
mod next;
mod offer;
mod record;
mod save;
mod seat;
mod study;
mod table;

pub use clock::{Clock, ClockSetting};
pub use ending::{Ending, Termination};
pub use error::TableError;
pub use hand::{Did, Hand, Tapped, kind_named, square_named, totem_named};
pub use offer::{OfferKind, Offers};
pub use save::game_of;
pub use seat::{Occupant, Seat};
pub use study::{Study, comment_text};
pub use table::{Options, Played, Table};
