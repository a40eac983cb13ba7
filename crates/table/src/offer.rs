//! Offers that one player makes and the other answers.

use rules::Player;
use serde::{Deserialize, Serialize};

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// To call the game a draw.
    Draw,
    /// To take back the last turn of the one who asks.
    Takeback,
    /// To play again with the sides changed.
    Rematch,
}

impl OfferKind {
    /// All of them.
    pub const ALL: [OfferKind; 3] = [OfferKind::Draw, OfferKind::Takeback, OfferKind::Rematch];

    /// The stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            OfferKind::Draw => "draw",
            OfferKind::Takeback => "takeback",
            OfferKind::Rematch => "rematch",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<OfferKind> {
        OfferKind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// The offers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// Who has made an offer of each kind that is not answered yet.
    open: [Option<Player>; 3],
    /// How many turns each player had played at the last offer of each kind: nobody can ask
    /// again and again.
    made: [[Option<usize>; 2]; 3],
    /// Both want to play again.
    rematch: bool,
}

impl Offers {
    /// Who has made an offer of this kind that is not answered yet.
    #[must_use]
    pub const fn open(&self, kind: OfferKind) -> Option<Player> {
        self.open[kind as usize]
    }

    /// Have both agreed to play again?
    #[must_use]
    pub const fn rematch_agreed(&self) -> bool {
        self.rematch
    }

    /// May a player who has played so many turns make this offer?
    pub(crate) fn may_make(&self, kind: OfferKind, by: Player, turns: usize) -> bool {
        let fresh = self.made[kind as usize][by as usize].is_none_or(|made| made < turns);
        self.open(kind).is_none() && (fresh || kind == OfferKind::Rematch)
    }

    pub(crate) fn make(&mut self, kind: OfferKind, by: Player, turns: usize) {
        self.open[kind as usize] = Some(by);
        self.made[kind as usize][by as usize] = Some(turns);
    }

    pub(crate) fn close(&mut self, kind: OfferKind) {
        self.open[kind as usize] = None;
    }

    pub(crate) fn agree_rematch(&mut self) {
        self.close(OfferKind::Rematch);
        self.rematch = true;
    }

    /// A turn answers what was offered before it; only the mover's own draw offer stands.
    pub(crate) fn turn_played(&mut self, mover: Player) {
        self.close(OfferKind::Takeback);
        if self.open(OfferKind::Draw) == Some(!mover) {
            self.close(OfferKind::Draw);
        }
    }

    /// After a takeback, counts of turns start over.
    pub(crate) fn turns_taken_back(&mut self) {
        *self = Offers::default();
    }

    pub(crate) fn game_over(&mut self) {
        self.close(OfferKind::Draw);
        self.close(OfferKind::Takeback);
    }
}
