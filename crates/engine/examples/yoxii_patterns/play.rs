//! Games of the engine against itself, as training data.

use std::error::Error;
use std::io::Write;

use engine::random::Random;
use engine::score::Score;
use engine::search::{Limits, TranspositionTable, search};
use engine::solve::{Solver, Value};
use rules::yoxii::Position;
use rules::{Game, Outcome, Player};

/// From this many pieces on, the solver is asked how the game ends.
const SOLVE_FROM: u32 = 15;
/// What it may spend on a position.
const SOLVER_NODES: u64 = 8000;

/// A position, the search's estimate for the side to move, and who won the game if the position
/// stood in one.
struct Sample {
    position: Position,
    estimate: i32,
    in_game: bool,
}

/// Plays games and prints their positions: the position, the estimate of the search for the side
/// to move, and the result of the game for it in half points, `-` for positions beside the game.
pub(crate) fn games(games: u64, nodes: u64, seed: u64) -> Result<(), Box<dyn Error>> {
    let mut player = SelfPlayer {
        random: Random::new(seed),
        table: TranspositionTable::new(8)?,
        solver: Solver::new(8 << 20)?,
        nodes,
    };
    let mut out = std::io::stdout().lock();
    for _ in 0..games {
        let (samples, result) = player.game();
        for sample in samples {
            let points = match result {
                _ if !sample.in_game => "-",
                Outcome::Draw => "1",
                Outcome::Win(player) if player == sample.position.to_move() => "2",
                Outcome::Win(_) => "0",
            };
            writeln!(out, "{}\t{}\t{points}", sample.position, sample.estimate)?;
        }
    }
    Ok(())
}

struct SelfPlayer {
    random: Random,
    table: TranspositionTable,
    solver: Solver,
    nodes: u64,
}

impl SelfPlayer {
    /// A game from a random opening. Both sides play as well as they can from there on, so that
    /// its result says something about all its positions.
    fn game(&mut self) -> (Vec<Sample>, Outcome) {
        self.table.clear();
        self.solver.clear();
        let mut position = Position::start();
        let mut samples = Vec::new();
        for _ in 0..1 + self.random.below(14) {
            if let Some(turn) = self.random.one_of(&position.legal_turns()) {
                position.play_unchecked(turn);
            }
        }
        loop {
            if let Some(outcome) = position.outcome() {
                return (samples, outcome);
            }
            let (estimate, turn) = match self.look(&position, self.nodes) {
                Ok(found) => found,
                Err(value) => return (samples, outcome(value, position.to_move())),
            };
            samples.push(Sample {
                position,
                estimate,
                in_game: true,
            });
            self.beside(&position, &mut samples);
            position.play_unchecked(turn);
        }
    }

    /// Adds a position beside the game: the search will have to judge such ones, too.
    fn beside(&mut self, position: &Position, samples: &mut Vec<Sample>) {
        let Some(turn) = self.random.one_of(&position.legal_turns()) else {
            return;
        };
        let mut position = *position;
        position.play_unchecked(turn);
        if position.outcome().is_some() {
            return;
        }
        let estimate = match self.look(&position, self.nodes / 4) {
            Ok((estimate, _)) => estimate,
            Err(Value::Win) => 600,
            Err(Value::Draw) => 0,
            Err(Value::Loss) => -600,
        };
        samples.push(Sample {
            position,
            estimate,
            in_game: false,
        });
    }

    /// An estimate and a good turn, or the proven value.
    fn look(
        &mut self,
        position: &Position,
        nodes: u64,
    ) -> Result<(i32, rules::yoxii::Turn), Value> {
        if position.pieces_placed() >= SOLVE_FROM {
            let go_on = |nodes: u64| nodes < SOLVER_NODES;
            if let Some(value) = self.solver.solve(position, 1, &go_on).value {
                return Err(value);
            }
        }
        let limits = Limits {
            nodes,
            ..Limits::default()
        };
        let findings = search(position, &mut self.table, limits, &|| false, &mut |_| {});
        let line = &findings.lines[0];
        match line.score {
            Score::Proven(proven) => Err(proven.value()),
            Score::Estimate(estimate) => Ok((estimate, line.turns[0])),
        }
    }
}

fn outcome(value: Value, mover: Player) -> Outcome {
    match value {
        Value::Win => Outcome::Win(mover),
        Value::Draw => Outcome::Draw,
        Value::Loss => Outcome::Win(!mover),
    }
}
