//! Going on with another device.

use axum::http::StatusCode;
use rules::Player;
use serde_json::{Value, json};
use server::online::http::{Public, Standing};
use server::online::wire::{Order, ToPage};
use server::store::Store;

use crate::house::House;
use crate::kept::Kept;

/// A code of a browser for a game.
async fn code(house: &House<impl Store>, secret: &str, game: &str) -> String {
    let wish = json!({"game": game});
    let (status, offered) = house.post("devices/code", Some(secret), wish).await;
    assert_eq!(status, StatusCode::CREATED, "{offered}");
    assert_eq!(offered["valid"], 600_000);
    offered["code"].as_str().unwrap().to_owned()
}

async fn use_code(
    house: &House<impl Store>,
    who: Option<&str>,
    code: &str,
) -> (StatusCode, Value, Option<String>) {
    let body = Some(json!({"code": code}));
    house.ask("POST", "devices", who, body).await
}

async fn side(house: &House<impl Store>, secret: &str, game: &str) -> Option<Player> {
    match house.page(Some(secret)).watch(game).await {
        ToPage::Watching { you, .. } => you,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(start_paused = true)]
async fn a_code_comes_with_the_address_that_others_reach() {
    for public in [None, Some("http://games.example")] {
        let standing = Standing {
            public: public.map(|public| Public::new(public).unwrap()),
            ..Standing::default()
        };
        let house = House::open_at(Kept::default(), 1_000_000, standing).await;
        let pair = house.begin("oxono", None).await;
        let wish = json!({"game": pair.game});
        let secret = Some(pair.secrets[0].as_str());
        let (_, offered) = house.post("devices/code", secret, wish).await;
        assert_eq!(offered["origin"].as_str(), public);
    }
}

#[tokio::test(start_paused = true)]
async fn another_device_plays_on_with_a_code_that_works_once() {
    let kept = Kept::default();
    let house = House::open(kept.clone(), 1_000_000).await;
    let pair = house.begin("yoxii", None).await;
    let laptop = &pair.secrets[0];
    let shown = code(&house, laptop, &pair.game).await;
    assert_eq!(
        use_code(&house, Some(laptop), &shown).await.1["code"],
        "own-code"
    );
    let typed = shown.to_uppercase().replace('-', " ");
    let (status, continued, phone) = use_code(&house, None, &typed).await;
    assert_eq!(status, StatusCode::OK, "{continued}");
    assert_eq!(continued["game"], pair.game.as_str());
    let phone = phone.unwrap();
    assert_ne!(&phone, laptop, "each has its own secret");
    let again = use_code(&house, None, &typed).await;
    assert_eq!(
        (again.0, &again.1["code"]),
        (StatusCode::NOT_FOUND, &json!("no-code"))
    );
    house.crash();

    // What was given is stored. Both devices are the same player.
    let house = House::open(kept, 2_000_000).await;
    assert_eq!(house.get("mine", Some(&phone)).await.1[0]["you"], "first");
    let mut page = house.page(Some(&phone));
    page.watch(&pair.game).await;
    assert_eq!(page.order_as("one", Order::Abort).await, Ok(3));
    let mut page = house.page(Some(laptop));
    page.watch(&pair.game).await;
    assert_eq!(page.order_as("one", Order::Abort).await, Ok(3));
}

#[tokio::test(start_paused = true)]
async fn a_code_expires_and_whoever_sits_nowhere_gets_none() {
    let house = House::new().await;
    let pair = house.begin("yoxii", None).await;
    let shown = code(&house, &pair.secrets[0], &pair.game).await;
    tokio::time::sleep(std::time::Duration::from_mins(10)).await;
    assert_eq!(use_code(&house, None, &shown).await.1["code"], "no-code");

    let stranger = "0".repeat(32);
    for (who, wish) in [
        (None, json!({})),
        (Some(stranger.as_str()), json!({})),
        (Some(stranger.as_str()), json!({"game": pair.game})),
    ] {
        let (status, refused) = house.post("devices/code", who, wish).await;
        assert_eq!(status, StatusCode::CONFLICT, "{refused}");
        assert_eq!(refused["code"], "not-seated");
    }
}

#[tokio::test(start_paused = true)]
async fn a_code_gives_seats_and_takes_none() {
    let house = House::new().await;
    let mine = house.begin("yoxii", None).await;
    let other = house.begin("oxono", None).await;
    let [giver, taker] = [&mine.secrets[0], &other.secrets[1]];
    let shown = code(&house, giver, &mine.game).await;
    let (status, _, kept) = use_code(&house, Some(taker), &shown).await;
    assert_eq!((status, kept.as_ref()), (StatusCode::OK, Some(taker)));
    assert_eq!(side(&house, taker, &mine.game).await, Some(Player::First));
    assert_eq!(side(&house, taker, &other.game).await, Some(Player::Second));
    assert_eq!(side(&house, giver, &other.game).await, None);

    // Between two who share, one's own seat counts.
    let shown = code(&house, &mine.secrets[1], &mine.game).await;
    use_code(&house, Some(giver), &shown).await;
    assert_eq!(side(&house, giver, &mine.game).await, Some(Player::First));

    // Nor can the other seat of one's own invitation be taken from another device.
    let wish = json!({"key": "x", "game": "yoxii", "side": "first"});
    let (_, seated) = house.post("games", Some(giver), wish).await;
    let path = format!("invitations/{}", seated["invitation"].as_str().unwrap());
    let (_, refused) = house.post(&path, Some(taker), json!({})).await;
    assert_eq!(refused["code"], "own-game");
}
