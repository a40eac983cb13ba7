//! What the first half of a turn is worth: as much as the best turn that begins with it.

use rules::{Game, Square};

use super::Truth;
use crate::proven::Proven;

/// A step of a totem and what is known about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepTruth<G: Game> {
    /// Which totem.
    pub totem: G::Totem,
    /// Where it goes.
    pub to: Square,
    /// The best that can follow; `None` as long as that is not proven.
    pub proven: Option<Proven>,
}

impl<G: Game> Truth<G> {
    /// Every step of a totem with what it is worth.
    #[must_use]
    pub fn steps(&self) -> Vec<StepTruth<G>> {
        let step_of = |turn| {
            let (totem, to, _, _) = G::parts(turn);
            (totem, to)
        };
        let mut steps = Vec::new();
        for turn in &self.turns {
            let step = step_of(turn.turn);
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
        let worth = |step| {
            let turns = self.turns.iter().filter(|one| step_of(one.turn) == step);
            Proven::of_choice(turns.map(|one| one.proven))
        };
        steps
            .into_iter()
            .map(|(totem, to)| StepTruth {
                totem,
                to,
                proven: worth((totem, to)),
            })
            .collect()
    }
}
