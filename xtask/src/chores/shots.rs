//! `cargo xtask shots`: a picture of every page.

use anyhow::Result;

use super::{Chore, no_words, web};
use crate::step;

pub(super) const CHORE: Chore = Chore {
    name: "shots",
    usage: "shots",
    about: "Screenshots of every page, phone and desktop, light and dark",
    run,
};

fn run(words: &[String]) -> Result<()> {
    no_words(words)?;
    web::build()?;
    web::browser()?;
    step::run_in_front("screenshots", web::npm("run shots"))
}
