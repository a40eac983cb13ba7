//! UGI, the Universal Game Interface: the engine as a program that talks to programs.
//!
//! Lines come in on standard input, lines go out on standard output; `docs/protocol.md` is the
//! contract. Nothing that comes in ends the program but `quit` and the end of the input.

mod command;
mod options;
mod report;
mod session;

use std::io::{self, Write};

use engine::game::EngineGame;

pub(crate) use command::{LONGEST_TIME, MOST_NODES};

use crate::lines::Lines;

use session::Session;

/// Serves a game until `quit` or the end of the input.
pub(crate) fn serve<G: EngineGame>() -> io::Result<()> {
    let mut session = Session::<G>::new();
    let mut lines = Lines::new(io::stdin().lock());
    while let Some(line) = lines.next()? {
        if line.cut {
            say("info string error line too long")?;
        } else if !session.obey(&line.text)? {
            return Ok(());
        }
    }
    session.wait()
}

/// Writes a line and makes sure that it has left the program.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
