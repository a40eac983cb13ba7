//! Whatever happens at a table, in whatever order, what must hold holds.

use proptest::prelude::*;
use rules::{Game, Outcome, Player, oxono, yoxii};
use table::{
    ClockSetting, Hand, Occupant, OfferKind, Options, Seat, Table, TableError, Termination,
};

/// Something that happens, with numbers that choose among what is possible at that moment.
#[derive(Clone, Debug)]
enum Event {
    Legal(usize),
    Repeat,
    Gap,
    Tap(usize, usize),
    Cancel,
    Undo,
    Resign(bool),
    Offer(usize, bool),
    Accept(usize, bool),
    Decline(usize),
    Abort,
    Pause,
    Resume,
    Tick,
    PlayOn(usize),
    Reload,
}

fn event() -> impl Strategy<Value = Event> {
    use Event::*;
    prop_oneof![
        12 => any::<usize>().prop_map(Legal),
        12 => (any::<usize>(), any::<usize>()).prop_map(|(square, kind)| Tap(square, kind)),
        1 => Just(Repeat),
        1 => Just(Gap),
        1 => Just(Cancel),
        1 => Just(Undo),
        1 => any::<bool>().prop_map(Resign),
        3 => (0..3usize, any::<bool>()).prop_map(|(kind, by)| Offer(kind, by)),
        2 => (0..3usize, any::<bool>()).prop_map(|(kind, by)| Accept(kind, by)),
        1 => (0..3usize).prop_map(Decline),
        1 => Just(Abort),
        1 => Just(Pause),
        1 => Just(Resume),
        3 => Just(Tick),
        1 => any::<usize>().prop_map(PlayOn),
        1 => Just(Reload),
    ]
}

fn seat() -> impl Strategy<Value = Seat> {
    let occupant = prop_oneof![
        4 => Just(Occupant::Person),
        1 => (1..=8u8).prop_map(|level| Occupant::Computer { level }),
        1 => Just(Occupant::Remote),
    ];
    let name = proptest::option::of("[A-Za-z ]{1,10}");
    (occupant, name).prop_map(|(occupant, name)| Seat::new(occupant, name).unwrap())
}

fn clock() -> impl Strategy<Value = Option<ClockSetting>> {
    proptest::option::of(
        (1_000..30_000u64, 0..2_000u64)
            .prop_map(|(base, increment)| ClockSetting::new(base, increment).unwrap()),
    )
}

fn player(second: bool) -> Player {
    Player::BOTH[usize::from(second)]
}

fn apply<G: Game>(table: &mut Table<G>, event: &Event, now: u64) -> Result<(), TableError> {
    match *event {
        Event::Legal(choice) => {
            let turns = table.position().legal_turns();
            match turns.get(choice % turns.len().max(1)) {
                Some(&turn) => table
                    .play(table.to_move(), table.ply() + 1, turn, now)
                    .map(|_| ()),
                None => Ok(()),
            }
        }
        Event::Repeat => match table.turns().last().copied() {
            Some(last) => {
                let (by, ply) = (table.mover(table.ply() - 1), table.ply());
                let before = (table.ply(), *table.position());
                assert_eq!(table.play(by, ply, last.turn, now), Ok(false));
                assert_eq!(before, (table.ply(), *table.position()));
                Ok(())
            }
            None => Ok(()),
        },
        Event::Gap => match table.position().legal_turns().first() {
            Some(&turn) => {
                let next = table.ply() + 1;
                let refused = table.play(table.to_move(), next + 1, turn, now);
                assert_eq!(refused, Err(TableError::PlyGap { next }));
                Ok(())
            }
            None => Ok(()),
        },
        Event::Tap(square, kind) => {
            // Half of the taps are sensible, so that turns are finished.
            let lit = match table.hand() {
                Hand::Stepped(half) => half.places().squares,
                Hand::Chosen(totem) => match table.position().steps(*totem) {
                    Ok(steps) => steps.iter().map(|step| step.to).collect(),
                    Err(_) => G::BOARD,
                },
                Hand::Idle => G::TOTEMS
                    .iter()
                    .map(|&totem| table.position().totem_square(totem))
                    .collect(),
            };
            let among = if square % 2 == 0 { lit } else { G::BOARD };
            let square = among.into_iter().nth(square / 2 % among.count() as usize);
            let kind = (kind % 5 > 0).then(|| G::KINDS[kind % G::KINDS.len()]);
            table.tap(square.unwrap(), kind, now).map(|_| ())
        }
        Event::Cancel => {
            table.cancel();
            Ok(())
        }
        Event::Undo => table.undo(now),
        Event::Resign(by) => table.resign(player(by), now),
        Event::Offer(kind, by) => table.offer(OfferKind::ALL[kind], player(by), now),
        Event::Accept(kind, by) => table.accept(OfferKind::ALL[kind], player(by), now),
        Event::Decline(kind) => table.decline(OfferKind::ALL[kind], now),
        Event::Abort => table.abort(now),
        Event::Pause => table.pause(now),
        Event::Resume => table.resume(now),
        Event::Tick => {
            table.tick(now);
            Ok(())
        }
        Event::PlayOn(ply) => {
            table.tick(now);
            *table = table.play_on(ply % (table.ply() + 1), None, now)?;
            Ok(())
        }
        Event::Reload => {
            *table = Table::load(&table.save(now)).unwrap();
            if table.is_paused() {
                table.resume(now)?;
            }
            Ok(())
        }
    }
}

