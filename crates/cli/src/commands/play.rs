//! `totemic play`: a game at the terminal.

use std::env;
use std::io::{self, IsTerminal};

use clap::ValueEnum;
use engine::game::EngineGame;
use engine::level::Level;
use rules::{AnyGame, Player, with_game};
use table::Occupant;

use crate::arguments;
use crate::boards::Drawn;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::play::computer::{Computer, Seat};
use crate::play::session::Session;
use crate::play::{line, screen};

/// Play a game, two people at one terminal or one against the computer.
///
/// On a terminal the game fills the screen: arrow keys and Enter, or turns typed in our notation;
/// `?` shows all keys. Elsewhere turns are read line by line.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic play oxono
  totemic play yoxii --level 3 --as second
  totemic play yoxii --lang de
  totemic play oxono '6/6/2+3/3@2/6/6 p'
  printf 'd5-3e6\\nundo\\n' | totemic play yoxii")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    #[command(flatten)]
    position: arguments::Position,

    /// Which start position, where the game has several.
    #[arg(
        long,
        value_enum,
        default_value = "random",
        conflicts_with_all = ["bare", "position"]
    )]
    start: Start,

    /// Play against the computer, from 1 (easy) to 8 (full strength).
    #[arg(long, value_name = "L", value_parser = arguments::whole::<u8>(1..=8))]
    level: Option<u8>,

    /// The side that you play against the computer.
    #[arg(
        long = "as",
        value_enum,
        value_name = "SIDE",
        default_value = "first",
        requires = "level"
    )]
    side: Side,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Side {
    /// You begin.
    First,
    /// The computer begins.
    Second,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Start {
    /// Drawn by lot.
    Random,
    /// The one that tools and tests use.
    Default,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => play::<G>(&self, context))
    }
}

fn play<G: Drawn + EngineGame>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    let start: G = match (args.position.text(), args.start) {
        (None, Start::Random) => draw_lots(G::starts()),
        (position, _) => context.position(position)?,
    };
    let seat = args.level.and_then(Level::new).map(|level| Seat {
        side: match args.side {
            Side::First => Player::Second,
            Side::Second => Player::First,
        },
        level,
    });
    let session = Session::new(start, seats(seat));
    let computer = Computer::sit_down(seat, lot());
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    if !dumb && io::stdin().is_terminal() && io::stdout().is_terminal() {
        screen::run(session, computer, context)?;
    } else {
        line::run(session, computer, context)?;
    }
    Ok(Exit::Done)
}

/// Who sits where at the table.
pub(crate) fn seats(computer: Option<Seat>) -> [table::Seat; 2] {
    Player::BOTH.map(|player| match computer {
        Some(Seat { side, level }) if side == player => {
            let level = level.number();
            let name = format!("totemic, level {level}");
            // Every level has a seat.
            table::Seat::new(Occupant::Computer { level }, Some(name))
                .unwrap_or(table::Seat::person())
        }
        _ => table::Seat::person(),
    })
}

/// A random number; always the same where the system has none.
fn lot() -> u64 {
    getrandom::u64().unwrap_or_default()
}

/// One of the start positions.
fn draw_lots<G: Drawn>(starts: &[G]) -> G {
    starts
        .get(lot() as usize % starts.len().max(1))
        .copied()
        .unwrap_or_else(G::start)
}
