//! `cargo xtask coverage`: which lines of the rules the tests reach.

use anyhow::Result;

use super::Chore;
use crate::step::{self, cargo};
use crate::{packages, programs};

pub(super) const CHORE: Chore = Chore {
    name: "coverage",
    usage: "coverage [CRATE]",
    about: "Line coverage by cargo-tarpaulin, of `rules` unless told otherwise",
    run,
};

fn run(words: &[String]) -> Result<()> {
    let folder = words.first().map_or("rules", String::as_str);
    programs::cargo_install("cargo-tarpaulin")?;
    let mut tarpaulin = cargo("tarpaulin --skip-clean --out stdout --target-dir target/coverage");
    tarpaulin.args(["--package", &packages::of_folder(folder)]);
    tarpaulin
        .arg("--include-files")
        .arg(format!("crates/{folder}/src/*"));
    step::run_in_front("coverage", tarpaulin)
}
