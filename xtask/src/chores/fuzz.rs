//! `cargo xtask fuzz`: the fuzz targets, for as long as one likes.
//!
//! libFuzzer, which is guided by coverage, where cargo-fuzz and a nightly toolchain are there;
//! otherwise, and always for the short runs of `test`, the driver for stable toolchains.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::Chore;
use crate::programs;
use crate::step::{self, cargo, root};

pub(super) const CHORE: Chore = Chore {
    name: "fuzz",
    usage: "fuzz [TARGET] [--seconds N]",
    about: "Runs one fuzz target or all, 60 seconds each unless told otherwise",
    run,
};

/// Seconds for each target in `cargo xtask test`.
const SHORT: u32 = 3;

fn run(words: &[String]) -> Result<()> {
    let asked = Asked::read(words, &targets()?)?;
    if !libfuzzer_is_there() {
        println!("cargo-fuzz or a nightly toolchain is missing: the driver for stable runs.");
        build_stable()?;
        return step::run_in_front("fuzz", stable(asked.target.as_deref(), asked.seconds));
    }
    let chosen = asked
        .target
        .map_or_else(targets, |target| Ok(vec![target]))?;
    for target in chosen {
        let words = format!("+nightly fuzz run {target} --features libfuzzer --");
        let mut fuzz = cargo(&words);
        fuzz.arg(format!("-max_total_time={}", asked.seconds));
        step::run_in_front(&format!("fuzz {target}"), fuzz)?;
    }
    Ok(())
}

/// Every target for a few seconds, the same inputs every time.
pub(super) fn short_runs() -> Result<()> {
    build_stable()?;
    step::run_showing("fuzz, short runs", stable(None, SHORT), |line| {
        !line.is_empty()
    })
}

fn build_stable() -> Result<()> {
    let mut build = cargo("build --release --quiet --manifest-path fuzz/Cargo.toml --bin stable");
    build.args(["--target-dir", "target/fuzz"]);
    step::run("fuzz build", build)
}

fn stable(target: Option<&str>, seconds: u32) -> Command {
    let mut driver = step::command(root().join("target/fuzz/release/stable"));
    driver.args(["--target", target.unwrap_or("all")]);
    driver.args(["--seconds", &seconds.to_string()]);
    driver
}

fn libfuzzer_is_there() -> bool {
    let mut nightly = Command::new("rustup");
    nightly.args(["run", "nightly", "rustc", "--version"]);
    programs::find("cargo-fuzz").is_some() && programs::succeeds(&mut nightly)
}

/// The names of the files in `fuzz/fuzz_targets`, sorted.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for file in
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        if let Some(stem) = file?.path().file_stem() {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// What the words after the chore ask for.
#[derive(Debug, PartialEq)]
struct Asked {
    target: Option<String>,
    seconds: u32,
}

impl Asked {
    fn read(words: &[String], targets: &[String]) -> Result<Asked> {
        let mut asked = Asked {
            target: None,
            seconds: 60,
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "--seconds" {
                let number = words.next().context("--seconds needs a number")?;
                asked.seconds = number
                    .parse()
                    .with_context(|| format!("“{number}” is no number of seconds"))?;
            } else if asked.target.is_none() && targets.contains(word) {
                asked.target = Some(word.clone());
            } else {
                bail!(
                    "“{word}” is no fuzz target; there are: {}",
                    targets.join(", ")
                );
            }
        }
        Ok(asked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_any_order_and_bad_ones_refused() {
        let strings = |line: &str| {
            line.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let targets = strings("record turn");
        let read = |line: &str| Asked::read(&strings(line), &targets);
        let expected = Asked {
            target: Some("turn".to_owned()),
            seconds: 5,
        };
        assert_eq!(read("turn --seconds 5").unwrap(), expected);
        assert_eq!(read("--seconds 5 turn").unwrap(), expected);
        assert_eq!(
            read("").unwrap(),
            Asked {
                target: None,
                seconds: 60
            }
        );
        for line in ["nothing", "turn record", "--seconds", "--seconds x"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
