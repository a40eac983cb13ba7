//! `cargo xtask test`: everything that must hold before a change is merged.

use std::time::Instant;

use anyhow::Result;

use super::{Chore, check, fuzz, no_words, wasm, web};
use crate::programs;
use crate::step::{self, cargo, is_closing_line};

pub(super) const CHORE: Chore = Chore {
    name: "test",
    usage: "test",
    about: "Everything: format, lints, all tests, deep counts, fuzz, wasm, web and browser",
    run,
};

fn run(words: &[String]) -> Result<()> {
    no_words(words)?;
    let begun = Instant::now();
    check::format_and_lints()?;
    rust_tests()?;
    fuzz::short_runs()?;
    wasm::build()?;
    wasm::test()?;
    web::test()?;
    println!(
        "\nEverything passed in {}.",
        step::duration(begun.elapsed())
    );
    Ok(())
}

fn rust_tests() -> Result<()> {
    let runner = if programs::find("cargo-nextest").is_some() {
        cargo("nextest run --workspace --no-fail-fast --status-level fail")
    } else {
        cargo("test --workspace --lib --bins --tests --examples --no-fail-fast")
    };
    step::run_showing(
        "unit, integration and property tests",
        runner,
        is_closing_line,
    )?;
    step::run_showing(
        "doc tests",
        cargo("test --workspace --doc"),
        is_closing_line,
    )?;
    // Without debug assertions the vectors are counted to their full depth.
    let deep = cargo("test --release --package totemic-rules --test vectors");
    step::run_showing("vectors to their full depth", deep, is_closing_line)
}
