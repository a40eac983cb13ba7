//! `totemic play`: a game at the terminal.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::BuildHasher;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use clap::ValueEnum;
use rules::{AnyGame, with_game};

use crate::arguments;
use crate::boards::Drawn;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::session::Session;
use crate::play::{line, screen};

/// Play a game, two people at one terminal.
///
/// On a terminal the game fills the screen: arrow keys and Enter, or turns typed in our notation;
/// `?` shows all keys. Elsewhere turns are read line by line.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic play oxono
  totemic play yoxii --lang de
  totemic play oxono --position '6/6/2+3/3@2/6/6 p'
  printf 'd5-3e6\\nundo\\n' | totemic play yoxii")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    /// The position to play from [default: a start position].
    #[arg(long, value_name = "P", value_parser = arguments::text())]
    position: Option<String>,

    /// Which start position, where the game has several.
    #[arg(
        long,
        value_enum,
        default_value = "random",
        conflicts_with = "position"
    )]
    start: Start,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Start {
    /// Drawn by lot.
    Random,
    /// The one that tools and tests use.
    Default,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        with_game!(self.game, G => play::<G>(&self, context))
    }
}

fn play<G: Drawn>(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let start: G = match (&args.position, args.start) {
        (None, Start::Random) => draw_lots(G::starts()),
        (position, _) => context.position(position.as_deref())?,
    };
    let session = Session::new(start);
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    if !dumb && io::stdin().is_terminal() && io::stdout().is_terminal() {
        screen::run(session, context)?;
    } else {
        line::run(session, context)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One of the start positions. The keys of a hash map are random enough for drawing lots.
fn draw_lots<G: Drawn>(starts: &[G]) -> G {
    let lot = RandomState::new().hash_one(()) as usize;
    starts
        .get(lot % starts.len().max(1))
        .copied()
        .unwrap_or_else(G::start)
}
