//! What is stored and sent keeps its form and its meaning: a log that holds every event, and
//! games that were saved before a table was a log.

use rules::{AnyGame, Game, Player, with_game};
use table::{Event, Hand, OfferKind, Table};

/// A log a line, then its end: result, turns, position and both clocks.
const LOGS: &str = include_str!("data/logs.tsv");

/// Games saved by version 1, with what they were.
const SAVED_V1: &str = include_str!("data/saved-v1.tsv");

fn told<G: Game>(table: &Table<G>) -> String {
    let end = table.ending().map_or_else(
        || "-".to_owned(),
        |end| format!("{} {}", end.score(), end.termination.code()),
    );
    format!("{end}\t{}\t{}", table.ply(), table.position())
}

fn left<G: Game>(table: &Table<G>) -> String {
    let left = |player| table.time_left(player, 0);
    Player::BOTH
        .map(|player| left(player).map_or_else(|| "-".to_owned(), |left| left.to_string()))
        .join(" ")
}

#[test]
fn golden_logs_are_read_and_written_as_ever() {
    let mut kinds = std::collections::BTreeSet::new();
    for line in LOGS.lines() {
        let (json, expected) = line.split_once('\t').unwrap();
        let events: Vec<Event> = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&events).unwrap(), json);
        let parts: Vec<serde_json::Value> = serde_json::from_str(json).unwrap();
        kinds.extend(parts.iter().map(|part| part["event"].to_string()));
        with_game!(parts[0]["game"].as_str().unwrap().parse::<AnyGame>().unwrap(), G => {
            let table = Table::<G>::from_events(events).unwrap();
            assert_eq!(format!("{}\t{}", told(&table), left(&table)), expected, "{json}");
        });
    }
    assert_eq!(kinds.len(), 9, "every event is in a golden log: {kinds:?}");
}

#[test]
fn games_saved_by_version_1_open() {
    for line in SAVED_V1.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [saved, position, ply, end, clocks, hand, offers, rematch] = fields[..] else {
            panic!("{line}");
        };
        let parts: serde_json::Value = serde_json::from_str(saved).unwrap();
        with_game!(parts["game"].as_str().unwrap().parse::<AnyGame>().unwrap(), G => {
            let table = Table::<G>::load(saved).unwrap_or_else(|error| panic!("{error}: {saved}"));
            assert_eq!(told(&table), format!("{end}\t{ply}\t{position}"), "{saved}");
            assert_eq!(left(&table), clocks, "{saved}");
            let in_hand = match table.hand() {
                Hand::Idle => "-".to_owned(),
                Hand::Chosen(totem) => totem.to_string(),
                Hand::Stepped(half) => format!("{}{}", half.totem(), half.to()),
            };
            assert_eq!(in_hand, hand, "{saved}");
            let open = OfferKind::ALL.into_iter().filter_map(|kind| {
                let by = table.offers().open(kind)?;
                Some(format!("{}:{}", kind.code(), by.name()))
            });
            let open: Vec<String> = open.collect();
            assert_eq!(open.join(" "), if offers == "-" { "" } else { offers }, "{saved}");
            assert_eq!(table.offers().rematch_agreed().to_string(), rematch, "{saved}");
            // And is saved as a log from now on.
            assert_eq!(Table::<G>::load(&table.save(0)).as_ref(), Ok(&table));
        });
    }
}
