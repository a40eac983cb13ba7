//! A game that is studied: a tree of turns, the place in it that is shown, and the turn in
//! progress there.

use rules::record::{Comment, EditError, Node, Record, Suffix, read, read_turns};
use rules::{Game, Square};

use crate::{Did, Hand, TableError, Tapped};

/// A record with a place in it. Turns that are made there follow the record or branch off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study<G: Game> {
    record: Record<G>,
    path: Vec<usize>,
    position: G,
    hand: Hand<G>,
}

impl<G: Game> Study<G> {
    /// Studies a record from its beginning.
    #[must_use]
    pub fn new(record: Record<G>) -> Study<G> {
        let position = *record.start();
        Study {
            record,
            path: Vec::new(),
            position,
            hand: Hand::Idle,
        }
    }

    /// Studies what a text holds: a game record, which begins with a tag, a position, which has
    /// its ranks between slashes, or else a list of turns from a start position. Nothing is an
    /// empty list.
    ///
    /// # Errors
    /// What is wrong with it, taken for what it seems to be.
    pub fn read(text: &str) -> Result<Study<G>, TableError> {
        let text = text.trim();
        if text.starts_with('[') {
            return Ok(Study::new(read(text)?));
        }
        if text.contains('/') && !text.contains('-') {
            let position = text.parse().map_err(TableError::Position)?;
            return Ok(Study::new(Record::from_position(position)));
        }
        let mut starts = G::starts().iter().map(|start| list(start, text));
        let default = starts.next().unwrap_or_else(|| list(&G::start(), text));
        default.or_else(|error| starts.find_map(Result::ok).ok_or(error))
    }

    /// The record as it is now.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Where in the record the study stands.
    #[must_use]
    pub fn path(&self) -> &[usize] {
        &self.path
    }

    /// The position there.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The turn in progress there.
    #[must_use]
    pub fn hand(&self) -> &Hand<G> {
        &self.hand
    }

    /// The turn that led there; `None` at the beginning.
    #[must_use]
    pub fn node(&self) -> Option<&Node<G>> {
        self.record.node(&self.path)
    }

    /// The position before that turn.
    #[must_use]
    pub fn before(&self) -> Option<G> {
        let (_, before) = self.path.split_last()?;
        self.record.position(before)
    }

    /// Goes to a place, or as far on the way to it as the record goes.
    pub fn go(&mut self, path: &[usize]) {
        self.path.clear();
        self.position = *self.record.start();
        self.hand = Hand::Idle;
        let mut branches = self.record.branches();
        for &index in path {
            let Some(node) = branches.get(index) else {
                return;
            };
            self.position.play_unchecked(node.turn());
            self.path.push(index);
            branches = node.branches();
        }
    }

    /// A tap on a square; see [`Hand::tap`]. A whole turn is played.
    ///
    /// # Errors
    /// Why this square cannot be tapped now.
    pub fn tap(&mut self, square: Square, kind: Option<G::Kind>) -> Result<Did, TableError> {
        match self.hand.tap(&self.position, square, kind)? {
            Tapped::Changed(did) => Ok(did),
            Tapped::Turn(turn) => self.play(turn).map(|()| Did::Played),
        }
    }

    /// Goes back one stage of the turn in progress.
    pub fn cancel(&mut self) -> Option<Did> {
        self.hand.cancel()
    }

    /// Plays a turn and goes there: the record's own, or a new one.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn play(&mut self, turn: G::Turn) -> Result<(), TableError> {
        let index = self.record.play(&self.path, turn).map_err(edit_error)?;
        self.path.push(index);
        self.position.play_unchecked(turn);
        self.hand = Hand::Idle;
        Ok(())
    }

    /// Plays a turn that somebody has written.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn play_text(&mut self, text: &str) -> Result<(), TableError> {
        self.play(text.trim().parse()?)
    }

    /// Deletes the turn at the end of a path with all that follows. Whoever was there goes to
    /// the place before it.
    ///
    /// # Errors
    /// If there is no such turn.
    pub fn delete(&mut self, path: &[usize]) -> Result<(), TableError> {
        self.record.delete(path).map_err(edit_error)?;
        let mut here = std::mem::take(&mut self.path);
        let last = path.len().saturating_sub(1);
        if here.starts_with(path) {
            here.truncate(last);
        } else if here.starts_with(&path[..last])
            && let Some(index) = here.get_mut(last).filter(|index| **index > path[last])
        {
            *index -= 1;
        }
        self.go(&here);
        Ok(())
    }

    /// Makes the turn at the end of a path the line's next turn at its place instead of a
    /// variation. The study stays with the turn that it shows.
    ///
    /// # Errors
    /// If there is no such turn.
    pub fn promote(&mut self, path: &[usize]) -> Result<(), TableError> {
        self.record.promote(path).map_err(edit_error)?;
        let last = path.len().saturating_sub(1);
        if self.path.starts_with(&path[..last])
            && let Some(index) = self.path.get_mut(last)
        {
            if *index == path[last] {
                *index = 0;
            } else if *index < path[last] {
                *index += 1;
            }
        }
        Ok(())
    }

    /// What is written about the place that is shown.
    #[must_use]
    pub fn comment(&self) -> String {
        match self.node() {
            Some(node) => comment_text(&node.notes.comments),
            None => comment_text(&self.record.comments),
        }
    }

    /// Sets the comment on the place that is shown; an empty text deletes it. What a comment
    /// cannot hold is left out, and braces become parentheses.
    pub fn set_comment(&mut self, text: &str) {
        let kept: String = text
            .chars()
            .filter(|&c| c == '\n' || c == '\t' || !c.is_control())
            .map(|c| match c {
                '{' => '(',
                '}' => ')',
                other => other,
            })
            .collect();
        let comment = kept.trim().parse().ok();
        let comments = comment.filter(|c: &Comment| !c.as_str().is_empty());
        let comments = comments.into_iter().collect();
        match self.record.notes_mut(&self.path) {
            Some(notes) => notes.comments = comments,
            None => self.record.comments = comments,
        }
    }

    /// Puts a run of `!` and `?` after the turn that is shown; an empty text removes it.
    ///
    /// # Errors
    /// If it is no such run, or at the beginning.
    pub fn set_mark(&mut self, mark: &str) -> Result<(), TableError> {
        let suffix: Suffix = mark.parse().map_err(|_| TableError::NoSuchPly)?;
        let notes = self.record.notes_mut(&self.path);
        notes.ok_or(TableError::NoSuchPly)?.suffix = suffix;
        Ok(())
    }
}

