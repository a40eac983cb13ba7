//! Makes the list of choices that `cargo bench -p totemic-engine --bench choices` asks about:
//! positions of OXONO that strong play comes to, not lost, in which at most a third of the turns
//! keep the value. All of it is proven: the value, and of every turn whether it keeps it.
//!
//! `choices SEED COUNT [NODES [LEAST]]` prints so many positions, one a line: position, value, the
//! turns that keep it. Each question is given up after so many nodes, 300 000 if nothing is said:
//! with more, harder positions are among them. Positions whose value takes fewer than LEAST are
//! left out. The same numbers give the same list.

mod games;
mod proof;

use std::collections::HashSet;
use std::process::ExitCode;

use rules::Game;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (Some(Ok(seed)), Some(Ok(count))) = (numbers.next(), numbers.next()) else {
        eprintln!("usage: choices SEED COUNT [NODES [LEAST]]");
        return ExitCode::from(2);
    };
    let mut or = |usual| numbers.next().and_then(Result::ok).unwrap_or(usual);
    let most = or(300_000);
    let least = or(0);
    let mut seen = HashSet::new();
    let mut found = 0;
    for game in 0.. {
        // Neighbouring positions of a game are alike: one of each game.
        let choice = games::positions(seed, game)
            .into_iter()
            .filter(|position| !seen.contains(&position.canonical().0.key()))
            .find_map(|position| Some((position, proof::choice(&position, least..most)?)));
        let Some((position, choice)) = choice else {
            continue;
        };
        seen.insert(position.canonical().0.key());
        let turns: Vec<String> = choice.keeping.iter().map(ToString::to_string).collect();
        println!("{position}\t{}\t{}", choice.value.name(), turns.join(" "));
        found += 1;
        if found >= count {
            break;
        }
    }
    ExitCode::SUCCESS
}
