//! Building the solution.
//!
//! A first turn is solved, which says who wins after it. Then the winner's strategy is written
//! down: a winning turn in every position that the winner can be led to, except where a fresh
//! solver settles the position within a few nodes. Of a draw, both sides' strategies not to lose
//! are written down. The work is kept in a journal of text lines, so that it can be stopped and
//! taken up again.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use std::io;

use rules::Game;
use rules::oxono::{Position, Turn};

use super::{Map, Solution, canonical_key, replies};
use crate::solve::{Goal, Solver, Value, leaf_reach};

/// What has been proven so far.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    turns: BTreeMap<u64, Turn>,
    holds: BTreeMap<u64, Turn>,
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

/// Why nothing was proven.
#[derive(Debug)]
pub enum Unproven {
    /// The work was stopped.
    Stopped,
    /// What was found could not be written down: whatever else is found would be lost.
    Unwritten(io::Error),
    /// The journal says of this position, or of one before it, what is not so.
    Contradicted(Position),
}

impl Journal {
    /// Reads the lines `turn<TAB>position<TAB>turn`, `hold<TAB>position<TAB>turn`,
    /// `value<TAB>position<TAB>value` and `leaf<TAB>position<TAB>nodes`. A last line that was cut
    /// off while it was written is passed over.
    ///
    /// # Errors
    /// Names the line that is none of these.
    pub fn read(text: &str) -> Result<Journal, JournalError> {
        let mut journal = Journal::default();
        for_each_line(text, |line| journal.read_line(line))?;
        Ok(journal)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let mut fields = line.split('\t');
        let kind = fields.next()?;
        let position: Position = fields.next()?.parse().ok()?;
        let (key, symmetry) = canonical_key(&position);
        match kind {
            "turn" | "hold" => {
                let turn: Turn = fields.next()?.parse().ok()?;
                position.is_legal(turn).then_some(())?;
                let turn = Position::transform_turn(turn, symmetry);
                let goal = if kind == "turn" {
                    Goal::Win
                } else {
                    Goal::Hold
                };
                self.turns_to(goal).insert(key, turn);
            }
            "value" => {
                let name = fields.next()?;
                self.values.insert(key, Value::from_name(name)?);
            }
            "leaf" => {
                self.leaves.insert(key, fields.next()?.parse().ok()?);
            }
            _ => return None,
        }
        fields.next().is_none().then_some(())
    }

    fn turns_to(&mut self, goal: Goal) -> &mut BTreeMap<u64, Turn> {
        match goal {
            Goal::Win => &mut self.turns,
            Goal::Hold => &mut self.holds,
        }
    }

    /// The turn that is known to reach the goal, in the canonical image. A win is a hold, too.
    fn turn(&self, key: u64, goal: Goal) -> Option<Turn> {
        let won = self.turns.get(&key);
        let held = || self.holds.get(&key).filter(|_| goal == Goal::Hold);
        won.or_else(held).copied()
    }

    /// The solution that the journal holds. A value that its turn shows is left out.
    #[must_use]
    pub fn solution(&self) -> Solution {
        let list = |turns: &BTreeMap<u64, Turn>| {
            let turns = turns.iter();
            turns.map(|(&key, &turn)| (key, turn)).collect()
        };
        Solution {
            turns: list(&self.turns),
            holds: list(&self.holds),
            values: self
                .values
                .iter()
                .filter(|(key, _)| !self.turns.contains_key(key))
                .map(|(&key, &value)| (key, value))
                .collect(),
            map: Map::default(),
        }
    }
}

/// Calls `read` with every whole line. A last line that was cut off while it was written is passed
/// over.
pub(super) fn for_each_line(
    text: &str,
    mut read: impl FnMut(&str) -> Option<()>,
) -> Result<(), JournalError> {
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    for (index, line) in whole.lines().enumerate() {
        read(line).ok_or(JournalError { line: index + 1 })?;
    }
    Ok(())
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
    /// Keeps a new line of the journal, which comes without the line feed.
    write: &'a mut dyn FnMut(&str) -> io::Result<()>,
    go_on: &'a (dyn Fn(u64) -> bool + Sync),
    threads: usize,
    leaf_nodes: u64,
    solver: &'a mut Solver,
}

impl fmt::Debug for Builder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder").finish_non_exhaustive()
    }
}

