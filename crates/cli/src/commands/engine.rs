//! `totemic engine`: the engine for other programs.

use rules::{AnyGame, with_game};

use crate::arguments;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::ugi;

/// Speak UGI, the Universal Game Interface, on standard input and output.
///
/// docs/protocol.md describes the protocol with a worked session.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:
  printf 'ugi\\nposition startpos\\ngo movetime 500\\n' | totemic engine yoxii")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,
}

impl Args {
    pub(crate) fn run(self, _: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => ugi::serve::<G>())?;
        Ok(Exit::Done)
    }
}
