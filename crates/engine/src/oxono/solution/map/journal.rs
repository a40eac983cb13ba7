//! The journal of the map: a line of text for every position that is settled.

use std::collections::BTreeMap;

use rules::Game;
use rules::oxono::{Position, Turn};

use super::super::build::{JournalError, for_each_line};
use super::super::{Solution, canonical_key};
use super::{Entry, Map, is_mapped};
use crate::solve::Value;

/// What a line says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The value for the side to move.
    pub value: Value,
    /// A turn that keeps it; in a lost position one that resists, where it is known.
    pub turn: Option<Turn>,
    /// Positions that the solver has expanded for it, in the run that settled it.
    pub nodes: u64,
}

/// What has been proven so far.
#[derive(Clone, Debug, Default)]
pub struct MapJournal {
    /// By the key of the canonical image, with the turn in that image.
    pub(super) lines: BTreeMap<u64, Line>,
}

impl MapJournal {
    /// Reads the lines `position<TAB>value<TAB>turn<TAB>nodes`, with `-` where no turn is known. A
    /// last line that was cut off while it was written is passed over.
    ///
    /// # Errors
    /// Names the line that is none of these, or says what another one denies.
    pub fn read(text: &str) -> Result<MapJournal, JournalError> {
        let mut journal = MapJournal::default();
        for_each_line(text, |line| journal.read_line(line))?;
        Ok(journal)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let mut fields = line.split('\t');
        let position: Position = fields.next()?.parse().ok()?;
        is_mapped(&position).then_some(())?;
        let (key, symmetry) = canonical_key(&position);
        let value = Value::from_name(fields.next()?)?;
        let turn = match fields.next()? {
            "-" => None,
            text => {
                let turn: Turn = text.parse().ok()?;
                position.is_legal(turn).then_some(())?;
                Some(Position::transform_turn(turn, symmetry))
            }
        };
        let nodes = fields.next()?.parse().ok()?;
        (turn.is_some() || value == Value::Loss).then_some(())?;
        let line = Line { value, turn, nodes };
        let before = *self.lines.entry(key).or_insert(line);
        (before.value == value && fields.next().is_none()).then_some(())
    }

    /// Writes down what is proven of a position and gives the line of text.
    pub(super) fn note(&mut self, position: &Position, line: Line) -> String {
        let (key, symmetry) = canonical_key(position);
        let Line { value, turn, nodes } = line;
        let canonical = turn.map(|turn| Position::transform_turn(turn, symmetry));
        let turn_text = turn.map_or("-".to_owned(), |turn| turn.to_string());
        let turn = canonical;
        self.lines.insert(key, Line { value, turn, nodes });
        format!("{position}\t{}\t{turn_text}\t{nodes}", value.name())
    }

    /// How many positions are settled.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Is none settled?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// What the lines say that the solution does not say itself.
    #[must_use]
    pub fn map(&self, solution: &Solution) -> Map {
        let lines = self.lines.iter();
        let new = lines.filter(|(key, _)| solution.value_of(**key).is_none());
        let entries = new.map(|(&key, &Line { value, turn, .. })| {
            let turn = turn.filter(|_| value != Value::Loss);
            (key, Entry { value, turn })
        });
        Map::new(entries.collect())
    }
}
