//! What page and server say to each other: one closed enum each way, as JSON.
//!
//! `wire.ts` beside the crate's manifest is made from these types; `docs/online.md` explains them.

use rules::Player;
use serde::{Deserialize, Serialize};
use table::{Event, OfferKind};

use crate::store::Address;

/// The version of the messages. A page of another version is told so and updates itself.
pub const PROTOCOL: u32 = 1;

/// What a page says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Show me this game, from after the event that I have seen last, and tell me what happens.
    /// A page watches one game at a time.
    Watch {
        /// Which game.
        #[cfg_attr(test, ts(type = "string"))]
        game: Address,
        /// The number of the last event that the page has; 0 for none.
        after: u64,
    },
    /// Do this in the game that I watch. Said again with the same id, it is done once.
    Order {
        /// The page's name for it, 1 to 40 characters, never used for anything else.
        id: String,
        /// What to do.
        order: Order,
    },
    /// Say something kind to the other player. It is not stored.
    Greet {
        /// What.
        greeting: Greeting,
    },
    /// Are you there?
    Ping {
        /// Comes back in the answer.
        stamp: u64,
    },
    /// I am here.
    Pong {
        /// That of the question.
        stamp: u64,
    },
}

/// What a player may do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "order", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Play a turn.
    Play {
        /// The turn in notation.
        turn: String,
        /// The number of the last turn or takeback that the player has seen, or of the beginning.
        after: u64,
    },
    /// Offer something, or accept the same offer of the other.
    Offer {
        /// What.
        #[cfg_attr(test, ts(type = "OfferKind"))]
        offer: OfferKind,
    },
    /// Accept what the other has offered.
    Accept {
        /// Which offer.
        #[cfg_attr(test, ts(type = "OfferKind"))]
        offer: OfferKind,
    },
    /// Decline what the other has offered, or withdraw an own offer.
    Decline {
        /// Which offer.
        #[cfg_attr(test, ts(type = "OfferKind"))]
        offer: OfferKind,
    },
    /// Give up.
    Resign,
    /// Call the game off before both have played.
    Abort,
    /// End the game because the other has been gone for long.
    Claim {
        /// As what.
        claim: Claim,
    },
}

/// What may be claimed when the other is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The one who is left has won.
    Victory,
    /// Nobody has.
    Draw,
}

/// A few words that everybody reads in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Greeting {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Oops.
    Oops,
    /// Goodbye.
    Goodbye,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum ToPage {
    /// The first message of a connection.
    Welcome {
        /// [`PROTOCOL`].
        protocol: u32,
    },
    /// The answer to `watch`: everything that the page lacks. What follows is told as it happens.
    Watching {
        /// Which game.
        #[cfg_attr(test, ts(type = "string"))]
        game: Address,
        /// On which side whoever watches sits; absent for a spectator.
        #[cfg_attr(test, ts(optional, type = "PlayerName"))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Player>,
        /// The events follow this one. If it is 0 they are the whole log, and what the page has
        /// of the game is replaced: the gap was too long, or what it had was not this game.
        after: u64,
        /// What has happened since.
        #[cfg_attr(test, ts(type = "Event[]"))]
        events: Vec<Event>,
        /// How long the turn in progress has taken; absent if it is not timed.
        #[cfg_attr(test, ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<u64>,
        /// Who is there.
        presence: Presence,
        /// The game that was agreed on after this one.
        #[cfg_attr(test, ts(optional, type = "string"))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<Address>,
    },
    /// Something has happened, and is stored.
    Happened {
        /// What, in order; the first follows what was told before.
        #[cfg_attr(test, ts(type = "Event[]"))]
        events: Vec<Event>,
        /// How long the turn in progress has taken; absent if it is not timed.
        #[cfg_attr(test, ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<u64>,
        /// The game that was agreed on, with this event.
        #[cfg_attr(test, ts(optional, type = "string"))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next: Option<Address>,
    },
    /// An order was carried out, and is stored.
    Done {
        /// The page's name for the order.
        id: String,
        /// The number of its event.
        number: u64,
    },
    /// An order was not carried out, and has changed nothing.
    Refused {
        /// The page's name for the order.
        id: String,
        /// The stable name of the reason. After `storage` and `busy` it may be tried again under
        /// the same id.
        code: String,
    },
    /// Who is there now.
    Present {
        /// Who.
        presence: Presence,
    },
    /// A player says something kind.
    Greeted {
        /// Who.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        by: Player,
        /// What.
        greeting: Greeting,
    },
    /// What the page has said cannot be done, and is not about an order.
    Failed {
        /// The stable name of the reason.
        code: String,
    },
    /// Are you there?
    Ping {
        /// Comes back in the answer.
        stamp: u64,
    },
    /// I am here.
    Pong {
        /// That of the question.
        stamp: u64,
    },
}

/// Who is connected to a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// The first player.
    pub first: Attendance,
    /// The second player.
    pub second: Attendance,
    /// How many others look on.
    pub spectators: u32,
}

/// Whether a player is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Attendance {
    /// With at least one page.
    pub here: bool,
    /// In how many milliseconds the other may claim the game, if nothing changes.
    #[cfg_attr(test, ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim_in: Option<u64>,
}

/// The codes with which the server closes a connection.
pub mod close {
    /// The server restarts: come back in a moment.
    pub const RESTART: u16 = 1012;
    /// The page is from another version: reload it.
    pub const OTHER_VERSION: u16 = 4000;
    /// A message that nobody understands.
    pub const NONSENSE: u16 = 4001;
    /// Too much was said: wait before coming back.
    pub const TOO_MUCH: u16 = 4002;
    /// Nothing was heard for too long, or nothing was taken.
    pub const SILENCE: u16 = 4003;
}

impl ToPage {
    /// The message as it is sent.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Strings, numbers and lists always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}
