//! Learning: gradient descent (Adam) on the cross-entropy of the network's chance of winning.

use std::error::Error;
use std::fs;

use engine::eval::network::{HIDDEN, INPUTS, ONE, OUTPUT_ONE, STAGES, inputs, stage};
use engine::random::Random;
use rules::yoxii::Position;
use rules::{Cell, Game, Square};

/// How much of the target is the game's result; the rest is the search's estimate.
const RESULT: f32 = 0.7;
const BATCH: usize = 512;
const RATE: f32 = 0.001;

/// Where the parts of the network lie among all its weights.
const BIAS: usize = 0;
const FIRST_INPUT: usize = HIDDEN;
const OUTPUT: usize = FIRST_INPUT + INPUTS * HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + STAGES * HIDDEN;
const WEIGHTS: usize = OUTPUT_BIAS + STAGES;

struct Sample {
    position: Position,
    target: f32,
}

/// A network that counts points: near the totem they weigh most.
pub(crate) fn first(path: &str) -> Result<(), Box<dyn Error>> {
    let mut weights = vec![0.0; WEIGHTS];
    for totem in Position::BOARD {
        for square in Position::BOARD.without(totem.bit()) {
            let distance = |a: Square, b: Square| {
                let files = a.file().abs_diff(b.file());
                files.max(a.rank().abs_diff(b.rank()))
            };
            let near = match distance(totem, square) {
                1 => 0.05,
                2 => 0.02,
                _ => 0.006,
            };
            for (letter, points) in [('A', 1.0), ('B', 2.0), ('C', 3.0), ('D', 4.0)] {
                let mut setup = Position::start().setup();
                setup.set(Square::new(3, 3), None);
                setup.set(totem, Some(Cell::Totem(rules::yoxii::Totem)));
                setup.set(square, Position::cell_of(letter));
                setup.to_move = rules::Player::Second;
                let position = Position::from_setup(&setup)?;
                // Of all inputs that are on, the first is the piece: an enemy's.
                let enemy = inputs(&position).next().unwrap_or(0);
                let own = enemy - 4 * 37;
                for (input, sign) in [(own, 1.0), (enemy, -1.0)] {
                    let at = FIRST_INPUT + input * HIDDEN;
                    weights[at] = sign * near * points;
                    weights[at + 1] = -sign * near * points;
                }
            }
        }
    }
    for stage in 0..STAGES {
        weights[OUTPUT + stage * HIDDEN] = 3.0;
        weights[OUTPUT + stage * HIDDEN + 1] = -3.0;
    }
    write(path, &weights)
}

/// Learns from files that `play` has printed.
pub(crate) fn train(path: &str, epochs: u32, data: &[&str]) -> Result<(), Box<dyn Error>> {
    let mut samples = Vec::new();
    for file in data {
        for line in fs::read_to_string(file)?.lines() {
            samples.push(read(line)?);
        }
    }
    let mut random = Random::new(1);
    shuffle(&mut samples, &mut random);
    let kept = samples.split_off(samples.len() * 19 / 20);
    let mut weights = start(&mut random);
    let mut adam = Adam::new();
    for epoch in 0..epochs {
        shuffle(&mut samples, &mut random);
        let rate = RATE * 0.5f32.powf(5.0 * epoch as f32 / epochs as f32);
        let mut loss = 0.0;
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                loss += adam.learn(&weights, sample, &mut random);
            }
            adam.step(&mut weights, rate);
        }
        let check: f32 = kept.iter().map(|sample| judge(&weights, sample)).sum();
        eprintln!(
            "epoch {epoch}: loss {:.4}, on positions not learnt from {:.4}",
            loss / samples.len() as f32,
            check / kept.len() as f32
        );
    }
    write(path, &weights)
}

fn read(line: &str) -> Result<Sample, Box<dyn Error>> {
    let mut fields = line.split('\t');
    let mut field = || fields.next().ok_or("too few fields");
    let position: Position = field()?.parse()?;
    let estimate: f32 = field()?.parse()?;
    let points: f32 = field()?.parse()?;
    Ok(Sample {
        position,
        target: RESULT * points / 2.0 + (1.0 - RESULT) * chance(estimate / 100.0),
    })
}

fn shuffle<T>(things: &mut [T], random: &mut Random) {
    for index in (1..things.len()).rev() {
        things.swap(index, random.below(index + 1));
    }
}

