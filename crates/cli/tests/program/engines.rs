//! The engine protocol and matches, with real processes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use super::{finished, refusal_of, run, stdout_of, totemic};

/// What the engine answers to a script; the end of the input is a `quit` that lets it finish.
fn session(game: &str, script: &str) -> String {
    let mut child = totemic()
        .args(["engine", game])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(script.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// A command that is wrong is answered by an error line, and the engine goes on.
#[test]
fn nonsense_is_answered_and_survived() {
    for line in [
        "bogus",
        "position",
        "position fen 9 w",
        "position startpos moves d5-3e6 d5-1d4",
        "go depth none",
        "go nodes 0",
        "go movetime soon",
        "go movetime 10000000000000000000000",
        "go movetime -1",
        "go p2time 1000 p2inc 5",
        "go movetime 5\u{0}",
        "setoption name Level value 99",
        "setoption name Threads value 1000000",
        "setoption name Hash value 99999999999",
        "setoption name Nothing value 1",
        "\u{0}\u{fffd} ü",
        &"x".repeat(60_000),
        &"d5-3e6 ".repeat(20_000),
    ] {
        let said = session("yoxii", &format!("{line}\r\nisready\r\n"));
        let lines: Vec<&str> = said.lines().collect();
        let [error, "readyok"] = lines[..] else {
            panic!("{line}: {said}");
        };
        assert!(error.starts_with("info string error "), "{line}: {said}");
        assert!(error.len() < 300, "{line}: {said}");
    }
}

/// A clock that has run out is no reason to say nothing.
#[test]
fn a_clock_below_zero_is_reported_and_a_turn_follows() {
    let said = session("yoxii", "go p1time -20 p2time 1000\n");
    assert!(
        said.starts_with("info string error p1time is below zero"),
        "{said}"
    );
    let last = said.lines().last().unwrap();
    assert!(last.starts_with("bestmove "), "{said}");
}

/// The end of the input lets a search finish, but not when nobody is left who could want it.
#[cfg(unix)]
#[test]
fn an_engine_does_not_outlive_whoever_started_it() {
    let engine = env!("CARGO_BIN_EXE_totemic");
    let script = format!("exec 3<&0; {engine} engine yoxii <&3 3<&- & exec 0<&- 3<&-; wait");
    let mut shell = std::process::Command::new("sh")
        .args(["-c", &script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = shell.stdin.take().unwrap();
    let mut output = BufReader::new(shell.stdout.take().unwrap());
    writeln!(input, "go nodes 20000000\nisready").unwrap();
    let mut line = String::new();
    while !line.starts_with("readyok") {
        line.clear();
        assert_ne!(output.read_line(&mut line).unwrap(), 0);
    }
    shell.kill().unwrap();
    shell.wait().unwrap();
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("bestmove "), "{rest}");
    assert!(!rest.contains("nodes 20000000"), "{rest}");
}

#[test]
fn fixed_nodes_are_reproducible_to_the_byte() {
    for game in ["oxono", "yoxii"] {
        let script = "position startpos\nsetoption name MultiPV value 2\ngo nodes 3000\n";
        let said = session(game, script);
        assert_eq!(said, session(game, script));
        assert!(said.lines().last().unwrap().starts_with("bestmove "));
    }
}

#[test]
fn a_finished_game_is_known() {
    // Four of the same symbol in a row: the second player, who would move, has lost.
    let script = "position fen 6/6/6/3@+1/ooo3/XXXX2 b\nquery gameover\nquery result\ngo nodes 9\n";
    let said = session("oxono", script);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..2], ["response true", "response p1win"], "{said}");
    assert_eq!(lines.last(), Some(&"bestmove none"), "{said}");
}

/// Whoever has asked waits for a line.
#[test]
fn a_question_that_nobody_knows_is_answered() {
    let said = session("oxono", "query weather\nquery\nquery p1turn\n");
    let responses: Vec<&str> = said
        .lines()
        .filter(|line| !line.contains("error"))
        .collect();
    let expected = ["response unknown", "response unknown", "response true"];
    assert_eq!(responses, expected, "{said}");
    assert_eq!(said.matches("info string error").count(), 2, "{said}");
}

#[test]
fn nothing_is_said_about_the_position_before_one_that_was_refused() {
    let refused = "position startpos moves Xc6-c5\nposition startpos moves Xc6-c6\n";
    let said = session("oxono", &format!("{refused}query p1turn\ngo nodes 9\n"));
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("info string error turn 1"), "{said}");
    assert_eq!(lines[2], "response unknown", "{said}");
    assert_eq!(lines.last(), Some(&"bestmove none"), "{said}");
    assert!(!said.contains(" pv "), "{said}");
    let said = session("oxono", &format!("{refused}uginewgame\nquery p1turn\n"));
    assert!(said.ends_with("response true\n"), "{said}");
}

/// A level that looks a few plies ahead plays on first sight where that is all it may do.
#[test]
fn levels_keep_to_limits_of_depth_and_nodes() {
    let turn = |go: &str| {
        let position = "1X1X2/3+1x/x1X2O/6/5@/4oo p";
        let level = "setoption name Level value 7";
        session(
            "oxono",
            &format!("{level}\nposition fen {position}\n{go}\n"),
        )
    };
    let unhurried = turn("go movetime 60000");
    assert_ne!(turn("go depth 1"), unhurried);
    assert_ne!(turn("go nodes 1"), unhurried);
    assert_eq!(turn("go depth 99"), unhurried);
    assert_eq!(turn("go nodes 1000000000"), unhurried);
}

