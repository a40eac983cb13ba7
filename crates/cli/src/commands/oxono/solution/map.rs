//! `totemic solution map`: the value of every position after two turns, and of some after three,
//! proven, checked and listed.

use std::path::PathBuf;

use clap::Subcommand;
use engine::oxono::certificate::{Counts, MapCheck, Proof};
use engine::oxono::solution::map::{Limits, MapBuilder, MapJournal, Place, later_places, places};
use engine::oxono::solution::{Solution, first_turns};
use engine::solve::{Goal, Value};
use rules::Game;
use rules::oxono::Position;
use serde_json::json;

use super::{after, bad_line, load, picture};
use crate::arguments;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::journal::{bad_journal, open_journal};
use crate::notice::tell;
use crate::solver::{Means, new_solver, unwritable, write_state};
use crate::ugi;
use crate::watch::Watch;
use crate::whole_file;

/// The map of OXONO: the value of every position after two turns.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Build(Build),
    Verify(Verify),
    Export(Export),
}

/// Prove what every position after two turns is worth, the cheapest first.
///
/// The work is kept in the journal, line by line: it can be interrupted at any time and
/// resumed. All open positions get a number of nodes, those that are left four times as many,
/// and so on; then, if asked for, each position after three turns. Each thread takes a position of
/// its own, and all share one table. Made to run for hours beside other work: start it with
/// `nice -n 19`. Exit code 1 as long as a position after two turns is open.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  nice -n 19 totemic solution map build --journal oxono.map --memory 64
  totemic solution map build --journal oxono.map --last-nodes 0 --out oxono.solution")]
struct Build {
    /// The file that keeps the work.
    #[arg(long, value_name = "FILE")]
    journal: PathBuf,

    /// The solution to begin with [default: the one in the program].
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Write the solution with the map as far as it is proven, even when interrupted.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    #[command(flatten)]
    means: Means,

    /// Nodes for each open position in the first round.
    #[arg(long, value_name = "N", default_value_t = 16_000_000, value_parser = arguments::whole::<u64>(1..=ugi::MOST_NODES))]
    first_nodes: u64,

    /// No round gives more; with 0, only what the solution says is written down.
    #[arg(long, value_name = "N", default_value_t = ugi::MOST_NODES, value_parser = arguments::whole::<u64>(0..=ugi::MOST_NODES))]
    last_nodes: u64,

    /// Then nodes for each position after three turns; with 0, none of them is tried.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = arguments::whole::<u64>(0..=ugi::MOST_NODES))]
    later_nodes: u64,
}

/// Check the map: no value is contradicted by the strategies, and each is proven again by a plain search.
///
/// Uses the rules, the strategies and a plain search, nothing of the solver; the strategies have
/// a check of their own, `totemic solution verify`. Prints the two turns, the value for the side
/// to move and what supports it: strategies, search with its nodes, unfinished where the
/// nodes did not suffice, none where there is no value. Exit code 1 where something is wrong.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic solution map verify
  totemic solution map verify --nodes 100000000")]
struct Verify {
    /// The file of the solution [default: the one in the program].
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Nodes of the plain search for each question.
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = arguments::whole::<u64>(0..=ugi::MOST_NODES))]
    nodes: u64,

    /// Check the positions after three turns, too.
    #[arg(long)]
    later: bool,
}

/// List the map: the two turns, the position, its value and a turn that keeps it, separated by
/// tabs.
///
/// One line for every pair of a first turn, one of each set of symmetric images, and a reply. The
/// value is that of the first player, who is to move: win, draw, loss or unknown. There is no
/// turn (-) where the position is lost or not settled.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic solution map export
  totemic solution map export --svg > map.svg")]
struct Export {
    /// The file of the solution [default: the one in the program].
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Draw it instead, as SVG: a board for each first turn, a mark for each reply.
    #[arg(long, conflicts_with = "json")]
    svg: bool,
}

impl Args {
    pub(super) fn run(self, context: &Context) -> Result<Exit, Failure> {
        match self.task {
            Task::Build(args) => build(&args, context),
            Task::Verify(args) => verify(&args, context),
            Task::Export(args) => export(&args, context),
        }
    }
}

fn build(args: &Build, context: &Context) -> Result<Exit, Failure> {
    let solution = load(context, args.file.as_deref())?;
    let path = &args.journal;
    let (mut file, text) = open_journal(context, path)?;
    let journal = MapJournal::read(&text).map_err(|error| bad_line(context, path, error))?;
    let state = args.means.state.as_deref();
    let mut solver = new_solver::<Position>(context, args.means.memory, state)?;
    let watch = Watch::start(context, None);
    let mut printed = Ok(());
    let mut write = |line: &str| {
        file.add(line)?;
        watch.wipe();
        // In JSON comes the sum alone: each line stands in the journal.
        if printed.is_ok() && !context.json {
            printed = context.print(&format!("{line}\n"));
        }
        Ok(())
    };
    let go_on = |nodes| watch.go_on(nodes, "");
    let mut builder = MapBuilder::new(
        journal,
        &solution,
        &mut solver,
        args.means.threads as usize,
        &mut write,
        &go_on,
    );
    let limits = Limits {
        first: args.first_nodes,
        last: args.last_nodes,
        later: args.later_nodes,
    };
    let run = builder.run(limits);
    let map = builder.journal().map(&solution);
    watch.wipe();
    if let Some(path) = state {
        write_state::<Position>(context, &solver, path)?;
    }
    let complete = run.map_err(|error| bad_journal(context, path, context.system_says(&error)))?;
    printed?;
    let solution = solution.with_map(map);
    count(context, &solution)?;
    if let Some(path) = &args.out {
        whole_file::write_with(path, |out| out.write_all(&solution.write()))
            .map_err(|error| unwritable(context, path, &error))?;
    }
    Ok(Exit::complete(complete))
}

