//! `cargo xtask coverage`: which lines of the rules the tests reach.

use anyhow::Result;

use super::Chore;
use crate::programs;
use crate::step::{self, cargo};

pub(super) const CHORE: Chore = Chore {
    name: "coverage",
    usage: "coverage [PACKAGE]",
    about: "Line coverage by cargo-tarpaulin, of `rules` unless told otherwise",
    run,
};

fn run(words: &[String]) -> Result<()> {
    let package = words.first().map_or("rules", String::as_str);
    programs::cargo_install("cargo-tarpaulin")?;
    let mut tarpaulin = cargo("tarpaulin --skip-clean --out stdout --target-dir target/coverage");
    tarpaulin.args(["--package", package]);
    tarpaulin
        .arg("--include-files")
        .arg(format!("crates/{package}/src/*"));
    step::run_in_front("coverage", tarpaulin)
}