impl<'a> Builder<'a> {
    /// A builder that goes on where the journal ends, with what the solver knows already. What a
    /// fresh solver settles within `leaf_nodes` gets no entry. `write` keeps a new line of the
    /// journal, which comes without the line feed.
    pub fn new(
        journal: Journal,
        solver: &'a mut Solver,
        threads: usize,
        leaf_nodes: u64,
        write: &'a mut dyn FnMut(&str) -> io::Result<()>,
        go_on: &'a (dyn Fn(u64) -> bool + Sync),
    ) -> Builder<'a> {
        Builder {
            journal,
            write,
            go_on,
            threads,
            leaf_nodes,
            solver,
        }
    }

    /// Proves the value of a position and writes down the winner's strategy from it, or both
    /// sides' strategies not to lose.
    ///
    /// # Errors
    /// If the work was stopped, a line could not be kept, or the journal turns out wrong.
    pub fn prove(&mut self, position: &Position) -> Result<Value, Unproven> {
        let value = self.value(position)?;
        match value {
            Value::Win => self.strategy(vec![*position], Goal::Win)?,
            Value::Loss => self.strategy(replies(position), Goal::Win)?,
            Value::Draw => {
                self.strategy(vec![*position], Goal::Hold)?;
                self.strategy(replies(position), Goal::Hold)?;
            }
        }
        Ok(value)
    }

    /// Writes down a winning first turn for the start position, if one is proven.
    ///
    /// # Errors
    /// If the line could not be kept.
    pub fn note_start(&mut self) -> Result<(), Unproven> {
        let start = Position::start();
        if self.journal.turns.contains_key(&canonical_key(&start).0) {
            return Ok(());
        }
        let winning = first_turns().into_iter().find(|&turn| {
            let mut next = start;
            next.play_unchecked(turn);
            self.journal.values.get(&canonical_key(&next).0) == Some(&Value::Loss)
        });
        winning.map_or(Ok(()), |turn| self.note_turn(&start, turn, Goal::Win))
    }

    /// What has been proven so far.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    fn value(&mut self, position: &Position) -> Result<Value, Unproven> {
        let (key, _) = canonical_key(position);
        if let Some(&value) = self.journal.values.get(&key) {
            return Ok(value);
        }
        if self.journal.turns.contains_key(&key) {
            return Ok(Value::Win);
        }
        let answer = self.solver.solve(position, self.threads, self.go_on);
        let value = answer.value.ok_or(Unproven::Stopped)?;
        self.journal.values.insert(key, value);
        self.note(&format!("value\t{position}\t{}", value.name()))?;
        if let (Value::Win, Some(turn)) = (value, answer.best) {
            self.note_turn(position, turn, Goal::Win)?;
        }
        Ok(value)
    }

    fn note(&mut self, line: &str) -> Result<(), Unproven> {
        (self.write)(line).map_err(Unproven::Unwritten)
    }

    /// Writes down the strategy of the side to move, who reaches the goal in all of these
    /// positions.
    fn strategy(&mut self, mut open: Vec<Position>, goal: Goal) -> Result<(), Unproven> {
        let mut seen = HashSet::new();
        while let Some(position) = open.pop() {
            let (key, symmetry) = canonical_key(&position);
            if !seen.insert(key) || self.is_leaf(&position, key, goal)? {
                continue;
            }
            let turn = match self.journal.turn(key, goal) {
                Some(turn) => Position::transform_turn(turn, symmetry.inverse()),
                None => {
                    let reach = self.solver.reach(&position, goal, self.threads, self.go_on);
                    if !reach.reached.ok_or(Unproven::Stopped)? {
                        return Err(Unproven::Contradicted(position));
                    }
                    let turn = reach.best.ok_or(Unproven::Stopped)?;
                    self.note_turn(&position, turn, goal)?;
                    turn
                }
            };
            let mut next = position;
            next.play_unchecked(turn);
            open.extend(replies(&next));
        }
        Ok(())
    }

    fn note_turn(&mut self, position: &Position, turn: Turn, goal: Goal) -> Result<(), Unproven> {
        let (key, symmetry) = canonical_key(position);
        let canonical = Position::transform_turn(turn, symmetry);
        self.journal.turns_to(goal).insert(key, canonical);
        let kind = match goal {
            Goal::Win => "turn",
            Goal::Hold => "hold",
        };
        self.note(&format!("{kind}\t{position}\t{turn}"))
    }

    /// Does a fresh solver settle the position in a moment?
    fn is_leaf(&mut self, position: &Position, key: u64, goal: Goal) -> Result<bool, Unproven> {
        if goal == Goal::Win
            && let Some(&nodes) = self.journal.leaves.get(&key)
        {
            return Ok(nodes <= self.leaf_nodes);
        }
        if self.journal.turn(key, goal).is_some() {
            return Ok(false);
        }
        let Some(reach) = leaf_reach(position, goal, self.leaf_nodes) else {
            return Ok(false);
        };
        if goal == Goal::Win {
            self.journal.leaves.insert(key, reach.nodes);
            // Where it is settled by looking, looking again is quicker than reading a line.
            if reach.nodes > 100 {
                self.note(&format!("leaf\t{position}\t{}", reach.nodes))?;
            }
        }
        Ok(true)
    }
}
