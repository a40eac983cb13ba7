//! Random texts: parsers never panic, what they accept is written back, records come back as
//! they were written.

use proptest::prelude::*;
use rules::record::{self, Comment, Record, Suffix};
use rules::{AnyGame, Game, Setup, oxono, with_game, yoxii};

/// Any text, and texts made of what the formats are made of, which get further.
fn text() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "[Game \"Oxono\"]\n",
        "[Game \"Yoxii\"]\n",
        "[Result \"1-0\"]\n",
        "\n",
        "\r\n",
        " ",
        "1.",
        "1. Xc6-c5",
        "1...",
        "Od1-d2",
        "d5-3e6",
        "e4-1d4",
        "{",
        "}",
        "{ok}",
        "(",
        ")",
        "$1",
        "!",
        "?",
        "#",
        "*",
        "1-0",
        "1/2-1/2",
        "6/6/2+3/3@2/6/6 p",
        "3/5/7/3T3/7/5/3 w",
        "/",
        "X",
        "é",
        "[Position \"",
        "\"]\n",
        "\\",
        "\u{0}",
        "0",
        "7",
        "_",
        "%2B",
        "%",
    ]);
    prop_oneof![
        any::<String>(),
        prop::collection::vec(pieces, 0..24).prop_map(|pieces| pieces.concat()),
    ]
}

fn check_game_texts<G: Game>(text: &str) {
    if let Ok(setup) = text.parse::<Setup<G>>() {
        assert_eq!(setup.to_string(), text);
    }
    if let Ok(position) = text.parse::<G>() {
        assert_eq!(position.to_string(), text);
    }
    if let Ok(turn) = text.parse::<G::Turn>() {
        assert_eq!(turn.to_string().parse(), Ok(turn));
    }
    if let Ok(turns) = record::read_turns(&G::start(), text) {
        assert!(turns.len() <= G::MAX_TURNS);
    }
    for record in record::read_all::<G>(text).flatten() {
        assert_eq!(record::read::<G>(&record.to_string()).as_ref(), Ok(&record));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_text_panics_and_what_is_read_is_written_back(text in text()) {
        for game in AnyGame::ALL {
            with_game!(game, G => check_game_texts::<G>(&text));
        }
        let lines = text.split('\n').count();
        for record in record::read_any_all(&text) {
            match record {
                Ok(record) => {
                    let written = record.to_string();
                    let again = record::read_any(&written);
                    prop_assert_eq!(again.as_ref(), Ok(&record));
                }
                Err(error) => prop_assert!(error.line <= lines && error.column > 0),
            }
        }
        let decoded = rules::from_address(&rules::to_address(&text));
        prop_assert!(decoded.as_deref() == Some(text.as_str()));
    }

    #[test]
    fn records_come_back_as_they_were_written(
        script in prop::collection::vec((any::<u16>(), any::<u16>(), any::<u8>()), 0..60),
        tag in "[A-Za-z0-9_]{1,8}",
        value in "\\PC*",
        comment in "[^}\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*",
    ) {
        let note = (tag.as_str(), value.as_str(), comment.as_str());
        check_record(scripted_record::<oxono::Position>(&script, note));
        check_record(scripted_record::<yoxii::Position>(&script, note));
    }
}

fn check_record<G: Game>(record: Record<G>) {
    let text = record.to_string();
    assert_eq!(record::read::<G>(&text).as_ref(), Ok(&record), "{text}");
    assert_eq!(
        record::read::<G>(&text.replace('\n', "\r\n")).as_ref(),
        Ok(&record)
    );
    let twice = format!("{text}\n{text}");
    assert_eq!(record::read_all::<G>(&twice).flatten().count(), 2);
}

/// A record with turns added here and there, notes, and turns promoted and deleted.
fn scripted_record<G: Game>(script: &[(u16, u16, u8)], note: (&str, &str, &str)) -> Record<G> {
    let (tag, value, comment) = note;
    let comment: Comment = comment.parse().unwrap();
    let mut record = Record::from_position(G::starts()[script.len() % G::starts().len()]);
    // Tags that the record knows itself are refused, and that is all right.
    let _ = record.tags_mut().set(tag, value);
    let mut paths = vec![vec![]];
    for &(place, choice, action) in script {
        let mut path: Vec<usize> = paths[usize::from(place) % paths.len()].clone();
        let Some(position) = record.position(&path) else {
            continue;
        };
        let turns = position.legal_turns();
        match action % 8 {
            0 => drop(record.promote(&path)),
            1 if action > 128 => drop(record.delete(&path)),
            2 => record.comments.push(comment.clone()),
            _ if turns.is_empty() => {}
            _ => {
                let turn = turns[usize::from(choice) % turns.len()];
                path.push(record.play(&path, turn).unwrap());
                if let Some(notes) = record.notes_mut(&path) {
                    let suffix: Suffix = ["", "!", "?!", "???"][usize::from(action / 64)]
                        .parse()
                        .unwrap();
                    notes.suffix = suffix;
                    if action % 8 == 3 {
                        notes.marks.push(action);
                        notes.comments.push(comment.clone());
                    }
                }
                paths.push(path);
            }
        }
    }
    record
}
