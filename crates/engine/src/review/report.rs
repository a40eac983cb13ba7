//! The review as it is told: what is known by then, put together.

use rules::{Game, Player};

use super::place::Place;
use super::{Class, Reviewer, class, work};
use crate::game::EngineGame;
use crate::hint::{Reason, from_findings};
use crate::proven::{Distance, Proven};
use crate::score::Score;
use crate::search::{Findings, Line};
use crate::solve::Value;

/// A game and what became of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<G: Game> {
    /// Where it began.
    pub start: G,
    /// Its turns.
    pub turns: Vec<TurnReview<G>>,
    /// What the first player's chances were before every turn and at the end; `None` as long as
    /// nobody has looked.
    pub chances: Vec<Option<Score>>,
    /// How well the first player and the second played; `None` for whoever had no choice.
    pub accuracy: [Option<Accuracy>; 2],
    /// Where the game turned: the indices of at most three turns, in their order.
    pub turning_points: Vec<usize>,
    /// Nodes that it took.
    pub nodes: u64,
}

/// One turn of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnReview<G: Game> {
    /// The turn.
    pub turn: G::Turn,
    /// Who played it.
    pub player: Player,
    /// What the position before it was worth to this player.
    pub before: Option<Score>,
    /// What the turn is worth to this player.
    pub after: Option<Score>,
    /// How good it was; `None` as long as nobody has looked.
    pub class: Option<Class>,
    /// The class is proven. Otherwise it is an estimate, and must be called one.
    pub settled: bool,
    /// A turn that would have won on the spot.
    pub missed: Option<G::Turn>,
    /// It left a threat unanswered, which is carried out with this turn.
    pub threat: Option<G::Turn>,
    /// The game was lost already, and this turn let the opponent end it at once, though that could
    /// be stopped. It gave nothing away that is proven, but it is where most people lose.
    pub overlooked: bool,
    /// What would have been better, if it gave something away or was slow.
    pub better: Option<Better<G>>,
    /// How the opponent answers it best, if it gave something away or overlooked the answer.
    pub answer: Vec<G::Turn>,
}

/// A turn that would have been better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better<G: Game> {
    /// The turn and how it could have gone on.
    pub line: Vec<G::Turn>,
    /// Why it is good.
    pub reason: Reason,
}

/// How well somebody played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accuracy {
    /// From 0 to 100.
    pub percent: u32,
    /// Some of it is an estimate.
    pub estimated: bool,
}

/// So many turning points are told.
const TOLD: usize = 3;

impl<G: EngineGame> Reviewer<G> {
    /// What is known by now.
    #[must_use]
    pub fn review(&self) -> Review<G> {
        let turns: Vec<_> = (0..self.deeds.len())
            .map(|index| self.turn(index))
            .collect();
        Review {
            start: self.places[0].position,
            chances: self.places.iter().map(chance).collect(),
            accuracy: Player::BOTH.map(|player| accuracy(&turns, player)),
            turning_points: turning_points(&turns),
            turns,
            nodes: self.spent,
        }
    }

    fn turn(&self, index: usize) -> TurnReview<G> {
        let (place, next) = (&self.places[index], &self.places[index + 1]);
        let deed = &self.deeds[index];
        let proven = self
            .worth(index)
            .map(|(before, turn)| (before, held_to(before, turn)));
        let seen = place.seen.zip(next.seen_as_answer);
        let judged = match (proven, seen) {
            _ if deed.forced => Some(Class::Forced),
            (Some(_), _) if deed.only == Some(true) => Some(Class::Only),
            (Some((before, turn)), _) => {
                Some(match class::of_proven(before, turn, deed.plain) {
                    // In a lost game others hold out longer, even if nobody knows how long.
                    Class::Best if deed.hastens => Class::Good,
                    class => class,
                })
            }
            (None, Some((best, turn))) => {
                let is_best = best.best == Some(deed.turn);
                Some(class::of_estimates(best.score, turn, is_best))
            }
            (None, None) => None,
        };
        let fault = judged.is_some_and(Class::is_fault);
        let slow = judged == Some(Class::Good) && proven.is_some();
        let settled = deed.forced || proven.is_some();
        let threat = deed.threat.flatten();
        let overlooked = threat.filter(|_| settled && !fault);
        let of_seen = |score: Option<Score>, proven: Option<Proven>| match proven {
            Some(proven) => Some(Score::Proven(proven)),
            None => score.map(unproven),
        };
        TurnReview {
            turn: deed.turn,
            player: place.position.to_move(),
            before: of_seen(seen.map(|(best, _)| best.score), place.proven),
            after: of_seen(
                seen.map(|(_, turn)| turn),
                match proven {
                    Some((_, turn)) => Some(turn),
                    None => next.proven.map(Proven::before),
                },
            ),
            class: judged,
            settled,
            missed: deed.missed,
            threat,
            overlooked: overlooked.is_some(),
            better: (fault || slow && better_than_lost(place))
                .then(|| self.better(place, deed.turn))
                .flatten(),
            answer: match fault && next.value() != Some(Value::Loss) {
                true => next.line.clone(),
                false => overlooked.into_iter().collect(),
            },
        }
    }

