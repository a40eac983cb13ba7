//! The whole program, run as a user runs it.

mod chaos;
mod disk;
mod documented;
mod engines;
mod faults;
mod languages;
mod map;
mod pipes;
mod players;
mod playing;
mod records;
mod refused;
mod reviews;
mod serving;
mod signals;
mod solving;
mod vectors;

use std::ffi::OsStr;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

/// The program with an environment that says nothing about languages.
fn totemic() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_totemic"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}

fn run<A: AsRef<OsStr>>(args: &[A]) -> Output {
    totemic().args(args).output().unwrap()
}

/// What the program prints when it succeeds.
fn stdout_of<A: AsRef<OsStr> + std::fmt::Debug>(args: &[A]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Bad input: exit code 2, nothing on stdout, one line on stderr, which is returned.
fn refusal_of<A: AsRef<OsStr> + std::fmt::Debug>(args: &[A]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(sentence.lines().count(), 1, "{args:?}: {sentence}");
    assert!(!sentence.contains("panicked"), "{args:?}: {sentence}");
    sentence
}

/// What becomes of a program that ends by itself. One that does not, for so long that no machine is
/// that slow, is ended.
fn finished(mut child: Child) -> Output {
    for _ in 0..1200 {
        if child.try_wait().unwrap().is_some() {
            return child.wait_with_output().unwrap();
        }
        thread::sleep(Duration::from_millis(50));
    }
    child.kill().unwrap();
    let output = child.wait_with_output().unwrap();
    panic!("does not end: {output:?}");
}

/// The rows of a data file of the rules, split at the tabs.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split('\t').collect())
}
