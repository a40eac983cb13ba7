//! Sentences for the errors of the rules, made from their stable codes.

use rules::record::Reason;
use rules::{PositionError, Refusal, SetupError, TurnError};

use crate::record_json::Why;
use crate::texts::{Texts, Variable};

pub(crate) use crate::notice::quoted;

/// Why a turn could not be played: the text is none, or the rules forbid it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadTurn {
    /// Not a turn at all.
    Text(TurnError),
    /// Not legal here.
    Refused(Refusal),
}

impl BadTurn {
    /// The stable name of the reason.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            BadTurn::Text(error) => error.code(),
            BadTurn::Refused(refusal) => refusal.code(),
        }
    }
}

impl From<TurnError> for BadTurn {
    fn from(error: TurnError) -> BadTurn {
        BadTurn::Text(error)
    }
}

impl From<Refusal> for BadTurn {
    fn from(refusal: Refusal) -> BadTurn {
        BadTurn::Refused(refusal)
    }
}

/// Why a step, a placement or a turn is refused.
pub(crate) fn refusal(texts: &Texts, refusal: Refusal) -> String {
    texts.say(&format!("refusal-{}", refusal.code()), &[])
}

/// Why a text is not a turn.
pub(crate) fn turn_error(texts: &Texts, error: TurnError) -> String {
    texts.say(
        &format!("turn-error-{}", error.code()),
        &[("column", error.column().into())],
    )
}

/// Why a turn could not be played.
pub(crate) fn turn_problem(texts: &Texts, why: BadTurn) -> String {
    match why {
        BadTurn::Text(error) => turn_error(texts, error),
        BadTurn::Refused(reason) => refusal(texts, reason),
    }
}

/// Why a text is not a position.
pub(crate) fn position_error(texts: &Texts, error: PositionError) -> String {
    texts.say(
        &format!("position-error-{}", error.code()),
        &position_variables(error),
    )
}

fn position_variables(error: PositionError) -> Vec<Variable<'static>> {
    match error {
        PositionError::Text(error) => setup_variables(error),
        PositionError::TotemMissing { totem } => vec![("totem", totem.to_string().into())],
        PositionError::TotemDoubled { totem, square } => vec![
            ("totem", totem.to_string().into()),
            ("square", square.to_string().into()),
        ],
        PositionError::TooManyPieces {
            piece,
            found,
            stock,
        } => vec![
            ("piece", piece.to_string().into()),
            ("found", found.into()),
            ("stock", stock.into()),
        ],
        PositionError::Counts { first, second } => {
            vec![("first", first.into()), ("second", second.into())]
        }
        PositionError::Line { square } => vec![("square", square.to_string().into())],
    }
}

fn setup_variables(error: SetupError) -> Vec<Variable<'static>> {
    let mut variables: Vec<Variable<'static>> = match error {
        SetupError::NoSide
        | SetupError::Spacing { .. }
        | SetupError::Side { .. }
        | SetupError::Zero { .. }
        | SetupError::TwoDigits { .. } => vec![],
        SetupError::RankCount { found } => vec![("found", found.into())],
        SetupError::RankShort { rank, .. } | SetupError::RankLong { rank, .. } => {
            vec![("rank", rank.into())]
        }
        SetupError::UnknownCharacter { character, .. } => {
            vec![("character", quoted(&character.to_string()).into())]
        }
    };
    if let Some(column) = error.column() {
        variables.push(("column", column.into()));
    }
    variables
}

/// What is wrong with a record.
pub(crate) fn record_error(texts: &Texts, reason: &Reason) -> String {
    let variable = match reason {
        Reason::Position(error) => Some(("reason", position_error(texts, *error).into())),
        Reason::BadTurn(error) => Some(("reason", turn_error(texts, *error).into())),
        Reason::IllegalTurn(why) => Some(("reason", refusal(texts, *why).into())),
        Reason::NumberMissing { expected } | Reason::NumberWrong { expected } => {
            Some(("expected", (*expected).into()))
        }
        _ => None,
    };
    texts.say(
        &format!("record-error-{}", reason.code()),
        variable.as_slice(),
    )
}

/// What is wrong with a record in JSON.
pub(crate) fn json_error(texts: &Texts, why: &Why) -> String {
    match why {
        Why::Record(reason) => record_error(texts, reason),
        _ => texts.say(why.code(), &[]),
    }
}

/// The whole complaint about a position on the command line.
pub(crate) fn bad_position(texts: &Texts, text: &str, error: PositionError) -> String {
    texts.say(
        "error-position",
        &[
            ("text", quoted(text).into()),
            ("reason", position_error(texts, error).into()),
        ],
    )
}

/// The whole complaint about the turn at `index` of a list on the command line.
pub(crate) fn bad_turn(texts: &Texts, index: usize, text: &str, why: BadTurn) -> String {
    texts.say(
        "error-turn",
        &[
            ("number", (index + 1).into()),
            ("text", quoted(text).into()),
            ("reason", turn_problem(texts, why).into()),
        ],
    )
}
