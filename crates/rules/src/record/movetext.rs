//! Reading the turns of a record with all that stands between them, up to the result.

use super::cursor::Cursor;
use super::tree::contradicts;
use super::write::result_from_text;
use super::{Comment, CommentError, Notes, ReadError, Reason, Record};
use crate::{Game, Outcome, Player, Refusal, TurnError};

/// Variations are read up to this depth. No line of play can need it: a game is shorter.
const MAX_DEPTH: usize = 64;

/// A line that is being read: the main line, or a variation that is not closed yet.
struct Line<'a, G> {
    opened: Cursor<'a>,
    /// Leads to the last turn read, or to where the line branches off.
    path: Vec<usize>,
    /// Turns of this line that were read.
    turns: usize,
    before: G,
    after: G,
    /// What stands before the first turn of a variation belongs to that turn.
    comments: Vec<Comment>,
}

/// Reads up to the result into `record`, which has no turns yet. `tagged` is the value of the
/// `Result` tag.
pub(super) fn read_movetext<'a, G: Game>(
    cursor: &mut Cursor<'a>,
    record: &mut Record<G>,
    tagged: Option<Option<Outcome>>,
) -> Result<(), ReadError> {
    let start = *record.start();
    let mut reader = Reader {
        record,
        main: Line {
            opened: *cursor,
            path: Vec::new(),
            turns: 0,
            before: start,
            after: start,
            comments: Vec::new(),
        },
        open: Vec::new(),
    };
    let (at, result) = loop {
        cursor.skip_space();
        if let Some(result) = reader.read_item(cursor)? {
            break result;
        }
    };
    let outcome = reader.main.after.outcome();
    if tagged.is_some_and(|tagged| tagged != result) {
        return Err(at.error(Reason::ResultNotAsTag));
    }
    if contradicts(outcome, result) {
        return Err(at.error(Reason::ResultNotAsBoard));
    }
    record
        .set_result(result)
        .map_err(|_| at.error(Reason::ResultNotAsBoard))
}

struct Reader<'a, 'r, G: Game> {
    record: &'r mut Record<G>,
    main: Line<'a, G>,
    /// The variations that are not closed yet, the innermost last.
    open: Vec<Line<'a, G>>,
}

