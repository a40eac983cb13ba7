//! The part of `docs/cli.md` that is made from the definitions of the commands.
//!
//! Every command has a section with two marks, and what stands between them is made here. The
//! rest of a section is written by hand: what comes out as JSON, and with which exit code.

use std::fmt::Write;
use std::{env, fs};

use clap::builder::PossibleValue;
use clap::{Arg, Command, CommandFactory};

use super::Cli;
use crate::exit::Exit;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cli.md");
const WRITE: &str = "CLI_WRITE_REFERENCE=1 cargo test -p totemic reference";

/// The program and every command in it, as one types them.
fn commands() -> Vec<(String, Command)> {
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    let mut found = Vec::new();
    let mut waiting = vec![(program.get_name().to_owned(), program)];
    while let Some((name, command)) = waiting.pop() {
        let inner = command.get_subcommands();
        waiting.extend(inner.map(|sub| (format!("{name} {}", sub.get_name()), sub.clone())));
        found.push((name, command));
    }
    found
}

/// The usage, what the help says, and a table of arguments.
fn described(name: &str, command: &Command) -> String {
    let mut command = command.clone();
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let about = command.get_long_about().or(command.get_about());
    let about = about.map(ToString::to_string).unwrap_or_default();
    let mut text = format!("```text\n{usage}\n```\n\n{about}\n");
    let is_program = !name.contains(' ');
    let arguments: Vec<&Arg> = command
        .get_arguments()
        .filter(|argument| !argument.is_hide_set())
        .filter(|argument| !["help", "version"].contains(&argument.get_id().as_str()))
        .filter(|argument| is_program || !argument.is_global_set())
        .collect();
    if !arguments.is_empty() {
        text.push_str("\n| | |\n|---|---|\n");
    }
    for argument in arguments {
        let _ = writeln!(text, "| `{argument}` | {} |", helped(argument));
    }
    text
}

/// The help of an argument with its default and its values, in one cell.
fn helped(argument: &Arg) -> String {
    let help = argument.get_long_help().or(argument.get_help());
    let mut cell = help.map(ToString::to_string).unwrap_or_default();
    let values = argument.get_possible_values();
    let is_told = values.iter().all(|value| cell.contains(value.get_name()));
    if argument.get_action().takes_values() && !is_told {
        let values: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
        let _ = write!(cell, ": {}", values.join(", "));
    }
    let defaults = argument.get_default_values().iter();
    let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() && argument.get_action().takes_values() {
        let _ = write!(cell, " [default: {}]", defaults.join(" "));
    }
    cell.replace('\n', " ").replace('|', "\\|")
}

/// The page with what is made between its marks.
fn made(page: &str) -> String {
    let mut page = page.to_owned();
    for (name, command) in commands() {
        let begin = format!("<!-- {name} -->\n");
        let end = "<!-- end -->";
        let Some((before, rest)) = page.split_once(&begin) else {
            panic!("docs/cli.md has no section with the mark {begin}");
        };
        let Some((_, after)) = rest.split_once(end) else {
            panic!("docs/cli.md has a mark without an end: {begin}");
        };
        page = format!("{before}{begin}{}{end}{after}", described(&name, &command));
    }
    page
}

#[test]
fn the_reference_is_that_of_the_definitions() {
    let page = fs::read_to_string(PAGE).unwrap();
    let made = made(&page);
    if env::var_os("CLI_WRITE_REFERENCE").is_some() {
        fs::write(PAGE, &made).unwrap();
    }
    let kept = fs::read_to_string(PAGE).unwrap();
    assert!(kept == made, "docs/cli.md is stale: {WRITE}");
    let marks = kept.matches("<!-- totemic").count();
    assert_eq!(marks, commands().len(), "a section is about no command");
}

#[test]
fn the_reference_tells_of_every_exit_code_and_of_json() {
    let page = fs::read_to_string(PAGE).unwrap();
    let codes = Exit::ALL.map(|exit| (exit as u8).to_string());
    for code in &codes {
        let row = format!("\n| {code} | ");
        assert!(page.contains(&row), "exit code {code} is missing");
    }
    for (name, command) in commands() {
        if command.has_subcommands() {
            continue;
        }
        let (_, section) = page.split_once(&format!("<!-- {name} -->")).unwrap();
        let section = section.split("\n### ").next().unwrap_or_default();
        let line = |start: &str| {
            let found = section.lines().find_map(|line| line.strip_prefix(start));
            found.unwrap_or_else(|| panic!("{name}: there is no line “{start}”"))
        };
        assert!(!line("**JSON:** ").is_empty());
        let told = line("**Exit codes:** ");
        let numbers = told.split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<&str> = numbers.filter(|number| !number.is_empty()).collect();
        assert!(numbers.starts_with(&["0"]), "{name}: {told}");
        for number in numbers {
            assert!(codes.iter().any(|code| code == number), "{name}: {told}");
        }
    }
}
