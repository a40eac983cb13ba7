//! `totemic solution`: the opening solution of OXONO, built, checked and listed.

mod build;
mod map;
mod picture;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use engine::oxono::certificate::{self, Counts};
use engine::oxono::solution::{JournalError, Map, Solution, first_turns};
use engine::solve::Value;
use rules::Game;
use rules::oxono::{Position, Turn};
use serde_json::json;

use crate::arguments;
use crate::context::Context;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::journal::bad_journal;
use crate::notice::tell;
use crate::sentences::{self, BadTurn};
use crate::watch::Watch;

/// The opening solution of OXONO: build it, check it, list it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Build(build::Build),
    Verify(Verify),
    Export(Export),
    Turns(Turns),
    Map(map::Args),
}

/// Check the solution: every turn, every reply, every position that it leaves to the solver.
///
/// Uses the rules and a plain search, nothing of the solver. Prints for each first turn its value
/// for the first player and what was walked through, then the sums and the checksum of the
/// strategies. Exit code 1 where something is wrong.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic solution verify
  totemic solution verify Xc3-c4
  totemic solution verify --file oxono.solution --json")]
struct Verify {
    /// The file of the solution [default: the one in the program].
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// The first turns to check [default: all that differ by more than a symmetry].
    #[arg(value_name = "TURN", value_parser = arguments::text())]
    turns: Vec<String>,
}

/// List the strategy as text: position, a tab, the winning turn.
///
/// One line for every position that can be reached after the given first turns (default: all)
/// when the winner follows the solution, one of each set of symmetric images, so that any other
/// program can check it.
#[derive(Debug, clap::Args)]
struct Export {
    /// The file of the solution [default: the one in the program].
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// The first turns [default: all that differ by more than a symmetry].
    #[arg(value_name = "TURN", value_parser = arguments::text())]
    turns: Vec<String>,
}

/// List the first turns with their proven values for the first player.
#[derive(Debug, clap::Args)]
struct Turns {
    /// The file of the solution [default: the one in the program].
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        ending::listen();
        match self.task {
            Task::Build(args) => args.run(context),
            Task::Verify(args) => verify(&args, context),
            Task::Export(args) => export(&args, context),
            Task::Turns(args) => turns(&args, context),
            Task::Map(args) => args.run(context),
        }
    }
}

fn refuse(context: &Context, key: &str, file: &Path, reason: String) -> Failure {
    let file = file.display().to_string();
    let variables = [("file", file.into()), ("reason", reason.into())];
    Failure::Input(context.texts.say(key, &variables))
}

/// A line is not one of a journal.
fn bad_line(context: &Context, path: &Path, error: JournalError) -> Failure {
    let line = [("line", error.line.to_string().into())];
    bad_journal(context, path, context.texts.say("journal-line", &line))
}

/// The first turns that were asked for, or all that differ.
fn asked_turns(context: &Context, texts: &[String]) -> Result<Vec<Turn>, Failure> {
    if texts.is_empty() {
        return Ok(first_turns());
    }
    let start = Position::start();
    texts
        .iter()
        .enumerate()
        .map(|(index, text)| {
            read_turn(&start, text).map_err(|why| {
                Failure::Input(sentences::bad_turn(&context.texts, index, text, why))
            })
        })
        .collect()
}

fn read_turn(start: &Position, text: &str) -> Result<Turn, BadTurn> {
    let turn = text.parse()?;
    start.check(turn)?;
    Ok(turn)
}

fn load(context: &Context, file: Option<&Path>) -> Result<Solution, Failure> {
    let Some(path) = file else {
        return Ok(Solution::built_in().clone());
    };
    let bytes = fs::read(path)
        .map_err(|error| refuse(context, "error-solution", path, context.system_says(&error)))?;
    Solution::read(&bytes).map_err(|error| {
        let reason = context
            .texts
            .say(&format!("solution-{}", error.code()), &[]);
        refuse(context, "error-solution", path, reason)
    })
}

