//! UGI, the Universal Game Interface: the engine as a program that talks to programs.
//!
//! Lines come in on standard input, lines go out on standard output; `docs/protocol.md` is the
//! contract. Nothing that comes in ends the program but `quit` and the end of the input.

mod command;
mod options;
mod report;
mod session;

use std::io::{self, BufRead, Write};

use engine::player::Solve;

pub(crate) use command::{LONGEST_TIME, MOST_NODES};

use session::Session;

/// Longer lines are not read: no command needs so many characters.
const LONGEST_LINE: usize = 1 << 16;

/// Serves a game until `quit` or the end of the input.
pub(crate) fn serve<G: Solve>() -> io::Result<()> {
    let mut session = Session::<G>::new();
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = read_line(&mut input, &mut line)?;
        if !read {
            return session.wait();
        }
        if line.len() > LONGEST_LINE {
            say("info string error line too long")?;
        } else if !session.obey(&String::from_utf8_lossy(&line))? {
            return Ok(());
        }
    }
}

/// Reads a line, without its end, of which at most a little more than the longest is kept. False
/// at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    let mut any = false;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = (LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

/// Writes a line and makes sure that it has left the program.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
