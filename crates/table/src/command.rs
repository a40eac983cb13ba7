//! What one may ask of a table.

use rules::{Outcome, Player};
use serde::{Deserialize, Serialize};

use crate::{OfferKind, Seat, Termination};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// The player of this side.
    Player(Player),
    /// Whoever watches over the game: the clock, the server, the runner of a match.
    Referee,
}

impl From<Player> for By {
    fn from(player: Player) -> By {
        By::Player(player)
    }
}

/// What one may ask. Whether it happens is decided by [`Table::apply`](crate::Table::apply).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "command", rename_all = "kebab-case")]
pub enum Command {
    /// Play a turn.
    Play {
        /// The turn in notation.
        turn: String,
        /// The number of the last turn or takeback that the player has seen, or of the beginning:
        /// [`Table::moved`](crate::Table::moved). What else has happened since does not matter.
        after: u64,
    },
    /// Make an offer. To offer a draw or a rematch that the other has offered is to accept it.
    Offer {
        /// What is offered.
        offer: OfferKind,
    },
    /// Accept what the other has offered.
    Accept {
        /// Which offer.
        offer: OfferKind,
    },
    /// Decline what the other has offered, or withdraw an own offer.
    Decline {
        /// Which offer.
        offer: OfferKind,
    },
    /// Take back to the last turn of a person, or take a resignation back; only at one screen.
    Undo,
    /// Give up.
    Resign,
    /// Call the game off before both have played.
    Abort,
    /// Sit down on one's own empty seat. The referee may seat anybody.
    Sit {
        /// On which side.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        player: Player,
        /// Who.
        #[cfg_attr(test, ts(as = "crate::seat::SeatText"))]
        seat: Seat,
    },
    /// Referee: let the flag fall if it is due.
    Flag,
    /// Referee: a player loses, because of what has been done or left undone.
    Forfeit {
        /// Who loses.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        player: Player,
        /// Why: one of [`Termination::FORFEITS`].
        why: Termination,
    },
    /// Referee: end the game with this result.
    Adjudicate {
        /// The result.
        #[cfg_attr(test, ts(type = "OutcomeName"))]
        outcome: Outcome,
    },
    /// Referee: give time to a player, for instance after the server was away.
    Credit {
        /// To whom.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        player: Player,
        /// How many milliseconds.
        millis: u64,
    },
}
