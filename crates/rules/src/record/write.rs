//! Writing records: canonical, so that equal records are written alike.

use std::fmt::{self, Write};

use super::tags::comes_after_result;
use super::{Comment, Node, Notes, Record};
use crate::{Game, Outcome, Player};

/// Lines are at most this long, but for words and comments that are longer by themselves.
const WIDTH: usize = 80;

/// `1-0`, `0-1`, `1/2-1/2`, or `*` where nothing is claimed.
#[must_use]
pub const fn result_text(result: Option<Outcome>) -> &'static str {
    match result {
        Some(Outcome::Win(Player::First)) => "1-0",
        Some(Outcome::Win(Player::Second)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    }
}

/// What [`result_text`] has written; `None` for any other text.
pub(super) fn result_from_text(text: &str) -> Option<Option<Outcome>> {
    let results = [
        Some(Outcome::Win(Player::First)),
        Some(Outcome::Win(Player::Second)),
        Some(Outcome::Draw),
        None,
    ];
    results
        .into_iter()
        .find(|&result| result_text(result) == text)
}

impl<G: Game> fmt::Display for Record<G> {
    /// The canonical text, which ends with a line end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut words = Words::new(f);
        for comment in &self.comments {
            words.comment(comment)?;
        }
        if let Some((first, variations)) = self.branches().split_first() {
            write_line(&mut words, self, first, variations, 0)?;
        }
        words.word(result_text(self.result()))?;
        words.flush()?;
        f.write_char('\n')
    }
}

impl<G: Game> Record<G> {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tag(f, "Game", G::TITLE)?;
        let is_late = |&(name, _): &(&str, &str)| comes_after_result(name);
        for (name, value) in self.tags().iter().filter(|tag| !is_late(tag)) {
            write_tag(f, name, value)?;
        }
        write_tag(f, "Result", result_text(self.result()))?;
        if *self.start() != G::start() {
            write_tag(f, "Position", &self.start().to_string())?;
        }
        for (name, value) in self.tags().iter().filter(is_late) {
            write_tag(f, name, value)?;
        }
        Ok(())
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// Writes a line from its first turn on, which follows `plies` turns and has these variations.
/// Recursion is as deep as variations are nested, which is less than the length of a game.
fn write_line<G: Game>(
    words: &mut Words<'_, '_>,
    record: &Record<G>,
    first: &Node<G>,
    variations: &[Node<G>],
    plies: usize,
) -> fmt::Result {
    let (mut node, mut variations, mut plies) = (first, variations, plies);
    let mut after_other_text = true;
    loop {
        words.turn(
            &numbered(record, node, plies, after_other_text),
            &node.notes,
        )?;
        for variation in variations {
            words.open();
            write_line(words, record, variation, &[], plies)?;
            words.close();
        }
        // Behind a comment or a variation a reader wants to know where the line was.
        after_other_text = !variations.is_empty() || !node.notes.comments.is_empty();
        let Some((next, others)) = node.branches().split_first() else {
            return Ok(());
        };
        (node, variations, plies) = (next, others, plies + 1);
    }
}

/// A turn with its number, where it needs one.
fn numbered<G: Game>(
    record: &Record<G>,
    node: &Node<G>,
    plies: usize,
    after_other_text: bool,
) -> String {
    let turn = node.turn();
    match record.number(plies) {
        (number, Player::First) => format!("{number}. {turn}"),
        (number, Player::Second) if after_other_text => format!("{number}... {turn}"),
        _ => turn.to_string(),
    }
}

/// Writes words with a space or, where the line is full, a line end between them.
struct Words<'a, 'f> {
    out: &'a mut fmt::Formatter<'f>,
    column: usize,
    /// The last word: a closing bracket may still follow it.
    last: String,
    /// The opening bracket of the next word.
    opening: &'static str,
}

impl<'a, 'f> Words<'a, 'f> {
    fn new(out: &'a mut fmt::Formatter<'f>) -> Words<'a, 'f> {
        Words {
            out,
            column: 0,
            last: String::new(),
            opening: "",
        }
    }

    fn turn(&mut self, turn: &str, notes: &Notes) -> fmt::Result {
        self.word(&format!("{turn}{}", notes.suffix))?;
        for mark in &notes.marks {
            self.word(&format!("${mark}"))?;
        }
        notes
            .comments
            .iter()
            .try_for_each(|comment| self.comment(comment))
    }

    fn comment(&mut self, comment: &Comment) -> fmt::Result {
        self.word(&format!("{{{comment}}}"))
    }

    fn open(&mut self) {
        self.opening = "(";
    }

    fn close(&mut self) {
        self.last.push(')');
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        self.flush()?;
        self.last.push_str(std::mem::take(&mut self.opening));
        self.last.push_str(word);
        Ok(())
    }

    fn flush(&mut self) -> fmt::Result {
        let first_line = self.last.lines().next().unwrap_or_default();
        let width = first_line.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.out.write_char('\n')?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_char(' ')?;
            self.column += 1;
        }
        self.out.write_str(&self.last)?;
        self.column = match self.last.rsplit_once('\n') {
            None => self.column + width,
            Some((_, last_line)) => last_line.chars().count(),
        };
        self.last.clear();
        Ok(())
    }
}
