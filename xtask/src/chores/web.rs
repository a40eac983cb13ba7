//! `cargo xtask web`: builds the web app; `test` runs its tests.

use std::process::Command;

use anyhow::Result;

use super::{Chore, no_words, wasm};
use crate::programs;
use crate::step::{self, BUILT, built, cargo, command, is_closing_line, root};

pub(super) const CHORE: Chore = Chore {
    name: "web",
    usage: "web",
    about: "Builds the web app into web/build",
    run,
};

fn run(words: &[String]) -> Result<()> {
    no_words(words)?;
    build()
}

/// Builds the web app and the wasm package that it loads.
pub(super) fn build() -> Result<()> {
    wasm::build()?;
    packages()?;
    step::run("web build", npm("run build"))
}

/// Lints, unit tests and browser tests of the web app.
pub(super) fn test() -> Result<()> {
    packages()?;
    step::run("web lints", npm("run lint"))?;
    step::run_showing("web unit tests", npm("test"), is_closing_line)?;
    step::run("web build", npm("run build"))?;
    browser()?;
    // As the tests in Rust build it, so that little is built again, but with the app.
    let program = cargo("test --workspace --test program --no-run");
    step::run("program with the app", program)?;
    let mut tests = npm("run e2e");
    tests.env(BUILT, built()?);
    step::run_showing("browser tests", tests, is_closing_line)
}

/// An `npm` command in `web/`, its words separated by spaces.
pub(super) fn npm(words: &str) -> Command {
    let mut npm = command("npm");
    npm.args(words.split_whitespace())
        .current_dir(root().join("web"));
    npm
}

/// Installs the browser for the tests where none is found.
pub(super) fn browser() -> Result<()> {
    if ["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .any(|b| programs::find(b).is_some())
    {
        return Ok(());
    }
    programs::apt_install(&["chromium"])
}

/// Installs the packages of `web/package-lock.json` where they are missing or older than it.
fn packages() -> Result<()> {
    programs::node()?;
    let modified = |path: &str| {
        root()
            .join(path)
            .metadata()
            .and_then(|meta| meta.modified())
            .ok()
    };
    // npm writes this file at the end of every installation.
    let installed = modified("web/node_modules/.package-lock.json");
    if installed.is_some() && installed >= modified("web/package-lock.json") {
        return Ok(());
    }
    step::run("web packages", npm("ci --no-audit --no-fund"))
}
