//! What positions, turns and steps are worth, as it goes to JavaScript.

use engine::proven::{Distance, Proven};
use engine::score::Score;
use engine::truth::{StepTruth, TurnTruth};
use rules::Game;
use serde::Serialize;
use table::view::turn::TurnParts;

/// What is proven for the side to move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Proven"))]
pub(crate) struct ProvenView {
    #[serde(rename = "type")]
    #[cfg_attr(test, ts(type = "\"proven\""))]
    kind: &'static str,
    #[cfg_attr(test, ts(type = "\"win\" | \"draw\" | \"loss\""))]
    outcome: &'static str,
    /// How long it takes; null for a draw, and where nothing is known that is worth saying.
    distance: Option<DistanceView>,
}

/// What seems to be so for the side to move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Estimate"))]
pub(crate) struct EstimateView {
    #[serde(rename = "type")]
    #[cfg_attr(test, ts(type = "\"estimate\""))]
    kind: &'static str,
    /// The chance to win, 0.1 to 99.9.
    percent: f64,
}

/// For the side to move. Proven and estimated are never confused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Value"))]
#[serde(untagged)]
pub(crate) enum ValueView {
    /// It is proven.
    Proven(ProvenView),
    /// It seems so.
    Estimate(EstimateView),
}

/// Until the game is over, if the winner wins as soon as possible and the loser holds out.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Distance"))]
pub(crate) struct DistanceView {
    /// The game takes exactly this many turns; otherwise the winner needs no more than that.
    exact: bool,
    /// Both sides' turns are counted.
    turns: u32,
}

/// A turn and what is proven about it; null: nothing yet.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnWorth {
    turn: String,
    #[cfg_attr(test, ts(type = "TurnParts"))]
    parts: TurnParts,
    value: Option<ProvenView>,
}

/// A step of a totem and the best that can follow; null: that is not proven yet.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StepWorth {
    totem: String,
    to: String,
    value: Option<ProvenView>,
}

/// A turn and the chance that it wins, 0.1 to 99.9; none of it is proven.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnOpinion {
    #[cfg_attr(test, ts(type = "TurnParts"))]
    parts: TurnParts,
    percent: f64,
}

impl From<Proven> for ProvenView {
    fn from(proven: Proven) -> ProvenView {
        let distance = |distance: Distance| DistanceView {
            exact: distance.is_exact(),
            turns: distance.most(),
        };
        ProvenView {
            kind: "proven",
            outcome: proven.value().name(),
            distance: proven.telling().map(distance),
        }
    }
}

impl From<Score> for ValueView {
    fn from(score: Score) -> ValueView {
        match score {
            Score::Proven(proven) => ValueView::Proven(proven.into()),
            Score::Estimate(_) => ValueView::Estimate(EstimateView {
                kind: "estimate",
                percent: f64::from(score.permille()) / 10.0,
            }),
        }
    }
}

impl TurnWorth {
    pub(crate) fn new<G: Game>(one: &TurnTruth<G::Turn>) -> TurnWorth {
        TurnWorth {
            turn: one.turn.to_string(),
            parts: TurnParts::of::<G>(one.turn),
            value: one.proven.map(ProvenView::from),
        }
    }
}

impl TurnOpinion {
    pub(crate) fn new<G: Game>((turn, score): (G::Turn, Score)) -> TurnOpinion {
        // Never certain, even where a search has seen the end: certainty is what a proof gives.
        let permille = score.permille().clamp(1, 999);
        TurnOpinion {
            parts: TurnParts::of::<G>(turn),
            percent: f64::from(permille) / 10.0,
        }
    }
}

impl StepWorth {
    pub(crate) fn new<G: Game>(one: &StepTruth<G>) -> StepWorth {
        StepWorth {
            totem: one.totem.to_string(),
            to: one.to.to_string(),
            value: one.proven.map(ProvenView::from),
        }
    }
}
