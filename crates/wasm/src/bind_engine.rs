//! What the engine's worker sees.

use wasm_bindgen::prelude::*;

use crate::js::{argument, object};
use crate::think::ThinkerJson;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Holds the engine's memory. Synchronous: make it in a Web Worker and end the worker to interrupt.
#[wasm_bindgen(js_name = Thinker)]
pub struct WorkerThinker(ThinkerJson);

#[wasm_bindgen(js_class = Thinker)]
impl WorkerThinker {
    /// A thinker with this many mebibytes.
    #[wasm_bindgen(constructor)]
    pub fn new(mebibytes: f64) -> WorkerThinker {
        WorkerThinker(ThinkerJson::new(mebibytes))
    }

    /// Answers a question.
    #[wasm_bindgen(unchecked_return_type = "Api.ThinkReply")]
    pub fn think(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Api.ThinkRequest")] request: &JsValue,
    ) -> JsValue {
        let json = argument(request).unwrap_or_default();
        object(&self.0.think(&json, &now))
    }
}
