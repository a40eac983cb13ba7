//! `totemic solve`.

use std::collections::HashSet;

use rules::Game;
use rules::oxono::Position;
use serde_json::Value;

use super::{refusal_of, run, stdout_of};

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

/// A file that settles nothing yet has no flaw; asked about a turn, the check says that it has no
/// value for it.
#[test]
fn the_check_passes_over_first_turns_that_are_not_settled() {
    let path = std::env::temp_dir().join(format!("totemic-empty-{}", std::process::id()));
    let empty = engine::solution::Journal::default().solution();
    std::fs::write(&path, empty.write()).unwrap();
    let file = path.to_str().unwrap();
    let text = stdout_of(&["solution", "verify", "--file", file]);
    assert_eq!(text.matches(" unknown ").count(), 18, "{text}");
    let asked = run(&["solution", "verify", "--file", file, "Xc3-c4"]);
    assert_eq!(asked.status.code(), Some(1), "{asked:?}");
    std::fs::remove_file(&path).unwrap();
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
