//! Whatever is asked of a table, in whatever order, what must hold holds: here, and at a table
//! elsewhere that only hears of it.

use proptest::prelude::*;
use rules::{Game, Outcome, Player, oxono, yoxii};
use table::{
    Allowance, By, ClockSetting, Command, Event, Hand, Occupant, OfferKind, Options, Seat, Table,
    TableError, Termination,
};

/// Something that is tried, with numbers that choose among what is possible at that moment.
#[derive(Clone, Debug)]
enum Try {
    Legal(usize),
    Repeat(usize),
    Late(usize),
    Ahead,
    Tap(usize, usize),
    Cancel,
    Player(usize, bool),
    Referee(usize, bool),
    Pause,
    Resume,
    Tick,
    PlayOn(usize),
    Reload,
}

fn tries() -> impl Strategy<Value = Vec<(Try, u64)>> {
    use Try::*;
    let one = prop_oneof![
        12 => any::<usize>().prop_map(Legal),
        12 => (any::<usize>(), any::<usize>()).prop_map(|(square, kind)| Tap(square, kind)),
        2 => any::<usize>().prop_map(Repeat),
        2 => any::<usize>().prop_map(Late),
        1 => Just(Ahead),
        1 => Just(Cancel),
        8 => (any::<usize>(), any::<bool>()).prop_map(|(what, by)| Player(what, by)),
        1 => (any::<usize>(), any::<bool>()).prop_map(|(what, by)| Referee(what, by)),
        1 => Just(Pause),
        1 => Just(Resume),
        3 => Just(Tick),
        1 => any::<usize>().prop_map(PlayOn),
        1 => Just(Reload),
    ];
    proptest::collection::vec((one, 0..1_500u64), 1..120)
}

fn seat() -> impl Strategy<Value = Seat> {
    let occupant = prop_oneof![
        6 => Just(Occupant::Person),
        1 => (1..=8u8).prop_map(|level| Occupant::Computer { level }),
        1 => Just(Occupant::Program),
        1 => Just(Occupant::Empty),
    ];
    let name = proptest::option::of("[A-Za-z ]{1,10}");
    (occupant, name).prop_map(|(occupant, name)| Seat::new(occupant, name).unwrap())
}

fn clock() -> impl Strategy<Value = Option<ClockSetting>> {
    let allowance = prop_oneof![
        2 => (1_000..30_000u64, 0..2_000u64)
            .prop_map(|(base, increment)| Allowance::Game { base, increment }),
        1 => (1_000..5_000u64).prop_map(|turn| Allowance::Turn { turn }),
    ];
    let setting = (allowance, 0..3u32)
        .prop_map(|(allowance, free)| ClockSetting::new(allowance).unwrap().with_free_turns(free));
    proptest::option::of(setting)
}

fn options<G: Game>() -> impl Strategy<Value = Options<G>> {
    (
        [seat(), seat()],
        clock(),
        any::<bool>(),
        any::<prop::sample::Index>(),
    )
        .prop_map(|(seats, clock, apart, start)| Options {
            start: Some(*start.get(G::starts())),
            seats,
            apart,
            clock,
            date: None,
        })
}

fn player(second: bool) -> Player {
    Player::BOTH[usize::from(second)]
}

/// What players can ask for beside turns.
fn asked(choice: usize) -> Command {
    let offer = OfferKind::ALL[choice % 3];
    match choice / 3 % 16 {
        0..5 => Command::Offer { offer },
        5..9 => Command::Accept { offer },
        9..11 => Command::Decline { offer },
        11..13 => Command::Undo,
        13 => Command::Abort,
        14 => Command::Sit {
            player: player(choice.is_multiple_of(2)),
            seat: Seat::person(),
        },
        _ => Command::Resign,
    }
}

/// What the referee can decide, and what nobody but the referee can.
fn decided(choice: usize, player: Player) -> Command {
    match choice % 6 {
        0 => Command::Flag,
        1 => Command::Forfeit {
            player,
            why: Termination::FORFEITS[choice / 6 % 4],
        },
        2 => Command::Adjudicate {
            outcome: Outcome::Draw,
        },
        _ => Command::Credit {
            player,
            millis: choice as u64 % 3_000,
        },
    }
}

