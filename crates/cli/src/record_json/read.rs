//! Reading records from JSON. Nothing is passed over: what cannot be kept is refused, with the
//! name of its field.

use std::fmt;

use rules::record::{AnyRecord, Comment, EditError, Reason, Record, Suffix, TagError, result_text};
use rules::{AnyGame, Game, Outcome, Player, PositionError, Refusal, TurnError, with_game};
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};

/// What is wrong with a JSON text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bad {
    pub(crate) place: Place,
    pub(crate) why: Why,
}

/// Where something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Both counted from 1.
    Line { line: usize, column: usize },
    /// Such as `[0].turns[3].turn`; the whole text is the empty one.
    Field(String),
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// Not JSON.
    Syntax,
    /// JSON that is cut off.
    Ends,
    /// An object has two fields of the same name, of which only one could be kept.
    Twice,
    /// A list without a record.
    Empty,
    Missing,
    Unknown,
    NoText,
    NoList,
    NoObject,
    Suffix,
    Comment,
    Tag,
    /// The same as in a text record.
    Record(Reason),
}

impl Why {
    /// The stable name of the reason.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Why::Syntax => "json-syntax",
            Why::Ends => "json-ends",
            Why::Twice => "json-twice",
            Why::Empty => "json-empty",
            Why::Missing => "json-missing",
            Why::Unknown => "json-unknown",
            Why::NoText => "json-no-text",
            Why::NoList => "json-no-list",
            Why::NoObject => "json-no-object",
            Why::Suffix => "json-suffix",
            Why::Comment => "json-comment",
            Why::Tag => "json-tag",
            Why::Record(reason) => reason.code(),
        }
    }
}

/// JSON in which every name of an object is there once.
struct Unambiguous(Value);

impl<'de> Deserialize<'de> for Unambiguous {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Unambiguous, D::Error> {
        input.deserialize_any(Reader).map(Unambiguous)
    }
}

/// Reads what serde_json itself would, but for names that come twice, where it keeps the last.
struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Unambiguous(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            if map.contains_key(&name) {
                return Err(A::Error::custom("a name that comes twice"));
            }
            let Unambiguous(value) = fields.next_value()?;
            map.insert(name, value);
        }
        Ok(map.into())
    }
}

/// Is a file of records JSON? A text record begins with a tag, which has a letter after its
/// bracket.
pub(crate) fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    let inside = text.strip_prefix('[').map(str::trim_start);
    text.starts_with('{') || inside.is_some_and(|rest| rest.starts_with(['{', '[', ']', '"']))
}

/// Reads all records of a list, or the one that stands alone, each whole or with what is wrong
/// with it.
pub(crate) fn read(text: &str) -> Vec<Result<AnyRecord, Bad>> {
    match serde_json::from_str(text) {
        Ok(Unambiguous(Value::Array(list))) if list.is_empty() => vec![bad("", Why::Empty)],
        Ok(Unambiguous(Value::Array(list))) => list
            .iter()
            .enumerate()
            .map(|(index, value)| record(value, &format!("[{index}]")))
            .collect(),
        Ok(Unambiguous(value)) => vec![record(&value, "")],
        Err(error) => {
            let why = match error.classify() {
                Category::Eof => Why::Ends,
                Category::Data => Why::Twice,
                Category::Syntax | Category::Io => Why::Syntax,
            };
            let place = Place::Line {
                line: error.line(),
                column: error.column().max(1),
            };
            vec![Err(Bad { place, why })]
        }
    }
}

fn bad<T>(path: &str, why: Why) -> Result<T, Bad> {
    Err(Bad {
        place: Place::Field(path.to_owned()),
        why,
    })
}

fn record(value: &Value, path: &str) -> Result<AnyRecord, Bad> {
    let known = ["game", "tags", "position", "result", "comments", "turns"];
    let fields = Fields::new(value, path, &known)?;
    let Some((name, at)) = fields.text("game")? else {
        return bad(&fields.at("game"), Why::Missing);
    };
    match name.parse::<AnyGame>() {
        Ok(game) => with_game!(game, G => of_game::<G>(&fields).map(AnyRecord::from)),
        Err(_) => bad(&at, Why::Record(Reason::GameUnknown)),
    }
}

fn of_game<G: Game>(fields: &Fields<'_>) -> Result<Record<G>, Bad> {
    let start = match fields.text("position")? {
        None => G::start(),
        Some((text, at)) => match text.parse() {
            Ok(start) => start,
            Err(error) => {
                let error: PositionError = error;
                return bad(&at, Why::Record(Reason::Position(error)));
            }
        },
    };
    let mut record = Record::from_position(start);
    if let Some((value, at)) = fields.get("tags") {
        for (name, value) in object(value, &at)? {
            let at = format!("{at}.{name}");
            let set = record.tags_mut().set(name, text(value, &at)?);
            match set {
                Ok(()) => {}
                Err(TagError::TooMany) => return bad(&at, Why::Record(Reason::TagTooMany)),
                Err(_) => return bad(&at, Why::Tag),
            }
        }
    }
    record.comments = comments(fields)?;
    if let Some((value, at)) = fields.get("turns") {
        line(&mut record, &mut Vec::new(), value, &at)?;
    }
    let (result, at) = match fields.text("result")? {
        None => (None, fields.at("result")),
        Some((text, at)) => match result_from_text(text) {
            Some(result) => (result, at),
            None => return bad(&at, Why::Record(Reason::ResultTag)),
        },
    };
    match record.set_result(result) {
        Ok(()) => Ok(record),
        Err(_) => bad(&at, Why::Record(Reason::ResultNotAsBoard)),
    }
}

