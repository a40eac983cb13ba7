//! Parsers take any bytes without a panic, and what they accept is written back.

use rules::record::{self, Record};
use rules::{AnyGame, Game, Setup, with_game, with_record};

/// The bytes as text, with the bad ones replaced.
pub(crate) fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// A position text is accepted only if it is written back as it was; the position then keeps
/// all promises.
pub fn position(data: &[u8]) {
    fn check<G: Game>(text: &str) {
        if let Ok(setup) = text.parse::<Setup<G>>() {
            assert_eq!(setup.to_string(), text);
        }
        let Ok(position) = text.parse::<G>() else {
            return;
        };
        assert_eq!(position.to_string(), text);
        assert_eq!(G::from_setup(&position.setup()), Ok(position));
        let turns = position.legal_turns();
        assert_eq!(position.count_turns(), turns.len() as u64);
        assert_eq!(turns.is_empty(), position.outcome().is_some());
        assert_eq!(position.end().is_some(), position.outcome().is_some());
        for &symmetry in G::SYMMETRIES {
            let image = position.transformed(symmetry);
            assert_eq!(image.to_string().parse(), Ok(image));
            assert_eq!(image.count_turns(), position.count_turns());
            assert_eq!(image.canonical().0, position.canonical().0);
        }
    }
    let text = text(data);
    for game in AnyGame::ALL {
        with_game!(game, G => check::<G>(&text));
    }
}

/// A turn text gives a turn whose own text gives the same turn.
pub fn turn(data: &[u8]) {
    fn check<G: Game>(text: &str) {
        match text.parse::<G::Turn>() {
            Ok(turn) => {
                assert_eq!(turn.to_string().parse(), Ok(turn));
                let (totem, to, kind, at) = G::parts(turn);
                assert_eq!(G::turn_from_parts(totem, to, kind, at), Some(turn));
                let mut position = G::start();
                if position.play(turn).is_err() {
                    assert_eq!(position, G::start());
                }
            }
            Err(error) => assert!(error.column() <= text.len() + 1),
        }
    }
    let text = text(data);
    for game in AnyGame::ALL {
        with_game!(game, G => check::<G>(&text));
    }
}

/// Every record that is read is written canonically and read back as it is; every line of it is
/// legal; every error has a place in the text.
pub fn record(data: &[u8]) {
    fn check<G: Game>(record: &Record<G>) {
        let text = record.to_string();
        let again = record::read::<G>(&text).expect("what is written can be read");
        assert_eq!(&again, record);
        assert_eq!(again.to_string(), text);
        let mut position = *record.start();
        for turn in record.turns() {
            assert_eq!(position.play(turn), Ok(()));
        }
        assert_eq!(position, record.last_position());
    }
    let text = text(data);
    let lines = text.split('\n').count();
    for read in record::read_any_all(&text) {
        match read {
            Ok(any) => with_record!(&any, record => check(record)),
            Err(error) => assert!(error.line <= lines && error.column <= text.len() + 1),
        }
    }
    let alone = record::read_any(&text);
    let mut all = record::read_any_all(&text);
    if let Ok(record) = alone {
        assert_eq!(all.next(), Some(Ok(record)));
        assert_eq!(all.next(), None);
    }
}

/// A list of turns is legal from the first to the last.
pub fn turn_list(data: &[u8]) {
    fn check<G: Game>(text: &str) {
        let Ok(turns) = record::read_turns(&G::start(), text) else {
            return;
        };
        let mut position = G::start();
        let mut plain = String::new();
        for &turn in &turns {
            assert_eq!(position.play(turn), Ok(()));
            plain.push_str(&format!("{turn} "));
        }
        assert_eq!(record::read_turns(&G::start(), &plain), Ok(turns));
    }
    let text = text(data);
    for game in AnyGame::ALL {
        with_game!(game, G => check::<G>(&text));
    }
}

/// Whatever is put into an address comes out again.
pub fn address(data: &[u8]) {
    let text = text(data);
    let address = rules::to_address(&text);
    assert!(address.bytes().all(|byte| byte.is_ascii_graphic()));
    assert_eq!(rules::from_address(&address), Some(text.clone()));
    if let Some(decoded) = rules::from_address(&text) {
        let again = rules::from_address(&rules::to_address(&decoded));
        assert_eq!(again, Some(decoded));
    }
}
