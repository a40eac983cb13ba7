//! Sentences for the errors of the rules, made from their stable codes.

use rules::record::Reason;
use rules::{PositionError, Refusal, TurnError};

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
    let key = format!("turn-error-{}", error.code());
    texts.say(&key, &variables(error.variables()))
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
    let key = format!("position-error-{}", error.code());
    texts.say(&key, &variables(error.variables()))
}

/// The variables of the rules as those of a text.
pub(crate) fn variables(
    variables: impl IntoIterator<Item = (&'static str, rules::Variable)>,
) -> Vec<Variable<'static>> {
    let said = |variable| match variable {
        rules::Variable::Number(number) => number.into(),
        rules::Variable::Letter(letter) => quoted(&letter.to_string()).into(),
        rules::Variable::Square(square) => square.to_string().into(),
    };
    let variables = variables.into_iter();
    variables.map(|(name, value)| (name, said(value))).collect()
}

/// What is wrong with a record.
pub(crate) fn record_error(texts: &Texts, reason: &Reason) -> String {
    let behind = match reason {
        Reason::Position(error) => Some(position_error(texts, *error)),
        Reason::BadTurn(error) => Some(turn_error(texts, *error)),
        Reason::IllegalTurn(why) => Some(refusal(texts, *why)),
        _ => None,
    };
    let variables = match behind {
        Some(behind) => vec![("reason", behind.into())],
        None => variables(reason.variables()),
    };
    texts.say(&format!("record-error-{}", reason.code()), &variables)
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