/// What holds at every moment.
fn check<G: Game>(table: &Table<G>, now: u64) {
    let table = &{
        let mut table = table.clone();
        table.tick(now);
        table
    };
    assert_eq!(
        table.position_at(table.ply()).as_ref(),
        Ok(table.position())
    );
    let over = table.position().outcome();
    if let Some(outcome) = over {
        let ending = table.ending().expect("the board ends the game");
        assert_eq!(ending.termination, Termination::Normal);
        assert_eq!(ending.outcome, Some(outcome));
    }
    if table.ending().is_some() {
        assert_eq!(*table.hand(), Hand::Idle);
        assert_eq!(table.running(), None);
        assert_eq!(table.offers().open(OfferKind::Draw), None);
        assert_eq!(table.offers().open(OfferKind::Takeback), None);
    } else {
        assert_eq!(table.offers().open(OfferKind::Rematch), None);
        assert!(!table.position().legal_turns().is_empty());
    }
    if let Hand::Stepped(half) = table.hand() {
        assert_eq!(half.before(), table.position());
        assert!(table.seat(table.to_move()).is_person());
    }
    check_clock(table, now);
    // Storage keeps everything but the running of the clock.
    let saved = table.save(now);
    let loaded = Table::<G>::load(&saved).unwrap_or_else(|error| panic!("{error}: {saved}"));
    assert_eq!(loaded.save(now), saved);
    assert_eq!(loaded.running(), None);
    for player in Player::BOTH {
        assert_eq!(
            loaded.time_left(player, now + 5),
            table.time_left(player, now)
        );
    }
    // The record tells the same game.
    let copy = Table::from_record(&table.record()).unwrap();
    assert_eq!(copy.position(), table.position());
    assert_eq!(copy.ending(), table.ending());
}

fn check_clock<G: Game>(table: &Table<G>, now: u64) {
    let Some(setting) = table.clock().map(table::Clock::setting) else {
        return assert_eq!(table.running(), None);
    };
    if let Some(running) = table.running() {
        assert_eq!(
            running,
            table.to_move(),
            "the clock runs for the side to move"
        );
        assert!(table.ply() > 0);
    }
    for player in Player::BOTH {
        let turns = table.turns().iter().enumerate().skip(1);
        let own = turns.filter(|&(index, _)| table.mover(index) == player);
        let (mut most, mut spent) = (setting.base(), 0);
        for (_, played) in own {
            most += setting.increment();
            spent += played.spent;
        }
        let left = table.time_left(player, now).unwrap();
        assert!(left <= most - spent, "time comes from nowhere");
        if player != table.to_move() {
            assert_eq!(left, most - spent, "time passes for the wrong side");
        }
    }
    if let Some(ending) = table.ending()
        && ending.termination == Termination::Time
    {
        let loser = table.to_move();
        assert_eq!(ending.outcome, Some(Outcome::Win(!loser)));
        assert_eq!(table.time_left(loser, now), Some(0));
    }
}

/// Lets everything happen, checks at every step, and gives the table at the end.
fn run<G: Game>(options: Options<G>, events: &[(Event, u64)]) -> Table<G> {
    let mut table = Table::new(options).unwrap();
    let mut now = 1_000_000;
    check(&table, now);
    for (event, pause) in events {
        now += pause;
        let before = table.clone();
        let result = apply(&mut table, event, now);
        if result.is_err() {
            // Refused: nothing has happened but that time has passed.
            let mut waited = before;
            waited.tick(now);
            assert_eq!(table, waited, "{event:?} was refused: {result:?}");
        }
        check(&table, now);
    }
    table
}

fn events() -> impl Strategy<Value = Vec<(Event, u64)>> {
    proptest::collection::vec((event(), 0..1_500u64), 1..120)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_events_keep_a_table_of_oxono_whole(
        seats in [seat(), seat()], clock in clock(), events in events()
    ) {
        let options = Options::<oxono::Position> { seats, clock, ..Options::default() };
        // The same events give the same table.
        prop_assert_eq!(run(options.clone(), &events), run(options, &events));
    }

    #[test]
    fn any_events_keep_a_table_of_yoxii_whole(
        seats in [seat(), seat()], clock in clock(), events in events()
    ) {
        let options = Options::<yoxii::Position> { seats, clock, ..Options::default() };
        prop_assert_eq!(run(options.clone(), &events), run(options, &events));
    }

    #[test]
    fn damaged_saves_are_refused_or_whole(
        seats in [seat(), seat()], clock in clock(), events in events(),
        place in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()
    ) {
        let options = Options::<yoxii::Position> { seats, clock, ..Options::default() };
        let saved = run(options, &events).save(2_000_000);
        let mut bytes = saved.into_bytes();
        let place = place.index(bytes.len());
        if cut { bytes.truncate(place) } else { bytes[place] = byte }
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(table) = Table::<yoxii::Position>::load(&text) {
            check(&table, 2_000_000);
        }
    }
}
