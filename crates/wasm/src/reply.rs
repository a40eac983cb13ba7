//! Answers: done, or why not.

use rules::Variable;
use serde::Serialize;
use table::{Did, TableError};

use table::view::by_name::ByName;
use table::view::turn::TurnView;

/// Why not. `code` is stable and is the key of a sentence in `locales/`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    #[cfg_attr(test, ts(type = "false"))]
    ok: bool,
    #[cfg_attr(test, ts(type = "string"))]
    code: &'static str,
    /// In a record, the reason behind "bad-position", "bad-turn" and "illegal-turn".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    reason: Option<&'static str>,
    /// The line at fault in a record, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    line: Option<u32>,
    /// The character at fault in a text or line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    column: Option<u32>,
    /// The square at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    square: Option<String>,
    /// The other variables of the sentence: `found`, `stock`, `totem`, `expected`, …
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Args"))]
    args: Option<Box<Args>>,
    /// The rule of the error in technical English: for logs, never for players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    detail: Option<String>,
}

/// The variables of a sentence, by name.
type Args = ByName<&'static str, Argument>;

/// A variable of a sentence.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub(crate) enum Argument {
    Number(u32),
    Letter(char),
    Square(String),
}

impl From<Variable> for Argument {
    fn from(variable: Variable) -> Argument {
        match variable {
            Variable::Number(number) => Argument::Number(number),
            Variable::Letter(letter) => Argument::Letter(letter),
            Variable::Square(square) => Argument::Square(square.to_string()),
        }
    }
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

    /// Takes up the variables of the sentence. A column that is known counts from the beginning of
    /// the whole text, and stays.
    fn describe(&mut self, variables: Vec<(&'static str, Variable)>) {
        let mut args = Vec::new();
        for (name, variable) in variables {
            match variable {
                Variable::Number(column) if name == "column" => {
                    self.column.get_or_insert(column);
                }
                Variable::Square(square) => self.square = Some(square.to_string()),
                _ => args.push((name, variable.into())),
            }
        }
        if !args.is_empty() {
            self.args = Some(Box::new(args.into_iter().collect()));
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
            TableError::Turn(error) => refused.describe(error.variables()),
            TableError::Position(error) => refused.describe(error.variables()),
            TableError::Record(error) => {
                refused.reason = error.reason.detail();
                refused.line = Some(error.line as u32);
                refused.column = Some(error.column as u32);
                refused.describe(error.reason.variables());
            }
            _ => {}
        }
        refused
    }
}

/// Done, with nothing to say.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Done {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
}

impl Done {
    pub(crate) const YES: Done = Done { ok: true };
}

/// What a tap did.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub(crate) enum Tapped {
    /// The turn goes on.
    Changed {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(
            test,
            ts(type = "\"chose\" | \"unchose\" | \"stepped\" | \"unstepped\"")
        )]
        did: &'static str,
    },
    /// The turn is made.
    Played {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"played\""))]
        did: &'static str,
        #[cfg_attr(test, ts(type = "TurnView"))]
        turn: Box<TurnView>,
    },
}

impl Tapped {
    pub(crate) fn new(did: Did, last: Option<TurnView>) -> Tapped {
        let ok = true;
        let did = match (did, last) {
            (Did::Played, Some(turn)) => {
                let did = "played";
                let turn = Box::new(turn);
                return Tapped::Played { ok, did, turn };
            }
            (Did::Chose, _) => "chose",
            (Did::Unchose, _) => "unchose",
            (Did::Stepped, _) => "stepped",
            (Did::Unstepped, _) => "unstepped",
            (Did::Played, None) => "played",
        };
        Tapped::Changed { ok, did }
    }
}

/// A turn was played.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Played {
    #[cfg_attr(test, ts(type = "true"))]
    pub(crate) ok: bool,
    #[cfg_attr(test, ts(type = "TurnView"))]
    pub(crate) turn: Option<TurnView>,
    #[cfg_attr(test, ts(type = "false"))]
    pub(crate) repeat: bool,
}

/// This very turn had been played before; nothing changed.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Repeated {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    #[cfg_attr(test, ts(type = "null"))]
    turn: (),
    #[cfg_attr(test, ts(type = "true"))]
    repeat: bool,
}

impl Played {
    pub(crate) fn new(turn: Option<TurnView>) -> Played {
        Played {
            ok: true,
            turn,
            repeat: false,
        }
    }
}

impl Repeated {
    pub(crate) const YES: Repeated = Repeated {
        ok: true,
        turn: (),
        repeat: true,
    };
}

/// What was decided elsewhere is adopted.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Followed {
    #[cfg_attr(test, ts(type = "true"))]
    pub(crate) ok: bool,
    /// The last turn, if it is new here.
    #[cfg_attr(test, ts(type = "TurnView | null"))]
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
