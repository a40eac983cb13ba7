//! A turn of the game, and what is seen of it without proofs.

use rules::{Game, Outcome};

use super::place::after;
use crate::game::EngineGame;
use crate::hint::safe_answers;
use crate::order::best_first;
use crate::threat::is_threatened;

/// A turn that was played.
#[derive(Clone, Debug)]
pub(super) struct Deed<G: Game> {
    pub(super) turn: G::Turn,
    /// There was no choice: every turn leads to the same position.
    pub(super) forced: bool,
    /// A turn that would have won on the spot.
    pub(super) missed: Option<G::Turn>,
    /// With this turn the opponent carries out a threat that could have been answered; `None`
    /// inside as long as nobody has looked.
    pub(super) threat: Option<Option<G::Turn>>,
    /// It loses the game, or lets the opponent win at once, as not every turn does.
    pub(super) hastens: bool,
    /// Is it the only one that keeps the value?
    pub(super) only: Option<bool>,
    /// How many of a thousand answers punish it, as far as a short look tells.
    pub(super) plain: Option<u32>,
}

impl<G: EngineGame> Deed<G> {
    pub(super) fn new(before: &G, turn: G::Turn) -> Deed<G> {
        let wins = |turn| after(before, turn).outcome() == Some(Outcome::Win(before.to_move()));
        Deed {
            turn,
            forced: others(before, turn).is_empty(),
            missed: before.winning_turn().filter(|_| !wins(turn)),
            threat: None,
            hastens: false,
            only: None,
            plain: None,
        }
    }

    /// Looks whether a threat was left unanswered.
    pub(super) fn look_for_threat(&mut self, before: &G) {
        if self.threat.is_some() {
            return;
        }
        let next = after(before, self.turn);
        let outcome = next.outcome();
        let answer = match outcome {
            Some(_) => None,
            None => next.winning_turn(),
        };
        let loses = outcome == Some(Outcome::Win(!before.to_move()));
        self.hastens = (loses || answer.is_some()) && safe_answers(before) > 0;
        self.threat = Some(answer.filter(|_| self.hastens && is_threatened(before)));
    }
}

/// The positions that other turns lead to, images of one counted once, the most promising first.
pub(super) fn others<G: EngineGame>(before: &G, turn: G::Turn) -> Vec<G> {
    let mut keys = vec![after(before, turn).canonical().0.key()];
    let mut found = Vec::new();
    before.for_each_turn(|other| {
        let next = after(before, other);
        let key = next.canonical().0.key();
        if !keys.contains(&key) {
            keys.push(key);
            found.push(next);
        }
    });
    // What is bad for the opponent is promising.
    best_first(&mut found, |next| match next.outcome() {
        Some(_) => i32::MAX,
        None => -next.evaluate(),
    });
    found
}
