//! What is written is read again as it was, and what cannot be kept is refused by its name.

use rules::record::{AnyRecord, Comment, Record, read_any};
use rules::{Game, oxono, yoxii};
use serde_json::Value;
use table::record_json as write;

use crate::sentences;
use crate::texts::Texts;

use super::{Place, Why, is_json, read};

fn comment(text: &str) -> Comment {
    text.parse().unwrap()
}

/// The games of a data file, each with a variation at every third turn, marks and comments.
fn annotated<G: Game>(games: &str) -> Vec<AnyRecord>
where
    AnyRecord: From<Record<G>>,
{
    let game = |row: &str| {
        let mut record = Record::<G>::new();
        record.tags_mut().set("Zeal", "a \"b\" \\ c").unwrap();
        record.tags_mut().set("First", "Ada").unwrap();
        record.comments.push(comment("so it begins"));
        let turns = row.split('\t').next().unwrap();
        for (ply, turn) in turns.split(' ').enumerate() {
            let way = vec![0; ply];
            let position = record.position(&way).unwrap();
            record.append(turn.parse().unwrap()).unwrap();
            let notes = record.notes_mut(&vec![0; ply + 1]).unwrap();
            notes.marks.push(ply as u8);
            notes.suffix = ["", "!?"][ply % 2].parse().unwrap();
            if ply % 3 == 0 {
                // The same turn may stand there twice, with other notes.
                let others = position.legal_turns();
                for other in [others[0], others[others.len() / 2], others[0]] {
                    let branch = record.add(&way, other).unwrap();
                    let mut variation = way.clone();
                    variation.push(branch);
                    let notes = record.notes_mut(&variation).unwrap();
                    notes.comments.push(comment("or\n\t„so“ [1.] ("));
                    let next = record.position(&variation).unwrap().legal_turns();
                    if let Some(&turn) = next.last() {
                        record.add(&variation, turn).unwrap();
                        record.add(&variation, next[0]).unwrap();
                    }
                }
            }
        }
        record.into()
    };
    games.lines().map(game).collect()
}

#[test]
fn all_games_come_back_with_variations_and_comments() {
    let oxono = include_str!("../../../rules/tests/data/oxono.games.tsv");
    let yoxii = include_str!("../../../rules/tests/data/yoxii.games.tsv");
    let mut records = annotated::<oxono::Position>(oxono);
    records.extend(annotated::<yoxii::Position>(yoxii));
    assert!(records.len() > 100);
    let list: Vec<Value> = records.iter().map(write).collect();
    let text = Value::from(list).to_string();
    assert!(is_json(&text));
    let again: Vec<AnyRecord> = read(&text).into_iter().map(Result::unwrap).collect();
    assert!(again == records);
    for record in &again {
        assert_eq!(&read_any(&record.to_string()).unwrap(), record);
    }
}

#[test]
fn a_position_and_a_claimed_result_come_back() {
    for text in [
        "[Game \"Oxono\"]\n[Position \"6/6/3+2/2@3/6/6 p\"]\n\n0-1",
        "[Game \"Yoxii\"]\n\n1. d5-3e6 *",
        "[Game \"Oxono\"]\n[Position \"6/6/+5/X2@1o/X2x2/X1o3 p\"]\n\n1. Xa5-a4 *",
    ] {
        let record = read_any(text).unwrap();
        let json = write(&record).to_string();
        assert_eq!(read(&json), [Ok(record)], "{json}");
    }
}