/// Comments as one text.
#[must_use]
pub fn comment_text(comments: &[Comment]) -> String {
    let texts: Vec<&str> = comments.iter().map(Comment::as_str).collect();
    texts.join("\n")
}

fn list<G: Game>(start: &G, text: &str) -> Result<Study<G>, TableError> {
    let mut study = Study::new(Record::from_position(*start));
    for turn in read_turns(start, text)? {
        study.record.append(turn)?;
    }
    Ok(study)
}

fn edit_error(error: EditError) -> TableError {
    match error {
        EditError::Illegal(refusal) => TableError::Rules(refusal),
        EditError::TooManyTurns => TableError::TooManyTurns,
        EditError::NoSuchNode | EditError::Result => TableError::NoSuchPly,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::oxono::Position;

    const TEXT: &str = "[Game \"Oxono\"]\n\n1. Xc6-c5 (1. Od1-d2 Xc1-c2) (1. Xc3-c4) Od1-d2 *\n";

    fn study(path: &[usize]) -> Study<Position> {
        let mut study = Study::read(TEXT).unwrap();
        study.go(path);
        study
    }

    #[test]
    fn a_text_is_taken_for_what_it_is() {
        let plies = |text: &str| Study::<Position>::read(text).map(|s| s.record.turns().count());
        assert_eq!(plies(TEXT), Ok(2));
        assert_eq!(plies(" 6/6/2+3/3@2/6/6 p\n"), Ok(0));
        assert_eq!(plies("1. Xc6-c5 Od1-d2"), Ok(2));
        assert_eq!(plies(""), Ok(0));
        // From the other start, where the totems are exchanged.
        assert_eq!(plies("Oc6-c5"), Ok(1));
        let code = |text| Study::<Position>::read(text).unwrap_err().code();
        assert_eq!(code("6/6/2+3/6/6/6 p"), "totem-missing");
        assert_eq!(code("Xc6-c5 Xc6-c4"), "illegal-turn");
        assert_eq!(code("[Game \"Yoxii\"]\n\n*"), "game-other");
    }

    #[test]
    fn turns_follow_the_record_or_branch_off() {
        let mut study = study(&[0]);
        study.play_text("Od1-d2").unwrap();
        assert_eq!(study.path(), [0, 0]);
        study.go(&[]);
        for square in ["d3", "d2", "d1"] {
            study.tap(square.parse().unwrap(), None).unwrap();
        }
        assert_eq!(study.path(), [3]);
        assert_eq!(study.position(), &study.record().position(&[3]).unwrap());
        assert!(study.play_text("Xa1-a2").is_err());
        study.go(&[1, 0, 7]);
        assert_eq!(study.path(), [1, 0]);
    }

    #[test]
    fn changes_keep_the_place() {
        let mut here = study(&[2]);
        here.promote(&[2]).unwrap();
        assert_eq!(here.path(), [0]);
        assert_eq!(here.node().unwrap().turn().to_string(), "Xc3-c4");
        here.promote(&[2]).unwrap();
        assert_eq!(here.path(), [1]);
        here.delete(&[0]).unwrap();
        assert_eq!(here.path(), [0]);
        here.delete(&[0]).unwrap();
        assert!(here.path().is_empty());
        assert_eq!(here.position(), here.record().start());
        let mut elsewhere = study(&[1, 0]);
        elsewhere.delete(&[2]).unwrap();
        assert_eq!(elsewhere.path(), [1, 0]);
        elsewhere.delete(&[0]).unwrap();
        assert_eq!(elsewhere.path(), [0, 0]);
        assert!(elsewhere.delete(&[5]).is_err());
        assert!(elsewhere.delete(&[]).is_err());
    }

    #[test]
    fn notes_are_written_where_one_is() {
        let mut study = study(&[0]);
        study.set_comment(" A {good} turn\u{7}. ");
        study.set_mark("!?").unwrap();
        study.go(&[]);
        study.set_comment("The beginning");
        assert!(study.set_mark("!").is_err());
        let mut again = Study::<Position>::read(&study.record().to_string()).unwrap();
        assert_eq!(again.comment(), "The beginning");
        again.go(&[0]);
        assert_eq!(again.comment(), "A (good) turn.");
        assert_eq!(again.node().unwrap().notes.suffix.as_str(), "!?");
        again.set_comment("");
        assert!(again.node().unwrap().notes.comments.is_empty());
    }
}
