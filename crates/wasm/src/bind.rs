//! What the page sees: the table, and positions by themselves.

use wasm_bindgen::prelude::*;

use crate::js::{argument, object, thrown};
use crate::positions;
use crate::table_json::{self, TableJson};

/// One played game.
#[wasm_bindgen(js_name = Table)]
pub struct PageTable(TableJson);

#[wasm_bindgen(js_class = Table)]
impl PageTable {
    /// A new table.
    /// @throws {Refused}
    #[wasm_bindgen]
    pub fn create(
        #[wasm_bindgen(unchecked_param_type = "Api.TableOptions")] options: &JsValue,
    ) -> Result<PageTable, JsValue> {
        let json = argument(options).unwrap_or_default();
        table_json::create(&json).map(PageTable).map_err(thrown)
    }

    /// A table that was saved. The clock is paused until `resume` or the next turn.
    /// @throws {Refused}
    #[wasm_bindgen]
    pub fn load(saved: &str) -> Result<PageTable, JsValue> {
        table_json::load(saved).map(PageTable).map_err(thrown)
    }

    /// The table of a game that is decided elsewhere, by its whole log; `viewer` sits at this
    /// screen, absent for somebody who looks on. Only the viewer's turns are made here, and no flag
    /// falls: a whole turn is shown, and certain only when `follow` has brought its event.
    /// @throws {Refused}
    #[wasm_bindgen(js_name = fromEvents)]
    pub fn from_events(
        #[wasm_bindgen(unchecked_param_type = "Api.LogEvent[]")] events: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Api.PlayerName")] viewer: Option<String>,
    ) -> Result<PageTable, JsValue> {
        let json = argument(events).unwrap_or_default();
        let table = table_json::from_events(&json, viewer.as_deref());
        table.map(PageTable).map_err(thrown)
    }

    /// Adopts what has happened elsewhere, and how long the turn in progress has taken there. What
    /// is known already is harmless. `event-gap` and `event-conflict`: ask for the whole log.
    #[wasm_bindgen(unchecked_return_type = "Api.FollowReply")]
    pub fn follow(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Api.LogEvent[]")] events: &JsValue,
        used: Option<f64>,
        now: f64,
    ) -> JsValue {
        let json = argument(events).unwrap_or_default();
        object(&self.0.follow(&json, used, now))
    }

    /// Takes the own turn off the board that was refused elsewhere.
    #[wasm_bindgen(unchecked_return_type = "Api.Reply")]
    pub fn retract(&mut self, now: f64) -> JsValue {
        object(&self.0.retract(now))
    }

    /// Everything that is drawn.
    #[wasm_bindgen(unchecked_return_type = "Api.View")]
    pub fn view(&self, now: f64, ply: Option<f64>) -> JsValue {
        object(&self.0.view(now, ply))
    }

    /// The clocks alone, as they stand in the view: they change without anything happening.
    #[wasm_bindgen(unchecked_return_type = "Api.ClockView | null")]
    pub fn clock(&self, now: f64) -> JsValue {
        object(&self.0.clock(now))
    }

    /// Lets time pass; true if the view has changed by more than the clocks (a flag fell).
    #[wasm_bindgen]
    pub fn tick(&mut self, now: f64) -> bool {
        self.0.tick(now)
    }

    /// The one call that a board needs: choose, step, take back or place, whichever fits.
    #[wasm_bindgen(js_name = tapSquare, unchecked_return_type = "Api.TapReply")]
    pub fn tap_square(&mut self, square: &str, kind: Option<String>, now: f64) -> JsValue {
        object(&self.0.tap(square, kind.as_deref(), now))
    }

    /// Chooses a totem.
    #[wasm_bindgen(js_name = chooseTotem, unchecked_return_type = "Api.TapReply")]
    pub fn choose_totem(&mut self, totem: &str, now: f64) -> JsValue {
        object(&self.0.choose(totem, now))
    }

    /// Moves a totem. Needs no `chooseTotem` before if the totem is named.
    #[wasm_bindgen(unchecked_return_type = "Api.TapReply")]
    pub fn step(&mut self, to: &str, totem: Option<String>, now: f64) -> JsValue {
        object(&self.0.step(to, totem.as_deref(), now))
    }

    /// Places a piece.
    #[wasm_bindgen(unchecked_return_type = "Api.TapReply")]
    pub fn place(&mut self, at: &str, kind: Option<String>, now: f64) -> JsValue {
        object(&self.0.place(at, kind.as_deref(), now))
    }

    /// One stage back: stepped → chosen → idle. False if there was nothing to take back.
    #[wasm_bindgen(js_name = cancelHalf)]
    pub fn cancel_half(&mut self) -> bool {
        self.0.cancel()
    }

    /// A turn typed by a person whose turn it is.
    #[wasm_bindgen(js_name = playText, unchecked_return_type = "Api.TypedReply")]
    pub fn play_text(&mut self, turn: &str, now: f64) -> JsValue {
        object(&self.0.play_text(turn, now))
    }

