//! `cargo xtask check`: the quick form for every commit.

use anyhow::Result;

use super::{Chore, no_words, wasm};
use crate::step::{self, cargo};

pub(super) const CHORE: Chore = Chore {
    name: "check",
    usage: "check",
    about: "Quick, for every commit: format, lints, unit tests, the wasm crates compile",
    run,
};

fn run(words: &[String]) -> Result<()> {
    no_words(words)?;
    format_and_lints()?;
    let tests = cargo("test --workspace --lib --bins");
    step::run_showing("unit tests", tests, |line| line.starts_with("test result:"))?;
    wasm::check_if_ready()
}

/// The steps that `check` and `test` share.
pub(super) fn format_and_lints() -> Result<()> {
    step::run("format", cargo("fmt --all --check"))?;
    step::run(
        "lints",
        cargo("clippy --workspace --all-targets --quiet -- -D warnings"),
    )
}
