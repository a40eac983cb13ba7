//! `cargo xtask check`: the quick form for every commit.

use anyhow::Result;

use super::{Chore, no_words, wasm};
use crate::programs;
use crate::step::{self, cargo};

pub(super) const CHORE: Chore = Chore {
    name: "check",
    usage: "check",
    about: "Quick, for every commit: format, lints, docs, unit tests, the wasm crates compile",
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
    )?;
    let mut documentation = cargo("doc --workspace --no-deps --quiet");
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    step::run("documentation", documentation)?;
    licences()
}

/// What `deny.toml` says about packages, where the tool for it is there. Known flaws are left to
/// the workflow: their list is loaded from the network and grows without a change of ours.
fn licences() -> Result<()> {
    let name = "licences and duplicate versions";
    if programs::find("cargo-deny").is_none() {
        step::skip(
            name,
            "no cargo-deny; `cargo install --locked cargo-deny` installs it",
        );
        return Ok(());
    }
    step::run(name, cargo("deny --locked check bans licenses sources"))
}
