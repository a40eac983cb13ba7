//! A table of a game that is decided elsewhere, as JavaScript sees it.

use serde_json::{Value, json};
use wasm::desk::{self, Desk};

fn log() -> Value {
    json!([{
        "number": 1, "event": "began", "version": 1, "game": "yoxii",
        "start": "3/5/7/3T3/7/5/3 w",
        "seats": [{ "kind": "person", "name": "Ann" }, { "kind": "person" }],
        "apart": true,
        "clock": { "base": 300_000, "increment": 3_000, "free": 1 },
    }])
}

fn sit(viewer: Option<&str>) -> Desk {
    desk::from_events(&log().to_string(), viewer).unwrap_or_else(|why| panic!("{}", why.code()))
}

fn parsed(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

#[test]
fn only_the_viewer_whose_turn_it_is_makes_one() {
    for viewer in [None, Some("second")] {
        let mut desk = sit(viewer);
        let view = parsed(&desk.view(0.0, None));
        assert_eq!(view["waitingFor"], "remote");
        assert_eq!(parsed(&desk.tap("d4", None, 0.0))["code"], "not-your-turn");
        let typed = desk.play_text("c3-1b2", 0.0);
        assert_eq!(parsed(&typed)["code"], "not-your-turn");
    }
    let mut desk = sit(Some("first"));
    assert_eq!(parsed(&desk.tap("d4", None, 0.0))["did"], "chose");
}

#[test]
fn the_own_turn_is_shown_and_made_certain() {
    let mut desk = sit(Some("first"));
    assert_eq!(parsed(&desk.play_text("c3-1b2", 0.0))["ok"], true);
    let played = json!([{ "number": 2, "event": "played", "by": "first", "turn": "c3-1b2" }]);
    let reply = parsed(&desk.follow(&played.to_string(), Some(0.0), 100.0));
    assert_eq!(reply, json!({ "ok": true, "turn": null }));
    // The other's turn is new here.
    let answer = json!([
        { "number": 3, "event": "played", "by": "second", "turn": "d4-1d3", "spent": 900 }
    ]);
    let reply = parsed(&desk.follow(&answer.to_string(), Some(0.0), 1_000.0));
    assert_eq!(reply["turn"]["text"], "d4-1d3");
    let view = parsed(&desk.view(3_000.0, None));
    assert_eq!(view["clock"]["first"], 298_000);
}

#[test]
fn a_refused_turn_is_taken_away() {
    let mut desk = sit(Some("first"));
    desk.play_text("c3-1b2", 0.0);
    assert_eq!(parsed(&desk.retract(0.0)), json!({ "ok": true }));
    assert_eq!(parsed(&desk.view(0.0, None))["ply"], 0);
}

#[test]
fn nothing_else_is_decided_here() {
    let mut desk = sit(Some("first"));
    for reply in [
        desk.resign(None, 0.0),
        desk.offer("draw", None, 0.0),
        desk.abort(0.0),
        desk.undo(0.0),
        desk.play(1.0, "c3-1b2", 0.0),
    ] {
        assert_eq!(parsed(&reply)["code"], "not-allowed", "{reply}");
    }
    desk.play_text("c3-1b2", 0.0);
    assert!(!desk.tick(1e9), "the flag falls elsewhere");
    assert_eq!(parsed(&desk.view(1e9, None))["result"], Value::Null);
    let bad = parsed(&desk.follow("[{\"number\":9}]", None, 0.0));
    assert_eq!(bad["code"], "bad-event");
}
