//! Signals: whoever ends the program keeps its work.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::{finished, stdout_of, totemic};

/// The signals by which people and systems end programs.
const ENDING: [&str; 3] = ["INT", "TERM", "HUP"];

fn send(signal: &str, to: i64) {
    let sent = Command::new("kill")
        .args(["-s", signal, "--", &to.to_string()])
        .status();
    assert!(sent.unwrap().success());
}

fn lines_of(child: &mut Child) -> BufReader<ChildStdout> {
    BufReader::new(child.stdout.take().unwrap())
}

fn next_line(lines: &mut impl BufRead) -> String {
    let mut line = String::new();
    lines.read_line(&mut line).unwrap();
    line
}

/// A position that is solved in a moment, and one that never is.
const EASY: &str = "3/1dd2/cC2C1B/1BdbBA1/2cDT1a/Db1D1/1Cc r\n";
const ENDLESS: &str = "3/5/7/3T3/7/5/3 w\n";

/// Starts a program that is asked and answers line by line.
fn conversation(command: &mut Command) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let input = child.stdin.take().unwrap();
    let lines = lines_of(&mut child);
    (child, input, lines)
}

/// Lets a solver solve a position.
fn answer_easily(input: &mut ChildStdin, lines: &mut impl BufRead) {
    input.write_all(EASY.as_bytes()).unwrap();
    assert!(next_line(lines).contains('\t'));
}

#[test]
fn a_solver_keeps_its_state_whoever_ends_it() {
    let folder = tempfile::tempdir().unwrap();
    // In the middle of a search, and while it waits for another position.
    for (signal, busy) in ENDING
        .into_iter()
        .flat_map(|one| [(one, true), (one, false)])
    {
        let state = folder.path().join(format!("{signal}-{busy}"));
        let mut solve = totemic();
        solve.args(["solve", "yoxii", "-", "--memory", "8", "--state"]);
        let (child, mut input, mut lines) = conversation(solve.arg(&state));
        answer_easily(&mut input, &mut lines);
        if busy {
            input.write_all(ENDLESS.as_bytes()).unwrap();
        }
        send(signal, child.id().into());
        let status = finished(child).status;
        assert!(status.success(), "{signal}: {status}");
        assert!(std::fs::metadata(&state).unwrap().len() > 100, "{signal}");
        drop(input);
    }
}

#[test]
fn a_match_keeps_its_records_and_tells_its_tally_whoever_ends_it() {
    let folder = tempfile::tempdir().unwrap();
    let engine = format!("{} engine oxono", env!("CARGO_BIN_EXE_totemic"));
    for signal in ENDING {
        let records = folder.path().join(signal);
        let file = records.to_str().unwrap();
        let mut child = totemic()
            .args(["match", "oxono", &engine, "level:1", "--nodes", "50"])
            .args(["--pairs", "100000", "--concurrency", "2", "--records", file])
            .stdout(Stdio::piped())
            // A group of its own, which gets the signal as it would from a terminal.
            .process_group(0)
            .spawn()
            .unwrap();
        let mut lines = lines_of(&mut child);
        assert!(next_line(&mut lines).contains("20 games"));
        send(signal, -i64::from(child.id()));
        let mut rest = String::new();
        lines.read_to_string(&mut rest).unwrap();
        let status = finished(child).status;
        assert_eq!(status.code(), Some(1), "{signal}: {rest}");
        assert!(rest.ends_with("faults 0 0\n"), "{signal}: {rest}");
        assert_eq!(stdout_of(&["record", "check", file]), "", "{signal}");
        let written = std::fs::read_to_string(&records).unwrap();
        let games = written.matches("[Game \"Oxono\"]").count();
        assert!(
            rest.contains(&format!("\n{games} games ")),
            "{signal} {games}: {rest}"
        );
    }
}

/// Somebody who only logs out lets a program go on that was told to ignore it.
#[test]
fn a_solver_that_is_to_ignore_the_hangup_does() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let script = format!(
        "trap '' HUP; exec {} solve yoxii - --memory 8 --state {}",
        env!("CARGO_BIN_EXE_totemic"),
        state.display()
    );
    let mut shell = Command::new("sh");
    let (child, mut input, mut lines) = conversation(shell.args(["-c", &script]));
    for _ in 0..2 {
        answer_easily(&mut input, &mut lines);
        send("HUP", child.id().into());
    }
    drop(input);
    assert!(finished(child).status.success());
}
