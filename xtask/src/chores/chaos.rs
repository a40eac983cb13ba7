//! `cargo xtask chaos` and `cargo xtask simulate`: online play under everything that can go wrong.

use std::process::Command;

use anyhow::{Context, Result};

use super::Chore;
use crate::step::{self, cargo};

pub(super) const CHAOS: Chore = Chore {
    name: "chaos",
    usage: "chaos [ROUNDS]",
    about: "Kills the server while games are played, 200 times unless told otherwise",
    run: chaos,
};

pub(super) const SIMULATE: Chore = Chore {
    name: "simulate",
    usage: "simulate [GAMES]",
    about: "Simulated online games over a bad network, 20000 unless told otherwise",
    run: simulate,
};

fn chaos(words: &[String]) -> Result<()> {
    let test = cargo("test --release --package totemic --test program chaos -- --nocapture");
    run("chaos", test, "CHAOS_ROUNDS", words, 200)
}

fn simulate(words: &[String]) -> Result<()> {
    let test = cargo("test --release --package totemic-server --test online simulation");
    run("simulation", test, "SIMULATION_GAMES", words, 20_000)
}

/// Runs a test so many times as was asked.
fn run(name: &str, mut test: Command, variable: &str, words: &[String], usual: u32) -> Result<()> {
    let count = match words.first() {
        Some(word) => word
            .parse()
            .with_context(|| format!("“{word}” is no number"))?,
        None => usual,
    };
    test.env(variable, count.to_string());
    step::run_in_front(name, test)
}
