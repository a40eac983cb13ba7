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

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};

use super::session::Session;
use crate::boards::Drawn;
use crate::context::Context;
use crate::failure::Failure;
use app::{App, Flow};
use palette::Palette;

/// Plays until somebody quits. The terminal is given back as it was found, also after a panic
/// (ratatui's hook) and after Ctrl-C, which is a key like any other here. A game that was not
/// saved is printed, so that quitting loses nothing.
pub(crate) fn run<G: Drawn>(session: Session<G>, context: &Context) -> Result<(), Failure> {
    let mut app = App::new(session, &context.texts, Palette::from_environment());
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
        terminal.draw(|frame| view::draw(app, frame))?;
        if let Event::Key(key) = event::read()?
            && key.is_press()
            && app.press(key) == Flow::Quit
        {
            return Ok(());
        }
    }
}
