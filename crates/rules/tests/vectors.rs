//! Every vector of `tests/data`: perft counts, tagged positions, whole games, refused texts.

use rules::{AnyGame, Game, Outcome, oxono, perft, with_game, yoxii};

/// The rows of a data file, split at the tabs.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split('\t').collect())
}

/// Counts above this are left to the optimised build.
const DEEPEST: u64 = if cfg!(debug_assertions) {
    20_000_000
} else {
    u64::MAX
};

fn check_perft<G: Game>(text: &str) {
    for row in rows(text) {
        let position: G = row[0].parse().unwrap();
        let count: u64 = row[2].parse().unwrap();
        if count <= DEEPEST {
            assert_eq!(perft(&position, row[1].parse().unwrap()), count, "{row:?}");
        }
    }
}

fn check_positions<G: Game>(text: &str) {
    for row in rows(text) {
        let position: G = row[0].parse().unwrap();
        assert_eq!(position.to_string(), row[0]);
        for depth in [1, 2] {
            let count = row[depth + 1].parse().unwrap();
            assert_eq!(perft(&position, depth as u32), count, "{row:?}");
        }
        assert_eq!(position.legal_turns().len() as u64, position.count_turns());
    }
}

fn check_games<G: Game>(text: &str) {
    for row in rows(text) {
        let mut position = G::start();
        for turn in row[0].split(' ') {
            assert_eq!(position.outcome(), None, "{turn} in {row:?}");
            position.play(turn.parse().unwrap()).unwrap();
        }
        assert_eq!(position.to_string(), row[1]);
        assert_eq!(position.outcome().map(Outcome::name), Some(row[2]));
        assert!(position.end().is_some());
    }
}

#[test]
fn oxono_perft() {
    check_perft::<oxono::Position>(include_str!("data/oxono.perft.tsv"));
}

#[test]
fn yoxii_perft() {
    check_perft::<yoxii::Position>(include_str!("data/yoxii.perft.tsv"));
}

#[test]
fn oxono_positions() {
    check_positions::<oxono::Position>(include_str!("data/oxono.positions.tsv"));
}

#[test]
fn yoxii_positions() {
    check_positions::<yoxii::Position>(include_str!("data/yoxii.positions.tsv"));
}

#[test]
fn oxono_games() {
    check_games::<oxono::Position>(include_str!("data/oxono.games.tsv"));
}

#[test]
fn yoxii_games() {
    check_games::<yoxii::Position>(include_str!("data/yoxii.games.tsv"));
}

#[test]
fn refused_texts() {
    for row in rows(include_str!("data/refused.tsv")) {
        let text = row[1].replace("\\s", " ");
        let game: AnyGame = row[0].parse().unwrap();
        let accepted = with_game!(game, G => text.parse::<G>().is_ok());
        assert!(!accepted, "{row:?}");
    }
}
