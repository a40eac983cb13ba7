//! `totemic analyze`: the best lines of a position.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use engine::game::EngineGame;
use engine::player::Player;
use engine::score::Score;
use engine::search::{Findings, Limits};
use ratatui::crossterm::terminal;
use rules::{AnyGame, with_game};
use serde_json::json;

use crate::arguments::{self, Misfit};
use crate::context::Context;
use crate::distance;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::watch;

/// Analyse a position: the best lines and what they are worth.
///
/// A proven value is marked with `=`, an estimate with `~`. `= win 7` takes exactly 7 turns, both
/// sides' counted, `= win max 9` no more than 9. On a terminal the table is redrawn
/// whenever there is something new; otherwise it is printed once, at the end.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic analyze yoxii --time 10
  totemic analyze oxono '6/6/2+3/3@2/6/6 p' --lines 3 --json")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    #[command(flatten)]
    position: arguments::Position,

    /// How many of the best lines to find.
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = arguments::whole::<u16>(1..=64))]
    lines: u16,

    /// How many seconds to think.
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = read_seconds)]
    time: f64,

    /// How many threads may work.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = arguments::whole::<u16>(1..=256))]
    threads: u16,

    /// Mebibytes of memory.
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = arguments::whole::<u32>(1..=1_048_576))]
    hash: u32,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => analyze::<G>(&self, context))
    }
}

fn read_seconds(text: &str) -> Result<f64, Misfit> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 1e7 => Ok(seconds),
        _ => Err(Misfit::Seconds),
    }
}

fn analyze<G: EngineGame>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    let position: G = context.position(args.position.text())?;
    watch::table_bytes(context, args.hash.into())?;
    let mut player = Player::<G>::new(args.hash as usize)
        .map_err(|_| Failure::Input(context.texts.say("error-memory-now", &[])))?;
    let start = Instant::now();
    let time = Duration::from_secs_f64(args.time);
    let limits = Limits {
        lines: usize::from(args.lines),
        threads: usize::from(args.threads),
        ..Limits::default()
    };
    let live = !context.json && io::stdout().is_terminal();
    let mut drawn = 0;
    let mut result = Ok(());
    let findings = player.think(
        &position,
        limits,
        &|| start.elapsed() >= time,
        &mut |findings| {
            if live && result.is_ok() {
                result = draw(context, findings, start.elapsed(), true, &mut drawn);
            }
        },
    );
    result?;
    if context.json {
        context.print_json(&data(&position, &findings, start.elapsed()))?;
    } else {
        draw(context, &findings, start.elapsed(), false, &mut drawn)?;
    }
    Ok(Exit::Done)
}

/// Draws the table over the one before, which had `drawn` lines. On a terminal no more of a line
/// than fits the window, and while it is `live` no more lines: what has wrapped or scrolled away
/// could not be drawn over.
fn draw<G: EngineGame>(
    context: &Context,
    findings: &Findings<G>,
    elapsed: Duration,
    live: bool,
    drawn: &mut usize,
) -> Result<(), Failure> {
    let mut text = String::new();
    if *drawn > 0 {
        // Up by so many lines, and clear what is below.
        text += &format!("\x1b[{drawn}A\x1b[J");
    }
    let mut rows = table(findings, elapsed);
    if io::stdout().is_terminal()
        && let Ok((width, height)) = terminal::size()
    {
        if live {
            rows.truncate(usize::from(height.max(2)) - 1);
        }
        for row in &mut rows {
            cut(row, usize::from(width));
        }
    }
    *drawn = rows.len();
    for row in rows {
        text += &row;
        text.push('\n');
    }
    context.print(&text)
}

/// Leaves out the last turns of a row that is too wide.
fn cut(row: &mut String, width: usize) {
    while row.chars().count() > width
        && let Some(end) = row.trim_end().rfind(' ')
    {
        row.truncate(end);
    }
}

fn table<G: EngineGame>(findings: &Findings<G>, elapsed: Duration) -> Vec<String> {
    let seconds = elapsed.as_secs_f64();
    let mut rows = vec![format!("{} nodes  {seconds:.1} s", findings.nodes)];
    rows.extend(findings.lines.iter().enumerate().map(|(index, line)| {
        // On 80 columns, as much of a line as fits.
        let turns: Vec<String> = line.turns.iter().take(6).map(ToString::to_string).collect();
        format!(
            "{:>2}  {:>13}  {:>2}  {}",
            index + 1,
            distance::score(line.score),
            line.depth,
            turns.join(" ")
        )
    }));
    rows
}

fn data<G: EngineGame>(
    position: &G,
    findings: &Findings<G>,
    elapsed: Duration,
) -> serde_json::Value {
    let lines: Vec<_> = findings
        .lines
        .iter()
        .map(|line| {
            let turns: Vec<String> = line.turns.iter().map(ToString::to_string).collect();
            let value = match line.score {
                Score::Estimate(estimate) => json!({
                    "type": "estimate",
                    "percent": f64::from(line.score.permille()) / 10.0,
                    "score": estimate,
                }),
                Score::Proven(proven) => {
                    let mut json = json!({ "type": "proven", "outcome": proven.value().name() });
                    distance::put(&mut json, proven.distance());
                    json
                }
            };
            json!({ "value": value, "depth": line.depth, "turns": turns })
        })
        .collect();
    json!({
        "game": G::NAME,
        "position": position.to_string(),
        "outcome": position.outcome().map(rules::Outcome::name),
        "nodes": findings.nodes,
        "seconds": elapsed.as_secs_f64(),
        "lines": lines,
    })
}
