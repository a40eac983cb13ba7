//! A page of a game that is decided elsewhere: one's own turn is shown while it is on its way, and
//! certain only when its event has come.

use rules::{AnyGame, Player};
use table::any::{self, AnyTable};
use table::{
    AnyOptions, ClockSetting, Command, Event, OfferKind, Seat, Start, TableError, distant,
};

fn server() -> Box<dyn AnyTable> {
    any::create(AnyOptions {
        game: "yoxii".parse::<AnyGame>().unwrap(),
        start: Start::Default,
        seats: [Seat::person(), Seat::person()],
        apart: true,
        clock: Some(ClockSetting::for_game(300_000, 3_000).unwrap()),
        date: None,
    })
    .unwrap()
}

fn played(table: &mut dyn AnyTable, turn: &str, now: u64) -> Vec<Event> {
    let play = Command::Play {
        turn: turn.to_owned(),
        after: table.moved(),
    };
    table.apply(table.to_move().into(), play, now).unwrap()
}

/// A page that has seen everything so far.
fn page(server: &dyn AnyTable) -> (Box<dyn AnyTable>, usize) {
    let page = any::from_events(server.events().to_vec()).unwrap();
    let known = page.events().len();
    (page, known)
}

#[test]
fn a_turn_on_its_way_becomes_certain_with_the_time_that_counts() {
    let mut server = server();
    played(&mut *server, "c3-1b2", 0);
    let (mut page, known) = page(&*server);
    page.synchronise(1_000, 0);
    page.play_text("d4-1d3", 4_000).unwrap();
    let events = played(&mut *server, "d4-1d3", 4_700);
    let known = distant::follow(&mut page, known, events, Some(0), 5_000).unwrap();
    assert_eq!(known, 3);
    assert_eq!(page.events(), server.events());
    assert_eq!(page.time_left(Player::Second, 5_000), Some(298_300));
}

#[test]
fn an_offer_meanwhile_leaves_the_turn_on_the_board() {
    let mut server = server();
    played(&mut *server, "c3-1b2", 0);
    let (mut page, known) = page(&*server);
    page.play_text("d4-1d3", 0).unwrap();
    let offer = Command::Offer {
        offer: OfferKind::Draw,
    };
    let events = server.apply(Player::First.into(), offer, 100).unwrap();
    let known = distant::follow(&mut page, known, events, Some(100), 100).unwrap();
    assert_eq!((known, page.ply(), page.events().len()), (3, 2, 4));
    assert_eq!(page.offerer(OfferKind::Draw), None, "the turn declines it");
}

#[test]
fn another_turn_takes_the_place_of_the_own_one() {
    let mut server = server();
    played(&mut *server, "c3-1b2", 0);
    let (mut page, known) = page(&*server);
    page.play_text("d4-1d3", 0).unwrap();
    // The other tab of the same player was faster.
    let events = played(&mut *server, "d4-2d3", 100);
    distant::follow(&mut page, known, events, Some(0), 100).unwrap();
    assert_eq!(page.events(), server.events());
}

#[test]
fn a_refused_turn_goes_and_its_time_stays() {
    let mut server = server();
    played(&mut *server, "c3-1b2", 0);
    let (mut page, known) = page(&*server);
    page.synchronise(0, 0);
    page.play_text("d4-1d3", 2_000).unwrap();
    distant::retract(&mut page, known, 3_000).unwrap();
    assert_eq!(page.events(), server.events());
    assert_eq!(page.time_left(Player::Second, 3_000), Some(297_000));
}

#[test]
fn a_gap_is_told() {
    let mut server = server();
    let (mut page, known) = page(&*server);
    played(&mut *server, "c3-1b2", 0);
    let late = played(&mut *server, "d4-1d3", 0);
    let gap = distant::follow(&mut page, known, late, None, 0);
    assert_eq!(gap, Err(TableError::EventGap { next: 2 }));
}
