//! What the engine's worker sees.

use engine::data::Data;
use rules::AnyGame;
use wasm_bindgen::prelude::*;

use crate::js::{argument, object};
use crate::think;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Hands the engine's file of a game over.
#[wasm_bindgen(js_name = giveData, skip_typescript)]
pub fn give_data(game: &str, bytes: Box<[u8]>) -> bool {
    let game = game.parse::<AnyGame>();
    if let Ok(game) = game {
        Data::of(game).give(bytes);
    }
    game.is_ok()
}

/// The engine with its memory.
#[wasm_bindgen(skip_typescript)]
pub struct Thinker(think::Thinker);

#[wasm_bindgen]
impl Thinker {
    /// A thinker with this many mebibytes.
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new(mebibytes: f64) -> Thinker {
        Thinker(think::Thinker::new(mebibytes))
    }

    /// Answers a question.
    #[wasm_bindgen(skip_typescript)]
    pub fn think(&mut self, request: &JsValue) -> JsValue {
        let json = argument(request).unwrap_or_default();
        object(&self.0.think(&json, &now))
    }
}
