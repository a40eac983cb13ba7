//! Scenes from games, each with the answer that players expect.

use rules::{Game, Outcome, Player, Refusal, Square, oxono, yoxii};
use table::{
    ClockSetting, Did, Hand, Occupant, OfferKind, Options, Seat, Table, TableError, Termination,
};

type Oxono = Table<oxono::Position>;
type Yoxii = Table<yoxii::Position>;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn seats<G: Game>(first: Occupant, second: Occupant) -> Table<G> {
    Table::new(Options {
        seats: [first, second].map(|occupant| Seat::new(occupant, None).unwrap()),
        ..Options::default()
    })
    .unwrap()
}

fn play<G: Game>(table: &mut Table<G>, turns: &str) {
    for text in turns.split_whitespace() {
        let turn = text.parse().unwrap();
        let new = table.play(table.to_move(), table.ply() + 1, turn, 0);
        assert_eq!(new, Ok(true), "{text}");
    }
}

const COMPUTER: Occupant = Occupant::Computer { level: 3 };

#[test]
fn taps_make_a_turn_of_oxono() {
    let mut table = seats::<oxono::Position>(Occupant::Person, Occupant::Person);
    let mut tap = |name, expected| {
        assert_eq!(table.tap(square(name), None, 0), expected, "{name}");
    };
    let refused = |refusal| Err(TableError::Rules(refusal));
    tap("a1", Err(TableError::ChooseTotem));
    tap("c4", Ok(Did::Chose));
    tap("c4", Ok(Did::Unchose));
    tap("d3", Ok(Did::Chose));
    tap("c4", Ok(Did::Chose));
    tap("d5", refused(Refusal::NotInLine));
    tap("c6", Ok(Did::Stepped));
    tap("f1", refused(Refusal::NotBesideTotem));
    tap("c6", Ok(Did::Unstepped));
    tap("c6", Ok(Did::Stepped));
    tap("g7", refused(Refusal::NotOnBoard));
    tap("c5", Ok(Did::Played));
    assert_eq!(table.turns()[0].turn.to_string(), "Xc6-c5");
}

#[test]
fn the_only_totem_need_not_be_tapped_and_the_kind_must_be_named() {
    let mut table = seats::<yoxii::Position>(Occupant::Person, Occupant::Person);
    let tap = Table::tap;
    assert_eq!(tap(&mut table, square("d5"), None, 0), Ok(Did::Stepped));
    let far = tap(&mut table, square("a4"), None, 0);
    assert_eq!(far, Err(TableError::Rules(Refusal::NotBesideTotem)));
    let unnamed = tap(&mut table, square("e6"), None, 0);
    assert_eq!(unnamed, Err(TableError::ChooseKind));
    let named = tap(&mut table, square("e6"), Some(yoxii::Value::Three), 0);
    assert_eq!(named, Ok(Did::Played));
}

#[test]
fn nobody_makes_the_computers_turn_by_hand() {
    let mut table: Oxono = seats(COMPUTER, Occupant::Person);
    assert_eq!(
        table.tap(square("c4"), None, 0),
        Err(TableError::NotYourTurn)
    );
    assert_eq!(table.play_text("Xc6-c5", 0), Err(TableError::NotYourTurn));
    play(&mut table, "Xc6-c5");
    assert_eq!(table.play_text("Od1-d2", 0), Ok(()));
}

#[test]
fn undo_goes_back_to_a_turn_of_the_person() {
    let mut table: Oxono = seats(Occupant::Person, COMPUTER);
    play(&mut table, "Xc6-c5 Od1-d2");
    assert_eq!(table.undo(0), Ok(()));
    assert_eq!(table.ply(), 0);

    let mut table: Oxono = seats(COMPUTER, Occupant::Person);
    play(&mut table, "Xc6-c5");
    assert_eq!(table.undo(0), Err(TableError::NothingToUndo));
    play(&mut table, "Od1-d2 Xa6-a5");
    assert_eq!(table.undo(0), Ok(()));
    assert_eq!(table.ply(), 1);

    let mut table: Oxono = seats(Occupant::Person, Occupant::Remote);
    play(&mut table, "Xc6-c5");
    assert_eq!(table.undo(0), Err(TableError::AskFirst));
}

#[test]
fn a_win_ends_the_game_and_undo_reopens_it() {
    let mut table = Oxono::new(Options {
        start: Some("XXX3/6/3+2/3@2/ooo3/6 p".parse().unwrap()),
        ..Options::default()
    })
    .unwrap();
    play(&mut table, "Xd5-d6");
    let ending = table.ending().unwrap();
    assert_eq!(ending.termination, Termination::Normal);
    assert_eq!(ending.score(), "1-0");
    let over = table.tap(square("d5"), None, 0);
    assert_eq!(over, Err(TableError::Rules(Refusal::GameOver)));
    assert_eq!(table.undo(0), Ok(()));
    assert_eq!(table.ending(), None);
}

#[test]
fn an_offer_is_answered_by_the_other_or_by_a_turn() {
    let mut table: Yoxii = seats(Occupant::Person, Occupant::Person);
    let (first, second) = (Player::First, Player::Second);
    table.offer(OfferKind::Draw, first, 0).unwrap();
    let own = table.accept(OfferKind::Draw, first, 0);
    assert_eq!(own, Err(TableError::OwnOffer));
    // The mover's own offer stands while the other thinks, and lapses with the other's turn.
    play(&mut table, "d5-3e6");
    assert_eq!(table.offers().open(OfferKind::Draw), Some(first));
    play(&mut table, "d4-1d5");
    assert_eq!(table.offers().open(OfferKind::Draw), None);
    table.offer(OfferKind::Draw, first, 0).unwrap();
    table.decline(OfferKind::Draw, 0).unwrap();
    let again = table.offer(OfferKind::Draw, first, 0);
    assert_eq!(again, Err(TableError::AlreadyOffered));
    table.offer(OfferKind::Draw, second, 0).unwrap();
    table.offer(OfferKind::Draw, first, 0).unwrap();
    let ending = table.ending().unwrap();
    assert_eq!(ending.termination, Termination::Agreement);
    assert_eq!(ending.outcome, Some(Outcome::Draw));
}

