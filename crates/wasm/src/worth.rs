//! What turns and steps are worth, as it goes to JavaScript.

use engine::score::Score;
use engine::truth::{StepTruth, TurnTruth};
use engine::worth::ProvenView;
use rules::Game;
use serde::Serialize;
use table::view::turn::TurnParts;

/// A turn and what is proven about it; null: nothing yet.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnWorth {
    turn: String,
    #[cfg_attr(test, ts(type = "TurnParts"))]
    parts: TurnParts,
    #[cfg_attr(test, ts(type = "Proven | null"))]
    value: Option<ProvenView>,
}

/// A step of a totem and the best that can follow; null: that is not proven yet.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StepWorth {
    totem: String,
    to: String,
    #[cfg_attr(test, ts(type = "Proven | null"))]
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
