//! What the engine has found, as lines of the protocol.

use std::fmt::Write;

use engine::score::Score;
use engine::search::Findings;
use rules::Game;

use crate::distance;

/// One `info` line for each of the best lines, with the time if it is given.
pub(super) fn info<G: Game>(findings: &Findings<G>, millis: Option<u128>) -> Vec<String> {
    let nodes = findings.nodes;
    let time = millis.map_or_else(String::new, |millis| {
        let speed = u128::from(nodes) * 1000 / millis.max(1);
        format!(" nps {speed} time {millis}")
    });
    findings
        .lines
        .iter()
        .enumerate()
        .map(|(index, line)| {
            let mut text = format!(
                "info depth {} multipv {} score {} nodes {nodes}{time} pv",
                line.depth,
                index + 1,
                score(line.score),
            );
            for turn in &line.turns {
                let _ = write!(text, " {turn}");
            }
            text
        })
        .collect()
}

/// `cp` for an estimate; `win`, `loss` or `draw` for what is proven, and how long it takes.
fn score(score: Score) -> String {
    match score {
        Score::Estimate(estimate) => format!("cp {estimate}"),
        Score::Proven(proven) => distance::words(proven),
    }
}
