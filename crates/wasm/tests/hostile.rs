//! Whatever JavaScript passes in, the answer is JSON and the table stays whole.

use std::sync::atomic::{AtomicU32, Ordering};

use proptest::prelude::*;
use serde_json::Value;
use wasm::table_json::{self, TableJson};
use wasm::{positions, study_json, think};

/// Words that mean something to the API, so that arguments get past the first check.
const WORDS: &[&str] = &[
    "oxono",
    "yoxii",
    "Oxono",
    "X",
    "O",
    "T",
    "1",
    "4",
    "5",
    "first",
    "second",
    "draw",
    "takeback",
    "rematch",
    "c4",
    "d3",
    "d4",
    "c6",
    "c5",
    "d5",
    "e6",
    "h8",
    "a9",
    "Xc6-c5",
    "d5-3e6",
    "xC6-c5!?",
    "6/6/2+3/3@2/6/6 p",
    "3/5/7/3T3/7/5/3 w",
    "turn",
    "hint",
    "analyse",
    "truth",
    "opinions",
    "threat",
    "[Game \"Oxono\"]\n\n1. Xc6-c5 (1. Od1-d2) *",
    "solve",
    "%2B",
    "%",
    "null",
    "[]",
    "{\"toMove\":\"first\",\"cells\":{\"c4\":{\"totem\":\"X\"},\"d3\":{\"totem\":\"O\"}}}",
    "{\"toMove\":\"second\",\"cells\":{\"d4\":{\"totem\":\"T\"},\"d3\":{\"player\":\"first\",\"kind\":\"9\"}}}",
    "{\"first\":{\"kind\":\"person\"},\"second\":{\"kind\":\"computer\",\"level\":1e300}}",
    "{\"first\":{\"kind\":\"person\",\"name\":\"\\u0000\"},\"second\":{\"kind\":\"remote\"}}",
];

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => proptest::sample::select(WORDS).prop_map(str::to_owned),
        1 => "[a-gA-G1-7XOT@+/ -]{0,12}",
        1 => any::<String>(),
    ]
}

fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => (0..40u32).prop_map(f64::from),
        2 => (0..200_000u32).prop_map(f64::from),
        1 => any::<f64>(),
        1 => Just(f64::NAN),
        1 => Just(f64::INFINITY),
        1 => Just(-1.0),
    ]
}

