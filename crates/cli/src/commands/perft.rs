//! `totemic perft`: counting turn sequences.

use rules::{AnyGame, Game, divide, perft, with_game};
use serde_json::{Value, json};

use crate::arguments;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::notice::quoted;

/// Count the turn sequences of every length up to DEPTH: a line for each length, with its count.
///
/// Two different turns that lead to the same position count twice. A finished game has no turns.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic perft oxono 5
  totemic perft yoxii 2 --divide
  totemic perft oxono 3 '6/6/2+3/3@2/6/6 p' --json")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    /// The length of the longest sequences, from 1 to the length of the longest game.
    #[arg(value_parser = arguments::text(), allow_negative_numbers = true)]
    depth: String,

    #[command(flatten)]
    position: arguments::Position,

    /// Count the sequences of length DEPTH alone, split by their first turn: a line for each turn,
    /// with its count, sorted as text.
    #[arg(long)]
    divide: bool,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => count::<G>(&self, context))
    }
}

fn count<G: Game>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    let depth = read_depth::<G>(&args.depth, context)?;
    let position: G = context.position(args.position.text())?;
    if args.divide {
        print_split(&position, depth, context)?;
    } else {
        print_counts(&position, depth, context)?;
    }
    Ok(Exit::Done)
}

/// No sequence is longer than a game. No count at a depth that can be reached in a lifetime
/// exceeds 64 bits.
fn read_depth<G: Game>(text: &str, context: &Context) -> Result<u32, Failure> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|depth| digits && (1..=G::MAX_TURNS as u32).contains(depth))
        .ok_or_else(|| {
            Failure::Input(context.texts.say(
                "error-depth",
                &[
                    ("text", quoted(text).into()),
                    ("longest", G::MAX_TURNS.into()),
                ],
            ))
        })
}

/// Each line leaves as soon as it is known: the next one may take hours.
fn print_counts<G: Game>(position: &G, depth: u32, context: &Context) -> Result<(), Failure> {
    let mut counts = Vec::new();
    for depth in 1..=depth {
        let count = perft(position, depth);
        if context.json {
            counts.push(json!({ "depth": depth, "count": count }));
        } else {
            context.print(&format!("{depth} {count}\n"))?;
        }
    }
    if context.json {
        context.print_json(&json!({
            "game": G::NAME,
            "position": position.to_string(),
            "counts": counts,
        }))?;
    }
    Ok(())
}

fn print_split<G: Game>(position: &G, depth: u32, context: &Context) -> Result<(), Failure> {
    let mut split: Vec<(String, u64)> = divide(position, depth)
        .into_iter()
        .map(|(turn, count)| (turn.to_string(), count))
        .collect();
    split.sort_unstable();
    if context.json {
        let turns: Vec<Value> = split
            .iter()
            .map(|(turn, count)| json!({ "turn": turn, "count": count }))
            .collect();
        context.print_json(&json!({
            "game": G::NAME,
            "position": position.to_string(),
            "depth": depth,
            "turns": turns,
        }))
    } else {
        let lines: String = split
            .iter()
            .map(|(turn, count)| format!("{turn} {count}\n"))
            .collect();
        context.print(&lines)
    }
}
