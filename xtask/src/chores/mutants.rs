//! `cargo xtask mutants`: breaks the code in small ways and checks whether a test notices.

use anyhow::Result;

use super::Chore;
use crate::step::{self, cargo};
use crate::{packages, programs};

pub(super) const CHORE: Chore = Chore {
    name: "mutants",
    usage: "mutants [CRATE] [OPTION…]",
    about: "A mutation run by cargo-mutants, of `rules` unless told otherwise",
    run,
};

fn run(words: &[String]) -> Result<()> {
    let (folder, options) = match words.split_first() {
        Some((first, rest)) if !first.starts_with('-') => (first.as_str(), rest),
        _ => ("rules", words),
    };
    programs::cargo_install("cargo-mutants")?;
    let mut mutants = cargo("mutants");
    mutants
        .args(["--package", &packages::of_folder(folder)])
        .args(options);
    step::run_in_front("mutants", mutants)
}
