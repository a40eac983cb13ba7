//! `cargo xtask mutants`: breaks the code in small ways and looks whether a test notices.

use anyhow::Result;

use super::Chore;
use crate::programs;
use crate::step::{self, cargo};

pub(super) const CHORE: Chore = Chore {
    name: "mutants",
    usage: "mutants [PACKAGE] [OPTION…]",
    about: "A mutation run by cargo-mutants, of `rules` unless told otherwise",
    run,
};

fn run(words: &[String]) -> Result<()> {
    let (package, options) = match words.split_first() {
        Some((first, rest)) if !first.starts_with('-') => (first.as_str(), rest),
        _ => ("rules", words),
    };
    programs::cargo_install("cargo-mutants")?;
    let mut mutants = cargo("mutants");
    mutants.args(["--package", package]).args(options);
    step::run_in_front("mutants", mutants)
}
