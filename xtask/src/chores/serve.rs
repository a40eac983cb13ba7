//! `cargo xtask serve`: builds what is missing and opens the app on this machine.

use anyhow::Result;

use super::{Chore, web};
use crate::step::{self, cargo};

pub(super) const CHORE: Chore = Chore {
    name: "serve",
    usage: "serve [OPTION…]",
    about: "Builds what is missing and opens the app; options go to `totemic serve`",
    run,
};

fn run(options: &[String]) -> Result<()> {
    if !web::exists() {
        println!("This checkout has no web app yet. What there is:\n");
        println!("  cargo run --release -- --help     the command line");
        println!("  cargo doc --open --package rules  the rules library");
        return Ok(());
    }
    web::build()?;
    step::run(
        "release build",
        cargo("build --release --quiet --package totemic"),
    )?;
    let mut serve = cargo("run --release --quiet --package totemic -- serve");
    if options.is_empty() {
        serve.arg("--open");
    }
    step::run_in_front("serve", {
        serve.args(options);
        serve
    })
}
