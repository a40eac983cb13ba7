//! What the page sees of a study.

use wasm_bindgen::prelude::*;

use crate::js::{object, thrown};
use crate::study_json::{self, StudyJson};

/// A game that is studied.
#[wasm_bindgen(js_name = Study)]
pub struct PageStudy(Box<dyn StudyJson>);

#[wasm_bindgen(js_class = Study)]
impl PageStudy {
    /// What a text holds: a game record, a position, or a list of turns from a start; an empty text
    /// is the default start. A text of the other game is taken too: `view().game` tells.
    /// @throws {Refused}
    #[wasm_bindgen]
    pub fn read(game: &str, text: &str) -> Result<PageStudy, JsValue> {
        study_json::read(game, text).map(PageStudy).map_err(thrown)
    }

    /// What is drawn of the place that is shown.
    #[wasm_bindgen(unchecked_return_type = "Api.StudyView")]
    pub fn view(&self) -> JsValue {
        object(&self.0.view())
    }

    /// All turns with their variations.
    #[wasm_bindgen(unchecked_return_type = "Api.StudyTree")]
    pub fn tree(&self) -> JsValue {
        object(&self.0.tree())
    }

    /// Goes there, or as far on the way as the study goes.
    #[wasm_bindgen]
    pub fn go(&mut self, #[wasm_bindgen(unchecked_param_type = "Api.Path")] path: &[u32]) {
        self.0.go(&indices(path));
    }

    /// As for a table. A whole turn is played: the study's own, or a new one.
    #[wasm_bindgen(js_name = tapSquare, unchecked_return_type = "Api.TapReply")]
    pub fn tap_square(&mut self, square: &str, kind: Option<String>) -> JsValue {
        object(&self.0.tap(square, kind.as_deref()))
    }

    /// One stage of the half turn back.
    #[wasm_bindgen(js_name = cancelHalf)]
    pub fn cancel_half(&mut self) -> bool {
        self.0.cancel()
    }

    /// Plays a turn.
    #[wasm_bindgen(js_name = playText, unchecked_return_type = "Api.TypedReply")]
    pub fn play_text(&mut self, turn: &str) -> JsValue {
        object(&self.0.play_text(turn))
    }

    /// Deletes the turn and all that follows.
    #[wasm_bindgen(unchecked_return_type = "Api.Reply")]
    pub fn delete(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Api.Path")] path: &[u32],
    ) -> JsValue {
        object(&self.0.delete(&indices(path)))
    }

    /// Makes the variation that begins with this turn the line.
    #[wasm_bindgen(unchecked_return_type = "Api.Reply")]
    pub fn promote(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Api.Path")] path: &[u32],
    ) -> JsValue {
        object(&self.0.promote(&indices(path)))
    }

    /// Of the place that is shown; an empty text deletes it.
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, comment: &str) {
        self.0.set_comment(comment);
    }

    /// Of the turn that is shown: `!`, `?`, `!?`, …; an empty text deletes it.
    #[wasm_bindgen(js_name = setMark, unchecked_return_type = "Api.Reply")]
    pub fn set_mark(&mut self, mark: &str) -> JsValue {
        object(&self.0.set_mark(mark))
    }

    /// The game record as text.
    #[wasm_bindgen]
    pub fn record(&self) -> String {
        self.0.record()
    }
}

fn indices(path: &[u32]) -> Vec<usize> {
    path.iter().map(|&index| index as usize).collect()
}
