//! Learning: gradient descent on the cross-entropy of the chance of winning, each weight at its
//! own pace (AdaGrad).

use std::error::Error;
use std::fs;

use engine::random::Random;
use engine::yoxii::patterns::{FACTS, ONE, STAGES, facts, stage};
use rules::Game;
use rules::yoxii::Position;

/// How much of the target is the game's result; the rest is the search's estimate.
const RESULT: f32 = 0.6;
const RATE: f32 = 0.02;
/// A weight of one stage is what all stages share and its own departure from it, which is drawn
/// back to nothing, so that rare facts are judged by the experience of all stages.
const DRAWN_BACK: f32 = 2e-5;

struct Sample {
    facts: Vec<u16>,
    stage: usize,
    target: f32,
}

/// Learns from files that `play` has printed.
pub(crate) fn train(path: &str, epochs: u32, data: &[&str]) -> Result<(), Box<dyn Error>> {
    let mut samples = Vec::new();
    for file in data {
        for line in fs::read_to_string(file)?.lines() {
            samples.push(read(line)?);
        }
    }
    // The last ones are kept apart, to see what was learnt; they are from games of their own.
    let kept = samples.split_off(samples.len() * 19 / 20);
    let mut random = Random::new(1);
    let mut model = Model::new();
    for epoch in 0..epochs {
        shuffle(&mut samples, &mut random);
        let rate = RATE * 0.5f32.powf(4.0 * epoch as f32 / epochs as f32);
        let loss: f32 = samples.iter().map(|sample| model.learn(sample, rate)).sum();
        eprintln!("epoch {epoch}: loss {:.4}", loss / samples.len() as f32);
    }
    report(&model, &kept);
    write(path, &model)
}

fn read(line: &str) -> Result<Sample, Box<dyn Error>> {
    let mut fields = line.split('\t');
    let mut field = || fields.next().ok_or("too few fields");
    let position: Position = field()?.parse()?;
    let estimate = chance(field()?.parse::<f32>()? / 100.0);
    let target = match field()? {
        "-" => estimate,
        points => RESULT * points.parse::<f32>()? / 2.0 + (1.0 - RESULT) * estimate,
    };
    Ok(Sample {
        facts: facts(&position)
            .into_iter()
            .map(|fact| fact as u16)
            .collect(),
        stage: stage(position.pieces_placed()),
        target,
    })
}

fn shuffle<T>(things: &mut [T], random: &mut Random) {
    for index in (1..things.len()).rev() {
        things.swap(index, random.below(index + 1));
    }
}

fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

fn cross_entropy(logit: f32, target: f32) -> f32 {
    let chance = chance(logit).clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

/// The loss on positions that were not learnt from, by stage, beside that of a guess that knows
/// only the average.
fn report(model: &Model, kept: &[Sample]) {
    for stage in 0..STAGES {
        let of_stage = || kept.iter().filter(|sample| sample.stage == stage);
        let count = of_stage().count().max(1) as f32;
        let mean = of_stage().map(|sample| sample.target).sum::<f32>() / count;
        let logit = (mean / (1.0 - mean)).ln();
        let guess: f32 = of_stage().map(|s| cross_entropy(logit, s.target)).sum();
        let best: f32 = of_stage()
            .map(|s| cross_entropy((s.target / (1.0 - s.target)).ln(), s.target))
            .sum();
        let loss: f32 = of_stage()
            .map(|s| cross_entropy(model.logit(s), s.target))
            .sum();
        eprintln!(
            "stage {stage}: {count} positions, loss {:.4}, a guess {:.4}, at best {:.4}",
            loss / count,
            guess / count,
            best / count
        );
    }
}

/// First the weights that all stages share, then the departures of each stage.
struct Model {
    weights: Vec<f32>,
    squares: Vec<f32>,
}

impl Model {
    fn new() -> Model {
        Model {
            weights: vec![0.0; (STAGES + 1) * FACTS],
            squares: vec![1e-4; (STAGES + 1) * FACTS],
        }
    }

    fn logit(&self, sample: &Sample) -> f32 {
        let own = (sample.stage + 1) * FACTS;
        let weight = |&fact: &u16| {
            let fact = usize::from(fact);
            self.weights[fact] + self.weights[own + fact]
        };
        sample.facts.iter().map(weight).sum()
    }

    /// One step downhill; gives the loss before it.
    fn learn(&mut self, sample: &Sample, rate: f32) -> f32 {
        let logit = self.logit(sample);
        let error = chance(logit) - sample.target;
        let own = (sample.stage + 1) * FACTS;
        for &fact in &sample.facts {
            for (index, decay) in [
                (usize::from(fact), 0.0),
                (own + usize::from(fact), DRAWN_BACK),
            ] {
                let weight = &mut self.weights[index];
                let square = &mut self.squares[index];
                *square += error * error;
                *weight -= rate * error / square.sqrt() + decay * *weight;
            }
        }
        cross_entropy(logit, sample.target)
    }
}

/// Writes the weights as the engine reads them.
fn write(path: &str, model: &Model) -> Result<(), Box<dyn Error>> {
    let (shared, own) = model.weights.split_at(FACTS);
    let mut bytes = Vec::with_capacity(2 * own.len());
    for (index, weight) in own.iter().enumerate() {
        let weight = weight + shared[index % FACTS];
        let number = (weight * ONE as f32).round().clamp(-32000.0, 32000.0) as i16;
        bytes.extend(number.to_le_bytes());
    }
    Ok(fs::write(path, bytes)?)
}
