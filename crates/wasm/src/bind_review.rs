//! What the worker of the reviews sees.

use wasm_bindgen::prelude::*;

use crate::js::{object, thrown};
use crate::review;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Looks a game through.
#[wasm_bindgen]
pub struct Reviewer(review::Reviewer);

#[wasm_bindgen]
impl Reviewer {
    /// A reviewer of a game.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        start: &str,
        turns: Vec<String>,
        mebibytes: f64,
    ) -> Result<Reviewer, JsValue> {
        review::Reviewer::new(game, start, &turns, mebibytes)
            .map(Reviewer)
            .map_err(thrown)
    }

    /// One slice of the work; it ends, and the whole with it, at this time of `performance.now`.
    #[wasm_bindgen(unchecked_return_type = "Api.ReviewReply")]
    pub fn advance(&mut self, end: Option<f64>) -> JsValue {
        let end = end.unwrap_or(f64::INFINITY);
        object(&self.0.advance(&|| now() < end))
    }

    /// Whether a turn keeps what a position is worth.
    #[wasm_bindgen(unchecked_return_type = "Api.AttemptReply | Api.Refused")]
    pub fn attempt(
        &mut self,
        position: &str,
        #[wasm_bindgen(unchecked_param_type = "\"win\" | \"draw\"")] value: &str,
        turn: &str,
    ) -> JsValue {
        object(&self.0.attempt(position, value, turn))
    }
}