#[test]
fn what_cannot_be_kept_is_refused_by_the_name_of_its_field() {
    let turns = |turns: &str| format!("[{{\"game\":\"oxono\",\"turns\":{turns}}}]");
    for (json, field, code) in [
        ("[7]".to_owned(), "[0]", "json-no-object"),
        ("[ ]".to_owned(), "", "json-empty"),
        ("[{}]".to_owned(), "[0].game", "json-missing"),
        ("{\"game\":\"chess\"}".to_owned(), "game", "game-unknown"),
        ("{\"game\":1}".to_owned(), "game", "json-no-text"),
        (
            "{\"game\":\"oxono\",\"moves\":[]}".to_owned(),
            "moves",
            "json-unknown",
        ),
        (
            "{\"game\":\"oxono\",\"position\":\"x\"}".to_owned(),
            "position",
            "bad-position",
        ),
        (
            "{\"game\":\"oxono\",\"result\":\"won\"}".to_owned(),
            "result",
            "result-tag",
        ),
        (
            "{\"game\":\"oxono\",\"tags\":[]}".to_owned(),
            "tags",
            "json-no-object",
        ),
        (
            "{\"game\":\"oxono\",\"tags\":{\"A b\":\"\"}}".to_owned(),
            "tags.A b",
            "json-tag",
        ),
        (
            "{\"game\":\"oxono\",\"tags\":{\"Game\":\"\"}}".to_owned(),
            "tags.Game",
            "json-tag",
        ),
        (
            "{\"game\":\"oxono\",\"comments\":[\"}\"]}".to_owned(),
            "comments[0]",
            "json-comment",
        ),
        (turns("{}"), "[0].turns", "json-no-list"),
        (turns("[\"Xc6-c5\"]"), "[0].turns[0]", "json-no-object"),
        (
            turns("[{\"suffix\":\"!\"}]"),
            "[0].turns[0].turn",
            "json-missing",
        ),
        (
            turns("[{\"turn\":\"c5\"}]"),
            "[0].turns[0].turn",
            "bad-turn",
        ),
        (
            turns("[{\"turn\":\"Xc6-c5\"},{\"turn\":\"Xc1-c2\"}]"),
            "[0].turns[1].turn",
            "illegal-turn",
        ),
        (
            turns("[{\"turn\":\"Xc6-c5\",\"suffix\":\"x\"}]"),
            "[0].turns[0].suffix",
            "json-suffix",
        ),
        (
            turns("[{\"turn\":\"Xc6-c5\",\"marks\":[1,256]}]"),
            "[0].turns[0].marks[1]",
            "bad-mark",
        ),
        (
            turns("[{\"turn\":\"Xc6-c5\",\"variations\":[[]]}]"),
            "[0].turns[0].variations[0]",
            "variation-empty",
        ),
        (
            turns("[{\"turn\":\"Xc6-c5\",\"variations\":[[{\"turn\":\"Oa1-a2\"}]]}]"),
            "[0].turns[0].variations[0][0].turn",
            "illegal-turn",
        ),
        (
            "{\"game\":\"oxono\",\"position\":\"6/6/+5/X2@1o/X2x2/X1o3 p\",\
             \"turns\":[{\"turn\":\"Xa5-a4\"}],\"result\":\"0-1\"}"
                .to_owned(),
            "result",
            "result-not-as-board",
        ),
    ] {
        let [Err(bad)] = &read(&json)[..] else {
            panic!("{json}");
        };
        assert_eq!(bad.place, Place::Field(field.to_owned()), "{json}");
        assert_eq!(bad.why.code(), code, "{json}");
    }
}

#[test]
fn what_is_not_json_is_refused_with_its_place() {
    let deep = "[".repeat(100_000);
    for (text, line, why) in [
        ("[{\"game\":\n oxono}]", 2, Why::Syntax),
        ("[{\"game\":\n\"oxono\"", 2, Why::Ends),
        ("[]]", 1, Why::Syntax),
        (&deep, 1, Why::Syntax),
        ("[{\"game\":\"oxono\",\n\"game\":\"oxono\"}]", 2, Why::Twice),
        ("{\"tags\":{\"A\":\"\",\n\n\"A\":\"\"}}", 3, Why::Twice),
    ] {
        assert!(is_json(text));
        let [Err(bad)] = &read(text)[..] else {
            panic!("{text}");
        };
        assert_eq!(bad.why, why);
        assert!(matches!(bad.place, Place::Line { line: at, .. } if at == line));
    }
    assert!(!is_json("[Game \"Oxono\"]\n\n*\n"));
    assert!(!is_json(""));
}

#[test]
fn every_reason_has_its_sentence() {
    let texts = Texts::new("en");
    for why in [
        Why::Syntax,
        Why::Ends,
        Why::Twice,
        Why::Empty,
        Why::Missing,
        Why::Unknown,
        Why::NoText,
        Why::NoList,
        Why::NoObject,
        Why::Suffix,
        Why::Comment,
        Why::Tag,
    ] {
        let sentence = sentences::json_error(&texts, &why);
        assert!(sentence.ends_with('.'), "{sentence}");
    }
}
