//! Game records as JSON. One record is an object: `game`, `tags`, `position` (where it begins),
//! `result`, `comments` and `turns`. Each turn has its text and, where there are any, `suffix`,
//! `marks`, `comments` and `variations`: lists of turns that may be played instead of it.

use rules::record::{AnyRecord, Comment, Node, Record, result_text};
use rules::{Game, with_record};
use serde_json::{Map, Value, json};

/// A record as JSON, as `totemic record` and online play write it.
#[must_use]
pub fn record_json(record: &AnyRecord) -> Value {
    with_record!(record, record => object(record))
}

fn object<G: Game>(record: &Record<G>) -> Value {
    let tags: Map<String, Value> = record
        .tags()
        .iter()
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    json!({
        "game": G::NAME,
        "tags": tags,
        "position": record.start().to_string(),
        "result": result_text(record.result()),
        "comments": comments(&record.comments),
        "turns": line(record.branches()),
    })
}

/// The line that begins with the first branch; the others are variations of its first turn.
fn line<G: Game>(branches: &[Node<G>]) -> Vec<Value> {
    let mut turns = Vec::new();
    let mut branches = branches;
    while let Some((node, variations)) = branches.split_first() {
        turns.push(turn(node, variations));
        branches = node.branches();
    }
    turns
}

fn turn<G: Game>(node: &Node<G>, variations: &[Node<G>]) -> Value {
    let mut object = Map::new();
    object.insert("turn".into(), node.turn().to_string().into());
    let notes = &node.notes;
    if !notes.suffix.as_str().is_empty() {
        object.insert("suffix".into(), notes.suffix.as_str().into());
    }
    if !notes.marks.is_empty() {
        object.insert("marks".into(), notes.marks.clone().into());
    }
    if !notes.comments.is_empty() {
        object.insert("comments".into(), comments(&notes.comments).into());
    }
    if !variations.is_empty() {
        let lines: Vec<Value> = variations
            .iter()
            .map(|variation| line(std::slice::from_ref(variation)).into())
            .collect();
        object.insert("variations".into(), lines.into());
    }
    object.into()
}

fn comments(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(ToString::to_string).collect()
}
