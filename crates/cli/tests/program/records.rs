//! `record check` and `record convert`.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::{refusal_of, run, stdout_of};

/// A file of this test run, with this content.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("{}-{name}", std::process::id()));
    fs::write(&path, content).unwrap();
    path
}

const GOOD: &str = "[Game \"Oxono\"]\n[First \"Ada\"]\n[Result \"*\"]\n\n\
                    1. Xc6-c5! {good} Od1-d2 (1... Od1-e1 2. Xa6-a5) 2. Xd6-d5 *\n";

#[test]
fn good_records_are_passed_over_in_silence() {
    let path = file("good.txt", format!("{GOOD}\n{GOOD}").as_bytes());
    let path = path.to_str().unwrap();
    assert_eq!(stdout_of(&["record", "check", path, path]), "");
}

#[test]
fn every_broken_record_is_named_with_line_and_column() {
    let broken = GOOD.replace("2. Xd6-d5", "2. Xd6-a1");
    let path = file(
        "broken.txt",
        format!("{broken}\n{GOOD}\n{broken}").as_bytes(),
    );
    let path = path.to_str().unwrap();
    let output = run(&["record", "check", path]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    let places: Vec<&str> = text
        .lines()
        .map(|line| line.strip_prefix(path).unwrap())
        .collect();
    assert_eq!(places.len(), 2, "{text}");
    assert!(
        places[0].starts_with(":5:53: This turn is not allowed: "),
        "{text}"
    );
    assert!(places[1].starts_with(":17:53: "), "{text}");

    let output = run(&["record", "check", path, "--json"]);
    let list: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(list[1]["line"], 17);
    assert_eq!(list[1]["code"], "illegal-turn");
    assert_eq!(list[1]["detail"], "not-beside-totem");
}

#[test]
fn files_that_hold_no_record_are_broken() {
    for (name, content) in [
        ("empty.txt", &b""[..]),
        ("bytes.txt", b"[Game \"Oxono\"]\n\xff\n"),
        ("words.txt", b"hello\n"),
        ("none.json", b"[]\n"),
    ] {
        let path = file(name, content);
        let output = run(&["record".as_ref(), "check".as_ref(), path.as_os_str()]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(!output.stdout.is_empty(), "{name}");
    }
}

#[test]
fn what_cannot_be_read_or_converted_is_bad_input() {
    let good = file("beside.txt", GOOD.as_bytes());
    let good = good.to_str().unwrap();
    let sentence = refusal_of(&["record", "check", good, "/nowhere/none.txt"]);
    assert!(sentence.contains("/nowhere/none.txt"), "{sentence}");
    let broken = file("unfit.txt", b"[Game \"Oxono\"]\n\n1. Xc6-c9 *\n");
    let sentence = refusal_of(&[
        "record",
        "convert",
        broken.to_str().unwrap(),
        "--to",
        "json",
    ]);
    assert!(sentence.contains(":3:"), "{sentence}");
}

#[test]
fn records_are_converted() {
    let loose = GOOD
        .replace("Xc6-c5!", "xC6-c5!")
        .replace(" Od1-d2 ", "\nOd1-d2\n");
    let path = file("loose.txt", loose.as_bytes());
    let path = path.to_str().unwrap();
    let text = stdout_of(&["record", "convert", path, "--to", "text"]);
    assert!(text.contains("1. Xc6-c5! {good}"), "{text}");
    let again = file("again.txt", text.as_bytes());
    let again = again.to_str().unwrap();
    assert_eq!(
        stdout_of(&["record", "convert", again, "--to", "text"]),
        text
    );

    let data = stdout_of(&["record", "convert", path, "--to", "json"]);
    let data: Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data[0]["game"], "oxono");
    assert_eq!(data[0]["tags"]["First"], "Ada");
    assert_eq!(data[0]["turns"][0]["suffix"], "!");
    assert_eq!(data[0]["turns"][0]["comments"][0], "good");
    assert_eq!(data[0]["turns"][1]["variations"][0][1]["turn"], "Xa6-a5");
    assert_eq!(data[0]["turns"][2]["turn"], "Xd6-d5");
}

#[test]
fn json_is_read_back_and_bad_json_is_named_by_its_field() {
    let path = file("there.txt", format!("{GOOD}\n{GOOD}").as_bytes());
    let path = path.to_str().unwrap();
    let text = stdout_of(&["record", "convert", path, "--to", "text"]);
    let data = stdout_of(&["record", "convert", path, "--to", "json"]);
    let json = file("back.json", data.as_bytes());
    let json = json.to_str().unwrap();
    assert_eq!(
        stdout_of(&["record", "convert", json, "--to", "text"]),
        text
    );
    assert_eq!(
        stdout_of(&["record", "convert", json, "--to", "json"]),
        data
    );
    assert_eq!(stdout_of(&["record", "check", json]), "");

    let broken = file("broken.json", data.replace("Xa6-a5", "Xa6-a1").as_bytes());
    let broken = broken.to_str().unwrap();
    let place = format!("{broken}: [0].turns[1].variations[0][1].turn: This turn is not allowed: ");
    let sentence = refusal_of(&["record", "convert", broken, "--to", "text"]);
    assert!(sentence.starts_with(&place), "{sentence}");
    let cut = file("cut.json", &data.as_bytes()[..data.len() / 2]);
    let sentence = refusal_of(&["record", "convert", cut.to_str().unwrap(), "--to", "text"]);
    assert!(sentence.contains(".json:1:"), "{sentence}");
}

/// Some editors put a mark at the beginning of every file. It is no part of the first tag.
#[test]
fn a_byte_order_mark_is_passed_over() {
    let plain = file("unmarked.txt", GOOD.as_bytes());
    let text = stdout_of(&["record", "convert", plain.to_str().unwrap(), "--to", "text"]);
    let json = stdout_of(&["record", "convert", plain.to_str().unwrap(), "--to", "json"]);
    for (name, content) in [("marked.txt", GOOD), ("marked.json", &json)] {
        let marked = file(name, format!("\u{feff}{content}").as_bytes());
        let marked = marked.to_str().unwrap();
        assert_eq!(stdout_of(&["record", "check", marked]), "");
        let again = stdout_of(&["record", "convert", marked, "--to", "text"]);
        assert_eq!(again, text);
    }
}

/// Of two fields of one name only one could be kept.
#[test]
fn a_name_that_comes_twice_in_json_is_refused() {
    let twice = "[{\"game\":\"oxono\",\n\"turns\":[{\"turn\":\"Xc6-c5\"}],\n\"turns\":[]}]";
    let path = file("twice.json", twice.as_bytes());
    let path = path.to_str().unwrap();
    let sentence = refusal_of(&["record", "convert", path, "--to", "text"]);
    assert!(sentence.starts_with(&format!("{path}:3:")), "{sentence}");
    assert!(sentence.contains("twice"), "{sentence}");
    let output = run(&["record", "check", path, "--json"]);
    let list: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(list[0]["code"], "json-twice");
}

/// What stands in a file name must not move the cursor of whoever reads the complaint.
#[cfg(unix)]
#[test]
fn names_are_shown_without_control_characters() {
    let broken = file("bad\u{1b}[2J\n.txt", b"hello\n");
    let output = run(&["record".as_ref(), "check".as_ref(), broken.as_os_str()]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        !text.contains('\u{1b}') && text.lines().count() == 1,
        "{text:?}"
    );
    assert!(text.contains("bad\\u{1b}[2J\\n.txt:1:1: "), "{text:?}");
    for args in [
        &["solve", "oxono", "--state", "/nowhere/\u{1b}[2J"][..],
        &["solution", "turns", "--file", "/nowhere/\u{1b}[2J"],
        &["serve", "--host", "\u{1b}[2J"],
        &["match", "oxono", "/nowhere/\u{1b}[2J", "level:1"],
        &[
            "match",
            "oxono",
            "level:1",
            "level:1",
            "--records",
            "/nowhere/\u{1b}[2J",
        ],
        &["show", "\u{1b}[2J\u{202e}"],
    ] {
        let sentence = refusal_of(args);
        let raw = sentence.contains(['\u{1b}', '\u{202e}']);
        assert!(!raw && sentence.contains("\\u{1b}[2J"), "{sentence:?}");
    }
}