    /// A turn of the computer; `after` is `view.moved` of when it was asked.
    #[wasm_bindgen(unchecked_return_type = "Api.PlayReply")]
    pub fn play(&mut self, after: f64, turn: &str, now: f64) -> JsValue {
        object(&self.0.play(after, turn, now))
    }

    /// Takes back to the last turn of a person.
    #[wasm_bindgen(unchecked_return_type = "Api.Reply")]
    pub fn undo(&mut self, now: f64) -> JsValue {
        object(&self.0.undo(now))
    }

    /// The person to move gives up, or else the other person.
    #[wasm_bindgen(unchecked_return_type = "Api.Reply")]
    pub fn resign(&mut self, now: f64) -> JsValue {
        object(&self.0.resign(now))
    }

    /// Starts the clock again.
    #[wasm_bindgen(unchecked_return_type = "Api.Reply")]
    pub fn resume(&mut self, now: f64) -> JsValue {
        object(&self.0.resume(now))
    }

    /// A new table with the sides changed; this one stays as it is.
    /// @throws {Refused}
    #[wasm_bindgen]
    pub fn rematch(&self, lot: Option<f64>) -> Result<PageTable, JsValue> {
        self.0.rematch(lot).map(PageTable).map_err(thrown)
    }

    /// A new table with the turns up to `ply`, to go on from there, with other seats if wished.
    /// @throws {Refused}
    #[wasm_bindgen(js_name = playOn)]
    pub fn play_on(
        &self,
        ply: f64,
        #[wasm_bindgen(unchecked_param_type = "Record<Api.PlayerName, Api.Seat> | undefined")]
        seats: &JsValue,
        now: f64,
    ) -> Result<PageTable, JsValue> {
        let seats = argument(seats);
        let table = self.0.play_on(ply, seats.as_deref(), now);
        table.map(PageTable).map_err(thrown)
    }

    /// The table for local storage.
    #[wasm_bindgen]
    pub fn save(&self, now: f64) -> String {
        self.0.save(now)
    }

    /// The game record as text.
    #[wasm_bindgen]
    pub fn record(&self) -> String {
        self.0.record()
    }
}

/// The names of all games.
#[wasm_bindgen(unchecked_return_type = "Api.GameName[]")]
pub fn games() -> JsValue {
    object(&positions::games())
}

/// What never changes about a game.
/// @throws {Refused}
#[wasm_bindgen(js_name = gameInfo, unchecked_return_type = "Api.GameInfo")]
pub fn game_info(game: &str) -> Result<JsValue, JsValue> {
    let info = positions::game_info(game).map_err(thrown)?;
    Ok(object(&info))
}

/// Reads and checks a position.
#[wasm_bindgen(js_name = readPosition, unchecked_return_type = "Api.PositionView | Api.Refused")]
pub fn read_position(game: &str, text: &str) -> JsValue {
    object(&positions::read_position(game, text))
}

/// Checks a board that was set up by hand.
#[wasm_bindgen(js_name = setUp, unchecked_return_type = "Api.PositionView | Api.Refused")]
pub fn set_up(
    game: &str,
    #[wasm_bindgen(unchecked_param_type = "Api.Board")] board: &JsValue,
) -> JsValue {
    let json = argument(board).unwrap_or_default();
    object(&positions::set_up(game, &json))
}

/// Takes a turn apart, wherever it is played.
#[wasm_bindgen(js_name = readTurn, unchecked_return_type = "Api.PartsReply | Api.Refused")]
pub fn read_turn(game: &str, turn: &str) -> JsValue {
    object(&positions::read_turn(game, turn))
}

/// All legal turns.
#[wasm_bindgen(js_name = legalTurns, unchecked_return_type = "Api.TurnsReply | Api.Refused")]
pub fn legal_turns(game: &str, position: &str) -> JsValue {
    object(&positions::legal_turns(game, position))
}

/// Plays a turn: the position after it.
#[wasm_bindgen(js_name = playTurn, unchecked_return_type = "Api.PositionView | Api.Refused")]
pub fn play_turn(game: &str, position: &str, turn: &str) -> JsValue {
    object(&positions::play_turn(game, position, turn))
}

/// The half turn: where the piece may go after this step, for diagrams.
#[wasm_bindgen(js_name = halfTurn, unchecked_return_type = "Api.HalfReply")]
pub fn half_turn(game: &str, position: &str, totem: &str, to: &str) -> JsValue {
    object(&positions::half_turn(game, position, totem, to))
}

/// A position text as it stands in a web address.
#[wasm_bindgen(js_name = toAddress)]
pub fn to_address(position: &str) -> String {
    rules::to_address(position)
}

/// A position text from a web address.
#[wasm_bindgen(js_name = fromAddress, unchecked_return_type = "Api.TextReply | Api.Refused")]
pub fn from_address(address: &str) -> JsValue {
    object(&positions::from_address(address))
}
