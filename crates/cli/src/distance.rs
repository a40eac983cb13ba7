//! What is proven, and how long it takes, as data: the same in every command and the protocol.

use engine::proven::{Distance, Proven};
use engine::score::Score;
use serde_json::Value as Json;

/// `win 7` if the game is over after exactly this many turns, both sides' counted; `win max 9` if
/// it takes no more; `draw`.
pub(crate) fn words(proven: Proven) -> String {
    let name = proven.value().name();
    match proven.distance() {
        Some(Distance::Exactly(plies)) => format!("{name} {plies}"),
        Some(Distance::AtMost(plies)) => format!("{name} max {plies}"),
        None => name.to_owned(),
    }
}

/// `= win 7` and `= win max 9` are proven, `~ 62.3 %` is an estimate.
pub(crate) fn score(score: Score) -> String {
    match score {
        Score::Estimate(_) => {
            let permille = score.permille();
            format!("~ {}.{} %", permille / 10, permille % 10)
        }
        Score::Proven(proven) => format!("= {}", words(proven)),
    }
}

/// Writes how long it takes into an object: `plies` if that is exact, `plies_max` if it is a
/// bound.
pub(crate) fn put(json: &mut Json, distance: Option<Distance>) {
    match distance {
        Some(Distance::Exactly(plies)) => json["plies"] = plies.into(),
        Some(Distance::AtMost(plies)) => json["plies_max"] = plies.into(),
        None => {}
    }
}
