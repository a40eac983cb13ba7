//! The keys are frozen: they are stored in files that outlive a version of the program. If this
//! test fails, the keys have changed; the files of `tests/data` must not be changed after them.

use rules::{Game, oxono, yoxii};

fn check<G: Game>(text: &str) {
    assert!(text.lines().count() > 90);
    for line in text.lines() {
        let (position, key) = line.split_once('\t').unwrap();
        let found = position.parse::<G>().unwrap().key();
        assert_eq!(format!("{found:016x}"), key, "{position}");
    }
    for start in G::starts() {
        assert!(text.contains(&format!("{start}\t{:016x}\n", start.key())));
    }
}

#[test]
fn oxono_keys() {
    check::<oxono::Position>(include_str!("data/oxono.keys.tsv"));
}

#[test]
fn yoxii_keys() {
    check::<yoxii::Position>(include_str!("data/yoxii.keys.tsv"));
}
