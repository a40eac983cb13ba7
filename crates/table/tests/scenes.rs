//! Scenes from games, each with the answer that players expect.

use rules::{Game, Outcome, Player, Refusal, Square, oxono, yoxii};
use table::{
    Allowance, By, ClockSetting, Command, Did, Event, Hand, Occupant, OfferKind, Options, Seat,
    Table, TableError, Termination,
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
}

/// Two people who sit apart.
fn apart<G: Game>() -> Table<G> {
    Table::new(Options {
        apart: true,
        ..Options::default()
    })
}

fn turn(text: &str, after: u64) -> Command {
    Command::Play {
        turn: text.to_owned(),
        after,
    }
}

fn play<G: Game>(table: &mut Table<G>, turns: &str) {
    for text in turns.split_whitespace() {
        let events = table.apply(table.to_move(), turn(text, table.moved()), 0);
        assert_eq!(events.map(|events| events.len()), Ok(1), "{text}");
    }
}

fn ask<G: Game>(table: &mut Table<G>, by: Player, command: Command) -> Result<(), TableError> {
    table.apply(by, command, 0).map(|_| ())
}

fn offer(offer: OfferKind) -> Command {
    Command::Offer { offer }
}

fn accept(offer: OfferKind) -> Command {
    Command::Accept { offer }
}

const FIRST: Player = Player::First;
const SECOND: Player = Player::Second;
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
    let named = tap(&mut table, square("e6"), Some(yoxii::PieceValue::Three), 0);
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
    assert_eq!(table.play_text("Od1-d2", 0), Ok(Did::Played));
}

#[test]
fn undo_goes_back_to_a_turn_of_the_person() {
    let undo = |table: &mut Oxono| ask(table, FIRST, Command::Undo);
    let mut table: Oxono = seats(Occupant::Person, COMPUTER);
    play(&mut table, "Xc6-c5 Od1-d2");
    assert_eq!(undo(&mut table), Ok(()));
    assert_eq!(table.ply(), 0);

    let mut table: Oxono = seats(COMPUTER, Occupant::Person);
    play(&mut table, "Xc6-c5");
    assert_eq!(undo(&mut table), Err(TableError::NothingToUndo));
    play(&mut table, "Od1-d2 Xa6-a5");
    assert_eq!(undo(&mut table), Ok(()));
    assert_eq!(table.ply(), 1);

    let mut table: Oxono = apart();
    play(&mut table, "Xc6-c5");
    assert_eq!(undo(&mut table), Err(TableError::AskFirst));
}

#[test]
fn undo_takes_a_resignation_back_but_no_fallen_flag() {
    let mut table: Oxono = seats(Occupant::Person, Occupant::Person);
    play(&mut table, "Xc6-c5");
    ask(&mut table, SECOND, Command::Resign).unwrap();
    ask(&mut table, SECOND, Command::Undo).unwrap();
    assert_eq!((table.ply(), table.ending()), (1, None));
    let lost = Command::Forfeit {
        player: FIRST,
        why: Termination::Crash,
    };
    table.apply(By::Referee, lost, 0).unwrap();
    let over = ask(&mut table, SECOND, Command::Undo);
    assert_eq!(over, Err(TableError::Rules(Refusal::GameOver)));
}

#[test]
fn a_win_ends_the_game_and_undo_reopens_it() {
    let mut table = Oxono::new(Options {
        start: Some("XXX3/6/3+2/3@2/ooo3/6 p".parse().unwrap()),
        ..Options::default()
    });
    play(&mut table, "Xd5-d6");
    let ending = table.ending().unwrap();
    assert_eq!(ending.termination, Termination::Normal);
    assert_eq!(ending.score(), "1-0");
    let over = table.tap(square("d5"), None, 0);
    assert_eq!(over, Err(TableError::Rules(Refusal::GameOver)));
    assert_eq!(ask(&mut table, FIRST, Command::Undo), Ok(()));
    assert_eq!(table.ending(), None);
}

