//! `cargo xtask wander`: somebody walks through the app at random, as far as one likes.

use anyhow::{Context, Result, bail};

use super::{Chore, web};
use crate::step;

pub(super) const CHORE: Chore = Chore {
    name: "wander",
    usage: "wander [--seed N] [--steps N] [--on]",
    about: "Walks through the app at random and plays; --on lists all faults, not the first",
    run,
};

/// Where a walk begins and how far it goes.
#[derive(Debug, PartialEq, Eq)]
struct Walk {
    seed: u32,
    steps: u32,
    onward: bool,
}

fn run(words: &[String]) -> Result<()> {
    let walk = walk(words)?;
    web::build()?;
    web::browser()?;
    let mut npm = web::npm("run e2e -- wander.e2e.ts");
    npm.env("WANDER_SEED", walk.seed.to_string())
        .env("WANDER_STEPS", walk.steps.to_string())
        .env("WANDER_ON", if walk.onward { "1" } else { "" });
    step::run_in_front("walk", npm)
}

fn walk(words: &[String]) -> Result<Walk> {
    let mut walk = Walk {
        seed: 1,
        steps: 1000,
        onward: false,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seed" => walk.seed = number(word, words.next())?,
            "--steps" => walk.steps = number(word, words.next())?,
            "--on" => walk.onward = true,
            _ => bail!("“{word}” is not understood; `--help` shows the usage"),
        }
    }
    if walk.steps == 0 {
        bail!("a walk has at least one step");
    }
    Ok(walk)
}

fn number(option: &str, value: Option<&String>) -> Result<u32> {
    let value = value.with_context(|| format!("{option} needs a number"))?;
    value
        .parse()
        .with_context(|| format!("“{value}” is not a number for {option}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Walk> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        walk(&words)
    }

    #[test]
    fn options_are_read_and_others_refused() {
        let all = Walk {
            seed: 7,
            steps: 20,
            onward: true,
        };
        assert_eq!(read("--seed 7 --steps 20 --on").unwrap(), all);
        assert_eq!(read("").unwrap().seed, 1);
        for wrong in ["--seed", "--seed x", "--steps 0", "--far"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
