//! What a proof does to the lines that a search has found.

use super::{Solve, hardest};
use crate::proven::{Distance, Proven};
use crate::score::Score;
use crate::search::{Findings, Line};
use crate::solve::{Value, longest};

/// Nodes that a little solver gets to refute a turn.
const REFUTATION: u64 = 400;

impl<G: Solve> Findings<G> {
    /// What the position is worth, as far as the best line tells. The score of a line is that of
    /// its first turn: another may win sooner, or hold out longer.
    #[must_use]
    pub fn score(&self, position: &G) -> Option<Score> {
        let score = self.lines.first()?.score;
        Some(match score {
            Score::Proven(Proven::Win(Distance::Exactly(turns @ 3..))) => {
                Score::Proven(Proven::Win(Distance::AtMost(turns)))
            }
            Score::Proven(Proven::Loss(_)) => {
                let most = longest(position, Value::Loss);
                Score::Proven(Proven::Loss(Distance::AtMost(most)))
            }
            _ => score,
        })
    }

    /// Is there nothing more to find out?
    pub(super) fn proven(&self) -> bool {
        let proven = |line: &Line<G>| matches!(line.score, Score::Proven(_));
        self.lines.iter().all(proven)
    }

    /// Puts a turn that is known not to lose first, unless the best one is proven.
    pub(super) fn prefer(&mut self, turn: G::Turn) {
        let count = self.lines.len();
        let Some(best) = self.lines.first() else {
            return;
        };
        if best.turns[0] == turn || matches!(best.score, Score::Proven(_)) {
            return;
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
        self.put_first(position, turn, value, lines);
    }

    /// Puts the line that begins with `turn` first, as one of proven value.
    pub(super) fn put_first(&mut self, position: &G, turn: G::Turn, value: Value, lines: usize) {
        let depth = self.lines.first().map_or(1, |line| line.depth);
        let found = self.lines.iter().position(|line| line.turns[0] == turn);
        let distance = Distance::AtMost(longest(position, value));
        let mut line = Line {
            score: Score::Proven(Proven::new(value, distance)),
            depth,
            turns: vec![turn],
        };
        if let Some(found) = found.map(|index| self.lines.remove(index)) {
            line.turns = found.turns;
            // The search has found it, too, and knows how long it takes.
            if matches!(found.score, Score::Proven(proven) if proven.value() == value) {
                line.score = found.score;
            }
        }
        self.lines.insert(0, line);
        self.lines.truncate(lines.max(1));
    }
}
