//! The state of the screen beside the game itself: the cursor, what is being typed, what is asked.

use std::path::Path;

use rules::{Refusal, Square};

use super::palette::Palette;
use crate::boards::Drawn;
use crate::play::computer::{Answer, Computer, hint_sentence};
use crate::play::entry;
use crate::play::session::{Hand, Session};
use crate::sentences;
use crate::texts::Texts;
use crate::whole_file;

/// Does the game go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    Continue,
    Quit,
}

/// What the keys mean at the moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// They play.
    Play,
    /// The help is shown; any key closes it.
    Help,
    /// The name of a file is being typed.
    Name(String),
    /// There is such a file: replace it?
    Replace(String),
    /// Really resign?
    Resign,
    /// Really quit without saving?
    Quit,
}

/// What was last said in answer to a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// It was done.
    Done(String),
    /// It could not be done.
    Refused(String),
}

/// The game and everything that the screen remembers.
pub(super) struct App<'a, G: Drawn> {
    pub(super) session: Session<G>,
    pub(super) computer: Computer<G>,
    pub(super) texts: &'a Texts,
    pub(super) palette: Palette,
    pub(super) cursor: Square,
    pub(super) flipped: bool,
    pub(super) typed: String,
    pub(super) mode: Mode,
    pub(super) note: Option<Note>,
    /// The record as it was last saved, and where.
    saved: Option<(String, String)>,
}

