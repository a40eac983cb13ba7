//! The list of chores, one file each.

mod bench;
mod chaos;
mod check;
mod coverage;
mod fuzz;
mod load;
mod mutants;
mod release;
mod sanitize;
mod serve;
mod shots;
mod test;
mod wander;
mod wasm;
mod web;

use std::fmt::Write;

use anyhow::{Result, bail};

/// One chore: what `--help` says of it, and what it does with the words after its name.
pub(crate) struct Chore {
    /// The word after `cargo xtask`.
    pub(crate) name: &'static str,
    /// The name with its options.
    pub(crate) usage: &'static str,
    /// One sentence for the list.
    pub(crate) about: &'static str,
    /// Does it.
    pub(crate) run: fn(&[String]) -> Result<()>,
}

/// Every chore, in the order in which `--help` lists them.
const CHORES: [&Chore; 16] = [
    &serve::CHORE,
    &test::CHORE,
    &check::CHORE,
    &bench::CHORE,
    &fuzz::CHORE,
    &chaos::CHAOS,
    &chaos::SIMULATE,
    &load::CHORE,
    &wasm::CHORE,
    &web::CHORE,
    &shots::CHORE,
    &wander::CHORE,
    &coverage::CHORE,
    &mutants::CHORE,
    &sanitize::CHORE,
    &release::CHORE,
];

pub(crate) fn find(name: &str) -> Option<&'static Chore> {
    CHORES.into_iter().find(|chore| chore.name == name)
}

pub(crate) fn help() -> String {
    let mut help = String::from("The chores of the project.\n\nUsage: cargo xtask CHORE\n\n");
    for chore in CHORES {
        // Writing to a string cannot fail.
        let _ = writeln!(help, "  {:<34} {}", chore.usage, chore.about);
    }
    help
}

/// Refuses words that a chore does not know.
fn no_words(words: &[String]) -> Result<()> {
    match words.first() {
        Some(word) => bail!("“{word}” is not understood; `--help` shows the usage"),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chore_is_found_and_listed() {
        let help = help();
        for chore in CHORES {
            assert!(find(chore.name).is_some_and(|found| found.about == chore.about));
            assert!(chore.usage.starts_with(chore.name));
            assert!(help.contains(chore.usage) && help.contains(chore.about));
        }
        assert!(find("no-such-chore").is_none());
    }
}