fn after(turn: Turn) -> Position {
    let mut position = Position::start();
    position.play_unchecked(turn);
    position
}

fn verify(args: &Verify, context: &Context) -> Result<Exit, Failure> {
    let solution = load(context, args.file.as_deref())?;
    let mut sums = Counts::default();
    let mut wins = Vec::new();
    for turn in asked_turns(context, &args.turns)? {
        let done = turn.to_string();
        // Unasked, a turn that the file does not settle is no flaw of what it does settle.
        if args.turns.is_empty() && solution.value(&after(turn)).is_none() {
            report(context, &done, "unknown", &Counts::default())?;
            continue;
        }
        let watch = Watch::start(context, None);
        let checked = certificate::check(&solution, &after(turn), &|counts| {
            watch.go_on(counts.leaf_nodes, &done)
        });
        watch.wipe();
        match checked {
            Ok((value, counts)) => {
                sums.add(&counts);
                let value = value.reversed();
                if value == Value::Win {
                    wins.push(done.clone());
                }
                report(context, &done, value.name(), &counts)?;
            }
            Err(flaw) => {
                let variables = [("turn", done.into()), ("flaw", flaw.to_string().into())];
                tell(&context.texts.say("solution-flaw", &variables));
                return Ok(Exit::Lacking);
            }
        }
    }
    let start = if wins.is_empty() { "unknown" } else { "win" };
    report(context, "start", start, &sums)?;
    // The map has a check of its own and grows: the strategies keep their checksum.
    let strategies = solution.with_map(Map::default());
    let checksum = format!("{:016x}", strategies.checksum());
    if context.json {
        context.print_json(&json!({"checksum": checksum}))?;
    } else {
        context.print(&format!("checksum {checksum}\n"))?;
    }
    Ok(Exit::Done)
}

fn report(context: &Context, what: &str, value: &str, counts: &Counts) -> Result<(), Failure> {
    let Counts {
        turns,
        replies,
        wins_at_once,
        leaves,
        leaf_nodes,
        longest,
    } = counts;
    if context.json {
        return context.print_json(&json!({
            "turn": what,
            "value": value,
            "turns": turns,
            "replies": replies,
            "wins_at_once": wins_at_once,
            "leaves": leaves,
            "leaf_nodes": leaf_nodes,
            "longest": longest,
        }));
    }
    context.print(&format!(
        "{what} {value} turns {turns} replies {replies} wins-at-once {wins_at_once} \
         leaves {leaves} leaf-nodes {leaf_nodes} longest {longest}\n"
    ))
}

fn export(args: &Export, context: &Context) -> Result<Exit, Failure> {
    let solution = load(context, args.file.as_deref())?;
    // Ways from different first turns meet.
    let mut listed = HashSet::new();
    for turn in asked_turns(context, &args.turns)? {
        for (position, turn) in solution.strategy(&after(turn)) {
            if !listed.insert(position.canonical().0) {
                continue;
            }
            if context.json {
                let (position, turn) = (position.to_string(), turn.to_string());
                context.print_json(&json!({"position": position, "turn": turn}))?;
            } else {
                context.print(&format!("{position}\t{turn}\n"))?;
            }
        }
    }
    Ok(Exit::Done)
}

fn turns(args: &Turns, context: &Context) -> Result<Exit, Failure> {
    let solution = load(context, args.file.as_deref())?;
    for turn in first_turns() {
        let value = solution.value(&after(turn));
        let value = value.map_or("unknown", |value| value.reversed().name());
        tell_value(context, turn, value)?;
    }
    Ok(Exit::Done)
}

/// Prints what a first turn is worth to the first player.
fn tell_value(context: &Context, turn: Turn, value: &str) -> Result<(), Failure> {
    if context.json {
        context.print_json(&json!({"turn": turn.to_string(), "value": value}))
    } else {
        context.print(&format!("{turn} {value}\n"))
    }
}