#[test]
fn an_old_answer_is_never_played_again() {
    let mut table: Oxono = seats(Occupant::Person, COMPUTER);
    play(&mut table, "Xc6-c5");
    let asked_at = table.moved();
    // The computer thinks; meanwhile the person takes back and plays the same turn again.
    ask(&mut table, FIRST, Command::Undo).unwrap();
    play(&mut table, "Xc6-c5");
    let moved = table.moved();
    let stale = ask(&mut table, SECOND, turn("Od1-d2", asked_at));
    assert_eq!(stale, Err(TableError::Stale { moved }));
    // The answer to the new question is played once, however often it arrives.
    for events in [1, 0, 0] {
        let answer = table.apply(SECOND, turn("Od1-d2", moved), 0);
        assert_eq!(answer.map(|answer| answer.len()), Ok(events));
    }
    // And after it was taken back, a late duplicate is still only a duplicate.
    ask(&mut table, FIRST, Command::Undo).unwrap();
    assert_eq!(table.apply(SECOND, turn("Od1-d2", moved), 0), Ok(vec![]));
    assert_eq!(table.ply(), 0);
}

#[test]
fn a_turn_is_for_the_position_that_its_player_saw() {
    let mut table: Yoxii = apart();
    play(&mut table, "d5-3e6");
    let before = table.moved();
    play(&mut table, "d4-1d5");
    let seen = table.moved();
    // From a second tab, which has not seen that the first one played.
    let other = ask(&mut table, SECOND, turn("d4-2d5", before));
    assert_eq!(other, Err(TableError::Stale { moved: seen }));
    // An answer to a turn that is taken back while it travels.
    ask(&mut table, FIRST, offer(OfferKind::Takeback)).unwrap();
    ask(&mut table, SECOND, accept(OfferKind::Takeback)).unwrap();
    let moved = table.moved();
    let answer = ask(&mut table, FIRST, turn("d5-3e6", seen));
    assert_eq!(answer, Err(TableError::Stale { moved }));
    assert_eq!(table.ply(), 0);
}

#[test]
fn what_is_no_turn_does_not_refuse_one() {
    let mut table: Yoxii = Table::new(Options {
        seats: [Seat::person(), Seat::new(Occupant::Empty, None).unwrap()],
        apart: true,
        ..Options::default()
    });
    let seen = table.moved();
    let sit = Command::Sit {
        player: SECOND,
        seat: Seat::person().named("Ana"),
    };
    assert_eq!(
        ask(&mut table, FIRST, sit.clone()),
        Err(TableError::NotAllowed)
    );
    ask(&mut table, SECOND, sit.clone()).unwrap();
    assert_eq!(ask(&mut table, SECOND, sit), Err(TableError::NotAllowed));
    ask(&mut table, SECOND, offer(OfferKind::Draw)).unwrap();
    ask(&mut table, FIRST, turn("d5-3e6", seen)).unwrap();
    assert_eq!(table.ply(), 1);
    assert_eq!(table.seat(SECOND).name(), Some("Ana"));
}

#[test]
fn an_offer_is_answered_by_the_other_or_by_a_turn() {
    let mut table: Yoxii = seats(Occupant::Person, Occupant::Person);
    let draw = OfferKind::Draw;
    ask(&mut table, FIRST, offer(draw)).unwrap();
    let own = ask(&mut table, FIRST, accept(draw));
    assert_eq!(own, Err(TableError::OwnOffer));
    // The mover's own offer stands while the other thinks, and lapses with the other's turn.
    play(&mut table, "d5-3e6");
    assert_eq!(table.offers().open(draw), Some(FIRST));
    play(&mut table, "d4-1d5");
    assert_eq!(table.offers().open(draw), None);
    ask(&mut table, FIRST, offer(draw)).unwrap();
    ask(&mut table, SECOND, Command::Decline { offer: draw }).unwrap();
    let again = ask(&mut table, FIRST, offer(draw));
    assert_eq!(again, Err(TableError::AlreadyOffered));
    ask(&mut table, SECOND, offer(draw)).unwrap();
    ask(&mut table, FIRST, offer(draw)).unwrap();
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
        let mut table: Yoxii = apart();
        play(&mut table, turns);
        ask(&mut table, FIRST, offer(OfferKind::Takeback)).unwrap();
        ask(&mut table, SECOND, accept(OfferKind::Takeback)).unwrap();
        assert_eq!((table.ply(), table.to_move()), (left, FIRST));
    }
    let mut table: Yoxii = apart();
    let early = ask(&mut table, FIRST, offer(OfferKind::Takeback));
    assert_eq!(early, Err(TableError::NothingToUndo));
}

