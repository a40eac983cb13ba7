//! `totemic solve`.

use std::collections::HashSet;
use std::io::Write;
use std::process::Stdio;

use rules::Game;
use rules::oxono::Position;
use serde_json::Value;

use super::{refusal_of, run, stdout_of, totemic};

#[test]
fn the_opening_is_answered_from_the_solution() {
    let text = stdout_of(&["solve", "oxono"]);
    assert!(text.starts_with("win"), "{text}");
    assert!(text.contains("\nnodes: 0\n"), "{text}");
    assert!(text.contains("\nsource: solution\n"), "{text}");

    let json: Value = serde_json::from_str(&stdout_of(&["solve", "oxono", "--json"])).unwrap();
    let best = json["best"].as_str().unwrap();
    let turns = stdout_of(&["moves", "oxono"]);
    assert!(turns.lines().any(|turn| turn == best), "{best}");
    assert_eq!(json["source"], "solution");
}

#[test]
fn what_is_not_in_the_solution_is_searched() {
    let position = "1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p";
    let text = stdout_of(&["solve", "oxono", "--position", position]);
    assert!(text.starts_with("win in 9\n"), "{text}");
    assert!(text.contains("\nsource: search\n"), "{text}");
}

/// Ways from different first turns meet in thousands of positions.
#[test]
fn the_strategies_are_listed_without_repetition() {
    let text = stdout_of(&["solution", "export"]);
    let images: HashSet<Position> = text
        .lines()
        .filter_map(|line| line.split('\t').next()?.parse().ok())
        .map(|position: Position| position.canonical().0)
        .collect();
    assert_eq!(images.len(), text.lines().count());
    assert!(images.len() > 10_000);
}

/// What `solve` says, and the position after its best turn.
fn solved(position: &str) -> (Value, String) {
    let text = stdout_of(&["solve", "oxono", "--json", "--position", position]);
    let json: Value = serde_json::from_str(&text).unwrap();
    let best = json["best"].as_str().unwrap();
    let moves = [
        "show",
        "oxono",
        "--json",
        "--position",
        position,
        "--moves",
        best,
    ];
    let after: Value = serde_json::from_str(&stdout_of(&moves)).unwrap();
    let after = after["position"].as_str().unwrap().to_owned();
    (json, after)
}

#[test]
fn the_best_turn_and_the_line_take_as_long_as_is_said() {
    let mut position = "6/2o3/1@O1x1/1oXX2/6/2X1+x p".to_owned();
    for plies in (1..=13).rev() {
        let (json, after) = solved(&position);
        let value = if plies % 2 == 1 { "win" } else { "loss" };
        assert_eq!(json["value"], value, "{json}");
        assert_eq!(json["plies"], plies, "{json}");
        let line = json["line"].as_array().unwrap();
        assert_eq!(line.len(), plies, "{json}");
        assert_eq!(line[0], json["best"]);
        position = after;
    }
}

/// A file that settles nothing yet has no flaw; asked about a turn, the check says that it has no
/// value for it.
#[test]
fn the_check_passes_over_first_turns_that_are_not_settled() {
    let path = std::env::temp_dir().join(format!("totemic-empty-{}", std::process::id()));
    let empty = engine::oxono::solution::Journal::default().solution();
    std::fs::write(&path, empty.write()).unwrap();
    let file = path.to_str().unwrap();
    let text = stdout_of(&["solution", "verify", "--file", file]);
    assert_eq!(text.matches(" unknown ").count(), 18, "{text}");
    let asked = run(&["solution", "verify", "--file", file, "Xc3-c4"]);
    assert_eq!(asked.status.code(), Some(1), "{asked:?}");
    std::fs::remove_file(&path).unwrap();
}

/// What `solve GAME -` says to an input.
fn answers(args: &[&str], write: impl FnOnce(&mut dyn Write) + Send) -> String {
    let mut child = totemic()
        .args(["solve", "oxono", "-"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            write(&mut input);
            drop(input);
        });
        child.wait_with_output().unwrap()
    });
    String::from_utf8(output.stdout).unwrap()
}

const SOON_WON: &str = "1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p";

/// Each line is answered by one line, whatever is in it and however long it is; how much of it is
/// kept does not depend on how long it is.
#[test]
fn lines_of_any_length_and_bytes_are_answered() {
    let said = answers(&[], |input| {
        for _ in 0..100 {
            input.write_all(&[b'x'; 1 << 20]).unwrap();
        }
        write!(input, "\n\u{1b}[2J\tz\r\n\r\n{SOON_WON}\r\n").unwrap();
    });
    assert!(said.len() < 2000, "{}", said.len());
    let lines: Vec<Vec<&str>> = said
        .lines()
        .map(|line| line.split('\t').collect())
        .collect();
    let [long, strange, empty, good] = &lines[..] else {
        panic!("{said}");
    };
    for refused in [long, strange, empty] {
        assert_eq!((refused.len(), refused[1]), (3, "error"), "{said}");
    }
    assert!(long[2].contains("too long"), "{said}");
    assert_eq!(strange[0], "\\u{1b}[2J\\tz", "{said}");
    assert_eq!(good[..2], [SOON_WON, "win"], "{said}");
}

#[test]
fn a_byte_order_mark_before_the_positions_is_passed_over() {
    let said = answers(&["--json"], |input| {
        writeln!(input, "\u{feff}{SOON_WON}").unwrap();
    });
    let data: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        (&data["position"], &data["value"]),
        (&SOON_WON.into(), &"win".into())
    );
}

/// A position needs no option before it.
#[test]
fn every_command_takes_the_position_by_itself_or_by_its_option() {
    let position = "6/6/+5/X2@1o/X2x2/X1o3 p";
    for command in [
        &["show", "oxono", "--json"][..],
        &["moves", "oxono", "--json"],
        &["perft", "oxono", "1", "--json"],
        &["solve", "oxono", "--json"],
        &["analyze", "oxono", "--time", "0.01", "--json"],
        &["play", "oxono"],
    ] {
        let both = [&[position][..], &["--position", position]];
        for way in both {
            let said = stdout_of(&[command, way].concat());
            // The game is drawn, the others name what they are about.
            let named = said.contains(&format!("\"position\":\"{position}\""));
            assert!(
                named || said.contains("3  X  .  .  @"),
                "{command:?}: {said}"
            );
        }
        let sentence = refusal_of(&[command, &both.concat()].concat());
        assert!(sentence.contains("--position"), "{sentence}");
    }
}
