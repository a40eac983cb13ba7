//! What happens between two players, from the invitation to the rematch.

use std::time::Duration;

use axum::http::StatusCode;
use rules::{Game, Player, oxono, yoxii};
use serde_json::{Value, json};
use server::online::wire::{Claim, Greeting, Order, ToPage, ToServer};
use server::store::Store;
use table::{Event, Happening, OfferKind, Table, Termination};
use tokio::time::sleep;

use crate::house::{House, Page, Pair};
use crate::kept::Kept;

async fn pass(millis: u64) {
    sleep(Duration::from_millis(millis)).await;
}

/// The game as everybody can read it.
async fn table_of<G: Game>(house: &House<impl Store>, game: &str) -> Table<G> {
    let (status, shown) = house.get(&format!("games/{game}"), None).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    let events: Vec<Event> = serde_json::from_value(shown["events"].clone()).unwrap();
    Table::from_events(events).unwrap()
}

/// Some legal turn, always the same.
fn some_turn<G: Game>(table: &Table<G>) -> String {
    let turns = table.position().legal_turns();
    turns[table.ply() * 7 % turns.len()].to_string()
}

/// Plays so many turns, or to the end.
async fn play_on<G: Game>(house: &House<impl Store>, pair: &mut Pair, turns: usize) -> Table<G> {
    for _ in 0..turns {
        let table: Table<G> = table_of(house, &pair.game).await;
        if table.ending().is_some() {
            break;
        }
        let (mover, other) = match table.to_move() {
            Player::First => (&mut pair.ann, &mut pair.bob),
            Player::Second => (&mut pair.bob, &mut pair.ann),
        };
        let number = mover.play(&some_turn(&table)).await.unwrap();
        mover.reach(number).await;
        other.reach(number).await;
    }
    table_of(house, &pair.game).await
}

async fn ending(house: &House<impl Store>, game: &str) -> Option<Termination> {
    let table: Table<yoxii::Position> = table_of(house, game).await;
    table.ending().map(|ending| ending.termination)
}

#[tokio::test(start_paused = true)]
async fn a_friend_comes_by_link_and_a_whole_game_of_each_is_played() {
    whole_game::<oxono::Position>().await;
    whole_game::<yoxii::Position>().await;
}

async fn whole_game<G: Game>() {
    let house = House::new().await;
    let mut pair = house.begin(G::NAME, None).await;
    let mut spectator = house.page(None);
    let ToPage::Watching { you: None, .. } = spectator.watch(&pair.game).await else {
        panic!("a stranger has a seat");
    };
    let table = play_on::<G>(&house, &mut pair, usize::MAX).await;
    assert!(table.ending().is_some());
    assert_eq!(table.seat(Player::Second).name(), Some("Bob"));
    spectator.reach(table.events().len() as u64).await;
    assert!(
        !house
            .get("games/00000000000000000000", None)
            .await
            .0
            .is_success()
    );

    let (_, record) = house
        .get(&format!("games/{}/record", pair.game), None)
        .await;
    assert_eq!(record, Value::String(table.record().to_string()));
    let (_, own) = house.get("mine", Some(&pair.secrets[1])).await;
    assert_eq!(own[0]["address"], pair.game.as_str());
    assert_eq!(own[0]["you"], "second");
    assert_eq!(house.get("mine", None).await.1, json!([]));
}