#[test]
fn a_rematch_changes_the_sides_when_both_agree() {
    let mut table: Yoxii = Table::new(Options {
        seats: [Seat::person().named("Ana"), Seat::person()],
        apart: true,
        ..Options::default()
    });
    assert_eq!(table.rematch(None), Err(TableError::NotOver));
    ask(&mut table, FIRST, Command::Resign).unwrap();
    assert_eq!(table.rematch(None), Err(TableError::AskFirst));
    ask(&mut table, FIRST, offer(OfferKind::Rematch)).unwrap();
    ask(&mut table, SECOND, accept(OfferKind::Rematch)).unwrap();
    let next = table.rematch(None).unwrap();
    assert_eq!(next.seat(SECOND).name(), Some("Ana"));
    assert_eq!((next.ply(), next.ending()), (0, None));
}

fn timed(setting: ClockSetting) -> Yoxii {
    Table::new(Options {
        clock: Some(setting),
        ..Options::default()
    })
}

fn left(table: &Yoxii, now: u64) -> [u64; 2] {
    Player::BOTH.map(|player| table.time_left(player, now).unwrap())
}

#[test]
fn clocks_count_add_and_fall() {
    let mut table = timed(ClockSetting::for_game(10_000, 2_000).unwrap());
    let play = |table: &mut Yoxii, text: &str, now| {
        let play = turn(text, table.moved());
        table.apply(table.to_move(), play, now).map(|_| ())
    };
    // The first turn is free.
    play(&mut table, "d5-3e6", 50_000).unwrap();
    assert_eq!(left(&table, 53_000), [10_000, 7_000]);
    table.pause(53_000).unwrap();
    // An offer does not start a clock that was stopped.
    let draw = offer(OfferKind::Draw);
    table.apply(FIRST, draw, 60_000).unwrap();
    assert_eq!(left(&table, 99_000), [10_000, 7_000]);
    table.resume(99_000).unwrap();
    play(&mut table, "d4-1d5", 100_000).unwrap();
    assert_eq!(left(&table, 100_000), [10_000, 8_000]);
    assert_eq!(table.turns()[1].spent, Some(4_000));
    // Taking back gives the time back.
    table.apply(FIRST, Command::Undo, 101_000).unwrap();
    assert_eq!(left(&table, 101_000), [10_000, 10_000]);
    assert!(!table.tick(110_999));
    // A turn that comes together with the flag comes too late, and changes nothing.
    assert_eq!(play(&mut table, "d4-1d5", 111_000), Err(TableError::TimeUp));
    assert_eq!(table.ending(), None);
    assert!(table.tick(111_000));
    assert_eq!(table.ending().unwrap().score(), "1-0");
    let late = play(&mut table, "d4-1d5", 111_001);
    assert_eq!(late, Err(TableError::Rules(Refusal::GameOver)));
}

#[test]
fn time_for_each_turn_begins_anew() {
    let day = 86_400_000;
    let setting = ClockSetting::new(Allowance::Turn { turn: 3 * day }).unwrap();
    let mut table = timed(setting.with_free_turns(0));
    assert_eq!(left(&table, 0), [3 * day; 2]);
    assert!(table.is_paused());
    table.resume(0).unwrap();
    assert_eq!(left(&table, day), [2 * day, 3 * day]);
    let play = turn("d5-3e6", table.moved());
    table.apply(FIRST, play, day).unwrap();
    assert_eq!(left(&table, day), [3 * day; 2]);
    let credit = Command::Credit {
        player: SECOND,
        millis: day,
    };
    table.apply(By::Referee, credit, day).unwrap();
    assert_eq!(left(&table, day), [3 * day, 4 * day]);
    assert!(!table.tick(5 * day - 1));
    assert!(table.tick(5 * day));
}

