//! What there is to say of a turn, as data that can be put into any language.

use rules::{Game, Variable};

use super::{Class, TurnReview};
use crate::hint::Reason;
use crate::proven::{Distance, Proven};
use crate::score::Score;
use crate::solve::Value;

/// One sentence about a turn. Each has its words in `locales/*/review.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark<T> {
    /// The value fell, as is proven: from more to less.
    Fell(Value, Value),
    /// The chances fell, in percent, as a search thinks.
    Chances {
        /// Of the best turn.
        before: u32,
        /// Of the turn that was played.
        after: u32,
    },
    /// The game was lost before, but not over.
    LostBefore,
    /// A threat was left standing: the opponent wins at once with this turn.
    Threat(T),
    /// The opponent wins at once with this turn.
    LostAtOnce(T),
    /// The opponent wins within so many turns, this one first.
    LostIn {
        /// Both sides' turns.
        turns: u32,
        /// The first of them.
        turn: T,
    },
    /// The opponent's best answer.
    Answer(T),
    /// This turn would have won on the spot.
    Missed(T),
    /// It wins, but could have won sooner.
    Slow,
    /// This turn was better.
    Better(T),
    /// Why the better turn is good.
    Why(Reason),
}

/// A variable of a remark's sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(any(test, feature = "serde"), derive(serde::Serialize))]
#[cfg_attr(any(test, feature = "serde"), serde(untagged))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Term {
    /// A number, which decides about plurals.
    Number(u32),
    /// A turn, a letter or a square, as it is written.
    Text(String),
}

impl<T: ToString> Remark<T> {
    /// The key of its sentence.
    #[must_use]
    pub fn key(&self) -> String {
        let code = match self {
            Remark::Fell(Value::Win, Value::Draw) => "win-to-draw",
            Remark::Fell(Value::Win, _) => "win-to-loss",
            Remark::Fell(..) => "draw-to-loss",
            Remark::Chances { .. } => "chances",
            Remark::LostBefore => "lost-before",
            Remark::Threat(_) => "threat",
            Remark::LostAtOnce(_) => "lost-at-once",
            Remark::LostIn { .. } => "lost-in",
            Remark::Answer(_) => "answer",
            Remark::Missed(_) => "missed",
            Remark::Slow => "slow",
            Remark::Better(_) => "better",
            Remark::Why(reason) => return format!("review-why-{}", reason.code()),
        };
        format!("review-{code}")
    }

    /// The variables of its sentence, by name.
    #[must_use]
    pub fn variables(&self) -> Vec<(&'static str, Term)> {
        let turn = |turn: &T| ("turn", Term::Text(turn.to_string()));
        match self {
            Remark::Fell(..) | Remark::LostBefore | Remark::Slow => Vec::new(),
            Remark::Chances { before, after } => vec![
                ("before", Term::Number(*before)),
                ("after", Term::Number(*after)),
            ],
            Remark::LostIn { turns, turn: first } => {
                vec![("turns", Term::Number(*turns)), turn(first)]
            }
            Remark::Threat(one)
            | Remark::LostAtOnce(one)
            | Remark::Answer(one)
            | Remark::Missed(one)
            | Remark::Better(one) => vec![turn(one)],
            Remark::Why(reason) => reason
                .variables()
                .into_iter()
                .map(|(name, variable)| (name, Term::from(variable)))
                .collect(),
        }
    }
}

impl From<Variable> for Term {
    fn from(variable: Variable) -> Term {
        match variable {
            Variable::Number(number) => Term::Number(number),
            Variable::Letter(letter) => Term::Text(letter.to_string()),
            Variable::Square(square) => Term::Text(square.to_string()),
        }
    }
}

impl<G: Game> TurnReview<G> {
    /// What there is to say: what the turn gave away, how that is punished, and what was better.
    /// Nothing of a turn that neither gave something away nor overlooked the end.
    #[must_use]
    pub fn remarks(&self) -> Vec<Remark<G::Turn>> {
        let fault = self.class.is_some_and(Class::is_fault);
        let mut remarks = Vec::new();
        if fault {
            remarks.extend(self.fall());
            remarks.extend(self.punishment());
        } else if self.overlooked {
            remarks.push(Remark::LostBefore);
            remarks.extend(self.punishment());
        }
        match (&self.better, self.missed) {
            (_, Some(turn)) => remarks.push(Remark::Missed(turn)),
            (Some(better), None) => {
                remarks.extend((!fault).then_some(Remark::Slow));
                remarks.extend(better.line.first().copied().map(Remark::Better));
                remarks.push(Remark::Why(better.reason));
            }
            (None, None) => {}
        }
        remarks
    }

    fn fall(&self) -> Option<Remark<G::Turn>> {
        let (before, after) = (self.before?, self.after?);
        Some(match (before, after) {
            (Score::Proven(before), Score::Proven(after)) => {
                Remark::Fell(before.value(), after.value())
            }
            _ => Remark::Chances {
                before: (before.permille() + 5) / 10,
                after: (after.permille() + 5) / 10,
            },
        })
    }

    fn punishment(&self) -> Option<Remark<G::Turn>> {
        if let Some(turn) = self.threat {
            return Some(Remark::Threat(turn));
        }
        let turn = *self.answer.first()?;
        Some(match self.after {
            Some(Score::Proven(Proven::Loss(Distance::Exactly(2)))) => Remark::LostAtOnce(turn),
            Some(Score::Proven(Proven::Loss(Distance::Exactly(plies)))) => Remark::LostIn {
                turns: plies - 1,
                turn,
            },
            _ => Remark::Answer(turn),
        })
    }
}
