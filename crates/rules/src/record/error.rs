//! Why a record cannot be read or changed.

use std::fmt;

use crate::{PositionError, Refusal, TurnError, Variable};

/// Why a text is not a record, and where. Lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadError {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong there.
    pub reason: Reason,
}

impl ReadError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.reason.code()
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for ReadError {}

/// What is wrong with the text of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The line is not `[Name "value"]`.
    TagMalformed,
    /// The tag stands there for the second time.
    TagDuplicate,
    /// There are more tags than [`super::Tags::MAX`].
    TagTooMany,
    /// The record has no `Game` tag.
    GameMissing,
    /// No game has the name in the `Game` tag.
    GameUnknown,
    /// The record is of another game than the one asked for.
    GameOther,
    /// The `Result` tag is none of `1-0`, `0-1`, `1/2-1/2` and `*`.
    ResultTag,
    /// The `Position` tag is not a position of the game.
    Position(PositionError),
    /// No empty line between the tags and the turns.
    NoEmptyLine,
    /// Something that has no place there.
    StrayText,
    /// A word that is not a turn.
    BadTurn(TurnError),
    /// A turn that the rules do not allow there.
    IllegalTurn(Refusal),
    /// A turn, but the game is over.
    TurnAfterEnd,
    /// The number before the turn is missing.
    NumberMissing {
        /// What it should be.
        expected: usize,
    },
    /// The number is wrong, or has one dot where the second player moves, or three where the
    /// first does.
    NumberWrong {
        /// What it should be.
        expected: usize,
    },
    /// No turn after the number.
    NumberAlone,
    /// A comment is not closed.
    CommentUnclosed,
    /// A comment has a control character.
    CommentCharacter,
    /// A variation is not closed.
    VariationUnclosed,
    /// A variation has no turn.
    VariationEmpty,
    /// There is no turn to which this could be a variation.
    VariationAlone,
    /// Variations are nested too deep.
    VariationTooDeep,
    /// There are more turns, variations included, than [`super::Record::MAX_TURNS`].
    TooManyTurns,
    /// A `$` without a number from 0 to 255, or without a turn before it.
    BadMark,
    /// The record does not end with a result.
    ResultMissing,
    /// The result is not that of the `Result` tag.
    ResultNotAsTag,
    /// The result is not what the board shows.
    ResultNotAsBoard,
}

impl Reason {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Reason::TagMalformed => "tag-malformed",
            Reason::TagDuplicate => "tag-duplicate",
            Reason::TagTooMany => "tag-too-many",
            Reason::GameMissing => "game-missing",
            Reason::GameUnknown => "game-unknown",
            Reason::GameOther => "game-other",
            Reason::ResultTag => "result-tag",
            Reason::Position(_) => "bad-position",
            Reason::NoEmptyLine => "no-empty-line",
            Reason::StrayText => "stray-text",
            Reason::BadTurn(_) => "bad-turn",
            Reason::IllegalTurn(_) => "illegal-turn",
            Reason::TurnAfterEnd => "turn-after-end",
            Reason::NumberMissing { .. } => "number-missing",
            Reason::NumberWrong { .. } => "number-wrong",
            Reason::NumberAlone => "number-alone",
            Reason::CommentUnclosed => "comment-unclosed",
            Reason::CommentCharacter => "comment-character",
            Reason::VariationUnclosed => "variation-unclosed",
            Reason::VariationEmpty => "variation-empty",
            Reason::VariationAlone => "variation-alone",
            Reason::VariationTooDeep => "variation-too-deep",
            Reason::TooManyTurns => "too-many-turns",
            Reason::BadMark => "bad-mark",
            Reason::ResultMissing => "result-missing",
            Reason::ResultNotAsTag => "result-not-as-tag",
            Reason::ResultNotAsBoard => "result-not-as-board",
        }
    }

    /// The code of the reason behind the reason: why the turn is illegal or the position bad.
    #[must_use]
    pub const fn detail(&self) -> Option<&'static str> {
        match self {
            Reason::Position(error) => Some(error.code()),
            Reason::BadTurn(error) => Some(error.code()),
            Reason::IllegalTurn(refusal) => Some(refusal.code()),
            _ => None,
        }
    }

    /// The variables of the sentence about it or, where it has one, about its detail, by name.
    #[must_use]
    pub fn variables(&self) -> Vec<(&'static str, Variable)> {
        match *self {
            Reason::Position(error) => error.variables(),
            Reason::BadTurn(error) => error.variables(),
            Reason::NumberMissing { expected } | Reason::NumberWrong { expected } => {
                vec![("expected", expected.into())]
            }
            _ => vec![],
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Reason::Position(error) => write!(f, " ({error})"),
            Reason::BadTurn(error) => write!(f, " ({})", error.code()),
            Reason::IllegalTurn(refusal) => write!(f, " ({refusal})"),
            Reason::NumberMissing { expected } | Reason::NumberWrong { expected } => {
                write!(f, " (should be {expected})")
            }
            _ => Ok(()),
        }
    }
}

/// Why a record cannot be changed in this way; it is then unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditError {
    /// No turn has this path.
    NoSuchNode,
    /// The turn is not legal there.
    Illegal(Refusal),
    /// The board shows another result.
    Result,
    /// The record has [`super::Record::MAX_TURNS`] already.
    TooManyTurns,
}

impl EditError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            EditError::NoSuchNode => "no-such-node",
            EditError::Illegal(refusal) => refusal.code(),
            EditError::Result => "result-not-as-board",
            EditError::TooManyTurns => "too-many-turns",
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for EditError {}
