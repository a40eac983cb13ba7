//! Bad input: one sentence, exit code 2, nothing on stdout.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

use super::{refusal_of, rows};

#[test]
fn every_refused_text_is_refused_by_every_command() {
    for row in rows(include_str!("../../../rules/tests/data/refused.tsv")) {
        let text = row[1].replace("\\s", " ");
        for command in ["moves", "show"] {
            let sentence = refusal_of(&[command, row[0], "--position", &text]);
            assert!(sentence.contains(&text), "{sentence}");
        }
        refusal_of(&["perft", row[0], "1", "--position", &text]);
    }
}

#[test]
fn the_offending_part_is_named() {
    for (args, part) in [
        (&["perft", "oxono", "99999999999"][..], "99999999999"),
        (&["perft", "yoxii", "4000000000"], "4000000000"),
        (&["perft", "oxono", "33"], "32"),
        (&["perft", "yoxii", "0"], "36"),
        (&["perft", "oxono", "-1"], "-1"),
        (&["perft", "oxono", "+3"], "+3"),
        (&["perft", "oxono", ""], "1 to 32"),
        (&["perft", "chess", "1"], "chess"),
        (&["perft", "oxono"], "DEPTH"),
        (&["mvoes", "oxono"], "mvoes"),
        (&["moves", "oxono", "--positoin", "x"], "--positoin"),
        (
            &["show", "oxono", "--moves", "Xc6-c5 Xc1-c2"],
            "Turn 2, “Xc1-c2”",
        ),
        (
            &["show", "oxono", "--moves", "Xc6-c5 Oz9-a1"],
            "Character 2",
        ),
        (&["show", "yoxii", "--moves", "d5-5d6"], "Character 4"),
        (&["show", "yoxii", "--moves", "d6-1d7"], "too far"),
    ] {
        let sentence = refusal_of(args);
        assert!(sentence.contains(part), "{args:?}: {sentence}");
    }
}

#[test]
fn any_bytes_are_refused_without_a_panic() {
    let long = "1".repeat(100_000);
    let texts = [
        OsStr::from_bytes(b"\xff\xfe\x80"),
        OsStr::from_bytes(b"6/6/2+3/3@2/6/6 p\xff"),
        OsStr::from_bytes(b"6/6/2+3/3@2/6/\xf0\x9f p"),
        OsStr::new("\u{1f600}"),
        OsStr::new("a\nb\u{1b}[31m"),
        OsStr::new(&long),
    ];
    for text in texts {
        for shape in [
            &["show", "oxono", "--position"][..],
            &["show", "yoxii", "--moves"],
            &["perft", "oxono"],
            &["moves"],
            &[],
        ] {
            let mut args: Vec<OsString> = shape.iter().map(OsString::from).collect();
            args.push(text.to_owned());
            let sentence = refusal_of(&args);
            assert!(!sentence.contains('\u{1b}'), "{sentence}");
        }
    }
}