fn start(random: &mut Random) -> Vec<f32> {
    let mut weights = vec![0.0; WEIGHTS];
    let mut small = |scale: f32| (random.below(2001) as f32 / 1000.0 - 1.0) * scale;
    for weight in &mut weights[FIRST_INPUT..OUTPUT] {
        *weight = small(0.12);
    }
    for weight in &mut weights[OUTPUT..OUTPUT_BIAS] {
        *weight = small(0.4);
    }
    for weight in &mut weights[BIAS..FIRST_INPUT] {
        *weight = 0.3;
    }
    weights
}

fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The hidden sums and the output.
fn forward(weights: &[f32], on: &[usize], stage: usize) -> ([f32; HIDDEN], f32) {
    let mut sums = [0.0; HIDDEN];
    sums.copy_from_slice(&weights[BIAS..FIRST_INPUT]);
    for input in on {
        let column = &weights[FIRST_INPUT + input * HIDDEN..][..HIDDEN];
        for (sum, weight) in sums.iter_mut().zip(column) {
            *sum += weight;
        }
    }
    let output = &weights[OUTPUT + stage * HIDDEN..][..HIDDEN];
    let mut logit = weights[OUTPUT_BIAS + stage];
    for (sum, weight) in sums.iter().zip(output) {
        logit += sum.clamp(0.0, 1.0) * weight;
    }
    (sums, logit)
}

fn cross_entropy(logit: f32, target: f32) -> f32 {
    let chance = chance(logit).clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

fn judge(weights: &[f32], sample: &Sample) -> f32 {
    let on: Vec<usize> = inputs(&sample.position).collect();
    let (_, logit) = forward(weights, &on, stage(sample.position.pieces_placed()));
    cross_entropy(logit, sample.target)
}

/// Adam: every weight has its own pace, from the first and second moments of its gradient.
struct Adam {
    gradient: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new() -> Adam {
        Adam {
            gradient: vec![0.0; WEIGHTS],
            first: vec![0.0; WEIGHTS],
            second: vec![0.0; WEIGHTS],
            steps: 0,
        }
    }

    /// Adds a sample's gradient and gives its loss. The sample is turned or mirrored at random.
    fn learn(&mut self, weights: &[f32], sample: &Sample, random: &mut Random) -> f32 {
        let symmetry = random.one_of(Position::SYMMETRIES);
        let position = symmetry.map_or(sample.position, |s| sample.position.transformed(s));
        let on: Vec<usize> = inputs(&position).collect();
        let stage = stage(position.pieces_placed());
        let (sums, logit) = forward(weights, &on, stage);
        let error = chance(logit) - sample.target;
        let output = OUTPUT + stage * HIDDEN;
        self.gradient[OUTPUT_BIAS + stage] += error;
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            self.gradient[output + unit] += error * sums[unit].clamp(0.0, 1.0);
            if sums[unit] > 0.0 && sums[unit] < 1.0 {
                back[unit] = error * weights[output + unit];
            }
        }
        for start in on
            .iter()
            .map(|input| FIRST_INPUT + input * HIDDEN)
            .chain([BIAS])
        {
            for (gradient, back) in self.gradient[start..][..HIDDEN].iter_mut().zip(back) {
                *gradient += back;
            }
        }
        cross_entropy(logit, sample.target)
    }

    fn step(&mut self, weights: &mut [f32], rate: f32) {
        self.steps += 1;
        let correct = |beta: f32| 1.0 - beta.powi(self.steps);
        let (correct1, correct2) = (correct(0.9), correct(0.999));
        for (index, weight) in weights.iter_mut().enumerate() {
            let gradient = std::mem::take(&mut self.gradient[index]) / BATCH as f32;
            let first = &mut self.first[index];
            *first = 0.9 * *first + 0.1 * gradient;
            let second = &mut self.second[index];
            *second = 0.999 * *second + 0.001 * gradient * gradient;
            let pace = rate / ((*second / correct2).sqrt() + 1e-8);
            *weight -= pace * *first / correct1;
        }
    }
}

/// Writes the weights as the engine reads them.
fn write(path: &str, weights: &[f32]) -> Result<(), Box<dyn Error>> {
    let mut bytes = Vec::with_capacity(2 * WEIGHTS);
    for (index, weight) in weights.iter().enumerate() {
        let one = if index < OUTPUT { ONE } else { OUTPUT_ONE };
        let number = (weight * one as f32).round().clamp(-32000.0, 32000.0) as i16;
        bytes.extend(number.to_le_bytes());
    }
    Ok(fs::write(path, bytes)?)
}