/// What a strange program does with its input, and what it is reported for.
const STRANGE: [(&str, &str); 6] = [
    ("exit 1", "crash"),
    ("echo ugiok; read a; read b; echo readyok; exit 0", "crash"),
    ("answer() { echo bestmove d4-1d4; }", "illegal"),
    ("answer() { echo bestmove none; }", "illegal"),
    (
        "answer() { printf 'bestmove \\033[2J\\377\\n'; }",
        "illegal",
    ),
    ("answer() { :; }", "time"),
];

/// The rest of a program that speaks the protocol but for its answers.
const SPEAKER: &str = "
while read word rest; do
  case $word in
    ugi) echo ugiok ;;
    isready) echo readyok ;;
    go) answer ;;
    quit) exit ;;
  esac
done";

/// A program that fails in whatever way loses its games; the match goes on and says so.
#[test]
fn a_match_survives_programs_that_fail() {
    let folder = std::env::temp_dir().join(format!("totemic-strange-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (index, (script, code)) in STRANGE.iter().enumerate() {
        let program = folder.join(format!("{index}.sh"));
        let rest = if script.starts_with("answer") {
            SPEAKER
        } else {
            ""
        };
        std::fs::write(&program, format!("{script}\n{rest}\n")).unwrap();
        let program = format!("sh {}", program.display());
        let summary = stdout_of(&[
            "match",
            "yoxii",
            "level:1",
            &program,
            "--pairs",
            "1",
            "--movetime",
            "300",
            "--json",
        ]);
        let last = summary.lines().last().unwrap();
        assert!(last.contains("\"wins\":2"), "{script}: {summary}");
        assert!(last.contains("\"faults\":[0,2]"), "{script}: {summary}");
        let code = format!("\"fault\":\"{code}\"");
        assert_eq!(summary.matches(&code).count(), 2, "{script}: {summary}");
        assert!(!summary.contains('\u{1b}'), "{script}: {summary}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Every game of a match is written down and can be read again, and positions instead of time
/// make the same match twice.
#[test]
fn a_match_of_processes_is_recorded_and_repeats_itself() {
    let folder = std::env::temp_dir().join(format!("totemic-match-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let engine = format!("{} engine oxono", env!("CARGO_BIN_EXE_totemic"));
    let play = |name: &str| {
        let records = folder.join(name);
        let output = run(&[
            "match",
            "oxono",
            &engine,
            "level:1",
            "--pairs",
            "1",
            "--nodes",
            "200",
            "--records",
            records.to_str().unwrap(),
        ]);
        assert!(output.status.success(), "{output:?}");
        std::fs::read_to_string(records).unwrap()
    };
    let games = play("one");
    assert_eq!(games, play("two"));
    assert_eq!(games.matches("[Game \"Oxono\"]").count(), 2, "{games}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A limit of nodes is one for all threads together.
#[test]
fn two_threads_do_not_look_at_twice_as_much() {
    // The system counts processors, and no more threads are used than there are.
    if std::thread::available_parallelism().map_or(1, usize::from) < 2 {
        return;
    }
    for game in ["oxono", "yoxii"] {
        let turns = if game == "oxono" { " moves Xa4-a3" } else { "" };
        let script =
            format!("setoption name Threads value 2\nposition startpos{turns}\ngo nodes 100000\n");
        let said = session(game, &script);
        let nodes = said.lines().filter_map(|line| {
            let mut words = line.split(' ').skip_while(|&word| word != "nodes");
            words.nth(1)?.parse::<u64>().ok()
        });
        let most = nodes.max().unwrap();
        assert!(most < 102_000, "{game}: {said}");
    }
}

/// A program that answers whatever it likes, without ever reading what it is asked, fills the
/// pipe to it; the match goes on all the same.
#[test]
fn a_program_that_does_not_listen_holds_nothing_up() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("deaf.sh");
    let loud = "while :; do echo ugiok; echo readyok; echo bestmove d4-1d4; done";
    std::fs::write(&program, loud).unwrap();
    let deaf = format!("sh {}", program.display());
    let child = totemic()
        .args(["match", "yoxii", "level:1", &deaf, "--movetime", "1000"])
        .args(["--opening", "20", "--pairs", "300", "--json"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    assert!(finished(child).status.success());
}

/// What cannot be started has not lost: there is no match.
#[test]
fn a_match_without_its_programs_is_refused() {
    for [one, other] in [["level:1", "/nowhere/bot x"], ["/nowhere/bot x", "level:1"]] {
        let sentence = refusal_of(&["match", "yoxii", one, other, "--pairs", "2"]);
        assert!(sentence.contains("/nowhere/bot"), "{sentence}");
    }
}

/// A machine without memory is no reason for anybody to lose.
#[cfg(target_os = "linux")]
#[test]
fn a_match_short_of_memory_books_no_losses() {
    let program = env!("CARGO_BIN_EXE_totemic");
    for contestant in ["full", "level:7"] {
        let mut refused = 0;
        // In steps: somewhere the program fits and its tables do not.
        for kilobytes in (10_000..60_000).step_by(2_000) {
            let script = format!(
                "ulimit -v {kilobytes}; exec \"$0\" match oxono \"$1\" level:1 --nodes 100 \
                 --pairs 1 --concurrency 4 --json"
            );
            let output = std::process::Command::new("sh")
                .args(["-c", &script, program, contestant])
                .output()
                .unwrap();
            let said = String::from_utf8(output.stdout).unwrap();
            assert!(
                !said.contains("\"fault\""),
                "{kilobytes} {contestant}: {said}"
            );
            refused += u32::from(output.status.code() == Some(2));
        }
        assert!(refused > 0, "{contestant}");
    }
}
