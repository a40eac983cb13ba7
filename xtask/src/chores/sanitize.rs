//! `cargo xtask sanitize`: searches with several threads, watched by ThreadSanitizer.

use std::env;

use anyhow::{Result, bail};

use super::{Chore, no_words};
use crate::step::{self, cargo};

pub(super) const CHORE: Chore = Chore {
    name: "sanitize",
    usage: "sanitize",
    about: "The threaded solver and search, watched for data races by ThreadSanitizer",
    run,
};

fn run(words: &[String]) -> Result<()> {
    no_words(words)?;
    let target = match (env::consts::OS, env::consts::ARCH) {
        ("linux", arch @ ("x86_64" | "aarch64")) => format!("{arch}-unknown-linux-gnu"),
        ("macos", arch @ ("x86_64" | "aarch64")) => format!("{arch}-apple-darwin"),
        (os, arch) => bail!("ThreadSanitizer does not run on {os} on {arch}"),
    };
    // Naming the target keeps the flags from build scripts; a folder of their own keeps these
    // builds from displacing the usual ones.
    let mut watched = cargo("run --release --package totemic-engine --example threads");
    watched
        .args(["--target", &target, "--target-dir", "target/sanitize"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env(
            "RUSTFLAGS",
            "-Zsanitizer=thread -Cunsafe-allow-abi-mismatch=sanitizer",
        )
        // The fence with which the standard library gives up a shared count is not seen either.
        .env("TSAN_OPTIONS", "halt_on_error=1 force_seq_cst_atomics=1");
    step::run("threads under ThreadSanitizer", watched)
}
