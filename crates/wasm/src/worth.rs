//! What positions, turns and steps are worth, as it goes to JavaScript.

use engine::proven::{Distance, Proven};
use engine::score::Score;
use engine::truth::{StepTruth, TurnTruth};
use rules::Game;
use serde::Serialize;

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ValueView {
    Proven {
        #[serde(rename = "type")]
        kind: &'static str,
        outcome: &'static str,
        distance: Option<DistanceView>,
    },
    Estimate {
        #[serde(rename = "type")]
        kind: &'static str,
        percent: f64,
    },
}

#[derive(Serialize)]
pub(crate) struct DistanceView {
    exact: bool,
    turns: u32,
}

/// A turn and what is proven about it.
#[derive(Serialize)]
pub(crate) struct TurnWorth {
    turn: String,
    value: Option<ValueView>,
}

/// A step of a totem and what is proven about it.
#[derive(Serialize)]
pub(crate) struct StepWorth {
    totem: String,
    to: String,
    value: Option<ValueView>,
}

/// A turn and what it seems to be worth.
#[derive(Serialize)]
pub(crate) struct TurnOpinion {
    turn: String,
    percent: f64,
}

impl From<Proven> for ValueView {
    fn from(proven: Proven) -> ValueView {
        let distance = |distance: Distance| DistanceView {
            exact: distance.is_exact(),
            turns: distance.most(),
        };
        ValueView::Proven {
            kind: "proven",
            outcome: proven.value().name(),
            distance: proven.telling().map(distance),
        }
    }
}

impl From<Score> for ValueView {
    fn from(score: Score) -> ValueView {
        match score {
            Score::Proven(proven) => proven.into(),
            Score::Estimate(_) => ValueView::Estimate {
                kind: "estimate",
                percent: f64::from(score.permille()) / 10.0,
            },
        }
    }
}

impl TurnWorth {
    pub(crate) fn new<T: ToString>(one: &TurnTruth<T>) -> TurnWorth {
        TurnWorth {
            turn: one.turn.to_string(),
            value: one.proven.map(ValueView::from),
        }
    }
}

impl TurnOpinion {
    pub(crate) fn new<T: ToString>((turn, score): (T, Score)) -> TurnOpinion {
        // Never certain, even where a search has seen the end: certainty is what a proof gives.
        let permille = score.permille().clamp(1, 999);
        TurnOpinion {
            turn: turn.to_string(),
            percent: f64::from(permille) / 10.0,
        }
    }
}

impl StepWorth {
    pub(crate) fn new<G: Game>(one: &StepTruth<G>) -> StepWorth {
        StepWorth {
            totem: one.totem.to_string(),
            to: one.to.to_string(),
            value: one.proven.map(ValueView::from),
        }
    }
}
