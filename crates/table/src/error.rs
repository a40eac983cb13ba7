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
    /// The turn is for a later ply than the next one: turns are missing.
    PlyGap {
        /// The ply that comes next.
        next: usize,
    },
    /// Another turn was played at this ply.
    PlyConflict {
        /// The ply that comes next.
        next: usize,
    },
    /// The study has as many turns as a record can hold.
    TooManyTurns,
    /// The game has no position with so many turns.
    NoSuchPly,
    /// No turn to take back.
    NothingToUndo,
    /// With a remote player this needs consent.
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
    /// Saved by a later version.
    SaveVersion,
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
            TableError::PlyGap { .. } => "ply-gap",
            TableError::PlyConflict { .. } => "ply-conflict",
            TableError::TooManyTurns => "too-many-turns",
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
            TableError::SaveVersion => "save-version",
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
            TableError::PlyGap { next } | TableError::PlyConflict { next } => {
                write!(f, "{}: ply {next} is next", self.code())
            }
            TableError::BadSave { what } => write!(f, "{}: {what}", self.code()),
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