fn verify(args: &Verify, context: &Context) -> Result<Exit, Failure> {
    let solution = load(context, args.file.as_deref())?;
    let watch = Watch::start(context, None);
    let mut check = MapCheck::new(&solution);
    let mut sums = Sums::default();
    let mut checked = places();
    if args.later {
        let later = later_places().into_iter();
        checked.extend(later.filter(|place| solution.map().get(&place.position).is_some()));
    }
    for place in checked {
        let way = way(&place);
        if !watch.go_on(sums.nodes, &way) {
            return Ok(Exit::Lacking);
        }
        let go_on = |counts: &Counts| watch.go_on(sums.nodes + counts.leaf_nodes, &way);
        let checked = check.check(&place, args.nodes, &go_on);
        watch.wipe();
        let checked = match checked {
            Ok(checked) => checked,
            Err(flaw) => {
                let variables = [("turn", way.into()), ("flaw", flaw.to_string().into())];
                tell(&context.texts.say("solution-flaw", &variables));
                return Ok(Exit::Lacking);
            }
        };
        sums.add(checked.map(|(_, proof)| proof));
        let value = checked.map_or("unknown", |(value, _)| value.name());
        let (proof, nodes) = match checked.map(|(_, proof)| proof) {
            Some(Proof::Strategies) => ("strategies", 0),
            Some(Proof::Search(nodes)) => ("search", nodes),
            Some(Proof::Unfinished) => ("unfinished", 0),
            None => ("none", 0),
        };
        if context.json {
            context.print_json(
                &json!({"turns": way, "value": value, "proof": proof, "nodes": nodes}),
            )?;
        } else {
            context.print(&format!("{way} {value} {proof} {nodes}\n"))?;
        }
    }
    let Sums {
        strategies,
        searched,
        unfinished,
        open,
        nodes,
    } = sums;
    let checksum = format!("{:016x}", solution.checksum());
    if context.json {
        context.print_json(&json!({
            "strategies": strategies,
            "search": searched,
            "unfinished": unfinished,
            "open": open,
            "nodes": nodes,
            "checksum": checksum,
        }))?;
    } else {
        context.print(&format!(
            "strategies {strategies} search {searched} unfinished {unfinished} open {open} \
             nodes {nodes}\nchecksum {checksum}\n"
        ))?;
    }
    Ok(Exit::Done)
}

/// What stands behind the values, counted.
#[derive(Default)]
struct Sums {
    strategies: u32,
    searched: u32,
    unfinished: u32,
    open: u32,
    nodes: u64,
}

impl Sums {
    fn add(&mut self, proof: Option<Proof>) {
        match proof {
            Some(Proof::Strategies) => self.strategies += 1,
            Some(Proof::Search(nodes)) => {
                self.searched += 1;
                self.nodes += nodes;
            }
            Some(Proof::Unfinished) => self.unfinished += 1,
            None => self.open += 1,
        }
    }
}

/// The turns that lead to a position after two, the first of several ways; else the position.
fn way(place: &Place) -> String {
    match place.ways.first() {
        Some(turns) => turns.map(|turn| turn.to_string()).join(" "),
        None => place.position.to_string(),
    }
}

fn export(args: &Export, context: &Context) -> Result<Exit, Failure> {
    let solution = load(context, args.file.as_deref())?;
    if args.svg {
        context.print(&picture::draw(&solution, &context.texts))?;
        return Ok(Exit::Done);
    }
    for first in first_turns() {
        let before = after(first);
        for reply in before.legal_turns() {
            let mut position = before;
            position.play_unchecked(reply);
            let value = solution.known_value(&position);
            let name = value.map_or("unknown", Value::name);
            let turn = match value {
                Some(Value::Win) => solution.known_turn_to(Goal::Win, &position),
                Some(Value::Draw) => solution.known_turn_to(Goal::Hold, &position),
                Some(Value::Loss) | None => None,
            };
            let turn = turn.map(|turn| turn.to_string());
            if context.json {
                context.print_json(&json!({
                    "turns": [first.to_string(), reply.to_string()],
                    "position": position.to_string(),
                    "value": name,
                    "best": turn,
                }))?;
            } else {
                let turn = turn.as_deref().unwrap_or("-");
                context.print(&format!("{first} {reply}\t{position}\t{name}\t{turn}\n"))?;
            }
        }
    }
    Ok(Exit::Done)
}

/// Prints how many positions after two turns have which value, and how many after three have one,
/// of those that differ by more than a symmetry.
fn count(context: &Context, solution: &Solution) -> Result<(), Failure> {
    let mut counts = [Value::Win, Value::Draw, Value::Loss].map(|value| (value.name(), 0));
    let mut open = 0;
    for place in places() {
        match solution.known_value(&place.position) {
            Some(value) => {
                for (_, count) in counts.iter_mut().filter(|(name, _)| *name == value.name()) {
                    *count += 1;
                }
            }
            None => open += 1,
        }
    }
    let [(_, win), (_, draw), (_, loss)] = counts;
    let is_known = |place: &Place| solution.known_value(&place.position).is_some();
    let later = later_places()
        .iter()
        .filter(|place| is_known(place))
        .count();
    if context.json {
        return context.print_json(
            &json!({"win": win, "draw": draw, "loss": loss, "open": open, "later": later}),
        );
    }
    context.print(&format!(
        "win {win} draw {draw} loss {loss} open {open} later {later}\n"
    ))
}
