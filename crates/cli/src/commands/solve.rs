//! `totemic solve`: the proven value of positions.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use engine::course::Course;
use engine::prove::{Source, prove, prove_course, prove_margin, prove_turns};
use engine::proven::Distance;
use engine::solve::{Answer, Margin, Solvable, Solver, Value};
use rules::{AnyGame, Game, with_game};
use serde_json::{Value as Json, json};

use crate::arguments::{self, Misfit};
use crate::context::Context;
use crate::distance;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::lines::PatientLines;
use crate::notice::quoted;
use crate::sentences;
use crate::solver::{new_solver, write_state};
use crate::watch::Watch;

/// Prove what a position is worth: win, draw or loss for the side to move.
///
/// The first word is win, loss, draw or unknown. "win in 7" says that the game is over after
/// exactly 7 turns, both sides' counted, if the winner wins as soon as possible and the loser
/// holds out as long as possible; "win max 15" that the winner needs no more. The line is played
/// like that to the end of the game. What the opening solution of OXONO holds is answered from it
/// at once: the source says so. With - instead of a position, positions are read from standard
/// input, one per line, and each is answered with one line: position, value, best turn, nodes and
/// milliseconds, separated by tabs.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic solve oxono '1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p'
  totemic solve yoxii '3/1dd2/cC2C1B/1BdbBA1/2cDT1a/Db1D1/1Cc r' --score
  totemic solve oxono --threads 1 --memory 4000 --state start.state
  totemic solve oxono - --time 10 < positions.txt")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    #[command(flatten)]
    position: arguments::Position,

    /// Threads that search at once; if not given, as many as the machine runs at once.
    #[arg(long, value_name = "N", value_parser = arguments::whole::<u64>(1..=256))]
    threads: Option<u64>,

    /// Memory limit for the table.
    #[arg(long, value_name = "MB", default_value_t = 256, value_parser = arguments::whole::<u64>(1..=16_777_216))]
    memory: u64,

    /// Time limit for each position.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// The value of every legal turn too.
    #[arg(long)]
    all: bool,

    /// The exact margin too: points and pieces around the totem under best play (YOXII).
    #[arg(long)]
    score: bool,

    /// Take up what this file holds, and keep there what is proven, even when interrupted.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

/// A time in seconds, with or without a fraction.
pub(super) fn seconds(text: &str) -> Result<Duration, Misfit> {
    text.parse::<f64>()
        .ok()
        .filter(|seconds| *seconds > 0.0)
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or(Misfit::Seconds)
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => run::<G>(&self, context))
    }

    fn threads(&self) -> usize {
        let all = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, |threads| threads as usize)
    }
}

fn run<G: Solvable>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    let position: Option<G> = match args.position.is_dash() {
        true => None,
        false => Some(context.position(args.position.text())?),
    };
    for (option, given) in [("--all", args.all), ("--score", args.score)] {
        if given && position.is_none() {
            let variables = [("argument", option.into()), ("other", "-".into())];
            let sentence = context.texts.say("usage-conflict", &variables);
            return Err(Failure::Input(sentence));
        }
    }
    if args.score && !G::HAS_MARGIN {
        return Err(Failure::Input(context.texts.say("error-score-game", &[])));
    }
    let mut solver = new_solver::<G>(context, args.memory, args.state.as_deref())?;
    ending::listen();
    let result = match position {
        None => solve_lines::<G>(args, context, &mut solver),
        Some(position) => solve_one(args, context, &mut solver, &position),
    };
    if let Some(path) = &args.state {
        write_state::<G>(context, &solver, path)?;
    }
    result
}

fn solve_one<G: Solvable>(
    args: &Args,
    context: &Context,
    solver: &mut Solver,
    position: &G,
) -> Result<Exit, Failure> {
    let watch = Watch::start(context, args.time);
    let threads = args.threads();
    let go_on = |nodes| watch.go_on(nodes, "");
    let (answer, source) = prove(solver, position, threads, &go_on);
    let mut report = Report::new(position, &answer, source);
    if let Some(course) = prove_course(solver, position, &answer, &go_on) {
        report.follow(course);
    }
    if args.all {
        let go_on = |turn: G::Turn, nodes| watch.go_on(nodes, &turn.to_string());
        let turns = prove_turns(solver, position, threads, &go_on).into_iter();
        report.all = turns
            .map(|(turn, value)| (turn.to_string(), value))
            .collect();
        report.all.sort();
    }
    if args.score {
        let go_on = |nodes| watch.go_on(nodes, "--score");
        report.margin = Some(prove_margin(solver, position, threads, &go_on));
    }
    watch.wipe();
    let milliseconds = watch.elapsed().as_millis();
    if context.json {
        context.print_json(&report.json(milliseconds))?;
    } else {
        context.print(&report.text(milliseconds))?;
    }
    Ok(Exit::Done)
}