fn result_from_text(text: &str) -> Option<Option<Outcome>> {
    [
        None,
        Some(Outcome::Draw),
        Some(Outcome::Win(Player::First)),
        Some(Outcome::Win(Player::Second)),
    ]
    .into_iter()
    .find(|&result| result_text(result) == text)
}

/// Reads a list of turns that follow each other from the end of `way` on, with their variations;
/// `way` is what it was in the end.
fn line<G: Game>(
    record: &mut Record<G>,
    way: &mut Vec<usize>,
    value: &Value,
    path: &str,
) -> Result<(), Bad> {
    let length = way.len();
    for (index, value) in list(value, path)?.iter().enumerate() {
        let path = format!("{path}[{index}]");
        let known = ["turn", "suffix", "marks", "comments", "variations"];
        let fields = Fields::new(value, &path, &known)?;
        let branch = turn(record, way, &fields)?;
        if let Some((value, at)) = fields.get("variations") {
            for (index, value) in list(value, &at)?.iter().enumerate() {
                let at = format!("{at}[{index}]");
                if list(value, &at)?.is_empty() {
                    return bad(&at, Why::Record(Reason::VariationEmpty));
                }
                line(record, way, value, &at)?;
            }
        }
        way.push(branch);
    }
    way.truncate(length);
    Ok(())
}

/// Reads a turn with its notes and gives its index among its siblings.
fn turn<G: Game>(record: &mut Record<G>, way: &[usize], fields: &Fields<'_>) -> Result<usize, Bad> {
    let Some((text, at)) = fields.text("turn")? else {
        return bad(&fields.at("turn"), Why::Missing);
    };
    let turn: G::Turn = match text.parse() {
        Ok(turn) => turn,
        Err(error) => {
            let error: TurnError = error;
            return bad(&at, Why::Record(Reason::BadTurn(error)));
        }
    };
    let branch = match record.add(way, turn) {
        Ok(branch) => branch,
        Err(EditError::Illegal(Refusal::GameOver)) => {
            return bad(&at, Why::Record(Reason::TurnAfterEnd));
        }
        Err(EditError::Illegal(refusal)) => {
            return bad(&at, Why::Record(Reason::IllegalTurn(refusal)));
        }
        Err(EditError::TooManyTurns) => {
            return bad(&at, Why::Record(Reason::TooManyTurns));
        }
        Err(_) => return bad(&at, Why::Record(Reason::StrayText)),
    };
    let suffix: Suffix = match fields.text("suffix")? {
        None => Suffix::default(),
        Some((text, at)) => text.parse().or_else(|_| bad(&at, Why::Suffix))?,
    };
    let mut marks = Vec::new();
    for (value, at) in fields.items("marks")? {
        let mark = value.as_u64().and_then(|mark| u8::try_from(mark).ok());
        match mark {
            Some(mark) => marks.push(mark),
            None => return bad(&at, Why::Record(Reason::BadMark)),
        }
    }
    let comments = comments(fields)?;
    let node: Vec<usize> = way.iter().copied().chain([branch]).collect();
    if let Some(notes) = record.notes_mut(&node) {
        notes.suffix = suffix;
        notes.marks = marks;
        notes.comments = comments;
    }
    Ok(branch)
}

fn comments(fields: &Fields<'_>) -> Result<Vec<Comment>, Bad> {
    let items = fields.items("comments")?;
    let comment = |(value, at): (&Value, String)| {
        let comment = text(value, &at)?.parse();
        comment.or_else(|_| bad(&at, Why::Comment))
    };
    items.into_iter().map(comment).collect()
}

/// An object whose fields all have names that are known.
struct Fields<'a> {
    map: &'a Map<String, Value>,
    path: &'a str,
}

impl<'a> Fields<'a> {
    fn new(value: &'a Value, path: &'a str, known: &[&str]) -> Result<Fields<'a>, Bad> {
        let fields = Fields {
            map: object(value, path)?,
            path,
        };
        match fields
            .map
            .keys()
            .find(|name| !known.contains(&name.as_str()))
        {
            Some(name) => bad(&fields.at(name), Why::Unknown),
            None => Ok(fields),
        }
    }

    /// The path of a field.
    fn at(&self, name: &str) -> String {
        match self.path {
            "" => name.to_owned(),
            path => format!("{path}.{name}"),
        }
    }

    fn get(&self, name: &str) -> Option<(&'a Value, String)> {
        self.map.get(name).map(|value| (value, self.at(name)))
    }

    fn text(&self, name: &str) -> Result<Option<(&'a str, String)>, Bad> {
        let Some((value, at)) = self.get(name) else {
            return Ok(None);
        };
        Ok(Some((text(value, &at)?, at)))
    }

    /// The items of a list, none where there is no such field.
    fn items(&self, name: &str) -> Result<Vec<(&'a Value, String)>, Bad> {
        let Some((value, at)) = self.get(name) else {
            return Ok(Vec::new());
        };
        let numbered = list(value, &at)?.iter().enumerate();
        Ok(numbered
            .map(|(index, item)| (item, format!("{at}[{index}]")))
            .collect())
    }
}

fn object<'a>(value: &'a Value, path: &str) -> Result<&'a Map<String, Value>, Bad> {
    value
        .as_object()
        .map_or_else(|| bad(path, Why::NoObject), Ok)
}

fn list<'a>(value: &'a Value, path: &str) -> Result<&'a Vec<Value>, Bad> {
    value.as_array().map_or_else(|| bad(path, Why::NoList), Ok)
}

fn text<'a>(value: &'a Value, path: &str) -> Result<&'a str, Bad> {
    value.as_str().map_or_else(|| bad(path, Why::NoText), Ok)
}
