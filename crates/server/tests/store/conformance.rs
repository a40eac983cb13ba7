//! What any store has to do. A new implementation is one more line at the end.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::{AnyGame, Player};
use server::store::{
    Address, Append, Appended, CodeHash, CommandId, Created, Entry, Holder, Invitation,
    MOST_SHARED, Memory, NewGame, SeatOffer, Sqlite, Store, Taken,
};
use table::{AnyOptions, Event, Happening, Seat, Start, any};

/// An address for tests, by a number.
pub(crate) fn address(number: u8) -> Address {
    let mut bytes = [0; Address::LENGTH];
    (bytes[0], bytes[1]) = (number / 32, number % 32);
    Address::from_random(bytes)
}

pub(crate) fn holder(name: &str) -> Holder {
    Holder::of_secret(name)
}

/// A game that begins at this time, with its creator on the first seat.
pub(crate) fn new_game(number: u8, at: u64) -> NewGame {
    let options = AnyOptions {
        game: AnyGame::Yoxii,
        start: Start::Default,
        seats: [Seat::person(), Seat::person()],
        apart: true,
        clock: None,
        date: None,
    };
    let began = any::create(options).unwrap().events()[0].clone();
    NewGame {
        game: address(number),
        key: Some((holder("creator"), format!("key {number}"))),
        entries: vec![entry(began, at, None)],
        seats: [Some(holder("creator")), None],
        invitation: Some(Invitation {
            address: address(number + 100),
            expires: at + 1000,
        }),
    }
}

fn entry(event: Event, at: u64, command: Option<CommandId>) -> Entry {
    Entry {
        event,
        at,
        lag: 7,
        command,
    }
}

/// A turn with this number; whether it is legal is no concern of a store.
pub(crate) fn turn(number: u64, text: &str, at: u64) -> Entry {
    let what = Happening::Played {
        by: Player::First,
        turn: text.to_owned(),
        spent: Some(12),
    };
    let command = CommandId {
        by: Player::First,
        id: format!("command {number}"),
    };
    entry(Event { number, what }, at, Some(command))
}

pub(crate) fn append(game: u8, after: u64, entries: Vec<Entry>) -> Append {
    Append {
        game: address(game),
        after,
        entries,
        seat: None,
        result: None,
        next: None,
    }
}

async fn what_is_stored_is_read(store: &impl Store) {
    let game = new_game(1, 10);
    assert_eq!(store.create(game.clone()).await, Ok(Created::New));
    let turns = vec![turn(2, "a", 11), turn(3, "b", 12)];
    let done = store.append(append(1, 1, turns.clone())).await;
    assert_eq!(done, Ok(Appended::Stored));

    let read = store.read(&address(1), 0).await.unwrap().unwrap();
    assert_eq!(read.last, 3);
    assert_eq!(read.entries[..1], game.entries);
    assert_eq!(read.entries[1..], turns);
    assert_eq!(read.seats, game.seats);
    assert_eq!(read.invitation, game.invitation);
    assert_eq!(read.next, None);

    let rest = store.read(&address(1), 2).await.unwrap().unwrap();
    assert_eq!((rest.last, &rest.entries[..]), (3, &turns[1..]));
    let none = store.read(&address(1), 3).await.unwrap().unwrap();
    assert_eq!((none.last, none.entries.len()), (3, 0));
    assert_eq!(store.read(&address(99), 0).await, Ok(None));
}

async fn a_key_creates_one_game(store: &impl Store) {
    let again = NewGame {
        game: address(2),
        ..new_game(1, 20)
    };
    let before = Ok(Created::Before(address(1)));
    assert_eq!(store.create(again).await, before);
    assert_eq!(store.read(&address(2), 0).await, Ok(None));
    // The same name from somebody else is another key.
    let mut other = new_game(3, 20);
    other.key = Some((holder("somebody else"), "key 1".to_owned()));
    assert_eq!(store.create(other).await, Ok(Created::New));
}

async fn one_of_many_is_first(store: &Arc<impl Store>) {
    store.create(new_game(4, 30)).await.unwrap();
    let racers = (0..50).map(|racer| {
        let store = Arc::clone(store);
        tokio::spawn(async move {
            let mut sits = append(4, 1, vec![turn(2, &format!("racer {racer}"), 31)]);
            sits.seat = Some((Player::Second, holder(&format!("racer {racer}"))));
            store.append(sits).await.unwrap()
        })
    });
    let racers: Vec<_> = racers.collect();
    let mut first = Vec::new();
    for (racer, task) in racers.into_iter().enumerate() {
        if task.await.unwrap() == Appended::Stored {
            first.push(racer);
        }
    }
    let read = store.read(&address(4), 0).await.unwrap().unwrap();
    let [winner] = first[..] else {
        panic!("{first:?} all were first");
    };
    assert_eq!(read.seats[1], Some(holder(&format!("racer {winner}"))));
    assert_eq!(read.entries[1], turn(2, &format!("racer {winner}"), 31));
    assert_eq!(read.last, 2);
}

