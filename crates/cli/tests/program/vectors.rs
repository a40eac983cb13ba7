//! Every vector of the rules, through the command line.

use serde_json::Value;

use super::{rows, stdout_of};

/// Counts above this are left to the tests of the library.
const LARGEST: u64 = 10_000_000;

fn check_perft(game: &str, text: &str) {
    for row in rows(text) {
        let (position, depth, count) = (row[0], row[1], row[2]);
        if count.parse::<u64>().unwrap() > LARGEST {
            continue;
        }
        let lines = stdout_of(&["perft", game, depth, "--position", position]);
        let last = lines.lines().last().unwrap();
        assert_eq!(last, format!("{depth} {count}"), "{row:?}");
        let depths = lines.lines().map(|line| line.split(' ').next().unwrap());
        assert!(depths.eq((1..=depth.parse().unwrap()).map(|d: u32| d.to_string())));
    }
}

fn check_positions(game: &str, text: &str) {
    for row in rows(text) {
        let (position, ones, twos) = (row[0], row[2], row[3]);
        let turns = stdout_of(&["moves", game, "--position", position]);
        assert_eq!(turns.lines().count().to_string(), ones, "{row:?}");
        assert!(turns.lines().is_sorted(), "{row:?}");
        let split = stdout_of(&["perft", game, "2", "--divide", "--position", position]);
        assert!(split.lines().is_sorted(), "{row:?}");
        let counts = split.lines().map(|line| line.split_once(' ').unwrap());
        assert!(counts.clone().map(|(turn, _)| turn).eq(turns.lines()));
        let sum: u64 = counts.map(|(_, count)| count.parse::<u64>().unwrap()).sum();
        assert_eq!(sum.to_string(), twos, "{row:?}");
    }
}

fn check_games(game: &str, text: &str) {
    for row in rows(text) {
        let (moves, position, result) = (row[0], row[1], row[2]);
        let shown = stdout_of(&["show", game, "--moves", moves]);
        let says = |line: &str| shown.lines().any(|shown| shown == line);
        assert!(says(&format!("position: {position}")), "{shown}");
        assert!(says(&format!("result: {result}")), "{shown}");
        assert!(says("turn: -"), "{shown}");
        assert_eq!(stdout_of(&["moves", game, "--position", position]), "");
    }
}

#[test]
fn oxono_perft() {
    check_perft(
        "oxono",
        include_str!("../../../rules/tests/data/oxono.perft.tsv"),
    );
}

#[test]
fn yoxii_perft() {
    check_perft(
        "yoxii",
        include_str!("../../../rules/tests/data/yoxii.perft.tsv"),
    );
}

#[test]
fn oxono_positions() {
    check_positions(
        "oxono",
        include_str!("../../../rules/tests/data/oxono.positions.tsv"),
    );
}

#[test]
fn yoxii_positions() {
    check_positions(
        "yoxii",
        include_str!("../../../rules/tests/data/yoxii.positions.tsv"),
    );
}

#[test]
fn oxono_games() {
    check_games(
        "oxono",
        include_str!("../../../rules/tests/data/oxono.games.tsv"),
    );
}

#[test]
fn yoxii_games() {
    check_games(
        "yoxii",
        include_str!("../../../rules/tests/data/yoxii.games.tsv"),
    );
}

#[test]
fn show_prints_the_four_lines() {
    let shown = stdout_of(&["show", "oxono", "--moves", "Xc6-c5"]);
    assert!(
        shown.ends_with(
            "\nposition: 2+3/2X3/6/3@2/6/6 b\nturn: second\n\
             reserves: first X7 O8 second X8 O8\nresult: playing\n"
        ),
        "{shown}"
    );
    let shown = stdout_of(&["show", "yoxii"]);
    assert!(
        shown.ends_with(
            "\nposition: 3/5/7/3T3/7/5/3 w\nturn: first\n\
             reserves: first 1x5 2x5 3x5 4x3 second 1x5 2x5 3x5 4x3\nresult: playing\n"
        ),
        "{shown}"
    );
}

#[test]
fn json_says_the_same() {
    let data = |args: &[&str]| -> Value { serde_json::from_str(&stdout_of(args)).unwrap() };
    for game in ["oxono", "yoxii"] {
        let turns = stdout_of(&["moves", game]);
        let listed = data(&["moves", game, "--json"]);
        let listed = listed["turns"].as_array().unwrap();
        assert!(
            listed
                .iter()
                .map(|turn| turn.as_str().unwrap())
                .eq(turns.lines())
        );

        let counts = data(&["perft", game, "2", "--json"]);
        assert_eq!(counts["counts"][0]["count"], turns.lines().count());
        let split = data(&["--json", "perft", game, "1", "--divide"]);
        assert_eq!(
            split["turns"].as_array().unwrap().len(),
            turns.lines().count()
        );
    }
    let won = data(&[
        "show",
        "oxono",
        "--json",
        "--position",
        "6/6/2+3/3@2/oo1o2/XXXX2 b",
    ]);
    assert_eq!(won["result"], "first");
    assert_eq!(won["turn"], Value::Null);
    assert_eq!(won["end"]["lines"][0]["colour"], "first");
    assert_eq!(won["end"]["lines"][0]["squares"][3], "d1");
}
