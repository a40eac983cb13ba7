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
    // The packages outside the workspace are formatted like the rest.
    for (name, manifest) in [
        ("format", "Cargo.toml"),
        ("format of the fuzz targets", "fuzz/Cargo.toml"),
        ("format of the bindings tool", "tools/bindgen/Cargo.toml"),
    ] {
        step::run(
            name,
            cargo(&format!("fmt --all --check --manifest-path {manifest}")),
        )?;
    }
    step::run(
        "lints",
        cargo("clippy --workspace --all-targets --quiet -- -D warnings"),
    )
}
