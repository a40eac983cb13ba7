//! `cargo xtask wasm`: the rules, the table and the engine as WebAssembly for the browser.

use anyhow::Result;

use super::{Chore, no_words};
use crate::programs::in_checkout;
use crate::step;

pub(super) const CHORE: Chore = Chore {
    name: "wasm",
    usage: "wasm",
    about: "Builds crates/wasm into web/src/lib/wasm",
    run,
};

fn run(words: &[String]) -> Result<()> {
    no_words(words)?;
    build()
}

/// Builds the package unless it is newer than its sources.
pub(super) fn build() -> Result<()> {
    if !in_checkout("crates/wasm") {
        step::skip("wasm", "this checkout has no crates/wasm");
    }
    Ok(())
}

/// Checks that the crates of the browser compile for it, where the toolchain for it is there.
pub(super) fn check_if_ready() -> Result<()> {
    Ok(())
}