/// What is printed about one position.
struct Report {
    game: &'static str,
    position: String,
    value: Option<Value>,
    distance: Option<Distance>,
    best: Option<String>,
    line: Vec<String>,
    nodes: u64,
    source: Source,
    all: Vec<(String, Option<Value>)>,
    /// Asked for, and found or not.
    margin: Option<Option<Margin>>,
}

fn name(value: Option<Value>) -> &'static str {
    value.map_or("unknown", Value::name)
}

impl Report {
    fn new<G: Game>(position: &G, answer: &Answer<G::Turn>, source: Source) -> Report {
        Report {
            game: G::NAME,
            position: position.to_string(),
            value: answer.value,
            distance: None,
            best: answer.best.map(|turn| turn.to_string()),
            line: Vec::new(),
            nodes: answer.nodes,
            source,
            all: Vec::new(),
            margin: None,
        }
    }

    /// Takes up how the game goes on.
    fn follow<T: ToString>(&mut self, course: Course<T>) {
        self.distance = course.proven.distance();
        self.line = course.line.iter().map(ToString::to_string).collect();
        self.best = self.line.first().cloned().or(self.best.take());
    }

    fn text(&self, milliseconds: u128) -> String {
        let mut text = name(self.value).to_owned();
        match self.distance {
            Some(Distance::Exactly(plies)) => text.push_str(&format!(" in {plies}")),
            Some(Distance::AtMost(plies)) => text.push_str(&format!(" max {plies}")),
            None => {}
        }
        text.push('\n');
        if let Some(best) = &self.best {
            text.push_str(&format!("best: {best}\nline: {}\n", self.line.join(" ")));
        }
        match self.margin {
            Some(Some(Margin { points, pieces })) => {
                text.push_str(&format!("score: points {points:+} pieces {pieces:+}\n"));
            }
            Some(None) => text.push_str("score: unknown\n"),
            None => {}
        }
        text.push_str(&format!("nodes: {}\n", self.nodes));
        let seconds = milliseconds as f64 / 1000.0;
        text.push_str(&format!("time: {seconds:.3} s\n"));
        text.push_str(&format!("source: {}\n", self.source.name()));
        for (turn, value) in &self.all {
            text.push_str(&format!("{turn} {}\n", name(*value)));
        }
        text
    }

    fn json(&self, milliseconds: u128) -> Json {
        let mut json = json!({
            "game": self.game,
            "position": self.position,
            "value": name(self.value),
            "best": self.best,
            "line": self.line,
            "nodes": self.nodes,
            "milliseconds": milliseconds as u64,
            "source": self.source.name(),
        });
        distance::put(&mut json, self.distance);
        if !self.all.is_empty() {
            let turns = self.all.iter();
            json["turns"] = turns
                .map(|(turn, value)| json!({"turn": turn, "value": name(*value)}))
                .collect();
        }
        if let Some(margin) = self.margin {
            json["score"] = margin.map_or(
                Json::Null,
                |Margin { points, pieces }| json!({"points": points, "pieces": pieces}),
            );
        }
        json
    }
}

/// Answers every line of standard input with a line. Lines that are no position are answered too,
/// and make the exit code 2 at the end.
fn solve_lines<G: Solvable>(
    args: &Args,
    context: &Context,
    solver: &mut Solver,
) -> Result<Exit, Failure> {
    let mut code = Exit::Done;
    let lines = PatientLines::begin()?;
    while let Some(line) = lines.next()? {
        let text = line.text;
        let read = match line.cut {
            true => Err(context.texts.say("error-line-long", &[])),
            false => text
                .parse::<G>()
                .map_err(|error| sentences::bad_position(&context.texts, &text, error)),
        };
        match read {
            Ok(position) => {
                let watch = Watch::start(context, args.time);
                let threads = args.threads();
                let go_on = |nodes| watch.go_on(nodes, &text);
                let (answer, source) = prove(solver, &position, threads, &go_on);
                watch.wipe();
                let milliseconds = watch.elapsed().as_millis() as u64;
                let best = answer.best.map(|turn| turn.to_string());
                if context.json {
                    context.print_json(&json!({
                        "position": text,
                        "value": name(answer.value),
                        "best": best,
                        "nodes": answer.nodes,
                        "milliseconds": milliseconds,
                        "source": source.name(),
                    }))?;
                } else {
                    let best = best.as_deref().unwrap_or("-");
                    let (value, nodes) = (name(answer.value), answer.nodes);
                    context.print(&format!(
                        "{text}\t{value}\t{best}\t{nodes}\t{milliseconds}\n"
                    ))?;
                }
            }
            Err(reason) => {
                code = Exit::Refused;
                let text = quoted(&text);
                if context.json {
                    context.print_json(&json!({"position": text, "error": reason}))?;
                } else {
                    context.print(&format!("{text}\terror\t{reason}\n"))?;
                }
            }
        }
    }
    Ok(code)
}