async fn whoever_is_late_changes_nothing(store: &impl Store) {
    store.create(new_game(5, 40)).await.unwrap();
    let before = store.read(&address(5), 0).await;
    let mut late = append(5, 2, vec![turn(3, "ahead", 41)]);
    assert_eq!(store.append(late.clone()).await, Ok(Appended::Overtaken));
    late.after = 0;
    assert_eq!(store.append(late).await, Ok(Appended::Overtaken));
    // A seat that is taken, though the number is right.
    let mut seat = append(5, 1, vec![turn(2, "seat", 41)]);
    seat.seat = Some((Player::First, holder("thief")));
    seat.result = Some("1-0");
    assert_eq!(store.append(seat).await, Ok(Appended::Overtaken));
    let unknown = append(98, 0, vec![turn(1, "nowhere", 41)]);
    assert_eq!(store.append(unknown).await, Ok(Appended::Overtaken));
    assert_eq!(store.read(&address(5), 0).await, before);
    assert!(store.open_games().await.unwrap().contains(&address(5)));
}

async fn result_and_next_game_come_with_the_events(store: &impl Store) {
    store.create(new_game(6, 50)).await.unwrap();
    let mut end = append(6, 1, vec![turn(2, "end", 51)]);
    end.result = Some("0-1");
    store.append(end).await.unwrap();
    assert!(!store.open_games().await.unwrap().contains(&address(6)));

    let mut next = new_game(7, 52);
    next.key = None;
    next.invitation = None;
    let mut agreed = append(6, 2, vec![turn(3, "agreed", 52)]);
    agreed.next = Some(next);
    store.append(agreed).await.unwrap();
    let read = store.read(&address(6), 0).await.unwrap().unwrap();
    assert_eq!(read.next, Some(address(7)));
    assert!(store.open_games().await.unwrap().contains(&address(7)));
    assert!(!store.open_games().await.unwrap().contains(&address(6)));
}

async fn invitations_and_seats_lead_to_games(store: &impl Store) {
    store.create(new_game(8, 60)).await.unwrap();
    assert_eq!(store.invitation(&address(108)).await, Ok(Some(address(8))));
    assert_eq!(store.invitation(&address(8)).await, Ok(None));

    let mut sits = append(8, 1, vec![turn(2, "sits", 61)]);
    sits.seat = Some((Player::Second, holder("guest")));
    store.append(sits).await.unwrap();
    let mut other = new_game(9, 60);
    other.seats[1] = Some(holder("guest"));
    store.create(other).await.unwrap();
    // The one in which something has happened last comes first.
    let guest = holder("guest");
    let games = store.games_of(&guest, 10).await;
    assert_eq!(games, Ok(vec![address(8), address(9)]));
    assert_eq!(store.games_of(&guest, 1).await, Ok(vec![address(8)]));
    assert_eq!(store.games_of(&holder("nobody"), 10).await, Ok(Vec::new()));
}

fn seat_offer(code: &str, holder: Holder, expires: u64) -> SeatOffer {
    SeatOffer {
        code: CodeHash::of_code(code),
        holder,
        game: Some(address(10)),
        expires,
    }
}

async fn a_code_shares_seats_once_and_in_time(store: &Arc<impl Store>) {
    let [laptop, phone] = [holder("laptop"), holder("phone")];
    let mut game = new_game(10, 80);
    game.seats[1] = Some(laptop);
    store.create(game).await.unwrap();
    let take = |code: &str, by: Holder, now: u64| {
        let (store, code) = (Arc::clone(store), CodeHash::of_code(code));
        async move { store.take_seats(&code, &by, now).await.unwrap() }
    };
    let offer = seat_offer("first", laptop, 100);
    store.offer_seats(offer.clone(), 80).await.unwrap();
    assert_eq!(take("other", phone, 99).await, Taken::NoCode);
    assert_eq!(take("first", phone, 100).await, Taken::NoCode, "too late");
    assert_eq!(take("first", laptop, 99).await, Taken::Own);
    // A further code takes the place of the one before.
    let offer = seat_offer("second", laptop, 200);
    store.offer_seats(offer, 90).await.unwrap();
    assert_eq!(take("first", phone, 99).await, Taken::NoCode);
    assert_eq!(store.shared_with(&phone).await, Ok(Vec::new()));

    let racers = (0..20).map(|racer| {
        let racer = holder(&format!("thumb {racer}"));
        tokio::spawn(take("second", racer, 199))
    });
    let mut first = 0;
    for racer in racers.collect::<Vec<_>>() {
        match racer.await.unwrap() {
            Taken::Shared(game) => {
                assert_eq!(game, Some(address(10)));
                first += 1;
            }
            other => assert_eq!(other, Taken::NoCode),
        }
    }
    assert_eq!(first, 1, "a code is used once");

    store
        .offer_seats(seat_offer("third", laptop, 300), 200)
        .await
        .unwrap();
    assert!(matches!(take("third", phone, 250).await, Taken::Shared(_)));
    assert_eq!(store.shared_with(&phone).await, Ok(vec![laptop]));
    assert_eq!(store.games_of(&phone, 10).await, Ok(vec![address(10)]));
    assert_eq!(store.shared_with(&laptop).await, Ok(Vec::new()));
}

