//! `totemic moves`: the legal turns.

use rules::{AnyGame, Game, with_game};
use serde_json::json;

use crate::arguments;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;

/// List the legal turns, one per line, sorted as text.
///
/// Nothing is listed where the game is over.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic moves oxono
  totemic moves yoxii '3/5/7/3T3/7/5/3 w' --json")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    #[command(flatten)]
    position: arguments::Position,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => list::<G>(&self, context))
    }
}

fn list<G: Game>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    let position: G = context.position(args.position.text())?;
    let mut turns: Vec<String> = position
        .legal_turns()
        .iter()
        .map(ToString::to_string)
        .collect();
    turns.sort_unstable();
    if context.json {
        context.print_json(&json!({
            "game": G::NAME,
            "position": position.to_string(),
            "turns": turns,
        }))?;
    } else {
        let lines: String = turns.iter().map(|turn| format!("{turn}\n")).collect();
        context.print(&lines)?;
    }
    Ok(Exit::Done)
}
