//! `totemic solution map`.

use std::fs;

use super::{run, stdout_of};

#[test]
fn the_map_lists_every_reply_to_every_first_turn() {
    let text = stdout_of(&["solution", "map", "export"]);
    assert_eq!(text.lines().count(), 903);
    let drawn = "Xc3-b3 Xc4-d4\t6/6/2+x2/1X1@2/6/6 p\tdraw\t";
    assert!(text.lines().any(|line| line.starts_with(drawn)), "{text}");
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [_, _, value, turn] = fields[..] else {
            panic!("{line}");
        };
        assert_eq!(turn == "-", matches!(value, "loss" | "unknown"), "{line}");
    }
}

/// The picture in the documentation is drawn from the shipped values.
#[test]
fn the_picture_shows_the_map() {
    let picture = stdout_of(&["--lang", "en", "solution", "map", "export", "--svg"]);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/oxono-map.svg");
    assert!(
        fs::read_to_string(path).unwrap() == picture,
        "draw it anew: totemic solution map export --svg > docs/oxono-map.svg"
    );
}

/// A map is built on from its journal, which a crash may have cut off in a line.
#[test]
fn a_journal_is_taken_up_and_a_strange_one_is_refused() {
    let folder = std::env::temp_dir().join(format!("totemic-map-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let journal = folder.join("oxono.map");
    let out = folder.join("oxono.solution");
    let [journal, out] = [&journal, &out].map(|path| path.to_str().unwrap());
    let build = |more: &[&str]| {
        let command = ["solution", "map", "build", "--journal", journal];
        run(&[&command[..], &["--last-nodes", "0"], more].concat())
    };
    let built = build(&["--out", out]);
    assert_eq!(built.status.code(), Some(1), "{built:?}");
    let whole = fs::read_to_string(journal).unwrap();
    assert!(whole.lines().count() > 290);
    fs::write(journal, &whole[..whole.len() / 2]).unwrap();
    build(&[]);
    let again = fs::read_to_string(journal).unwrap();
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&again), sorted(&whole));
    let checked = stdout_of(&["solution", "map", "verify", "--file", out, "--nodes", "0"]);
    assert!(checked.contains("\nstrategies "), "{checked}");

    fs::write(journal, "this is no journal\n").unwrap();
    let refused = build(&["--out", out]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    assert_eq!(
        fs::read_to_string(journal).unwrap(),
        "this is no journal\n",
        "nothing is lost"
    );
    fs::remove_dir_all(&folder).unwrap();
}
