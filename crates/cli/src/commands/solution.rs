//! `totemic solution`: the opening solution of OXONO, built, checked and listed.

mod map;
mod picture;

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;
use engine::certificate::{self, Counts};
use engine::solution::{Builder, Journal, LEAF_NODES, Map, Solution, Unproven, first_turns};
use engine::solve::Value;
use rules::Game;
use rules::oxono::{Position, Turn};
use serde_json::json;

use crate::arguments;
use crate::context::Context;
use crate::failure::Failure;
use crate::notice::tell;
use crate::sentences::{self, BadTurn};
use crate::solver::{new_solver, write_state};
use crate::ugi;
use crate::watch::{self, Watch};
use crate::whole_file;

/// The opening solution of OXONO: build it, check it, list it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Build(Build),
    Verify(Verify),
    Export(Export),
    Turns(Turns),
    Map(map::Args),
}

/// Prove first turns and write down the winner's strategy after each.
///
/// The work is kept in the journal, line by line: it can be interrupted and taken up again at
/// any time. When all that was asked for is done, the solution is written.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic solution build --journal oxono.journal --out oxono.solution --memory 4000
  totemic solution build --journal oxono.journal --out oxono.solution Xc3-c4")]
struct Build {
    /// The file that keeps the work.
    #[arg(long, value_name = "FILE")]
    journal: PathBuf,

    /// The file of the solution.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Threads that search at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = arguments::whole::<u64>(1..=256))]
    threads: u64,

    /// Most memory for the table.
    #[arg(long, value_name = "MB", default_value_t = 2000, value_parser = arguments::whole::<u64>(1..=16_777_216))]
    memory: u64,

    /// Keep the table in this file, too, and begin with it.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,

    /// What a fresh solver settles within so many nodes gets no entry.
    #[arg(long, value_name = "N", default_value_t = LEAF_NODES, value_parser = arguments::whole::<u64>(1..=ugi::MOST_NODES))]
    leaf_nodes: u64,

    /// The first turns to prove [default: all that differ by more than a symmetry].
    #[arg(value_name = "TURN", value_parser = arguments::text())]
    turns: Vec<String>,
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
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        watch::catch_interrupt();
        match self.task {
            Task::Build(args) => build(&args, context),
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
        .map_err(|error| refuse(context, "error-solution", path, error.to_string()))?;
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

fn build(args: &Build, context: &Context) -> Result<ExitCode, Failure> {
    let turns = asked_turns(context, &args.turns)?;
    let state = args.state.as_deref();
    let mut solver = new_solver::<Position>(context, args.memory, state)?;
    let failed =
        |error: std::io::Error| refuse(context, "error-journal", &args.journal, error.to_string());
    let text = match fs::read_to_string(&args.journal) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(failed(error)),
    };
    let journal = Journal::read(&text)
        .map_err(|error| refuse(context, "error-journal", &args.journal, error.to_string()))?;
    let mut out = OpenOptions::new()
        .append(true)
        .create(true)
        .open(&args.journal)
        .map(BufWriter::new)
        .map_err(failed)?;
    if !text.is_empty() && !text.ends_with('\n') {
        writeln!(out)?;
    }
    let watch = Watch::start(context, None);
    let mut lines = 0u64;
    let mut broken = None;
    let mut write = |line: &str| {
        lines += 1;
        if let Err(error) = writeln!(out, "{line}").and_then(|()| out.flush()) {
            broken.get_or_insert(error);
        }
    };
    let go_on = |nodes| watch.go_on(nodes, "");
    let threads = args.threads as usize;
    let leaf_nodes = args.leaf_nodes;
    let mut builder = Builder::new(
        journal,
        &mut solver,
        threads,
        leaf_nodes,
        &mut write,
        &go_on,
    );
    let mut complete = true;
    for turn in turns {
        let value = match builder.prove(&after(turn)) {
            Ok(value) => value,
            Err(Unproven::Stopped) => {
                complete = false;
                break;
            }
            Err(Unproven::Contradicted(position)) => {
                watch.wipe();
                let position = position.to_string();
                return Err(refuse(context, "error-journal", &args.journal, position));
            }
        };
        watch.wipe();
        context.print(&format!("{turn} {}\n", value.reversed().name()))?;
    }
    builder.note_start();
    let solution = builder.journal().solution();
    if let Some(path) = state {
        write_state::<Position>(context, &solver, path)?;
    }
    watch.wipe();
    if let Some(error) = broken {
        return Err(failed(error));
    }
    if complete {
        whole_file::write_with(&args.out, |out| out.write_all(&solution.write()))
            .map_err(|error| refuse(context, "error-state-write", &args.out, error.to_string()))?;
    }
    Ok(if complete {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(1)
    })
}

fn verify(args: &Verify, context: &Context) -> Result<ExitCode, Failure> {
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
                return Ok(ExitCode::from(1));
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
    Ok(ExitCode::SUCCESS)
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

fn export(args: &Export, context: &Context) -> Result<ExitCode, Failure> {
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
    Ok(ExitCode::SUCCESS)
}

fn turns(args: &Turns, context: &Context) -> Result<ExitCode, Failure> {
    let solution = load(context, args.file.as_deref())?;
    for turn in first_turns() {
        let value = solution.value(&after(turn));
        let value = value.map_or("unknown", |value| value.reversed().name());
        if context.json {
            context.print_json(&json!({"turn": turn.to_string(), "value": value}))?;
        } else {
            context.print(&format!("{turn} {value}\n"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
