//! How the engine's files come to the modules that think.

use engine::data::Data;
use rules::AnyGame;
use wasm_bindgen::prelude::*;

/// Hands the engine its file of a game, before the first question that needs it: YOXII's evaluation
/// before any, OXONO's opening solution before any but estimates, threats and turns of levels below
/// full strength. Without it the engine plays on, weaker. False: no such game.
#[wasm_bindgen(js_name = giveData)]
pub fn give_data(game: &str, bytes: Box<[u8]>) -> bool {
    let game = game.parse::<AnyGame>();
    if let Ok(game) = game {
        Data::of(game).give(bytes);
    }
    game.is_ok()
}
