//! Answers: done, or why not.

use rules::record::Reason;
use rules::{PositionError, SetupError, Square};
use serde::Serialize;
use table::{Did, TableError};

use table::view::by_name::ByName;
use table::view::turn::TurnView;

/// Why not, as it goes to JavaScript.
#[derive(Debug, Serialize)]
pub struct Refused {
    ok: bool,
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    /// The variables of the reason's sentence, other than column and square.
    #[serde(skip_serializing_if = "Option::is_none")]
    args: Option<Box<Args>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
}

/// The variables of a sentence, by name.
type Args = ByName<&'static str, Argument>;

/// A variable of a sentence.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Argument {
    Number(u32),
    Letter(char),
}

impl Refused {
    pub(crate) fn new(code: &'static str, detail: Option<String>) -> Refused {
        Refused {
            ok: false,
            code,
            reason: None,
            line: None,
            column: None,
            square: None,
            args: None,
            detail,
        }
    }

    /// The stable name of the reason.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.code
    }
}

impl From<TableError> for Refused {
    fn from(error: TableError) -> Refused {
        let detail = error.to_string();
        let detail = (detail != error.code()).then_some(detail);
        let mut refused = Refused::new(error.code(), detail);
        match error {
            TableError::Turn(error) => refused.column = Some(error.column() as u32),
            TableError::Position(error) => {
                let (column, square) = place_of(error);
                refused.column = column.map(|column| column as u32);
                refused.square = square.map(|square| square.to_string());
                refused.args = Some(Box::new(position_args(error)));
            }
            TableError::Record(error) => {
                refused.reason = error.reason.detail();
                refused.line = Some(error.line as u32);
                refused.column = Some(error.column as u32);
                match error.reason {
                    Reason::Position(error) => {
                        refused.square = place_of(error).1.map(|square| square.to_string());
                        refused.args = Some(Box::new(position_args(error)));
                    }
                    Reason::NumberMissing { expected } | Reason::NumberWrong { expected } => {
                        let expected = Argument::Number(expected as u32);
                        refused.args = Some(Box::new([("expected", expected)].into()));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        refused
    }
}

fn place_of(error: PositionError) -> (Option<usize>, Option<Square>) {
    match error {
        PositionError::Text(error) => (SetupError::column(error), None),
        PositionError::TotemDoubled { square, .. } | PositionError::Line { square } => {
            (None, Some(square))
        }
        _ => (None, None),
    }
}

fn position_args(error: PositionError) -> Args {
    let number = |number: u8| Argument::Number(number.into());
    match error {
        PositionError::TotemMissing { totem } | PositionError::TotemDoubled { totem, .. } => {
            [("totem", Argument::Letter(totem))].into()
        }
        PositionError::TooManyPieces {
            piece,
            found,
            stock,
        } => [
            ("piece", Argument::Letter(piece)),
            ("found", number(found)),
            ("stock", number(stock)),
        ]
        .into(),
        PositionError::Counts { first, second } => {
            [("first", number(first)), ("second", number(second))].into()
        }
        PositionError::Text(error) => match error {
            SetupError::RankCount { found } => [("found", Argument::Number(found as u32))].into(),
            SetupError::RankShort { rank, .. } | SetupError::RankLong { rank, .. } => {
                [("rank", number(rank))].into()
            }
            SetupError::UnknownCharacter { character, .. } => {
                [("character", Argument::Letter(character))].into()
            }
            _ => [].into(),
        },
        PositionError::Line { .. } => [].into(),
    }
}

/// Done, with nothing to say.
#[derive(Serialize)]
pub(crate) struct Done {
    ok: bool,
}

impl Done {
    pub(crate) const YES: Done = Done { ok: true };
}

/// What a tap did.
#[derive(Serialize)]
pub(crate) struct TapReply {
    ok: bool,
    did: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<TurnView>,
}

impl TapReply {
    pub(crate) fn new(did: Did, last: Option<TurnView>) -> TapReply {
        TapReply {
            ok: true,
            did: match did {
                Did::Chose => "chose",
                Did::Unchose => "unchose",
                Did::Stepped => "stepped",
                Did::Unstepped => "unstepped",
                Did::Played => "played",
            },
            turn: last.filter(|_| did == Did::Played),
        }
    }
}

/// A turn was played, or had been.
#[derive(Serialize)]
pub(crate) struct PlayReply {
    pub(crate) ok: bool,
    pub(crate) turn: Option<TurnView>,
    pub(crate) repeat: bool,
}

/// What was decided elsewhere is adopted.
#[derive(Serialize)]
pub(crate) struct FollowReply {
    pub(crate) ok: bool,
    /// The last turn, if it is new here.
    pub(crate) turn: Option<TurnView>,
}

/// The JSON of an answer, whichever it is.
pub(crate) fn json<T: Serialize>(reply: Result<T, Refused>) -> String {
    match reply {
        Ok(reply) => text(&reply),
        Err(refused) => text(&refused),
    }
}

/// The JSON of a value that always has one: strings, numbers, lists and maps of these.
pub(crate) fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