#[tokio::test(start_paused = true)]
async fn looking_at_an_invitation_takes_no_seat_and_one_of_many_gets_it() {
    let house = House::new().await;
    let wish = json!({"key": "k", "game": "yoxii", "side": "second", "name": "Ann"});
    let (_, seated, ann) = house.ask("POST", "games", None, Some(wish.clone())).await;
    let again = house.post("games", ann.as_deref(), wish).await;
    assert_eq!(again.1, seated, "one key, one game");
    let path = format!("invitations/{}", seated["invitation"].as_str().unwrap());

    let (_, seen) = house.get(&path, None).await;
    assert_eq!(
        (&seen["state"], &seen["side"], &seen["by"]),
        (&json!("open"), &json!("first"), &json!("Ann"))
    );
    assert_eq!(seen.get("address"), None);
    assert_eq!(house.get(&path, ann.as_deref()).await.1["state"], "own");
    let own = house.post(&path, ann.as_deref(), json!({})).await;
    assert_eq!(
        (own.0, &own.1["code"]),
        (StatusCode::CONFLICT, &json!("own-game"))
    );

    let mut seats = Vec::new();
    for racer in 0..100 {
        let (status, answer, secret) = house
            .ask(
                "POST",
                &path,
                None,
                Some(json!({"name": format!("{racer}")})),
            )
            .await;
        match status {
            StatusCode::OK => seats.push(secret.unwrap()),
            _ => assert_eq!(answer["code"], "taken"),
        }
    }
    assert_eq!(seats.len(), 1);
    // Whoever got no answer asks again, and still sits there.
    let (status, _) = house.post(&path, Some(&seats[0]), json!({})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(house.get(&path, None).await.1["state"], "taken");
}

#[tokio::test(start_paused = true)]
async fn an_invitation_that_nobody_takes_expires() {
    let house = House::new().await;
    let wish = json!({"key": "k", "game": "yoxii", "side": "lot"});
    let (_, seated) = house.post("games", None, wish).await;
    let path = format!("invitations/{}", seated["invitation"].as_str().unwrap());
    pass(86_400_001).await;
    assert_eq!(house.get(&path, None).await.1["state"], "expired");
    assert_eq!(
        house.post(&path, None, json!({})).await.1["code"],
        "expired"
    );
    let game = seated["game"].as_str().unwrap();
    assert_eq!(ending(&house, game).await, Some(Termination::Aborted));
}

#[tokio::test(start_paused = true)]
async fn a_repeated_order_is_done_once_and_answered_alike() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    let table: Table<yoxii::Position> = table_of(&house, &pair.game).await;
    let play = Order::Play {
        turn: some_turn(&table),
        after: pair.ann.moved,
    };
    let number = pair.ann.order_as("one", play.clone()).await.unwrap();
    assert_eq!(pair.ann.order_as("one", play.clone()).await, Ok(number));
    // From another page of the same player too, and even if it says something else by then.
    let mut tab = house.page(Some(&pair.secrets[0]));
    tab.watch(&pair.game).await;
    assert_eq!(tab.order_as("one", Order::Resign).await, Ok(number));
    // Another name for the same turn: it was played already.
    assert_eq!(tab.order_as("two", play).await, Ok(number));
    // The other player's names are their own.
    assert_eq!(
        pair.bob.order_as("one", Order::Resign).await,
        Ok(number + 1)
    );
    assert_eq!(
        ending(&house, &pair.game).await,
        Some(Termination::Resignation)
    );
}

#[tokio::test(start_paused = true)]
async fn strangers_and_the_wrong_player_change_nothing() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    let mut stranger = house.page(Some("somebody with a secret of their own"));
    stranger.watch(&pair.game).await;
    let table: Table<yoxii::Position> = table_of(&house, &pair.game).await;
    let turn = some_turn(&table);
    for order in [Order::Resign, Order::Abort] {
        assert_eq!(stranger.order(order).await, Err("not-seated".to_owned()));
    }
    assert_eq!(stranger.play(&turn).await, Err("not-seated".to_owned()));
    assert_eq!(pair.bob.play(&turn).await, Err("not-your-turn".to_owned()));
    assert!(pair.ann.play("a1-1a1").await.is_err());
    stranger
        .say(&ToServer::Greet {
            greeting: Greeting::Hello,
        })
        .await;
    assert!(matches!(stranger.hear().await, ToPage::Failed { .. }));
    let after: Table<yoxii::Position> = table_of(&house, &pair.game).await;
    assert_eq!(after, table);
}

#[tokio::test(start_paused = true)]
async fn offers_are_made_and_answered() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    play_on::<yoxii::Position>(&house, &mut pair, 2).await;
    let takeback = OfferKind::Takeback;
    let number = pair
        .ann
        .order(Order::Offer { offer: takeback })
        .await
        .unwrap();
    pair.bob.reach(number).await;
    pair.bob
        .order(Order::Accept { offer: takeback })
        .await
        .unwrap();
    let table: Table<yoxii::Position> = table_of(&house, &pair.game).await;
    assert_eq!(table.ply(), 0);
    pair.ann.reach(number + 1).await;
    pair.ann
        .order(Order::Offer {
            offer: OfferKind::Draw,
        })
        .await
        .unwrap();
    pair.bob
        .order(Order::Accept {
            offer: OfferKind::Draw,
        })
        .await
        .unwrap();
    assert_eq!(
        ending(&house, &pair.game).await,
        Some(Termination::Agreement)
    );
}

