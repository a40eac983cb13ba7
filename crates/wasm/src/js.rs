//! Between JavaScript and the JSON of the other modules. Nothing is decided here or in the
//! bindings: every function hands its arguments on and turns the JSON that comes back into an
//! object. The types are those of `api.ts`.

use wasm_bindgen::prelude::*;

#[cfg(any(feature = "page", feature = "review"))]
use crate::reply::{Refused, text};

/// As seen from the folder into which the bindings are written.
#[wasm_bindgen(typescript_custom_section)]
const API: &str = "import type * as Api from \"../../../../crates/wasm/api\";";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON, catch)]
    fn parse(text: &str) -> Result<JsValue, JsValue>;
}

// Nothing that goes to a review is an object.
#[cfg(any(feature = "page", feature = "engine"))]
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON, catch)]
    fn stringify(value: &JsValue) -> Result<JsValue, JsValue>;
}

/// The object that a JSON text stands for.
pub(crate) fn object(json: &str) -> JsValue {
    parse(json).unwrap_or(JsValue::UNDEFINED)
}

/// The JSON text of an argument; what has none is no argument.
#[cfg(any(feature = "page", feature = "engine"))]
pub(crate) fn argument(value: &JsValue) -> Option<String> {
    stringify(value).ok()?.as_string()
}

/// A refusal as it is thrown.
#[cfg(any(feature = "page", feature = "review"))]
pub(crate) fn thrown(refused: Refused) -> JsValue {
    object(&text(&refused))
}
