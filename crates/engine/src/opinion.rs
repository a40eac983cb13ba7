//! What every turn of a position seems to be worth, where nothing is proven: estimates that can be
//! compared with each other, one ply deeper with every look.

use crate::playable::{Child, Playable};
use crate::score::Score;
use crate::search::{Nodes, TranspositionTable, judge};
use crate::solve::NoMemory;

/// Deeper looks take longer than anybody waits for an estimate.
const DEEPEST: u32 = 4;
/// For the search, in mebibytes.
const MEMORY: usize = 4;

/// An opinion of the turns of one position.
#[derive(Debug)]
pub struct Opinion<G: Playable> {
    position: G,
    turns: Vec<Child<G::Turn>>,
    depth: u32,
    table: TranspositionTable,
}

impl<G: Playable> Opinion<G> {
    /// The first impression.
    ///
    /// # Errors
    /// If the memory for the search is not to be had.
    pub fn new(position: &G) -> Result<Opinion<G>, NoMemory> {
        let mut turns = Vec::new();
        position.expand(&mut turns);
        for turn in &mut turns {
            turn.order = turn.score;
        }
        Ok(Opinion {
            position: *position,
            turns,
            depth: 1,
            table: TranspositionTable::new(MEMORY).map_err(|_| NoMemory)?,
        })
    }

    /// The position whose turns these are.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Looks deeper, ply by ply, until `stop` says so. A look that is cut short changes nothing,
    /// because turns seen to different depths cannot be compared.
    pub fn deepen(&mut self, stop: &(dyn Fn() -> bool + Sync)) {
        while !self.is_done() {
            let mut turns = self.turns.clone();
            let depth = self.depth + 1;
            let mut nodes = Nodes::up_to(u64::MAX);
            let table = &self.table;
            if !judge(&self.position, &mut turns, depth, table, &mut nodes, stop) {
                return;
            }
            self.turns = turns;
            self.depth = depth;
        }
    }

    /// Nothing more will be looked for.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.depth >= DEEPEST || self.turns.is_empty()
    }

    /// Every legal turn with what it seems to be worth to the side to move.
    pub fn turns(&self) -> impl Iterator<Item = (G::Turn, Score)> {
        let turns = self.turns.iter();
        turns.map(|turn| (turn.turn, Score::from_search(turn.order)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, oxono, yoxii};

    fn best<G: Playable>(opinion: &Opinion<G>) -> String {
        let best = opinion.turns().max_by_key(|(_, score)| score.permille());
        best.map(|(turn, _)| turn.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_turn_that_wins_seems_best_and_every_turn_has_an_opinion() {
        let position: oxono::Position = "6/6/+5/X2@1o/X2x2/X1o3 p".parse().unwrap();
        let mut opinion = Opinion::new(&position).unwrap();
        opinion.deepen(&|| false);
        assert!(opinion.is_done());
        assert_eq!(opinion.turns().count(), position.legal_turns().len());
        let turn: oxono::Turn = best(&opinion).parse().unwrap();
        let mut after = position;
        after.play(turn).unwrap();
        assert!(after.outcome().is_some());
    }

    #[test]
    fn a_look_that_is_cut_short_changes_nothing() {
        let position = yoxii::Position::start();
        let mut opinion = Opinion::new(&position).unwrap();
        let before: Vec<_> = opinion.turns().collect();
        opinion.deepen(&|| true);
        assert_eq!(opinion.turns().collect::<Vec<_>>(), before);
        assert!(!opinion.is_done());
    }
}