fn parsed(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// A reply says whether it worked; a refusal has a code.
fn reply(json: &str) {
    let value = parsed(json);
    match value["ok"].as_bool() {
        Some(true) => {}
        Some(false) => assert!(!value["code"].as_str().unwrap().is_empty(), "{json}"),
        None => panic!("neither done nor refused: {json}"),
    }
}

type Call = (u8, String, Option<String>, f64, Option<f64>);

fn call(table: &mut TableJson, (which, a, b, x, y): &Call) {
    let (a, b, x, y) = (a.as_str(), b.as_deref(), *x, *y);
    match which % 15 {
        0 => reply(&table.choose(a, x)),
        1 => reply(&table.step(a, b, x)),
        2 => reply(&table.place(a, b, x)),
        3 => reply(&table.play_text(a, x)),
        4 => reply(&table.play(y.unwrap_or(1.0), a, x)),
        5 => reply(&table.undo(x)),
        6 => reply(&table.resign(x)),
        7 => reply(&table.resume(x)),
        8 => drop(table.tick(x)),
        9 => drop(table.cancel()),
        10 => drop(parsed(&table.clock(x))),
        11 => {
            if let Ok(next) = table.rematch(y) {
                *table = next;
            }
        }
        12 => {
            if let Ok(next) = table.play_on(x, b, x) {
                *table = next;
            }
        }
        _ => reply(&table.tap(a, b, x)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_calls_leave_a_table_that_can_be_drawn_and_kept(
        game in proptest::sample::select(&["oxono", "yoxii"][..]),
        lot in number(),
        calls in proptest::collection::vec(
            (any::<u8>(), text(), proptest::option::of(text()), number(), proptest::option::of(number())),
            1..60,
        ),
    ) {
        let clock = r#"{"base":60000,"increment":500}"#;
        let lot = serde_json::to_string(&lot).unwrap();
        let options = format!(r#"{{"game":"{game}","lot":{lot},"clock":{clock}}}"#);
        let mut table = table_json::create(&options).unwrap();
        for arguments in &calls {
            call(&mut table, arguments);
            let now = arguments.3;
            parsed(&table.view(now, arguments.4));
            let saved = table.save(now);
            prop_assert!(table_json::load(&saved).is_ok(), "{saved}");
            prop_assert!(study_json::read(game, &table.record()).is_ok());
        }
    }

    #[test]
    fn any_calls_leave_a_study_that_can_be_drawn_and_kept(
        game in proptest::sample::select(&["oxono", "yoxii"][..]),
        beginning in text(),
        calls in proptest::collection::vec(
            (any::<u8>(), text(), proptest::option::of(text()), proptest::collection::vec(0usize..3, 0..6)),
            1..40,
        ),
    ) {
        let study = study_json::read(game, &beginning).or_else(|_| study_json::read(game, ""));
        let mut study = study.map_err(|refused| TestCaseError::fail(refused.code()))?;
        for (which, a, b, path) in &calls {
            match which % 10 {
                0 => study.go(path),
                1 => reply(&study.play_text(a)),
                2 => reply(&study.delete(path)),
                3 => reply(&study.promote(path)),
                4 => study.set_comment(a),
                5 => reply(&study.set_mark(a)),
                6 => drop(study.cancel()),
                _ => reply(&study.tap(a, b.as_deref())),
            }
            parsed(&study.view());
            let record = study.record();
            let again = study_json::read(game, &record).map_err(|refused| TestCaseError::fail(refused.code()))?;
            prop_assert_eq!(again.tree(), study.tree(), "{}", record);
        }
    }

    #[test]
    fn any_text_is_answered(a in text(), b in text(), c in text(), d in text()) {
        let _ = table_json::create(&a);
        let _ = table_json::load(&a);
        let _ = study_json::read(&a, &b);
        let _ = positions::game_info(&a);
        reply(&positions::read_position(&a, &b));
        reply(&positions::set_up(&a, &b));
        reply(&positions::read_turn(&a, &b));
        reply(&positions::legal_turns(&a, &b));
        reply(&positions::play_turn(&a, &b, &c));
        reply(&positions::half_turn(&a, &b, &c, &d));
        reply(&positions::from_address(&a));
        let request = format!(
            "{{\"task\":{},\"game\":{},\"position\":{}}}",
            Value::from(a.as_str()), Value::from(b), Value::from(c),
        );
        let mut thinker = think::ThinkerJson::new(1.0);
        // Every look at the clock takes a second, so that thinking soon ends.
        let seconds = AtomicU32::new(0);
        let now = move || f64::from(seconds.fetch_add(1, Ordering::Relaxed)) * 1000.0;
        reply(&thinker.think(&request, &now));
        reply(&thinker.think(&a, &now));
    }
}

#[test]
fn options_of_any_shape_are_refused_with_a_code() {
    for options in [
        r#"{"game":"oxono","position":7}"#,
        r#"{"game":"oxono","clock":{"base":-5,"increment":0}}"#,
        r#"{"game":"oxono","clock":{"base":1e300,"increment":0}}"#,
        r#"{"game":"oxono","seats":{"first":{"kind":"robot"},"second":{"kind":"person"}}}"#,
        r#"{"game":"oxono","seats":{"first":{"kind":"computer","level":1.5},"second":{"kind":"person"}}}"#,
        r#"{"game":"oxono","seats":{"first":{"kind":"computer","level":-1},"second":{"kind":"person"}}}"#,
        r#"{"game":"oxono","date":"yesterday"}"#,
        r#"{"game":"yoxii","position":"6/6/2+3/3@2/6/6 p"}"#,
        r#"{"game":["oxono"]}"#,
        "[[[[[[",
    ] {
        let refused = table_json::create(options)
            .err()
            .map(|refused| refused.code());
        assert!(refused.is_some_and(|code| !code.is_empty()), "{options}");
    }
}

#[test]
fn a_board_is_a_position_or_refused_with_the_place() {
    let asked = |cells: &str| {
        let board = format!(r#"{{"toMove":"second","cells":{{{cells}}}}}"#);
        parsed(&positions::set_up("oxono", &board))
    };
    let totems = r#""c4":{"totem":"X"},"d3":{"totem":"O"}"#;
    let piece = r#"{"player":"first","kind":"X"}"#;
    let view = asked(&format!(r#"{totems},"b1":{piece}"#));
    assert_eq!(view["position"], "6/6/2+3/3@2/6/1X4 b");
    let cases = [
        (format!(r#"{totems},"h8":{piece}"#), "not-on-board"),
        (
            format!(r#"{totems},"b1":{{"player":"first","kind":"4"}}"#),
            "unknown-kind",
        ),
        (r#""c4":{"totem":"T"}"#.to_owned(), "unknown-totem"),
        (format!(r#"{totems},"b1":{{}}"#), "bad-options"),
        (totems.to_owned(), "counts"),
        (r#""c4":{"totem":"X"}"#.to_owned(), "totem-missing"),
    ];
    for (cells, code) in cases {
        assert_eq!(asked(&cells)["code"], code, "{cells}");
    }
    let four = ["a1", "b1", "c1", "d1"].map(|square| format!(r#""{square}":{piece}"#));
    let others =
        ["a6", "c6", "e6"].map(|square| format!(r#""{square}":{{"player":"second","kind":"O"}}"#));
    let row = [four.join(","), others.join(","), totems.to_owned()].join(",");
    assert_eq!(asked(&row)["outcome"], "first");
}

#[test]
fn a_turn_is_taken_apart() {
    let parts = |game: &str, turn: &str| parsed(&positions::read_turn(game, turn));
    let expected = serde_json::json!({ "totem": "T", "to": "d5", "kind": "3", "at": "e6" });
    assert_eq!(parts("yoxii", "d5-3e6")["parts"], expected);
    assert_eq!(parts("oxono", "xc6-c5")["parts"]["kind"], "X");
    assert_eq!(parts("oxono", "d5-3e6")["code"], "turn-totem");
}
