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
    web::build()?;
    step::run(
        "release build",
        cargo("build --release --quiet --package totemic"),
    )?;
    let mut serve = cargo("run --release --quiet --package totemic -- serve");
    if options.is_empty() {
        serve.arg("--open");
    }
    serve.args(options);
    step::run_in_front("serve", serve)
}
