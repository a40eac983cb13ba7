//! A table of a game that is decided elsewhere, as JavaScript sees it.

use serde_json::{Value, json};
use wasm::table_json::{self, TableJson};

fn log() -> Value {
    json!([{
        "number": 1, "event": "began", "version": 1, "game": "yoxii",
        "start": "3/5/7/3T3/7/5/3 w",
        "seats": [{ "kind": "person", "name": "Ann" }, { "kind": "person" }],
        "apart": true,
        "clock": { "base": 300_000, "increment": 3_000, "free": 1 },
    }])
}

fn sit(viewer: Option<&str>) -> TableJson {
    table_json::from_events(&log().to_string(), viewer)
        .unwrap_or_else(|why| panic!("{}", why.code()))
}

fn parsed(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

#[test]
fn only_the_viewer_whose_turn_it_is_makes_one() {
    for viewer in [None, Some("second")] {
        let mut table = sit(viewer);
        let view = parsed(&table.view(0.0, None));
        assert_eq!(view["waitingFor"], "remote");
        assert_eq!(parsed(&table.tap("d4", None, 0.0))["code"], "not-your-turn");
        let typed = table.play_text("c3-1b2", 0.0);
        assert_eq!(parsed(&typed)["code"], "not-your-turn");
    }
    let mut table = sit(Some("first"));
    assert_eq!(parsed(&table.tap("d4", None, 0.0))["did"], "chose");
}

#[test]
fn the_own_turn_is_shown_and_made_certain() {
    let mut table = sit(Some("first"));
    assert_eq!(parsed(&table.play_text("c3-1b2", 0.0))["ok"], true);
    let played = json!([{ "number": 2, "event": "played", "by": "first", "turn": "c3-1b2" }]);
    let reply = parsed(&table.follow(&played.to_string(), Some(0.0), 100.0));
    assert_eq!(reply, json!({ "ok": true, "turn": null }));
    // The other's turn is new here.
    let answer = json!([
        { "number": 3, "event": "played", "by": "second", "turn": "d4-1d3", "spent": 900 }
    ]);
    let reply = parsed(&table.follow(&answer.to_string(), Some(0.0), 1_000.0));
    assert_eq!(reply["turn"]["text"], "d4-1d3");
    let view = parsed(&table.view(3_000.0, None));
    assert_eq!(view["clock"]["first"], 298_000);
}

#[test]
fn a_refused_turn_is_taken_away() {
    let mut table = sit(Some("first"));
    table.play_text("c3-1b2", 0.0);
    assert_eq!(parsed(&table.retract(0.0)), json!({ "ok": true }));
    assert_eq!(parsed(&table.view(0.0, None))["ply"], 0);
}

#[test]
fn nothing_else_is_decided_here() {
    let mut table = sit(Some("first"));
    for reply in [
        table.resign(0.0),
        table.undo(0.0),
        table.play(1.0, "c3-1b2", 0.0),
    ] {
        assert_eq!(parsed(&reply)["code"], "not-allowed", "{reply}");
    }
    table.play_text("c3-1b2", 0.0);
    assert!(!table.tick(1e9), "the flag falls elsewhere");
    assert_eq!(parsed(&table.view(1e9, None))["result"], Value::Null);
    let bad = parsed(&table.follow("[{\"number\":9}]", None, 0.0));
    assert_eq!(bad["code"], "bad-event");
}