impl<'a, G: Drawn> App<'a, G> {
    pub(super) fn new(
        session: Session<G>,
        computer: Computer<G>,
        texts: &'a Texts,
        palette: Palette,
    ) -> App<'a, G> {
        let cursor = session.position().totem_square(G::TOTEMS[0]);
        App {
            session,
            computer,
            texts,
            palette,
            cursor,
            flipped: false,
            typed: String::new(),
            mode: Mode::Play,
            note: None,
            saved: None,
        }
    }

    /// Is the computer to move?
    pub(super) fn computer_moves(&self) -> bool {
        self.session.outcome().is_none() && self.computer.plays(self.session.position())
    }

    /// Lets the computer do its part. Called between keys, often while it thinks.
    pub(super) fn tick(&mut self) {
        let position = *self.session.position();
        if self.computer_moves() {
            self.computer.ask_turn(&position);
        }
        match self.computer.answer(&position) {
            Some(Answer::Turn(turn)) if self.computer_moves() => {
                let result = self.session.play(turn);
                self.settle(result);
                self.typed.clear();
                self.follow_totem();
            }
            Some(Answer::Hint(turn, reason)) => {
                let sentence = hint_sentence::<G>(self.texts, turn, reason);
                self.note = Some(Note::Done(sentence));
            }
            _ => {}
        }
    }

    /// Asks for a hint; the answer comes with a later tick.
    pub(super) fn ask_hint(&mut self) {
        if self.session.outcome().is_some() {
            self.refuse(Refusal::GameOver);
        } else if !self.computer_moves() {
            self.computer.ask_hint(self.session.position());
            self.note = Some(Note::Done(self.texts.say("play-thinking", &[])));
        }
    }

    /// The record, if it holds something that no file does.
    pub(super) fn unsaved_record(&self) -> Option<String> {
        let record = self.session.record().to_string();
        let nothing = self.session.turns().len() == 0 && self.session.resigned().is_none();
        let saved = matches!(&self.saved, Some((text, _)) if *text == record);
        (!nothing && !saved).then_some(record)
    }

    /// The name under which the game was last saved, or one to begin with.
    pub(super) fn file_name(&self) -> String {
        match &self.saved {
            Some((_, name)) => name.clone(),
            None => format!("{}.txt", G::NAME),
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.note = Some(Note::Refused(sentences::refusal(self.texts, refusal)));
    }

    /// The next half of the turn, on the square of the cursor.
    pub(super) fn act(&mut self) {
        if self.computer_moves() {
            return;
        }
        let result = self.session.act(self.cursor);
        if result == Ok(true) {
            self.follow_totem();
        }
        self.settle(result.map(|_| ()));
    }

    /// Shows a refusal, or forgets the last one.
    pub(super) fn settle(&mut self, result: Result<(), Refusal>) {
        match result {
            Ok(()) => self.note = None,
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// Plays what was typed, or says what is wrong with it and leaves it there to be mended.
    pub(super) fn enter_typed(&mut self) {
        if self.computer_moves() {
            return;
        }
        match entry::enter(&mut self.session, &self.typed) {
            Ok(_) => {
                self.typed.clear();
                self.note = None;
                self.follow_totem();
            }
            Err(why) => {
                self.note = Some(Note::Refused(sentences::turn_problem(self.texts, why)));
            }
        }
    }

    /// Puts the cursor where the game goes on: on the totem in hand.
    fn follow_totem(&mut self) {
        match self.session.hand() {
            Some(Hand::Totem(totem)) => {
                self.cursor = self.session.position().totem_square(*totem);
            }
            Some(Hand::Piece(half, _)) => self.cursor = half.to(),
            None => {}
        }
    }

    /// Takes back the step in hand, or else the last turn.
    pub(super) fn undo(&mut self) {
        let undone = self.session.take_back_step() || self.session.undo();
        self.note = Some(if undone {
            Note::Done(self.texts.say("play-undone", &[]))
        } else {
            Note::Refused(self.texts.say("play-nothing-to-undo", &[]))
        });
    }

    pub(super) fn resign(&mut self) {
        let result = self.session.resign();
        self.settle(result);
    }

    /// Saves under a name, unless there is a file of this name that somebody else has made.
    pub(super) fn save(&mut self, name: String, replace: bool) {
        if name.is_empty() {
            self.note = Some(Note::Refused(self.texts.say("play-save-name", &[])));
            return;
        }
        let own = matches!(&self.saved, Some((_, saved)) if *saved == name);
        if !replace && !own && Path::new(&name).exists() {
            self.mode = Mode::Replace(name);
            return;
        }
        let text = self.session.record().to_string();
        let file = ("file", name.clone().into());
        self.note = Some(match whole_file::write_text(Path::new(&name), &text) {
            Ok(()) => {
                self.saved = Some((text, name));
                Note::Done(self.texts.say("play-saved", &[file]))
            }
            Err(error) => {
                let reason = ("reason", error.to_string().into());
                Note::Refused(self.texts.say("play-not-saved", &[file, reason]))
            }
        });
    }

    /// Moves the cursor as it is seen: right and up are positive.
    pub(super) fn move_cursor(&mut self, right: i8, up: i8) {
        let sign = if self.flipped { -1 } else { 1 };
        let file = self.cursor.file() as i8 + sign * right;
        let rank = self.cursor.rank() as i8 + sign * up;
        // Up and down end on the nearest square of the next rank: the corners may be cut.
        let nearest = G::BOARD
            .into_iter()
            .filter(|square| square.rank() as i8 == rank)
            .min_by_key(|square| (square.file() as i8 - file).abs());
        match nearest {
            Some(square) if up != 0 || square.file() as i8 == file => self.cursor = square,
            _ => {}
        }
    }

    /// Moves the cursor to the next square on which something may be done.
    pub(super) fn next_chance(&mut self, backwards: bool) {
        let lit: Vec<Square> = G::BOARD
            .into_iter()
            .filter(|&square| self.session.chance(square).is_ok())
            .collect();
        let here = self.cursor.index();
        let next = if backwards {
            let before = lit.iter().rev().find(|square| square.index() < here);
            before.or(lit.last())
        } else {
            let after = lit.iter().find(|square| square.index() > here);
            after.or(lit.first())
        };
        if let Some(&square) = next {
            self.cursor = square;
        }
    }
}
