//! `cargo xtask load`: how many players online play bears, and how fast it answers.

use anyhow::Result;

use super::Chore;
use crate::step::{self, cargo, root};

pub(super) const CHORE: Chore = Chore {
    name: "load",
    usage: "load [--sockets N] [--games N] …",
    about: "Measures online play with thousands of sockets, beside a bare echo, as JSON",
    run,
};

/// The words are those of the example: `--sockets`, `--games`, `--turns` a second,
/// `--concurrency` and `--seconds`, each with a number.
fn run(words: &[String]) -> Result<()> {
    let build = cargo("build --release --package totemic");
    step::run_in_front("build", build)?;
    let mut load = cargo("run --release --quiet --package totemic-server --example load --");
    load.arg(root().join("target/release/totemic")).args(words);
    step::run_in_front("load", load)
}
