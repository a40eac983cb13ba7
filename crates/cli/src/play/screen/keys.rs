//! What the keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Flow, Mode};
use crate::boards::Drawn;

/// No turn is longer, and no name needs to be.
const LONGEST_ENTRY: usize = 20;
const LONGEST_NAME: usize = 200;

impl<G: Drawn> App<'_, G> {
    /// Obeys a key.
    pub(super) fn press(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Flow::Quit,
                _ => Flow::Continue,
            };
        }
        match std::mem::replace(&mut self.mode, Mode::Play) {
            Mode::Play => return self.press_in_play(key.code),
            Mode::Help => {}
            Mode::Name(name) => self.press_in_name(name, key.code),
            Mode::Replace(name) => match key.code {
                KeyCode::Enter => self.save(name, true),
                KeyCode::Esc => self.mode = Mode::Name(name),
                _ => self.mode = Mode::Replace(name),
            },
            Mode::Resign => match key.code {
                KeyCode::Enter => self.resign(),
                KeyCode::Esc => {}
                _ => self.mode = Mode::Resign,
            },
            Mode::Quit => match key.code {
                KeyCode::Char('q') => return Flow::Quit,
                KeyCode::Char('s') => self.mode = Mode::Name(self.file_name()),
                KeyCode::Esc => {}
                _ => self.mode = Mode::Quit,
            },
        }
        Flow::Continue
    }

    fn press_in_name(&mut self, mut name: String, code: KeyCode) {
        match code {
            KeyCode::Enter => return self.save(name.trim().to_owned(), false),
            KeyCode::Esc => return,
            KeyCode::Backspace => {
                name.pop();
            }
            KeyCode::Char(character) if name.len() < LONGEST_NAME => name.push(character),
            _ => {}
        }
        self.mode = Mode::Name(name);
    }

    fn press_in_play(&mut self, code: KeyCode) -> Flow {
        match code {
            KeyCode::Up => self.point(|app| app.move_cursor(0, 1)),
            KeyCode::Down => self.point(|app| app.move_cursor(0, -1)),
            KeyCode::Left => self.point(|app| app.move_cursor(-1, 0)),
            KeyCode::Right => self.point(|app| app.move_cursor(1, 0)),
            KeyCode::Tab => self.point(|app| app.next_chance(false)),
            KeyCode::BackTab => self.point(|app| app.next_chance(true)),
            KeyCode::Enter | KeyCode::Char(' ') if self.typed.is_empty() => self.act(),
            KeyCode::Enter => self.enter_typed(),
            KeyCode::Esc if self.typed.is_empty() => {
                self.session.take_back_step();
                self.note = None;
            }
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Char(character) => return self.press_letter(character),
            _ => {}
        }
        Flow::Continue
    }

    /// A key that points at a square ends typing.
    fn point(&mut self, change: impl FnOnce(&mut Self)) {
        self.typed.clear();
        self.note = None;
        change(self);
    }

    /// Letters of the notation are typed; the others are commands. Whatever was begun to be typed
    /// is typed to the end.
    fn press_letter(&mut self, letter: char) -> Flow {
        if self.typed.is_empty() {
            match letter {
                'q' if self.unsaved_record().is_some() => self.mode = Mode::Quit,
                'q' => return Flow::Quit,
                's' => self.mode = Mode::Name(self.file_name()),
                'u' => self.undo(),
                'r' if self.session.outcome().is_none() && !self.computer_moves() => {
                    self.mode = Mode::Resign;
                }
                'h' => self.ask_hint(),
                'v' => self.flipped = !self.flipped,
                '?' => self.mode = Mode::Help,
                _ => self.begin_typing(letter),
            }
        } else if self.typed.len() < LONGEST_ENTRY && letter.is_ascii_graphic() {
            self.typed.push(letter);
        }
        Flow::Continue
    }

    /// A totem's letter also takes that totem in hand; a piece's digit chooses the piece.
    fn begin_typing(&mut self, letter: char) {
        if self.computer_moves() {
            return;
        }
        let is = |name: String| name.eq_ignore_ascii_case(&letter.to_string());
        if G::TOTEMS.len() > 1
            && let Some(&totem) = G::TOTEMS.iter().find(|totem| is(totem.to_string()))
        {
            let result = self.session.choose_totem(totem);
            if result.is_ok() {
                self.cursor = self.session.position().totem_square(totem);
                self.typed.push(letter.to_ascii_uppercase());
            }
            self.settle(result);
        } else if let Some(&kind) = G::KINDS.iter().find(|kind| is(kind.to_string())) {
            let result = self.session.choose_kind(kind);
            self.settle(result);
        } else if ('a'..='g').contains(&letter.to_ascii_lowercase()) {
            self.typed.push(letter);
            self.note = None;
        }
    }
}