#[tokio::test(start_paused = true)]
async fn both_agree_on_one_rematch_with_the_sides_changed() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", Some((300_000, 3_000))).await;
    pair.ann.order(Order::Resign).await.unwrap();
    let offer = OfferKind::Rematch;
    pair.ann.order(Order::Offer { offer }).await.unwrap();
    pair.bob.order(Order::Offer { offer }).await.unwrap();
    let next = loop {
        if let ToPage::Happened {
            next: Some(next), ..
        } = pair.ann.hear().await
        {
            break next.to_string();
        }
    };
    let ToPage::Watching { next: told, .. } = pair.bob.watch(&pair.game).await else {
        panic!("not watching");
    };
    assert_eq!(told.unwrap().to_string(), next);
    pair.ann.last = 0;
    let ToPage::Watching { you, .. } = pair.ann.watch(&next).await else {
        panic!("not watching");
    };
    assert_eq!(you, Some(Player::Second));
    let again = pair.bob.order(Order::Offer { offer }).await;
    assert_eq!(again, Err("already-offered".to_owned()));
    // And it is called off like any other game if nobody begins.
    pass(61_000).await;
    assert_eq!(ending(&house, &next).await, Some(Termination::Aborted));
}

#[tokio::test(start_paused = true)]
async fn a_game_that_nobody_begins_is_called_off_after_a_minute() {
    let house = House::new().await;
    let Pair { game, .. } = house.begin("yoxii", None).await;
    pass(59_000).await;
    assert_eq!(ending(&house, &game).await, None);
    pass(2_000).await;
    assert_eq!(ending(&house, &game).await, Some(Termination::Aborted));
}

#[tokio::test(start_paused = true)]
async fn a_flag_falls_even_if_both_are_gone() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", Some((60_000, 0))).await;
    play_on::<yoxii::Position>(&house, &mut pair, 2).await;
    let game = pair.game.clone();
    drop(pair);
    pass(59_000).await;
    assert_eq!(ending(&house, &game).await, None);
    pass(2_000).await;
    assert_eq!(ending(&house, &game).await, Some(Termination::Time));
}

#[tokio::test(start_paused = true)]
async fn a_turn_that_comes_too_late_lets_the_flag_fall_and_one_in_the_network_does_not() {
    // No round trip was measured: no allowance.
    let house = House::new().await;
    let mut pair = house.begin("yoxii", Some((10_000, 0))).await;
    let table = play_on::<yoxii::Position>(&house, &mut pair, 2).await;
    pass(10_100).await;
    let late = pair.ann.play(&some_turn(&table)).await;
    assert_eq!(late, Err("time-up".to_owned()));
    assert_eq!(ending(&house, &pair.game).await, Some(Termination::Time));

    let mut pair = house.begin("yoxii", Some((10_000, 0))).await;
    let table = play_on::<yoxii::Position>(&house, &mut pair, 2).await;
    let mut far = house.page(Some(&pair.secrets[0]));
    let ping = loop {
        let text = far.hear_text().await.unwrap();
        if let Ok(ToPage::Ping { stamp }) = serde_json::from_str(&text) {
            break stamp;
        }
    };
    far.watch(&pair.game).await;
    pass(200).await;
    far.say(&ToServer::Pong { stamp: ping }).await;
    pass(9_900).await;
    let number = far.play(&some_turn(&table)).await.unwrap();
    let table: Table<yoxii::Position> = table_of(&house, &pair.game).await;
    let Happening::Played {
        spent: Some(spent), ..
    } = table.events()[number as usize - 1].what
    else {
        panic!("not timed");
    };
    assert!((9_850..10_000).contains(&spent), "{spent}");
}