/// A turn that was played, with what it answered, whether or not it was taken back since.
fn earlier<G: Game>(table: &Table<G>, choice: usize) -> Option<(Player, Command)> {
    let mut answered = 1;
    let mut turns = Vec::new();
    for event in table.events() {
        match &event.what {
            table::Happening::Played { by, turn, .. } => {
                let (turn, after) = (turn.clone(), answered);
                turns.push((*by, Command::Play { turn, after }));
                answered = event.number;
            }
            table::Happening::TookBack { .. } => answered = event.number,
            _ => {}
        }
    }
    let index = choice.checked_rem(turns.len())?;
    Some(turns.swap_remove(index))
}

fn attempt<G: Game>(table: &mut Table<G>, what: &Try, now: u64) -> Result<(), TableError> {
    match *what {
        Try::Legal(choice) => {
            let turns = table.position().legal_turns();
            let Some(turn) = choice.checked_rem(turns.len()).map(|index| turns[index]) else {
                return Ok(());
            };
            let (turn, after) = (turn.to_string(), table.moved());
            let play = Command::Play { turn, after };
            table.apply(table.to_move(), play, now).map(|_| ())
        }
        Try::Repeat(choice) => {
            let Some((by, play)) = earlier(table, choice) else {
                return Ok(());
            };
            // Even after the end, after a takeback, and when the time is up.
            assert_eq!(table.apply(by, play, now), Ok(Vec::new()));
            Ok(())
        }
        Try::Late(choice) => {
            // A turn that answers what is no longer the last thing that happened.
            let Some((by, Command::Play { after, .. })) = earlier(table, choice) else {
                return Ok(());
            };
            let turn = "-".to_owned();
            let moved = table.moved();
            let refused = table.apply(by, Command::Play { turn, after }, now);
            assert_eq!(refused, Err(TableError::Stale { moved }));
            Ok(())
        }
        Try::Ahead => {
            let moved = table.moved();
            let turn = "-".to_owned();
            let play = Command::Play {
                turn,
                after: moved + 1,
            };
            let refused = table.apply(table.to_move(), play, now);
            assert_eq!(refused, Err(TableError::Ahead { moved }));
            Ok(())
        }
        Try::Tap(square, kind) => {
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
        Try::Cancel => {
            table.cancel();
            Ok(())
        }
        Try::Player(choice, by) => {
            let by = player(by);
            let refused = table.apply(by, decided(choice, by), now);
            assert!(matches!(
                refused,
                Err(TableError::NotAllowed | TableError::TimeUp)
            ));
            table.apply(by, asked(choice), now).map(|_| ())
        }
        Try::Referee(choice, by) => table
            .apply(By::Referee, decided(choice, player(by)), now)
            .map(|_| ()),
        Try::Pause => table.pause(now),
        Try::Resume => table.resume(now),
        Try::Tick => {
            table.tick(now);
            Ok(())
        }
        Try::PlayOn(ply) => {
            *table = table.play_on(ply % (table.ply() + 1), None, now)?;
            Ok(())
        }
        Try::Reload => {
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
    let numbers: Vec<u64> = table.events().iter().map(|event| event.number).collect();
    assert_eq!(numbers, Vec::from_iter(1..=numbers.len() as u64));
    assert_eq!(
        table.position_at(table.ply()).as_ref(),
        Ok(table.position())
    );
    if let Some(outcome) = table.position().outcome() {
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
    assert_eq!(&loaded, table);
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
    let Some(setting) = table.clock() else {
        return assert_eq!(table.running(), None);
    };
    if let Some(running) = table.running() {
        assert_eq!(running, table.to_move(), "the clock of the side to move");
        assert!(table.ply() >= setting.free() as usize);
    }
    for (index, played) in table.turns().iter().enumerate() {
        assert_eq!(played.spent.is_some(), index >= setting.free() as usize);
    }
    if let Allowance::Game { base, increment } = setting.allowance() {
        for player in Player::BOTH {
            let turns = table.turns().iter().enumerate();
            let own = turns.filter(|&(index, _)| table.mover(index) == player);
            let spent = own.filter_map(|(_, played)| played.spent);
            let (count, sum) = spent.fold((0, 0), |(count, sum), spent| (count + 1, sum + spent));
            let credits = table.events().iter().filter_map(|event| match event.what {
                table::Happening::Credited { player: to, millis } if to == player => Some(millis),
                _ => None,
            });
            let most = base + count * increment + credits.sum::<u64>() - sum;
            let left = table.time_left(player, now).unwrap();
            assert!(left <= most, "time comes from nowhere");
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

/// Lets everything be tried, checks at every step, and gives the table at the end.
fn run<G: Game>(options: Options<G>, tries: &[(Try, u64)]) -> Table<G> {
    let mut table = Table::new(options);
    let mut now = 1_000_000;
    // Somewhere else the same game is followed, by its events alone.
    let mut there = Table::from_events(table.events().to_vec()).unwrap();
    check(&table, now);
    for (what, pause) in tries {
        now += pause;
        let before = table.clone();
        let result = attempt(&mut table, what, now);
        if result.is_err() {
            // Refused: nothing has happened, but perhaps that a flag has fallen.
            let mut waited = before;
            waited.tick(now);
            table.tick(now);
            assert_eq!(table, waited, "{what:?} was refused: {result:?}");
        }
        check(&table, now);
        if matches!(what, Try::PlayOn(_)) && result.is_ok() {
            there = Table::from_events(table.events().to_vec()).unwrap();
        }
        for event in table.events_after(there.events().len() as u64).to_vec() {
            assert_eq!(there.follow(event), Ok(true));
        }
        assert_eq!(there, table);
        // It shows the same times once it is told what the turn in progress has taken.
        if let Some(used) = table.used(now) {
            there.synchronise(used, now);
        }
        for player in Player::BOTH {
            assert_eq!(there.time_left(player, now), table.time_left(player, now));
        }
    }
    table
}

/// A follower notices what comes twice, too early or changed, and takes no harm.
fn check_follower<G: Game>(table: &Table<G>, choice: usize) {
    let events = table.events();
    let cut = 1 + choice % events.len();
    // A log that ends after any of its events is a game.
    let mut there = Table::<G>::from_events(events[..cut].to_vec()).unwrap();
    let next = cut as u64 + 1;
    let known = there.clone();
    for event in &events[..cut] {
        assert_eq!(there.follow(event.clone()), Ok(false), "a repeat");
    }
    if let Some(event) = events.get(cut + 1) {
        let gap = there.follow(event.clone());
        assert_eq!(gap, Err(TableError::EventGap { next }));
    }
    let other = Event {
        number: cut as u64,
        what: table::Happening::Sat {
            player: Player::First,
            seat: Seat::program().named("somebody else"),
        },
    };
    let conflict = there.follow(other);
    assert_eq!(conflict, Err(TableError::EventConflict { next }));
    assert_eq!(there, known);
    for event in &events[cut..] {
        assert_eq!(there.follow(event.clone()), Ok(true));
    }
    assert_eq!(&there, table);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_tries_keep_a_table_of_oxono_whole(
        options in options::<oxono::Position>(), tries in tries(), choice in any::<usize>()
    ) {
        let table = run(options.clone(), &tries);
        check_follower(&table, choice);
        // The same tries give the same table.
        prop_assert_eq!(run(options, &tries), table);
    }

    #[test]
    fn any_tries_keep_a_table_of_yoxii_whole(
        options in options::<yoxii::Position>(), tries in tries(), choice in any::<usize>()
    ) {
        let table = run(options.clone(), &tries);
        check_follower(&table, choice);
        prop_assert_eq!(run(options, &tries), table);
    }

    #[test]
    fn damaged_saves_are_refused_or_whole(
        options in options::<yoxii::Position>(), tries in tries(),
        place in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()
    ) {
        let saved = run(options, &tries).save(2_000_000);
        let mut bytes = saved.into_bytes();
        let place = place.index(bytes.len());
        if cut { bytes.truncate(place) } else { bytes[place] = byte }
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(table) = Table::<yoxii::Position>::load(&text) {
            check(&table, 2_000_000);
        }
    }
}