#[test]
fn a_half_turn_survives_storage() {
    let mut table: Oxono = seats(Occupant::Person, COMPUTER);
    table.tap(square("c4"), None, 0).unwrap();
    table.tap(square("c6"), None, 0).unwrap();
    let saved = table.save(0);
    assert_eq!(
        saved,
        r#"{"table":2,"log":[{"number":1,"event":"began","version":1,"game":"oxono","start":"6/6/2+3/3@2/6/6 p","seats":[{"kind":"person"},{"kind":"computer","level":3}]}],"hand":"Xc6"}"#
    );
    let table = Oxono::load(&saved).unwrap();
    assert!(matches!(table.hand(), Hand::Stepped(half) if half.to() == square("c6")));
}

#[test]
fn foreign_data_is_refused() {
    let saved = seats::<oxono::Position>(Occupant::Person, COMPUTER).save(0);
    let load = |text: &str| Oxono::load(text).map_err(TableError::code).err();
    assert_eq!(load(&saved), None);
    let more = |event: &str| saved.replace("}]}]", &format!("}}]}},{event}]"));
    for later in [
        saved.replace("\"table\":2", "\"table\":3"),
        saved.replace("\"version\":1", "\"version\":2"),
        more(r#"{"number":2,"event":"danced","by":"first"}"#),
    ] {
        assert_eq!(load(&later), Some("newer-version"), "{later}");
    }
    let newer = Event::read(r#"{"number":2,"event":"danced"}"#);
    assert_eq!(newer, Err(TableError::Newer));
    for (part, other) in [
        ("oxono", "yoxii"),
        ("oxono", "chess"),
        ("2+3", "3+3"),
        ("\"level\":3", "\"level\":9"),
        ("]}", "],\"hand\":\"Xd5\"}"),
        ("]}", "],\"hand\":\"é\"}"),
        ("]}", "],\"used\":5}"),
        ("\"seats\":[{", "\"seats\":[7,{"),
        ("}]", "}"),
    ] {
        let code = load(&saved.replace(part, other));
        assert_eq!(code, Some("bad-save"), "{part} {other}");
    }
    for event in [
        r#"{"number":2,"event":"played","by":"first","turn":"Xc4-c5"}"#,
        r#"{"number":2,"event":"played","by":"second","turn":"Xc6-c5"}"#,
        r#"{"number":2,"event":"played","by":"first","turn":"Xc6-c5","spent":5}"#,
        r#"{"number":2,"event":"ended","outcome":"first","termination":"normal"}"#,
        r#"{"number":2,"event":"ended","outcome":"draw","termination":"resignation"}"#,
        r#"{"number":2,"event":"took-back","by":"first","ply":0}"#,
        r#"{"number":2,"event":"declined","by":"first","offer":"draw"}"#,
        r#"{"number":2,"event":"offered","by":"first","offer":"rematch"}"#,
        r#"{"number":2,"event":"credited","player":"first","millis":1}"#,
    ] {
        assert_eq!(load(&more(event)), Some("bad-event"), "{event}");
    }
    let headless = saved.replace("began", "ended");
    assert_eq!(load(&headless), Some("bad-event"));
    let late = saved.replace("\"number\":1", "\"number\":2");
    assert_eq!(load(&late), Some("event-gap"));
    let sat = r#"{"number":4,"event":"sat","player":"first","seat":{"kind":"person"}}"#;
    assert_eq!(load(&more(sat)), Some("event-gap"));
    for text in ["", "null", "[]", "{}", "{\"table\":0}", "table"] {
        assert_eq!(load(text), Some("bad-save"), "{text}");
    }
}
