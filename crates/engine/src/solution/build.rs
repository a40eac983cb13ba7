//! Building the solution.
//!
//! A first turn is solved, which says who wins after it. Then the winner's strategy is written
//! down: a winning turn in every position that the winner can be led to, except where a fresh
//! solver settles the position within a few nodes. The work is kept in a journal of text lines,
//! so that it can be stopped and taken up again.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

use rules::Game;
use rules::oxono::{Position, Turn};

use super::{Solution, canonical_key, leaf_answer};
use crate::solve::{NoMemory, Solver, Value};

/// What has been proven so far.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    turns: BTreeMap<u64, Turn>,
    values: BTreeMap<u64, Value>,
    /// With the nodes that a fresh solver needs.
    leaves: HashMap<u64, u64>,
}

/// A line of a journal that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// The line, from 1.
    pub line: usize,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)
    }
}

impl std::error::Error for JournalError {}

impl Journal {
    /// Reads the lines `turn<TAB>position<TAB>turn`, `value<TAB>position<TAB>value` and
    /// `leaf<TAB>position<TAB>nodes`. A last line that was cut off while it was written is passed over.
    ///
    /// # Errors
    /// Names the line that is none of these.
    pub fn read(text: &str) -> Result<Journal, JournalError> {
        let mut journal = Journal::default();
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        for (index, line) in whole.lines().enumerate() {
            journal
                .read_line(line)
                .ok_or(JournalError { line: index + 1 })?;
        }
        Ok(journal)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let mut fields = line.split('\t');
        let kind = fields.next()?;
        let position: Position = fields.next()?.parse().ok()?;
        let (key, symmetry) = canonical_key(&position);
        match kind {
            "turn" => {
                let turn: Turn = fields.next()?.parse().ok()?;
                position.is_legal(turn).then_some(())?;
                let turn = Position::transform_turn(turn, symmetry);
                self.turns.insert(key, turn);
            }
            "value" => {
                let name = fields.next()?;
                let value = [Value::Loss, Value::Draw, Value::Win]
                    .into_iter()
                    .find(|value| value.name() == name)?;
                self.values.insert(key, value);
            }
            "leaf" => {
                self.leaves.insert(key, fields.next()?.parse().ok()?);
            }
            _ => return None,
        }
        fields.next().is_none().then_some(())
    }

    /// The solution that the journal holds. A value that its turn shows is left out.
    #[must_use]
    pub fn solution(&self) -> Solution {
        Solution {
            turns: self.turns.iter().map(|(&key, &turn)| (key, turn)).collect(),
            values: self
                .values
                .iter()
                .filter(|(key, _)| !self.turns.contains_key(key))
                .map(|(&key, &value)| (key, value))
                .collect(),
        }
    }
}

/// The first turns that differ by more than a symmetry.
#[must_use]
pub fn first_turns() -> Vec<Turn> {
    let mut seen = HashSet::new();
    let start = Position::start();
    let mut turns = start.legal_turns();
    turns.retain(|&turn| {
        let mut next = start;
        next.play_unchecked(turn);
        seen.insert(canonical_key(&next).0)
    });
    turns
}

/// Proves first turns and writes down strategies.
pub struct Builder<'a> {
    journal: Journal,
    /// Gets every new line of the journal, without the line feed.
    write: &'a mut dyn FnMut(&str),
    go_on: &'a (dyn Fn(u64) -> bool + Sync),
    threads: usize,
    leaf_nodes: u64,
    solver: Solver,
}

impl fmt::Debug for Builder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder").finish_non_exhaustive()
    }
}

