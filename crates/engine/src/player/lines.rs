//! What a proof does to the lines that a search has found.

use super::hardest;
use crate::game::EngineGame;
use crate::proven::{Distance, Proven};
use crate::score::Score;
use crate::search::{Findings, Limits, Line};
use crate::solve::{Value, longest};

/// Nodes to find out which turn of a lost position is hardest to refute: the least that it gets
/// whatever the limits, and the most.
const RESISTANCE: [u64; 2] = [10_000, 400_000];

impl<G: EngineGame> Findings<G> {
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

    /// Does even the best turn lose, as is proven?
    pub(super) fn is_lost(&self) -> bool {
        let best = self.lines.first().map(|line| line.score);
        matches!(best, Some(Score::Proven(Proven::Loss(_))))
    }

    /// Is the best turn one of these?
    pub(super) fn begins_with_any(&self, turns: &[G::Turn]) -> bool {
        self.best().is_some_and(|best| turns.contains(&best))
    }

    /// Puts a turn first that is better than what the search thinks best, unless that is proven.
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
    /// is hardest to refute: the limits say how long to look for it.
    pub(super) fn settle(
        &mut self,
        position: &G,
        turn: G::Turn,
        value: Value,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let [least, most] = RESISTANCE;
        let turn = match value {
            Value::Loss => {
                let nodes = (limits.nodes / 2).clamp(least, most);
                hardest(position, self.best().unwrap_or(turn), nodes, stop)
            }
            _ => turn,
        };
        self.put_first(position, turn, value, limits.lines);
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
