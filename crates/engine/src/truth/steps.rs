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
            let known = turns.map(|one| one.proven);
            // No turn of a drawn position wins, not even one that nobody has looked at: one that
            // draws is the best.
            let is_draw = self.proven == Some(Proven::Draw)
                && known.clone().any(|proven| proven == Some(Proven::Draw));
            if is_draw {
                return Some(Proven::Draw);
            }
            Proven::of_choice(known)
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

#[cfg(test)]
mod tests {
    use super::super::TurnTruth;
    use super::*;
    use rules::oxono::Position;

    /// What the map of OXONO says of a drawn position: its value and one turn that keeps it.
    #[test]
    fn a_step_with_a_turn_that_keeps_the_draw_draws() {
        let position: Position = "6/6/+5/Xo@3/6/6 p".parse().unwrap();
        let turns = position.legal_turns().into_iter();
        let mut truth = Truth::<Position> {
            proven: Some(Proven::Draw),
            turns: turns
                .map(|turn| TurnTruth {
                    turn,
                    proven: (turn.to_string() == "Oc4-d4").then_some(Proven::Draw),
                })
                .collect(),
            done: false,
        };
        let known = |truth: &Truth<Position>| {
            let steps = truth.steps().into_iter();
            let known = steps.filter(|step| step.proven.is_some());
            known
                .map(|step| (step.to.to_string(), step.proven))
                .collect::<Vec<_>>()
        };
        assert_eq!(known(&truth), [("c4".to_owned(), Some(Proven::Draw))]);
        // As long as a win may be there, nobody knows.
        truth.proven = None;
        assert_eq!(known(&truth), []);
    }
}
