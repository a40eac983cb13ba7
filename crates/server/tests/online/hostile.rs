//! Messages that nobody should send.

use serde_json::json;
use server::online::wire::{Order, ToPage};

use crate::house::House;

#[tokio::test(start_paused = true)]
async fn nonsense_ends_the_connection_and_nobody_elses() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    for text in [
        "",
        "{}",
        "null",
        "[[[[",
        r#"{"say":"flag"}"#,
        r#"{"say":"watch","game":"../../etc/passwd","after":0}"#,
        r#"{"say":"watch","game":"00000000000000000000","after":-1}"#,
        r#"{"say":"order","id":"x","order":{"order":"flag"}}"#,
        r#"{"say":"order","id":"x","order":{"order":"sit","player":"first"}}"#,
        r#"{"say":"order","id":"x","order":{"order":"resign"},"by":"first"}"#,
        r#"{"say":"greet","greeting":"<script>"}"#,
    ] {
        let mut hostile = house.page(Some(&pair.secrets[0]));
        hostile.watch(&pair.game).await;
        hostile.say_text(text).await;
        let mut last = None;
        while let Some(heard) = hostile.hear_text().await {
            last = Some(heard);
        }
        assert_eq!(last.as_deref(), Some("closed 4001"), "{text}");
    }
    assert_eq!(pair.ann.order(Order::Resign).await, Ok(3));
}

#[tokio::test(start_paused = true)]
async fn an_order_needs_a_name_and_a_game() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    let long = "x".repeat(41);
    for id in ["", "a b", "ä", long.as_str()] {
        let refused = pair.ann.order_as(id, Order::Resign).await;
        assert_eq!(refused, Err("bad-id".to_owned()), "{id}");
    }
    let mut page = house.page(Some(&pair.secrets[0]));
    let refused = page.order(Order::Resign).await;
    assert_eq!(refused, Err("no-game".to_owned()));
    let failed = page.watch("00000000000000000000").await;
    assert!(matches!(failed, ToPage::Failed { .. }), "{failed:?}");
}

#[tokio::test(start_paused = true)]
async fn a_game_is_begun_only_with_sense() {
    let house = House::new().await;
    let good = json!({"key": "k", "game": "yoxii", "side": "first"});
    for (field, value, code) in [
        ("key", json!(""), "bad-key"),
        ("key", json!("k".repeat(65)), "bad-key"),
        ("game", json!("chess"), "unknown-game"),
        ("side", json!("both"), "bad-request"),
        ("clock", json!({"base": 0, "increment": 0}), "bad-clock"),
        ("clock", json!({"base": 1, "increment": 0}), "bad-clock"),
        (
            "clock",
            json!({"base": 1e15, "increment": 0}),
            "bad-request",
        ),
        ("start", json!("anything"), "bad-request"),
    ] {
        let mut wish = good.clone();
        wish[field] = value;
        let (status, answer) = house.post("games", None, wish.clone()).await;
        assert_eq!(answer["code"], code, "{wish}");
        assert_eq!(status.as_u16(), 400);
    }
}

#[tokio::test(start_paused = true)]
async fn whatever_cannot_be_done_is_told_in_the_same_form() {
    let house = House::new().await;
    let long = json!({"key": "k".repeat(5000), "game": "yoxii", "side": "lot"});
    for (method, path, body, status, code) in [
        ("GET", "nothing", None, 404, "no-address"),
        ("GET", "games/a/record.txt", None, 404, "no-address"),
        ("DELETE", "mine", None, 405, "bad-method"),
        ("POST", "games", Some(long), 413, "too-long"),
        ("GET", "socket", None, 400, "bad-request"),
        ("GET", "socket?protocol=x", None, 400, "bad-request"),
    ] {
        let (answered, answer, _) = house.ask(method, path, None, body).await;
        assert_eq!(answered.as_u16(), status, "{method} {path}");
        assert_eq!(answer, json!({"code": code}), "{method} {path}");
    }
}

#[tokio::test(start_paused = true)]
async fn orders_in_a_wrong_order_or_under_a_stolen_name_change_nothing() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    let play = |after| Order::Play {
        turn: "c3-1b2".to_owned(),
        after,
    };
    // One that belongs later, and one that came before there was anything to answer.
    assert!(pair.ann.order_as("late", play(4)).await.is_err());
    assert!(pair.ann.order_as("early", play(0)).await.is_err());
    assert_eq!(pair.ann.order_as("one", play(1)).await, Ok(3));
    // The same turn again, whatever it claims to answer: it was played, once.
    assert_eq!(pair.ann.order_as("two", play(0)).await, Ok(3));

    // Whoever has overheard the name of an order gets nothing by it.
    let mut stranger = house.page(Some("somebody else"));
    stranger.watch(&pair.game).await;
    let stolen = stranger.order_as("one", play(1)).await;
    assert_eq!(stolen, Err("not-seated".to_owned()));
    let stolen = pair.bob.order_as("one", play(1)).await;
    assert!(stolen.is_err(), "{stolen:?}");
    assert_eq!(pair.bob.order(Order::Resign).await, Ok(4));
}
