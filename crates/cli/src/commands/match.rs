//! `totemic match`: two engines against each other.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use engine::game::EngineGame;
use rules::{AnyGame, with_game};
use serde_json::json;

use crate::arena::{self, Contestant, Pair, Plan, Sprt, Tally, Time, Trouble, Verdict};
use crate::arguments::{self, Misfit};
use crate::context::Context;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::notice::{printable, quoted};
use crate::solver::unwritable;
use crate::ugi;
use crate::watch::Ticker;

/// Play two engines against each other, each opening from both sides.
///
/// A contestant is `level:N` (1 to 8), `nodes:N` (full strength with this many nodes per turn),
/// `full` (full strength within the time control), or the command of a program that speaks UGI.
/// A program that crashes, answers with an illegal turn or oversteps its time loses that game,
/// and the match goes on. Ctrl-C ends it with the tally of the pairs that are finished, exit
/// code 1.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic match yoxii level:4 level:3 --pairs 50
  totemic match oxono full 'my-bot --fast' --movetime 200 --records games.txt
  totemic match yoxii 'old/totemic engine yoxii' 'totemic engine yoxii' --clock 10+0.1 --sprt 0,20")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    /// The contestant for whom the results are counted.
    #[arg(value_parser = Contestant::read)]
    one: Contestant,

    /// The other contestant.
    #[arg(value_parser = Contestant::read)]
    other: Contestant,

    /// How many openings to play; each makes two games.
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = arguments::whole::<u64>(1..=10_000_000))]
    pairs: u64,

    /// How many random turns make an opening.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = arguments::whole::<u32>(0..=30))]
    opening: u32,

    /// Decides the openings, and what levels overlook.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// A clock for the whole game in seconds, with the increment per turn.
    #[arg(long, value_name = "S+S", value_parser = read_clock, conflicts_with = "movetime")]
    clock: Option<Time>,

    /// Milliseconds for each turn.
    #[arg(long, value_name = "MS", value_parser = arguments::whole::<u64>(1..=ugi::LONGEST_TIME))]
    movetime: Option<u64>,

    /// Positions for each turn instead of a time: the same match again gives the same games.
    #[arg(long, value_name = "N", conflicts_with_all = ["clock", "movetime"], value_parser = arguments::whole::<u64>(1..=ugi::MOST_NODES))]
    nodes: Option<u64>,

    /// How many games to play at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = arguments::whole::<u64>(1..=256))]
    concurrency: u64,

    /// Stop as soon as a sequential test decides between two differences in Elo.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Write the records of all games into this file.
    #[arg(long, value_name = "FILE")]
    records: Option<std::path::PathBuf>,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => run::<G>(&self, context))
    }

    fn plan(&self) -> Plan {
        Plan {
            contestants: [self.one.clone(), self.other.clone()],
            pairs: self.pairs,
            opening: self.opening,
            seed: self.seed,
            time: match (self.clock, self.movetime, self.nodes) {
                (Some(clock), _, _) => clock,
                (None, Some(time), _) => Time::Turn(time),
                (None, None, Some(nodes)) => Time::Nodes(nodes),
                (None, None, None) if self.needs_time() => Time::Turn(1000),
                (None, None, None) => Time::None,
            },
            concurrency: self.concurrency as usize,
            sprt: self.sprt,
        }
    }

    /// Would somebody think forever?
    fn needs_time(&self) -> bool {
        let endless = |one: &Contestant| matches!(one, Contestant::Full | Contestant::Command(_));
        endless(&self.one) || endless(&self.other)
    }
}

fn run<G: EngineGame>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    let plan = args.plan();
    let records = args.records.as_deref();
    let mut records = records
        .map(|path| Records::create(path, context))
        .transpose()?;
    ending::listen();
    let mut failure = None;
    let ticker = Ticker::new();
    let (tally, trouble) = arena::play::<G>(&plan, |pair, tally| {
        ticker.wipe();
        // The games are worth keeping, even if nobody listens.
        let kept = match &mut records {
            Some(records) => records.write(pair, context),
            None => Ok(()),
        };
        failure = kept.and(tell(&plan, pair, tally, context)).err();
        ticker.show(&standing(&plan, tally));
        failure.is_none()
    });
    ticker.wipe();
    // What has been played counts, whatever ended it.
    let told = match tally.games() {
        0 if failure.is_some() || trouble.is_some() => Ok(()),
        _ => summarise(&plan, &tally, context),
    };
    if let Some(failure) = failure.or(told.err()) {
        return Err(failure);
    }
    if let Some(trouble) = trouble {
        return Err(Failure::Input(sentence(context, &trouble)));
    }
    Ok(end(&plan, &tally))
}

/// Exit code 1 for a match that was ended before it was over.
pub(crate) fn end(plan: &Plan, tally: &Tally) -> Exit {
    let decided = plan
        .sprt
        .is_some_and(|sprt| sprt.verdict(tally) != Verdict::Open);
    let complete = decided || tally.games() == 2 * plan.pairs;
    Exit::complete(complete)
}

/// Why there is no match.
pub(crate) fn sentence(context: &Context, trouble: &Trouble) -> String {
    let reason = |error: &dyn std::error::Error| ("reason", error.to_string().into());
    match trouble {
        Trouble::Memory => context.texts.say("error-memory-now", &[]),
        Trouble::Program { name, error } => {
            let variables = [("program", quoted(name).into()), reason(error)];
            context.texts.say("error-program", &variables)
        }
        Trouble::Thread(error) => context.texts.say("error-thread", &[reason(error)]),
        Trouble::Table(error) => context.texts.say("error-table", &[reason(error)]),
    }
}

