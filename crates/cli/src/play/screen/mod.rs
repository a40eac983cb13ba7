//! The game on the whole screen.

mod app;
mod board;
mod help;
mod keys;
mod palette;
mod shape;
#[cfg(test)]
mod tests;
mod view;

use std::io;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use super::computer::Computer;
use super::session::Session;
use crate::boards::Drawn;
use crate::context::Context;
use crate::failure::Failure;
use app::{App, Flow};
use palette::Palette;

/// How often to check whether the computer has an answer.
const GLANCE: Duration = Duration::from_millis(50);

/// Plays until somebody quits. The terminal is given back as it was found, also after a panic
/// (ratatui's hook) and after Ctrl-C, which is a key like any other here. A game that was not
/// saved is printed, so that quitting loses nothing.
pub(crate) fn run<G: Drawn>(
    session: Session<G>,
    computer: Computer<G>,
    context: &Context,
) -> Result<(), Failure> {
    let palette = Palette::from_environment();
    let mut app = App::new(session, computer, &context.texts, palette);
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, &mut app);
    ratatui::try_restore()?;
    if let Some(record) = app.unsaved_record() {
        context.print(&record)?;
    }
    played.map_err(Failure::from)
}

fn play<G: Drawn>(terminal: &mut DefaultTerminal, app: &mut App<'_, G>) -> io::Result<()> {
    loop {
        app.tick();
        terminal.draw(|frame| view::draw(app, frame))?;
        if app.computer.is_thinking() && !event::poll(GLANCE)? {
            continue;
        }
        if let Event::Key(key) = event::read()?
            && key.is_press()
            && app.press(key) == Flow::Quit
        {
            return Ok(());
        }
    }
}
