//! What positions and turns are worth, as data.

use serde::Serialize;

use crate::proven::{Distance, Proven};
use crate::score::Score;

/// What is proven for the side to move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Proven"))]
pub struct ProvenView {
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
pub struct EstimateView {
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
pub enum ValueView {
    /// It is proven.
    Proven(ProvenView),
    /// It seems so.
    Estimate(EstimateView),
}

/// Until the game is over, if the winner wins as soon as possible and the loser holds out.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Distance"))]
pub struct DistanceView {
    /// The game takes exactly this many turns; otherwise the winner needs no more than that.
    exact: bool,
    /// Both sides' turns are counted.
    turns: u32,
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