impl<'a> Builder<'a> {
    /// A builder that goes on where the journal ends, with a table of `most_bytes`. What a fresh
    /// solver settles within `leaf_nodes` gets no entry.
    ///
    /// # Errors
    /// If there is no memory for the tables.
    pub fn new(
        journal: Journal,
        most_bytes: usize,
        threads: usize,
        leaf_nodes: u64,
        write: &'a mut dyn FnMut(&str),
        go_on: &'a (dyn Fn(u64) -> bool + Sync),
    ) -> Result<Builder<'a>, NoMemory> {
        Ok(Builder {
            journal,
            write,
            go_on,
            threads,
            leaf_nodes,
            solver: Solver::new(most_bytes)?,
        })
    }

    /// Proves the value of a position and writes down the winner's strategy from it. `None` if
    /// the work was stopped.
    pub fn prove(&mut self, position: &Position) -> Option<Value> {
        let value = self.value(position)?;
        let complete = match value {
            Value::Win => self.strategy(position),
            Value::Loss => position
                .legal_turns()
                .into_iter()
                .try_for_each(|turn| self.answer(position, turn)),
            Value::Draw => Some(()),
        };
        complete.map(|()| value)
    }

    /// Writes down a winning first turn for the start position, if one is proven.
    pub fn note_start(&mut self) {
        let start = Position::start();
        if self.journal.turns.contains_key(&canonical_key(&start).0) {
            return;
        }
        let winning = first_turns().into_iter().find(|&turn| {
            let mut next = start;
            next.play_unchecked(turn);
            self.journal.values.get(&canonical_key(&next).0) == Some(&Value::Loss)
        });
        if let Some(turn) = winning {
            self.note_turn(&start, turn);
        }
    }

    /// What has been proven so far.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    fn value(&mut self, position: &Position) -> Option<Value> {
        let (key, _) = canonical_key(position);
        if let Some(&value) = self.journal.values.get(&key) {
            return Some(value);
        }
        if self.journal.turns.contains_key(&key) {
            return Some(Value::Win);
        }
        let answer = self.solver.solve(position, self.threads, self.go_on);
        let value = answer.value?;
        self.journal.values.insert(key, value);
        (self.write)(&format!("value\t{position}\t{}", value.name()));
        if let (Value::Win, Some(turn)) = (value, answer.best) {
            self.note_turn(position, turn);
        }
        Some(value)
    }

    /// Writes down the strategy of the side to move, who wins.
    fn strategy(&mut self, position: &Position) -> Option<()> {
        let mut open = vec![*position];
        let mut seen = HashSet::new();
        while let Some(position) = open.pop() {
            let (key, symmetry) = canonical_key(&position);
            if !seen.insert(key) || self.is_leaf(&position, key) {
                continue;
            }
            let turn = match self.journal.turns.get(&key) {
                Some(&turn) => Position::transform_turn(turn, symmetry.inverse()),
                None => {
                    let answer = self.solver.solve(&position, self.threads, self.go_on);
                    match answer.value? {
                        Value::Win => {}
                        value => unreachable!("a won position turned out a {}", value.name()),
                    }
                    let turn = answer.best?;
                    self.note_turn(&position, turn);
                    turn
                }
            };
            let mut next = position;
            next.play_unchecked(turn);
            next.for_each_turn(|reply| {
                let mut after = next;
                after.play_unchecked(reply);
                open.push(after);
            });
        }
        Some(())
    }

    /// Writes down the strategy against one turn of the side to move, who loses.
    fn answer(&mut self, position: &Position, turn: Turn) -> Option<()> {
        let mut next = *position;
        next.play_unchecked(turn);
        self.strategy(&next)
    }

    fn note_turn(&mut self, position: &Position, turn: Turn) {
        let (key, symmetry) = canonical_key(position);
        let canonical = Position::transform_turn(turn, symmetry);
        self.journal.turns.insert(key, canonical);
        (self.write)(&format!("turn\t{position}\t{turn}"));
    }

    /// Does a fresh solver settle the position in a moment?
    fn is_leaf(&mut self, position: &Position, key: u64) -> bool {
        if let Some(&nodes) = self.journal.leaves.get(&key) {
            return nodes <= self.leaf_nodes;
        }
        if self.journal.turns.contains_key(&key) {
            return false;
        }
        let Some(answer) = leaf_answer(position, self.leaf_nodes, &|| true) else {
            return false;
        };
        let leaf = answer.value == Some(Value::Win);
        if leaf {
            self.journal.leaves.insert(key, answer.nodes);
            // Where it is settled by looking, looking again is quicker than reading a line.
            if answer.nodes > 100 {
                (self.write)(&format!("leaf\t{position}\t{}", answer.nodes));
            }
        }
        leaf
    }
}
