//! What a proof does to the lines that a search has found.

use super::{Solve, hardest};
use crate::score::Score;
use crate::search::{Findings, Line};
use crate::solve::Value;

/// Nodes that a little solver gets to refute a turn.
const REFUTATION: u64 = 400;

impl<G: Solve> Findings<G> {
    /// Is there nothing more to find out?
    pub(super) fn proven(&self) -> bool {
        let proven = |line: &Line<G>| matches!(line.score, Score::Proven { .. });
        self.lines.iter().all(proven)
    }

    /// Puts a turn that is known not to lose first, unless the best one is proven; was it not there
    /// before?
    pub(super) fn prefer(&mut self, turn: G::Turn) -> bool {
        let count = self.lines.len();
        let Some(best) = self.lines.first() else {
            return false;
        };
        if best.turns[0] == turn || matches!(best.score, Score::Proven { .. }) {
            return false;
        }
        let line = match self.lines.iter().position(|line| line.turns[0] == turn) {
            Some(index) => self.lines.remove(index),
            None => Line {
                turns: vec![turn],
                ..best.clone()
            },
        };
        self.lines.insert(0, line);
        self.lines.truncate(count);
        true
    }

    /// Takes up a proven value, and a turn that keeps it. In a lost position that is the one that
    /// is hardest to refute.
    pub(super) fn settle(
        &mut self,
        position: &G,
        turn: G::Turn,
        value: Value,
        lines: usize,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let turn = match value {
            Value::Loss => hardest(position, self.best().unwrap_or(turn), REFUTATION, stop),
            _ => turn,
        };
        self.put_first(turn, value, lines);
    }

    /// Puts the line that begins with `turn` first, as one of proven value.
    pub(super) fn put_first(&mut self, turn: G::Turn, value: Value, lines: usize) {
        let depth = self.lines.first().map_or(1, |line| line.depth);
        let found = self.lines.iter().position(|line| line.turns[0] == turn);
        let (score, turns) = match found.map(|index| self.lines.remove(index)) {
            Some(line) => (line.score, line.turns),
            None => (Score::Proven { value, plies: None }, vec![turn]),
        };
        let score = match score {
            // The search has found it, too, and knows how long it takes.
            Score::Proven { value: same, .. } if same == value => score,
            _ => Score::Proven { value, plies: None },
        };
        self.lines.insert(
            0,
            Line {
                score,
                depth,
                turns,
            },
        );
        self.lines.truncate(lines.max(1));
    }
}
