//! What the page sees of a study.

use wasm_bindgen::prelude::*;

use crate::js::{object, thrown};
use crate::study;

/// A game that is studied.
#[wasm_bindgen(skip_typescript)]
pub struct Study(Box<dyn study::Lectern>);

#[wasm_bindgen]
impl Study {
    /// What a text holds: a record, a position or a list of turns.
    #[wasm_bindgen(skip_typescript)]
    pub fn read(game: &str, text: &str) -> Result<Study, JsValue> {
        study::read(game, text).map(Study).map_err(thrown)
    }

    /// What is drawn of the place that is shown.
    #[wasm_bindgen(skip_typescript)]
    pub fn view(&self) -> JsValue {
        object(&self.0.view())
    }

    /// All turns with their variations.
    #[wasm_bindgen(skip_typescript)]
    pub fn tree(&self) -> JsValue {
        object(&self.0.tree())
    }

    /// Goes to a place.
    #[wasm_bindgen(skip_typescript)]
    pub fn go(&mut self, path: &[u32]) {
        self.0.go(&indices(path));
    }

    /// A tap on a square.
    #[wasm_bindgen(js_name = tapSquare, skip_typescript)]
    pub fn tap_square(&mut self, square: &str, kind: Option<String>) -> JsValue {
        object(&self.0.tap(square, kind.as_deref()))
    }

    /// One stage of the half turn back.
    #[wasm_bindgen(js_name = cancelHalf, skip_typescript)]
    pub fn cancel_half(&mut self) -> bool {
        self.0.cancel()
    }

    /// Plays a turn.
    #[wasm_bindgen(js_name = playText, skip_typescript)]
    pub fn play_text(&mut self, turn: &str) -> JsValue {
        object(&self.0.play_text(turn))
    }

    /// Deletes a turn and what follows it.
    #[wasm_bindgen(skip_typescript)]
    pub fn delete(&mut self, path: &[u32]) -> JsValue {
        object(&self.0.delete(&indices(path)))
    }

    /// Makes a variation the line.
    #[wasm_bindgen(skip_typescript)]
    pub fn promote(&mut self, path: &[u32]) -> JsValue {
        object(&self.0.promote(&indices(path)))
    }

    /// Writes about the place that is shown.
    #[wasm_bindgen(js_name = setComment, skip_typescript)]
    pub fn set_comment(&mut self, comment: &str) {
        self.0.set_comment(comment);
    }

    /// Puts `!` or `?` after the turn that is shown.
    #[wasm_bindgen(js_name = setMark, skip_typescript)]
    pub fn set_mark(&mut self, mark: &str) -> JsValue {
        object(&self.0.set_mark(mark))
    }

    /// The game record.
    #[wasm_bindgen(skip_typescript)]
    pub fn record(&self) -> String {
        self.0.record()
    }
}

fn indices(path: &[u32]) -> Vec<usize> {
    path.iter().map(|&index| index as usize).collect()
}
