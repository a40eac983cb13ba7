//! What has happened at a table. The events of a game in their order are the game: what is
//! stored, sent and followed. Their meaning never changes; what is new is a new event.

use rules::{Outcome, Player};
use serde::{Deserialize, Serialize};

use crate::event_text::EventText;
use crate::{ClockSetting, OfferKind, Seat, TableError, Termination};

/// The version of commands and events. A log of a later one is refused, and said so.
pub const VERSION: u32 = 1;

/// Something that has happened, with its number in the game: from 1, without gaps, also after a
/// takeback. Whoever has seen number N lacks only what comes after N.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "EventText", into = "EventText")]
pub struct Event {
    /// Its place in the log.
    pub number: u64,
    /// What has happened.
    pub what: Happening,
}

/// What can happen. Every change of a game is one of these.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "event", rename_all = "kebab-case"))]
pub enum Happening {
    /// The game has begun; always the first event, and only that.
    Began(Beginning),
    /// Somebody has sat down.
    Sat {
        /// On which side.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        player: Player,
        /// Who.
        #[cfg_attr(test, ts(as = "crate::seat::SeatText"))]
        seat: Seat,
    },
    /// A turn was played. If it ends the game by the rules, no event says so again.
    Played {
        /// By whom.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        by: Player,
        /// The turn in notation.
        turn: String,
        /// The milliseconds that it took; absent if it was not timed.
        #[cfg_attr(test, ts(optional))]
        spent: Option<u64>,
    },
    /// Turns were taken back, or an agreed end.
    TookBack {
        /// Who did it or agreed to it.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        by: Player,
        /// How many turns are left.
        ply: usize,
    },
    /// Somebody has offered something.
    Offered {
        /// Who.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        by: Player,
        /// What.
        offer: OfferKind,
    },
    /// An offer was declined, or withdrawn by the one who had made it.
    Declined {
        /// By whom.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        by: Player,
        /// Which.
        offer: OfferKind,
    },
    /// Both want to play again.
    RematchAgreed {
        /// Who has agreed to the other's offer.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        by: Player,
    },
    /// Time was given to a player.
    Credited {
        /// To whom.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        player: Player,
        /// How many milliseconds.
        millis: u64,
    },
    /// The game has ended otherwise than by the rules.
    Ended {
        /// The result; absent if the game was called off.
        #[cfg_attr(test, ts(optional, type = "OutcomeName"))]
        outcome: Option<Outcome>,
        /// What ended it.
        termination: Termination,
        /// The milliseconds that the turn in progress had taken; absent if it was not timed.
        #[cfg_attr(test, ts(optional))]
        used: Option<u64>,
    },
}

/// With what a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Beginning {
    /// The version of the log.
    pub version: u32,
    /// The name of the game.
    pub game: String,
    /// The position that it begins from.
    pub start: String,
    /// Who sits where, the first player first.
    #[cfg_attr(test, ts(as = "[crate::seat::SeatText; 2]"))]
    pub seats: [Seat; 2],
    /// Do the players sit apart? Then nobody takes anything back, begins anew or stops the clock
    /// without the other's consent.
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub apart: bool,
    /// The clocks, if there are any.
    #[cfg_attr(test, ts(optional, as = "Option<crate::clock::ClockText>"))]
    pub clock: Option<ClockSetting>,
    /// The date for the record: `2026.11.15`, unknown parts as question marks.
    #[cfg_attr(test, ts(optional))]
    pub date: Option<String>,
}

impl Event {
    /// Reads an event from JSON.
    ///
    /// # Errors
    /// [`TableError::Newer`] if it is of a kind that this version does not know,
    /// [`TableError::BadEvent`] if it is no event at all.
    pub fn read(json: &str) -> Result<Event, TableError> {
        let text: EventText = serde_json::from_str(json).map_err(|_| bad("json"))?;
        text.try_into()
    }
}

pub(crate) fn bad(what: &'static str) -> TableError {
    TableError::BadEvent { what }
}