/// Says what went wrong in a pair, and now and then how the match stands.
fn tell<G: EngineGame>(
    plan: &Plan,
    pair: &Pair<G>,
    tally: &Tally,
    context: &Context,
) -> Result<(), Failure> {
    for (index, game) in pair.games.iter().enumerate() {
        let Some(fault) = &game.fault else { continue };
        let loser = usize::from(pair.half_points()[index] != 0);
        let name = printable(&plan.contestants[loser].name());
        let detail = match fault {
            arena::Fault::Illegal(answer) => answer.clone(),
            _ => String::new(),
        };
        let number = 2 * pair.number - 1 + index as u64;
        if context.json {
            context.print_json(&json!({
                "game": number, "fault": fault.termination().code(), "by": name, "answer": detail,
                "turns": game.table.ply(),
            }))?;
        } else {
            let turn = game.table.ply() + 1;
            let code = fault.termination().code();
            context.print(&format!(
                "game {number} turn {turn}: {code} {name} {detail}\n"
            ))?;
        }
    }
    if !context.json && tally.games().is_multiple_of(20) {
        context.print(&format!("{}\n", standing(plan, tally)))?;
    }
    Ok(())
}

/// How a match stands, on one line.
pub(crate) fn standing(plan: &Plan, tally: &Tally) -> String {
    let (mean, error) = tally.score();
    let [low, middle, high] = tally.elo();
    let mut text = format!(
        "{} games  +{} ={} -{}  {:.1} % ± {:.1}  Elo {middle:+.0} [{low:+.0}, {high:+.0}]",
        tally.games(),
        tally.wins,
        tally.draws,
        tally.losses,
        100.0 * mean,
        196.0 * error,
    );
    if let Some(sprt) = plan.sprt {
        text += &format!(
            "  SPRT {:.2} {}",
            sprt.log_odds(tally),
            sprt.verdict(tally).code()
        );
    }
    text
}

fn summarise(plan: &Plan, tally: &Tally, context: &Context) -> Result<(), Failure> {
    let names = plan.contestants.each_ref().map(Contestant::name);
    let [one, other] = names.map(|name| printable(&name));
    if context.json {
        let (mean, error) = tally.score();
        let finite = |elo: f64| elo.is_finite().then_some(elo);
        return context.print_json(&json!({
            "one": one, "other": other, "games": tally.games(),
            "wins": tally.wins, "draws": tally.draws, "losses": tally.losses,
            "pairs": tally.pairs, "faults": tally.faults,
            "score": mean, "error": 1.96 * error,
            "elo": tally.elo().map(finite),
            "sprt": plan.sprt.map(|sprt| sprt.verdict(tally).code()),
        }));
    }
    context.print(&format!(
        "{one} against {other}\n{}\nfaults {} {}\n",
        standing(plan, tally),
        tally.faults[0],
        tally.faults[1]
    ))
}

/// The file of all games. Each pair is written as soon as it is played.
struct Records<'a> {
    path: &'a Path,
    file: File,
    /// How much of it are whole records.
    whole: u64,
}

impl<'a> Records<'a> {
    fn create(path: &'a Path, context: &Context) -> Result<Records<'a>, Failure> {
        let file = File::create(path).map_err(|error| unwritable(context, path, &error))?;
        let whole = 0;
        Ok(Records { path, file, whole })
    }

    fn write<G: EngineGame>(&mut self, pair: &Pair<G>, context: &Context) -> Result<(), Failure> {
        let records = pair.games.iter().map(|game| game.table.record());
        let text: String = records.map(|record| format!("{record}\n")).collect();
        self.file.write_all(text.as_bytes()).map_err(|error| {
            // Half a record is no record; what is no file cannot be cut.
            let _ = self.file.set_len(self.whole);
            unwritable(context, self.path, &error)
        })?;
        self.whole += text.len() as u64;
        Ok(())
    }
}

/// The longest clock, in seconds: with all its increments it stays below the longest time that
/// the protocol knows.
const LONGEST_CLOCK: u32 = 43_200;
/// The longest increment, in seconds.
const LONGEST_INCREMENT: u32 = 1800;

fn read_clock(text: &str) -> Result<Time, Misfit> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let millis = |text: &str, longest: u32| {
        let seconds = text.parse::<f64>().ok();
        let seconds = seconds.filter(|seconds| (0.0..=longest.into()).contains(seconds));
        seconds.map(|seconds| (seconds * 1000.0).round() as u64)
    };
    let base = millis(base, LONGEST_CLOCK).filter(|&base| base > 0);
    let times = base.zip(millis(increment, LONGEST_INCREMENT));
    let (base, increment) = times.ok_or(Misfit::Clock {
        longest: LONGEST_CLOCK,
        increment: LONGEST_INCREMENT,
    })?;
    Ok(Time::Game { base, increment })
}

fn read_sprt(text: &str) -> Result<Sprt, Misfit> {
    let numbers = text.split_once(',').and_then(|(low, high)| {
        let (elo0, elo1) = (low.parse::<f64>().ok()?, high.parse::<f64>().ok()?);
        (elo0 < elo1 && elo0.abs() < 2000.0 && elo1.abs() < 2000.0).then_some((elo0, elo1))
    });
    let (elo0, elo1) = numbers.ok_or(Misfit::Sprt)?;
    Ok(Sprt { elo0, elo1 })
}