    /// What would have been better than a turn, and why.
    fn better(&self, place: &Place<G>, played: G::Turn) -> Option<Better<G>> {
        let (score, turns) = match (place.proven, place.seen) {
            (Some(proven), _) => (Score::Proven(proven), place.line.clone()),
            (None, Some(seen)) => (unproven(seen.score), seen.best.into_iter().collect()),
            (None, None) => return None,
        };
        let first = *turns.first()?;
        if first == played {
            return None;
        }
        let line = Line {
            score,
            depth: 1,
            turns: turns.clone(),
        };
        let findings = Findings {
            lines: vec![line],
            nodes: 0,
        };
        let hint = from_findings(&place.position, &findings)?;
        Some(Better {
            line: turns,
            reason: hint.reason,
        })
    }

    /// Is there nothing more to find out?
    #[must_use]
    pub fn is_done(&self) -> bool {
        work::is_last(self.pass)
    }
}

fn better_than_lost<G: EngineGame>(place: &Place<G>) -> bool {
    place.value() != Some(Value::Loss)
}

/// What a search has seen is told as an estimate, however sure it is: it is not what was proven
/// of the position.
fn unproven(score: Score) -> Score {
    match score {
        Score::Estimate(_) => score,
        Score::Proven(Proven::Win(_)) => Score::Estimate(crate::score::MOST),
        Score::Proven(Proven::Draw) => Score::Estimate(0),
        Score::Proven(Proven::Loss(_)) => Score::Estimate(-crate::score::MOST),
    }
}

/// In a lost position no turn holds out longer than the best one.
fn held_to(before: Proven, turn: Proven) -> Proven {
    match (before, turn) {
        (Proven::Loss(best), Proven::Loss(Distance::AtMost(most))) if best.most() < most => {
            Proven::Loss(Distance::AtMost(best.most()))
        }
        _ => turn,
    }
}

/// The first player's chances in a position.
fn chance<G: EngineGame>(place: &Place<G>) -> Option<Score> {
    let seen = match place.proven {
        Some(proven) => Score::Proven(proven),
        None => unproven(place.seen?.score),
    };
    Some(match (place.position.to_move(), seen) {
        (Player::First, _) => seen,
        (Player::Second, Score::Proven(proven)) => Score::Proven(proven.reversed()),
        (Player::Second, Score::Estimate(estimate)) => Score::Estimate(-estimate),
    })
}

fn accuracy<G: Game>(turns: &[TurnReview<G>], player: Player) -> Option<Accuracy> {
    let own = turns.iter().filter(|turn| turn.player == player);
    let (mut sum, mut count, mut estimated) = (0, 0, false);
    for turn in own {
        let Some(credit) = turn.class.and_then(Class::credit) else {
            estimated |= turn.class.is_none();
            continue;
        };
        sum += credit;
        count += 1;
        estimated |= !turn.settled;
    }
    (count > 0).then(|| Accuracy {
        percent: (sum + count / 2) / count,
        estimated,
    })
}

/// At most three: the last one that overlooked the end, the turn after which nothing was to be
/// saved, then the worst.
fn turning_points<G: Game>(turns: &[TurnReview<G>]) -> Vec<usize> {
    let is_fault = |turn: &TurnReview<G>| turn.class.is_some_and(Class::is_fault);
    let mut faults: Vec<usize> = (0..turns.len()).filter(|&i| is_fault(&turns[i])).collect();
    let decisive = decisive(turns);
    faults.sort_by_key(|&index| {
        let turn = &turns[index];
        let chances = |score: Option<Score>| score.map_or(0, Score::permille);
        let drop = chances(turn.before).saturating_sub(chances(turn.after));
        let rank = (
            Some(index) == decisive,
            turn.class,
            turn.settled,
            drop,
            index,
        );
        std::cmp::Reverse(rank)
    });
    let overlooked = turns.iter().rposition(|turn| turn.overlooked);
    faults.truncate(TOLD - usize::from(overlooked.is_some()));
    faults.extend(overlooked);
    faults.sort_unstable();
    faults
}

/// The last turn that threw away what was not lost before, if its player then lost the game, or
/// stands lost where it ends.
fn decisive<G: Game>(turns: &[TurnReview<G>]) -> Option<usize> {
    let last = turns.last()?;
    let value = |score: Option<Score>| match score {
        Some(Score::Proven(proven)) => Some(proven.value()),
        _ => None,
    };
    let loser = match value(last.after)? {
        Value::Win => !last.player,
        Value::Draw => return None,
        Value::Loss => last.player,
    };
    turns.iter().rposition(|turn| {
        let threw_away = value(turn.before).is_some_and(|before| before > Value::Loss);
        turn.player == loser && threw_away && value(turn.after) == Some(Value::Loss)
    })
}
