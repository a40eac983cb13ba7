//! Why a table refuses something.

use std::fmt;

use rules::record::ReadError;
use rules::{PositionError, Refusal, TurnError, UnknownGame};

/// Why a table refuses something. It is then as it was, but for the time that has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The rules of the game do not allow it.
    Rules(Refusal),
    /// A text that is not a turn.
    Turn(TurnError),
    /// A text that is not a position.
    Position(PositionError),
    /// A text that is not a record.
    Record(ReadError),
    /// A totem must be chosen first.
    ChooseTotem,
    /// Several kinds of piece are left and none was named.
    ChooseKind,
    /// No totem has moved yet.
    NoHalfTurn,
    /// The game has no such totem.
    UnknownTotem,
    /// The game has no such kind of piece.
    UnknownKind,
    /// There is no such game.
    UnknownGame,
    /// Somebody else is to move.
    NotYourTurn,
    /// Not for this player, or for the referee alone.
    NotAllowed,
    /// The time is up: the flag must fall before anything else happens.
    TimeUp,
    /// The turn answers a turn or takeback that was not the last one.
    Stale {
        /// The number of the last turn or takeback.
        moved: u64,
    },
    /// The turn answers something that has not happened here: events are missing.
    Ahead {
        /// The number of the last turn or takeback.
        moved: u64,
    },
    /// The study has as many turns as a record can hold.
    TooManyTurns,
    /// Events are missing before this one.
    EventGap {
        /// The number that comes next.
        next: u64,
    },
    /// Something else has happened under this number.
    EventConflict {
        /// The number that comes next.
        next: u64,
    },
    /// An event that cannot have happened here.
    BadEvent {
        /// What is wrong, for logs.
        what: &'static str,
    },
    /// Of a later version.
    Newer,
    /// The game has no position with this many turns.
    NoSuchPly,
    /// No turn to take back.
    NothingToUndo,
    /// Between players who sit apart this needs consent.
    AskFirst,
    /// No such offer is open.
    NoOffer,
    /// Nobody accepts an own offer.
    OwnOffer,
    /// Offered already: not again before the next own turn.
    AlreadyOffered,
    /// The game has not ended yet.
    NotOver,
    /// Both have played: too late to call the game off.
    TooLate,
    /// The game is played without clocks.
    NoClock,
    /// A seat that cannot be: an unknown kind, a level there is not, a name that is too long.
    BadSeat,
    /// A clock setting out of bounds.
    BadClock,
    /// Not a date as it stands in a record.
    BadDate,
    /// Not a saved table, or a damaged one.
    BadSave {
        /// What is wrong, for logs.
        what: &'static str,
    },
}

impl TableError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            TableError::Rules(refusal) => refusal.code(),
            TableError::Turn(error) => error.code(),
            TableError::Position(error) => error.code(),
            TableError::Record(error) => error.reason.code(),
            TableError::ChooseTotem => "choose-totem",
            TableError::ChooseKind => "choose-kind",
            TableError::NoHalfTurn => "no-half-turn",
            TableError::UnknownTotem => "unknown-totem",
            TableError::UnknownKind => "unknown-kind",
            TableError::UnknownGame => "unknown-game",
            TableError::NotYourTurn => "not-your-turn",
            TableError::TooManyTurns => "too-many-turns",
            TableError::NotAllowed => "not-allowed",
            TableError::TimeUp => "time-up",
            TableError::Stale { .. } => "stale",
            TableError::Ahead { .. } => "ahead",
            TableError::EventGap { .. } => "event-gap",
            TableError::EventConflict { .. } => "event-conflict",
            TableError::BadEvent { .. } => "bad-event",
            TableError::Newer => "newer-version",
            TableError::NoSuchPly => "no-such-ply",
            TableError::NothingToUndo => "nothing-to-undo",
            TableError::AskFirst => "ask-first",
            TableError::NoOffer => "no-offer",
            TableError::OwnOffer => "own-offer",
            TableError::AlreadyOffered => "already-offered",
            TableError::NotOver => "not-over",
            TableError::TooLate => "too-late",
            TableError::NoClock => "no-clock",
            TableError::BadSeat => "bad-seat",
            TableError::BadClock => "bad-clock",
            TableError::BadDate => "bad-date",
            TableError::BadSave { .. } => "bad-save",
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Rules(refusal) => refusal.fmt(f),
            TableError::Turn(error) => error.fmt(f),
            TableError::Position(error) => error.fmt(f),
            TableError::Record(error) => error.fmt(f),
            TableError::Stale { moved } | TableError::Ahead { moved } => {
                write!(f, "{}: the last turn or takeback is {moved}", self.code())
            }
            TableError::EventGap { next } | TableError::EventConflict { next } => {
                write!(f, "{}: {next} is next", self.code())
            }
            TableError::BadSave { what } | TableError::BadEvent { what } => {
                write!(f, "{}: {what}", self.code())
            }
            _ => f.write_str(self.code()),
        }
    }
}

impl std::error::Error for TableError {}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> TableError {
        TableError::Rules(refusal)
    }
}

impl From<TurnError> for TableError {
    fn from(error: TurnError) -> TableError {
        TableError::Turn(error)
    }
}

impl From<PositionError> for TableError {
    fn from(error: PositionError) -> TableError {
        TableError::Position(error)
    }
}

impl From<ReadError> for TableError {
    fn from(error: ReadError) -> TableError {
        TableError::Record(error)
    }
}

impl From<UnknownGame> for TableError {
    fn from(_: UnknownGame) -> TableError {
        TableError::UnknownGame
    }
}
