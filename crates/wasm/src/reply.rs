//! Answers: done, or why not.

use rules::{PositionError, SetupError, Square};
use serde::Serialize;
use table::{Did, TableError};

use crate::turn::TurnView;

/// Why not, as it goes to JavaScript.
#[derive(Debug, Serialize)]
pub struct Refused {
    ok: bool,
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
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
            TableError::Turn(error) => refused.column = Some(error.column()),
            TableError::Position(error) => {
                let (column, square) = place_of(error);
                refused.column = column;
                refused.square = square.map(|square| square.to_string());
            }
            TableError::Record(error) => {
                refused.reason = error.reason.detail();
                refused.line = Some(error.line);
                refused.column = Some(error.column);
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
