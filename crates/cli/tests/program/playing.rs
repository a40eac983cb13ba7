//! `play` where there is no terminal: turns come in line by line.

use std::io::Write;
use std::process::Stdio;

use super::{refusal_of, totemic};

/// What `play` prints when it reads `input` and then the end of it.
fn played(args: &[&str], input: &[u8]) -> String {
    let mut program = totemic()
        .arg("play")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(input).unwrap();
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_whole_game_is_played_and_its_end_is_told() {
    let game = include_str!("../../../rules/tests/data/oxono.games.tsv");
    let turns = game.split('\t').next().unwrap().replace(' ', "\n");
    let shown = played(&["oxono", "--start", "default"], turns.as_bytes());
    assert!(
        shown.contains("Pink wins with a row of O’s: c6 d6 e6 f6."),
        "{shown}"
    );
}

#[test]
fn turns_are_refused_taken_back_and_written_down() {
    let input = b"d5-3e6\nb2-1c2\n\xff\xfe\nundo\nundo\nd5\n2e6\nresign\nrecord\nquit\n";
    let shown = played(&["yoxii"], input);
    assert!(
        shown.contains("The totem does not move in that direction."),
        "{shown}"
    );
    assert!(shown.contains("There is nothing to undo."), "{shown}");
    assert!(shown.contains("Red resigns, so White wins."), "{shown}");
    assert!(shown.contains("1. d5-2e6 1-0\n"), "{shown}");
}

#[test]
fn both_start_positions_are_drawn() {
    let mut seen = [false; 2];
    for _ in 0..64 {
        let shown = played(&["oxono"], b"");
        seen[usize::from(shown.contains("4  .  .  +"))] = true;
    }
    assert_eq!(seen, [true, true]);
}

#[test]
fn a_bad_position_is_refused_before_the_game_begins() {
    let sentence = refusal_of(&["play", "oxono", "--position", "6/6 p"]);
    assert!(sentence.contains("6/6 p"), "{sentence}");
}

#[test]
fn the_computer_plays_a_side_and_gives_hints() {
    let shown = played(
        &["oxono", "--level", "1", "--as", "second"],
        b"hint\nrecord\n",
    );
    assert!(shown.contains("Hint: "), "{shown}");
    assert!(shown.contains("[First \"totemic, level 1\"]"), "{shown}");
    for args in [
        &["--level", "9"][..],
        &["--as", "second"],
        &["--level", "-1"],
    ] {
        let args: Vec<&str> = ["play", "oxono"].iter().chain(args).copied().collect();
        refusal_of(&args);
    }
}

#[test]
fn a_line_without_end_is_not_kept() {
    let mut input = vec![b'x'; 100 << 20];
    input.extend(b"\nd5-3e6\nrecord\n");
    let shown = played(&["yoxii"], &input);
    assert!(shown.contains("too long"), "{shown}");
    assert!(shown.contains("1. d5-3e6 *"), "{shown}");
    assert!(shown.len() < 5000, "{}", shown.len());
}