#[tokio::test(start_paused = true)]
async fn only_who_is_long_gone_can_be_claimed_against() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", Some((600_000, 0))).await;
    play_on::<yoxii::Position>(&house, &mut pair, 3).await;
    let claim = Order::Claim {
        claim: Claim::Victory,
    };
    let here = pair.ann.order(claim.clone()).await;
    assert_eq!(here, Err("not-gone".to_owned()));
    let Pair {
        mut ann, bob, game, ..
    } = pair;
    drop(bob);
    pass(60_000).await;
    let soon = ann.order(claim.clone()).await;
    assert_eq!(soon, Err("not-gone".to_owned()));
    assert!(!ann.presence.second.here);
    pass(31_000).await;
    ann.order(claim).await.unwrap();
    assert_eq!(ending(&house, &game).await, Some(Termination::Abandoned));
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_the_clocks_have_what_they_had_and_orders_are_remembered() {
    let kept = Kept::default();
    let house = House::open(kept.clone(), 1_000_000).await;
    let mut pair = house.begin("yoxii", Some((60_000, 0))).await;
    let table = play_on::<yoxii::Position>(&house, &mut pair, 2).await;
    let (turn, after) = (some_turn(&table), pair.ann.moved);
    let play = Order::Play { turn, after };
    let number = pair.ann.order_as("mine", play.clone()).await.unwrap();
    pass(20_000).await;
    house.crash();
    // Away for an hour: of that, Bob loses nothing.
    let house = House::open(kept, 1_000_000 + 20_000 + 3_600_000).await;
    let mut ann = house.page(Some(&pair.secrets[0]));
    ann.watch(&pair.game).await;
    assert_eq!(ann.order_as("mine", play).await, Ok(number));
    pass(35_000).await;
    assert_eq!(ending(&house, &pair.game).await, None);
    pass(15_000).await;
    assert_eq!(ending(&house, &pair.game).await, Some(Termination::Time));
}

#[tokio::test(start_paused = true)]
async fn a_page_gets_what_it_lacks_or_everything() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    let table = play_on::<yoxii::Position>(&house, &mut pair, 5).await;
    let last = table.events().len() as u64;
    for (seen, expected) in [(last, last), (last - 2, last - 2), (0, 0), (last + 5, 0)] {
        let mut page = house.page(None);
        page.last = seen;
        let ToPage::Watching { after, events, .. } = page.watch(&pair.game).await else {
            panic!("not watching");
        };
        assert_eq!(after, expected);
        assert_eq!(events, table.events_after(expected));
    }
}

#[tokio::test(start_paused = true)]
async fn greetings_and_presence_reach_everybody_and_are_not_stored() {
    let house = House::new().await;
    let mut pair = house.begin("yoxii", None).await;
    let spectator = spectator_of(&house, &pair.game).await;
    let greeting = Greeting::GoodLuck;
    pair.bob.say(&ToServer::Greet { greeting }).await;
    let greeted = ToPage::Greeted {
        by: Player::Second,
        greeting,
    };
    assert_eq!(pair.ann.hear().await, greeted);
    assert_eq!(pair.bob.hear().await, greeted);
    assert_eq!(pair.ann.presence.spectators, 1);
    pair.bob.say(&ToServer::Greet { greeting }).await;
    assert!(
        matches!(pair.bob.hear().await, ToPage::Failed { .. }),
        "too fast"
    );
    drop(spectator);
    let number = pair.ann.order(Order::Resign).await.unwrap();
    assert_eq!(number, 3);
}

async fn spectator_of(house: &House<impl Store>, game: &str) -> Page {
    let mut page = house.page(None);
    page.watch(game).await;
    page
}

#[tokio::test(start_paused = true)]
async fn a_page_that_says_nothing_is_let_go_and_the_end_of_the_server_is_told() {
    let house = House::new().await;
    let mut silent = house.page(None);
    let mut last = String::new();
    while let Some(text) = silent.hear_text().await {
        last = text;
    }
    assert_eq!(last, "closed 4003");
    let mut page = house.page(None);
    page.hear_text().await;
    house.online.ending.send_replace(true);
    while let Some(text) = page.hear_text().await {
        last = text;
    }
    assert_eq!(last, "closed 1012");
}
