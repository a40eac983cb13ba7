//! What ended a game. Which of the shapes is for the game to say, in a file of its own.

use rules::{Game, Square};
use serde::Serialize;

use super::board::Both;

/// A game whose end can be drawn.
pub trait Ends: Game {
    /// What ended the game; `None` while it goes on.
    fn end_view(&self) -> Option<EndView>;

    /// What would be counted if the totem stood there for good; `None` in a game that counts
    /// nothing.
    fn points_around(&self, _totem: Square) -> Option<Both<u8>> {
        None
    }
}

/// What ended a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "End"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum EndView {
    /// A piece completed lines.
    Lines {
        /// All of them.
        lines: Vec<LineView>,
    },
    /// All pieces are placed.
    Full,
    /// The totem cannot move.
    #[serde(rename_all = "camelCase")]
    Stuck {
        /// Where it stands.
        totem: String,
        /// The pieces around it, clockwise from the top.
        around: Vec<Around>,
        /// The points that they give.
        #[cfg_attr(test, ts(type = "Record<PlayerName, number>"))]
        points: Both<u8>,
        /// How many they are.
        #[cfg_attr(test, ts(type = "Record<PlayerName, number>"))]
        pieces: Both<u8>,
        /// What decided.
        #[cfg_attr(test, ts(type = "\"points\" | \"pieces\" | \"nothing\""))]
        decided_by: &'static str,
    },
}

/// A line that won.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Line"))]
#[serde(tag = "by", rename_all = "lowercase")]
pub enum LineView {
    /// Of one colour.
    Colour {
        /// Where it is.
        squares: Vec<String>,
        /// Whose colour.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        player: &'static str,
    },
    /// Of one symbol.
    Symbol {
        /// Where it is.
        squares: Vec<String>,
        /// Which symbol.
        symbol: String,
    },
}

/// A piece that is counted.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Around {
    pub(super) square: String,
    #[cfg_attr(test, ts(type = "PlayerName"))]
    pub(super) player: &'static str,
    pub(super) value: u8,
}