#[test]
fn a_takeback_gives_the_turn_back_to_the_one_who_asked() {
    for (turns, left) in [
        ("d5-3e6", 0),
        ("d5-3e6 d4-1d5", 0),
        ("d5-3e6 d4-1d5 e4-2e5", 2),
    ] {
        let mut table: Yoxii = seats(Occupant::Person, Occupant::Remote);
        play(&mut table, turns);
        table.offer(OfferKind::Takeback, Player::First, 0).unwrap();
        table
            .accept(OfferKind::Takeback, Player::Second, 0)
            .unwrap();
        assert_eq!((table.ply(), table.to_move()), (left, Player::First));
    }
    let mut table: Yoxii = seats(Occupant::Person, Occupant::Remote);
    let early = table.offer(OfferKind::Takeback, Player::First, 0);
    assert_eq!(early, Err(TableError::NothingToUndo));
}

#[test]
fn a_rematch_changes_the_sides_when_both_agree() {
    let mut table: Yoxii = seats(Occupant::Person, Occupant::Remote);
    assert_eq!(table.rematch(None), Err(TableError::NotOver));
    table.resign(Player::First, 0).unwrap();
    assert_eq!(table.rematch(None), Err(TableError::AskFirst));
    table.offer(OfferKind::Rematch, Player::First, 0).unwrap();
    table.accept(OfferKind::Rematch, Player::Second, 0).unwrap();
    let next = table.rematch(None).unwrap();
    assert_eq!(next.seat(Player::First).occupant(), Occupant::Remote);
    assert_eq!((next.ply(), next.ending()), (0, None));
}

#[test]
fn clocks_count_add_and_fall() {
    let mut table = Yoxii::new(Options {
        clock: Some(ClockSetting::new(10_000, 2_000).unwrap()),
        ..Options::default()
    })
    .unwrap();
    let left = |table: &Yoxii, now| Player::BOTH.map(|p| table.time_left(p, now).unwrap());
    let turn = |text: &str| text.parse().unwrap();
    // The first turn is free.
    table
        .play(Player::First, 1, turn("d5-3e6"), 50_000)
        .unwrap();
    assert_eq!(left(&table, 53_000), [10_000, 7_000]);
    table.pause(53_000).unwrap();
    assert_eq!(left(&table, 99_000), [10_000, 7_000]);
    table.resume(99_000).unwrap();
    table
        .play(Player::Second, 2, turn("d4-1d5"), 100_000)
        .unwrap();
    assert_eq!(left(&table, 100_000), [10_000, 8_000]);
    assert_eq!(table.turns()[1].spent, 4_000);
    // Taking back gives the time back.
    table.undo(101_000).unwrap();
    assert_eq!(left(&table, 101_000), [10_000, 10_000]);
    assert!(!table.tick(110_999));
    assert!(table.tick(111_000));
    assert_eq!(table.ending().unwrap().score(), "1-0");
    let late = table.play(Player::Second, 2, turn("d4-1d5"), 111_001);
    assert_eq!(late, Err(TableError::Rules(Refusal::GameOver)));
}

#[test]
fn a_half_turn_survives_storage() {
    let mut table: Oxono = seats(Occupant::Person, COMPUTER);
    table.tap(square("c4"), None, 0).unwrap();
    table.tap(square("c6"), None, 0).unwrap();
    let saved = table.save(0);
    assert_eq!(
        saved,
        r#"{"table":1,"game":"oxono","start":"6/6/2+3/3@2/6/6 p","seats":[{"kind":"person"},{"kind":"computer","level":3}],"turns":"","hand":"Xc6"}"#
    );
    let table = Oxono::load(&saved).unwrap();
    assert!(matches!(table.hand(), Hand::Stepped(half) if half.to() == square("c6")));
}

#[test]
fn foreign_data_is_refused() {
    let saved = seats::<oxono::Position>(Occupant::Person, COMPUTER).save(0);
    let load = |text: &str| Oxono::load(text).map_err(TableError::code).err();
    assert_eq!(load(&saved), None);
    assert_eq!(
        load(&saved.replace("\"table\":1", "\"table\":2")),
        Some("save-version")
    );
    for (part, other) in [
        ("oxono", "yoxii"),
        ("oxono", "chess"),
        ("2+3", "3+3"),
        ("\"level\":3", "\"level\":9"),
        ("\"turns\":\"\"", "\"turns\":\"Xc4-c5\""),
        ("\"turns\":\"\"", "\"turns\":\"\",\"hand\":\"Xd5\""),
        ("\"turns\":\"\"", "\"turns\":\"\",\"hand\":\"é\""),
        (
            "\"turns\":\"\"",
            "\"turns\":\"\",\"ending\":{\"outcome\":\"first\",\"by\":\"normal\"}",
        ),
        (
            "\"turns\":\"\"",
            "\"turns\":\"\",\"clock\":{\"base\":0,\"increment\":0,\"spent\":[],\"used\":0}",
        ),
        ("}]", "}"),
    ] {
        assert_eq!(
            load(&saved.replace(part, other)),
            Some("bad-save"),
            "{part} {other}"
        );
    }
    for text in ["", "null", "[]", "{}", "{\"table\":0}", "table"] {
        assert_eq!(load(text), Some("bad-save"), "{text}");
    }
}