impl<'a, G: Game> Reader<'a, '_, G> {
    /// Reads one thing; the result of the game is the last.
    fn read_item(
        &mut self,
        cursor: &mut Cursor<'a>,
    ) -> Result<Option<(Cursor<'a>, Option<Outcome>)>, ReadError> {
        let here = *cursor;
        match cursor.peek() {
            None => return Err(self.unfinished(cursor)),
            Some('[') if cursor.at_line_start() => return Err(self.unfinished(cursor)),
            Some('{') => self.read_comment(cursor)?,
            Some('$') => self.read_mark(cursor)?,
            Some('(') => {
                self.open_variation(here)?;
                cursor.advance(1);
            }
            Some(')') => {
                self.close_variation(here)?;
                cursor.advance(1);
            }
            Some(_) => {
                let word = cursor.take_word();
                if let Some(result) = result_from_text(word) {
                    return match self.open.last() {
                        None => Ok(Some((here, result))),
                        Some(line) => Err(line.opened.error(Reason::VariationUnclosed)),
                    };
                }
                if word.is_empty() {
                    return Err(here.error(Reason::StrayText));
                }
                self.read_turn(here, word, cursor)?;
            }
        }
        Ok(None)
    }

    /// The error of a text that ends before the result.
    fn unfinished(&self, cursor: &Cursor<'a>) -> ReadError {
        match self.open.last() {
            None => cursor.error(Reason::ResultMissing),
            Some(line) => line.opened.error(Reason::VariationUnclosed),
        }
    }

    fn line(&mut self) -> &mut Line<'a, G> {
        self.open.last_mut().unwrap_or(&mut self.main)
    }

    /// The notes of the last turn of the line that is being read, if it has one.
    fn notes(&mut self) -> Option<&mut Notes> {
        let line = self.open.last().unwrap_or(&self.main);
        if line.turns == 0 {
            return None;
        }
        self.record.notes_mut(&line.path)
    }

    fn read_comment(&mut self, cursor: &mut Cursor<'a>) -> Result<(), ReadError> {
        let here = *cursor;
        cursor.advance(1);
        let mut inside = *cursor;
        let Some(comment) = cursor.take_to_brace() else {
            return Err(here.error(Reason::CommentUnclosed));
        };
        let comment: Comment = comment.parse().map_err(|error: CommentError| {
            inside.advance(error.offset);
            inside.error(Reason::CommentCharacter)
        })?;
        if let Some(notes) = self.notes() {
            notes.comments.push(comment);
        } else if self.open.is_empty() {
            self.record.comments.push(comment);
        } else {
            self.line().comments.push(comment);
        }
        Ok(())
    }

    fn read_mark(&mut self, cursor: &mut Cursor<'a>) -> Result<(), ReadError> {
        let here = *cursor;
        cursor.advance(1);
        let digits = cursor.take_word();
        let bad = || here.error(Reason::BadMark);
        // `parse` alone would take `+1`.
        if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(bad());
        }
        let mark = digits.parse().map_err(|_| bad())?;
        self.notes().ok_or_else(bad)?.marks.push(mark);
        Ok(())
    }

    fn open_variation(&mut self, here: Cursor<'a>) -> Result<(), ReadError> {
        let line = self.line();
        if line.turns == 0 {
            return Err(here.error(Reason::VariationAlone));
        }
        let variation = Line {
            opened: here,
            path: line.path[..line.path.len() - 1].to_vec(),
            turns: 0,
            before: line.before,
            after: line.before,
            comments: Vec::new(),
        };
        if self.open.len() == MAX_DEPTH {
            return Err(here.error(Reason::VariationTooDeep));
        }
        self.open.push(variation);
        Ok(())
    }

    fn close_variation(&mut self, here: Cursor<'a>) -> Result<(), ReadError> {
        match self.open.pop() {
            None => Err(here.error(Reason::StrayText)),
            Some(line) if line.turns == 0 => Err(line.opened.error(Reason::VariationEmpty)),
            Some(_) => Ok(()),
        }
    }

    /// Reads a turn with its number: `1. Xc6-c5`, `1.Xc6-c5`, `1... Xc6-c5` or `Xc6-c5`.
    fn read_turn(
        &mut self,
        word_at: Cursor<'a>,
        word: &'a str,
        cursor: &mut Cursor<'a>,
    ) -> Result<(), ReadError> {
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let dots = word.len() - digits - word[digits..].trim_start_matches('.').len();
        let (number, mut turn) = word.split_at(digits + dots);
        let mut turn_at = word_at;
        turn_at.advance(number.len());
        if !number.is_empty() && turn.is_empty() {
            cursor.skip_space();
            turn_at = *cursor;
            turn = cursor.take_word();
            if turn.is_empty() || result_from_text(turn).is_some() {
                return Err(word_at.error(Reason::NumberAlone));
            }
        }
        let (suffix, turn) = split_suffix(turn);
        let turn: G::Turn = turn.parse().map_err(|error: TurnError| {
            turn_at.error_behind(error.column() - 1, Reason::BadTurn(error))
        })?;
        let refused = self.line().after.check(turn).err();
        if refused == Some(Refusal::GameOver) {
            return Err(turn_at.error(Reason::TurnAfterEnd));
        }
        self.check_number(word_at, &number[..digits], dots)?;
        if let Some(refusal) = refused {
            return Err(turn_at.error(Reason::IllegalTurn(refusal)));
        }
        if self.record.is_full() {
            return Err(turn_at.error(Reason::TooManyTurns));
        }
        self.add_turn(turn, suffix);
        Ok(())
    }

    /// The first player's turns must be numbered; the second player's only where a line begins.
    fn check_number(&self, at: Cursor<'a>, digits: &str, dots: usize) -> Result<(), ReadError> {
        let line = self.open.last().unwrap_or(&self.main);
        let (expected, player) = self.record.number(line.path.len());
        if digits.is_empty() && dots == 0 {
            return if player == Player::First || line.turns == 0 {
                Err(at.error(Reason::NumberMissing { expected }))
            } else {
                Ok(())
            };
        }
        let dots_expected = match player {
            Player::First => 1,
            Player::Second => 3,
        };
        if digits == expected.to_string() && dots == dots_expected {
            Ok(())
        } else {
            Err(at.error(Reason::NumberWrong { expected }))
        }
    }

    fn add_turn(&mut self, turn: G::Turn, suffix: &str) {
        let line = self.open.last_mut().unwrap_or(&mut self.main);
        line.before = line.after;
        line.after.play_unchecked(turn);
        line.turns += 1;
        if let Some(index) = self.record.push(&line.path, turn) {
            line.path.push(index);
        }
        let comments = std::mem::take(&mut line.comments);
        if let Some(notes) = self.notes() {
            notes.suffix = suffix.parse().unwrap_or_default();
            notes.comments = comments;
        }
    }
}

/// The marks after a turn, and the turn without them.
fn split_suffix(word: &str) -> (&str, &str) {
    let turn = word.trim_end_matches(['!', '?', '#']);
    (&word[turn.len()..], turn)
}