async fn what_is_shared_is_passed_on_and_the_latest_counts(store: &Arc<impl Store>) {
    let [laptop, phone, tablet] = [holder("laptop"), holder("phone"), holder("tablet")];
    let give = |from: Holder, to: Holder| async move {
        let offer = seat_offer("given", from, 1000);
        store.offer_seats(offer, 900).await.unwrap();
        let taken = store
            .take_seats(&CodeHash::of_code("given"), &to, 950)
            .await;
        assert!(matches!(taken, Ok(Taken::Shared(_))), "{taken:?}");
    };
    give(phone, tablet).await;
    assert_eq!(store.shared_with(&tablet).await, Ok(vec![phone, laptop]));
    give(tablet, phone).await;
    assert_eq!(store.shared_with(&phone).await, Ok(vec![tablet, laptop]));
    give(laptop, tablet).await;
    assert_eq!(store.shared_with(&tablet).await, Ok(vec![laptop, phone]));
    for number in 0..MOST_SHARED {
        give(holder(&format!("borrowed {number}")), tablet).await;
    }
    let shared = store.shared_with(&tablet).await.unwrap();
    assert_eq!(shared.len(), MOST_SHARED as usize);
    assert!(!shared.contains(&laptop));
    assert_eq!(store.games_of(&tablet, 10).await, Ok(Vec::new()));
}

/// A store may put together what comes at once; everybody still gets the answer to their own.
async fn many_at_once_do_not_mix(store: &Arc<impl Store>) {
    const GAMES: std::ops::Range<u8> = 20..150;
    let mut logs = Vec::new();
    for game in GAMES {
        store.create(new_game(game, 300)).await.unwrap();
        logs.push(new_game(game, 300).entries);
    }
    let mut ended = BTreeSet::new();
    for round in 0..6_u64 {
        let mut tasks = Vec::new();
        for (game, log) in GAMES.zip(&mut logs) {
            // Some are late, some end with the turn, some have two events.
            let lot = (u64::from(game) * 31 + round * 17) % 23;
            let after = log.len() as u64;
            let is_late = lot == 0;
            let entries = (1..=1 + u64::from(lot == 1))
                .map(|number| turn(after + number, &format!("{game} {round}"), 301 + round));
            let mut append = append(game, after + u64::from(is_late), entries.collect());
            append.result = (lot == 2).then_some("1-0");
            ended.extend(append.result.map(|_| game));
            if !is_late {
                log.extend(append.entries.clone());
            }
            let store = Arc::clone(store);
            let expected = [Appended::Stored, Appended::Overtaken][usize::from(is_late)];
            tasks.push(tokio::spawn(async move {
                assert_eq!(store.append(append).await, Ok(expected), "{game}");
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
    }
    let open = store.open_games().await.unwrap();
    for (game, log) in GAMES.zip(logs) {
        assert_ne!(
            open.contains(&address(game)),
            ended.contains(&game),
            "{game}"
        );
        let read = store.read(&address(game), 0).await.unwrap().unwrap();
        assert_eq!((read.last, read.entries), (log.len() as u64, log), "{game}");
    }
}

async fn a_sign_of_life_is_kept(store: &impl Store) {
    assert_eq!(store.last_alive().await, Ok(None));
    store.note_alive(70).await.unwrap();
    store.note_alive(71).await.unwrap();
    assert_eq!(store.last_alive().await, Ok(Some(71)));
}

async fn conforms(store: Arc<impl Store>) {
    what_is_stored_is_read(&*store).await;
    a_key_creates_one_game(&*store).await;
    one_of_many_is_first(&store).await;
    whoever_is_late_changes_nothing(&*store).await;
    result_and_next_game_come_with_the_events(&*store).await;
    invitations_and_seats_lead_to_games(&*store).await;
    a_code_shares_seats_once_and_in_time(&store).await;
    what_is_shared_is_passed_on_and_the_latest_counts(&store).await;
    a_sign_of_life_is_kept(&*store).await;
    many_at_once_do_not_mix(&store).await;
}

#[tokio::test]
async fn memory_conforms() {
    conforms(Arc::new(Memory::new())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
    conforms(Arc::new(store)).await;
}
