//! Runs the fuzz targets on a stable toolchain: deterministic mutations of seeds, no coverage.
//!
//! ```text
//! stable [--target NAME|all] [--seconds N] [--seed N] [--input FILE]
//! ```

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use totemic_fuzz::{TARGETS, Target};

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(complaint) => {
            eprintln!("{complaint}");
            return ExitCode::from(2);
        }
    };
    for target in options.targets {
        let outcome = match &options.input {
            Some(input) => run_once(target, input)
                .map_err(|()| input.clone())
                .map(|()| 1),
            None => run(target, options.seconds, options.seed),
        };
        match outcome {
            Ok(runs) => println!("{}: {runs} runs, no failure", target.name),
            Err(input) => {
                let file = std::env::temp_dir().join(format!("totemic-fuzz-{}", target.name));
                let saved = match std::fs::write(&file, &input) {
                    Ok(()) => format!(
                        "again with --target {} --input {}",
                        target.name,
                        file.display()
                    ),
                    Err(error) => format!("not saved: {error}"),
                };
                eprintln!(
                    "{}: failed on {:?}; {saved}",
                    target.name,
                    String::from_utf8_lossy(&input)
                );
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

struct Options {
    targets: Vec<&'static Target>,
    seconds: Duration,
    seed: u64,
    input: Option<Vec<u8>>,
}

impl Options {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            targets: TARGETS.iter().collect(),
            seconds: Duration::from_secs(3),
            seed: 1,
            input: None,
        };
        while let Some(name) = arguments.next() {
            let value = arguments.next().ok_or(format!("{name} needs a value"))?;
            let number = || {
                value
                    .parse::<u64>()
                    .map_err(|_| format!("{value} is not a number"))
            };
            match name.as_str() {
                "--target" if value == "all" => options.targets = TARGETS.iter().collect(),
                "--target" => {
                    options.targets = TARGETS
                        .iter()
                        .filter(|target| target.name == value)
                        .collect();
                    if options.targets.is_empty() {
                        let names = TARGETS.map(|target| target.name).join(", ");
                        return Err(format!("no target {value}; there are {names}"));
                    }
                }
                "--seconds" => options.seconds = Duration::from_secs(number()?),
                "--seed" => options.seed = number()?,
                "--input" => {
                    let bytes =
                        std::fs::read(&value).map_err(|error| format!("{value}: {error}"))?;
                    options.input = Some(bytes);
                }
                _ => return Err(format!("unknown option {name}")),
            }
        }
        Ok(options)
    }
}

fn run_once(target: &Target, input: &[u8]) -> Result<(), ()> {
    panic::catch_unwind(AssertUnwindSafe(|| (target.run)(input))).map_err(drop)
}

/// Runs a target on the seeds and then on mutations of them; gives the number of runs, or the
/// input on which it failed.
fn run(target: &Target, time: Duration, seed: u64) -> Result<u64, Vec<u8>> {
    let mut pool: Vec<Vec<u8>> = seeds();
    for input in &pool {
        run_once(target, input).map_err(|()| input.clone())?;
    }
    let mut runs = pool.len() as u64;
    let mut random = Random(seed);
    let end = Instant::now() + time;
    while Instant::now() < end {
        for _ in 0..64 {
            let input = mutate(&pool, &mut random);
            run_once(target, &input).map_err(|()| input.clone())?;
            runs += 1;
            // Mutations of mutations go further from the seeds.
            if random.below(16) == 0 {
                let place = random.below(pool.len());
                pool[place] = input;
            }
        }
        if random.below(64) == 0 {
            pool = seeds();
        }
    }
    Ok(runs)
}

/// The vectors of both games, records made of them, and bytes that play games.
fn seeds() -> Vec<Vec<u8>> {
    let positions = [
        include_str!("../../../crates/rules/tests/data/oxono.positions.tsv"),
        include_str!("../../../crates/rules/tests/data/yoxii.positions.tsv"),
    ];
    let games = [
        (
            "Oxono",
            include_str!("../../../crates/rules/tests/data/oxono.games.tsv"),
        ),
        (
            "Yoxii",
            include_str!("../../../crates/rules/tests/data/yoxii.games.tsv"),
        ),
    ];
    let mut seeds: Vec<Vec<u8>> = vec![Vec::new()];
    for line in positions.iter().flat_map(|text| text.lines().step_by(5)) {
        seeds.push(line.split('\t').next().unwrap_or_default().into());
    }
    for (title, text) in games {
        for line in text.lines().step_by(20) {
            let turns: Vec<&str> = line.split(['\t', ' ']).collect();
            let turns = &turns[..turns.len() - 3];
            seeds.push(turns[0].into());
            seeds.push(turns.join(" ").into());
            let mut record = format!("[Game \"{title}\"]\n[First \"A \\\"B\\\"\"]\n\n{{start}} ");
            for (index, pair) in turns.chunks(2).enumerate() {
                record.push_str(&format!("{}. {}! $1 {{note}}\n", index + 1, pair.join(" ")));
                record.push_str(&format!("({}... {}) ", index + 1, pair[pair.len() - 1]));
            }
            seeds.push(format!("{record}*\n").into());
        }
    }
    // What page and server say, from the transcript; several in one, as in a game.
    let transcript = include_str!("../../../docs/online.md");
    let said = transcript.split(['→', '←']).filter_map(|part| {
        let line = part.trim_start().lines().next()?;
        line.starts_with('{').then_some(line)
    });
    let said: Vec<&str> = said.collect();
    seeds.push(said.join("\n").into());
    seeds.extend(said.iter().map(|line| line.as_bytes().to_vec()));
    let mut random = Random(7);
    for length in (1..80).step_by(4) {
        seeds.push((0..length).map(|_| random.next() as u8).collect());
    }
    seeds
}

/// Pieces of syntax that single bytes find too rarely.
const WORDS: [&str; 29] = [
    "[Game \"Oxono\"]\n",
    "[Game \"Yoxii\"]\n",
    "[Result \"1-0\"]\n",
    "[Position \"",
    "\"]\n",
    "\n\n",
    "\r\n",
    "1. ",
    "1... ",
    "2. ",
    "{",
    "}",
    "(",
    ")",
    "$",
    "*",
    "1-0",
    "1/2-1/2",
    "/",
    " p",
    " w",
    "%2B",
    "é",
    "\\\"",
    "{\"say\":\"order\",\"id\":\"a\",\"order\":{\"order\":\"resign\"}}\n",
    "{\"say\":\"order\",\"id\":\"a\",\"order\":{\"order\":\"offer\",\"offer\":\"takeback\"}}\n",
    "{\"say\":\"order\",\"id\":\"a\",\"order\":{\"order\":\"accept\",\"offer\":\"takeback\"}}\n",
    "\"after\":",
    "\"number\":",
];

fn mutate(pool: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut input = pool[random.below(pool.len())].clone();
    for _ in 0..=random.below(6) {
        let at = random.below(input.len() + 1);
        let end = at + random.below((input.len() - at).min(16) + 1);
        match random.below(6) {
            0 => input.insert(at, random.next() as u8),
            1 => drop(input.drain(at..end)),
            2 if at < input.len() => input[at] ^= 1 << random.below(8),
            3 => drop(input.splice(at..at, WORDS[random.below(WORDS.len())].bytes())),
            4 => {
                let other = &pool[random.below(pool.len())];
                let from = random.below(other.len() + 1);
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
            _ => {
                let copy = input[at..end].to_vec();
                let to = random.below(input.len() + 1);
                input.splice(to..to, copy);
            }
        }
    }
    input.truncate(4096);
    input
}

/// SplitMix64: the same inputs for the same seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is not 0.
    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}
