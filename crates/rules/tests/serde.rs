//! Serde: everything is its text or its code, and what comes in is checked.

use std::fmt::Debug;

use rules::record::{AnyRecord, Record};
use rules::{AnyGame, Bitboard, Game, Outcome, Player, Reach, Refusal, Square, StepKind};
use rules::{oxono, yoxii};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, json: &str) {
    assert_eq!(serde_json::to_string(&value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), value);
}

fn refused<T: DeserializeOwned + Debug>(json: &str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}

#[test]
fn there_and_back() {
    let c4 = Square::new(2, 3);
    check(c4, r#""c4""#);
    check(c4.bit() | Square::new(0, 0).bit(), r#"["a1","c4"]"#);
    check("Xc6-c5".parse::<oxono::Turn>().unwrap(), r#""Xc6-c5""#);
    check("d5-3e6".parse::<yoxii::Turn>().unwrap(), r#""d5-3e6""#);
    check(oxono::Position::start(), r#""6/6/2+3/3@2/6/6 p""#);
    check(yoxii::Position::start(), r#""3/5/7/3T3/7/5/3 w""#);
    check(AnyGame::Yoxii, r#""yoxii""#);
    check(Player::Second, r#""second""#);
    check(Some(Outcome::Win(Player::First)), r#""first""#);
    check(None::<Outcome>, "null");
    check(StepKind::Teleport, r#""teleport""#);
    check(Reach::Anywhere, r#""anywhere""#);
    check(oxono::Symbol::O, r#""O""#);
    check(yoxii::PieceValue::Four, "4");
    check(yoxii::DecidedBy::Pieces, r#""pieces""#);
    for refusal in Refusal::ALL {
        check(refusal, &format!("\"{}\"", refusal.code()));
    }
    let record = Record::<yoxii::Position>::new();
    let text = r#""[Game \"Yoxii\"]\n[Result \"*\"]\n\n*\n""#;
    check(record.clone(), text);
    check(AnyRecord::from(record), text);
}

#[test]
fn what_comes_in_is_checked() {
    assert!(refused::<Square>(r#""i9""#).contains("not a square"));
    assert!(refused::<Bitboard>(r#"["a1",3]"#).contains("invalid type"));
    assert!(refused::<oxono::Turn>(r#""Xc6""#).contains("turn-dash"));
    assert!(refused::<oxono::Position>(r#""6/6/2+3/3@2/6/6 b""#).contains("counts"));
    assert!(refused::<yoxii::PieceValue>("5").contains("from 1 to 4"));
    assert!(refused::<Player>(r#""third""#).contains("third"));
    assert!(refused::<AnyGame>(r#""chess""#).contains("unknown-game"));
    assert!(refused::<AnyRecord>(r#""1-0""#).contains("game-missing"));
    assert!(refused::<Record<oxono::Position>>(r#""""#).contains("game-missing"));
}

#[test]
fn half_turns_and_ends_as_data() {
    let position = oxono::Position::start();
    let steps = serde_json::to_value(position.steps(oxono::Symbol::X).unwrap()).unwrap();
    assert_eq!(
        steps[0],
        serde_json::json!({"to": "c1", "kind": "slide", "over": []})
    );
    let half = position.step(oxono::Symbol::X, "c5".parse().unwrap());
    assert_eq!(
        serde_json::to_value(half.unwrap().places()).unwrap(),
        serde_json::json!({"squares": ["c4", "b5", "d5", "c6"], "reach": "beside"})
    );
    let won: oxono::Position = "XXXX2/6/2+3/3@2/6/xx1o2 b".parse().unwrap();
    assert_eq!(
        serde_json::to_value(won.end()).unwrap(),
        serde_json::json!({"lines": [
            {"squares": ["a6", "b6", "c6", "d6"], "by": {"colour": "first"}},
            {"squares": ["a6", "b6", "c6", "d6"], "by": {"symbol": "X"}},
        ]})
    );
    let text = "1AT/bdbBd/BABc1bC/1ccbBA1/d1ACaAB/DDbc1/3 r";
    let stuck: yoxii::Position = text.parse().unwrap();
    assert_eq!(
        serde_json::to_value(stuck.end()).unwrap(),
        serde_json::json!({
            "around": [["e6", "d7"], ["d6", "f6"]],
            "points": [3, 6],
            "pieces": [2, 2],
            "decided_by": "points",
        })
    );
}
