//! Games of the engine against itself, as training data.

use std::error::Error;
use std::io::Write;

use engine::random::Random;
use engine::score::Score;
use engine::search::{Limits, Table, search};
use engine::solve::Value;
use rules::yoxii::Position;
use rules::{Game, Outcome, Player};

/// One turn in this many is played at random, so that the games differ.
const SLIP: usize = 25;

/// Plays games and prints their positions: the position, the estimate of the search for the side
/// to move, and the result of the game for it in half points.
pub(crate) fn games(games: u64, nodes: u64, seed: u64) -> Result<(), Box<dyn Error>> {
    let mut random = Random::new(seed);
    let mut table = Table::new(16)?;
    let mut out = std::io::stdout().lock();
    for _ in 0..games {
        table.clear();
        let (positions, result) = game(&mut random, &mut table, nodes);
        for (position, estimate) in positions {
            let points = match result {
                Outcome::Draw => 1,
                Outcome::Win(player) if player == position.to_move() => 2,
                Outcome::Win(_) => 0,
            };
            writeln!(out, "{position}\t{estimate}\t{points}")?;
        }
    }
    Ok(())
}

fn game(random: &mut Random, table: &mut Table, nodes: u64) -> (Vec<(Position, i32)>, Outcome) {
    let mut position = Position::start();
    let mut positions = Vec::new();
    for _ in 0..2 + random.below(9) {
        if let Some(turn) = random.one_of(&position.legal_turns()) {
            position.play_unchecked(turn);
        }
    }
    loop {
        if let Some(outcome) = position.outcome() {
            return (positions, outcome);
        }
        let limits = Limits {
            nodes,
            ..Limits::default()
        };
        let findings = search(&position, table, limits, &|| false, &mut |_| {});
        let line = &findings.lines[0];
        match line.score {
            Score::Proven { value, .. } => {
                return (positions, outcome(value, position.to_move()));
            }
            Score::Estimate(estimate) => positions.push((position, estimate)),
        }
        let slip = random.below(SLIP) == 0;
        let slipped = slip
            .then(|| random.one_of(&position.legal_turns()))
            .flatten();
        if slipped.is_some() {
            positions.pop();
        }
        position.play_unchecked(slipped.unwrap_or(line.turns[0]));
    }
}

fn outcome(value: Value, mover: Player) -> Outcome {
    match value {
        Value::Win => Outcome::Win(mover),
        Value::Draw => Outcome::Draw,
        Value::Loss => Outcome::Win(!mover),
    }
}
