//! The compiler for WebAssembly: rustup's where it can be had, otherwise Debian's.
//!
//! Debian's packages hold no compiled standard library for wasm32, so that it is built from
//! their sources, which Cargo counts as unstable: hence `RUSTC_BOOTSTRAP` and `-Zbuild-std`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::programs;
use crate::step::{self, root};

/// The target of the browser.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// What `apt-get` installs where rustup has no wasm target.
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

/// Where those packages put their compiler, which the rustup proxies hide on the `PATH`.
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library";

/// How long `rustup target add` may try: without a network it repeats itself for minutes.
const PATIENCE: Duration = Duration::from_secs(180);

/// A compiler that can build for the browser.
#[derive(Clone, Copy)]
pub(crate) enum Toolchain {
    /// The toolchain of the project, with the target's standard library.
    Own,
    /// Debian's `rustc-web` and its sources.
    Debian,
}

impl Toolchain {
    /// One that is there already.
    pub(crate) fn find() -> Option<Toolchain> {
        if own_target_is_there() {
            Some(Toolchain::Own)
        } else if debian_is_there() {
            Some(Toolchain::Debian)
        } else {
            None
        }
    }

    /// One that is there already, or can be installed; otherwise says what to run by hand.
    pub(crate) fn find_or_install() -> Result<Toolchain> {
        if own_target_is_there() || (programs::find("rustup").is_some() && rustup_adds_target()) {
            return Ok(Toolchain::Own);
        }
        Toolchain::debian().context(format!(
            "there is no compiler for WebAssembly. Run\n  rustup target add {TARGET}\nor, where \
             that cannot work, install Debian's:\n  sudo apt-get install \
             --no-install-recommends {}\nand then this chore again",
            DEBIAN_PACKAGES.join(" ")
        ))
    }

    /// Debian's, installed where it is missing.
    pub(crate) fn debian() -> Result<Toolchain> {
        if !debian_is_there() {
            programs::apt_install(&DEBIAN_PACKAGES)?;
        }
        if !debian_is_there() {
            bail!("Debian's wasm compiler is not where it should be: {DEBIAN_RUSTC}");
        }
        Ok(Toolchain::Debian)
    }

    /// For the line of the step.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Toolchain::Own => "rustup",
            Toolchain::Debian => "Debian",
        }
    }

    /// Where it builds; apart from the rest, since the two compilers would undo each other's work.
    pub(crate) fn target_folder(self) -> PathBuf {
        root().join(match self {
            Toolchain::Own => "target",
            Toolchain::Debian => "target/wasm-debian",
        })
    }

    /// A cargo command for the target, its words separated by spaces.
    pub(crate) fn cargo(self, words: &str) -> Command {
        let mut cargo = match self {
            Toolchain::Own => step::command("cargo"),
            Toolchain::Debian => debian_cargo(),
        };
        cargo
            .args(words.split_whitespace())
            .args(["--target", TARGET]);
        cargo.arg("--target-dir").arg(self.target_folder());
        if matches!(self, Toolchain::Debian) {
            cargo.arg("-Zbuild-std=std,panic_abort");
        }
        cargo
    }
}

fn debian_cargo() -> Command {
    let mut cargo = step::command(DEBIAN_CARGO);
    cargo.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1");
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld");
    // What the cargo that runs this chore has set for its own compiler.
    for name in ["RUSTUP_TOOLCHAIN", "CARGO", "LD_LIBRARY_PATH", "RUSTFLAGS"] {
        cargo.env_remove(name);
    }
    cargo
}

fn own_target_is_there() -> bool {
    let asked = step::command("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    asked.is_ok_and(|output| {
        output.status.success()
            && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
    })
}

fn debian_is_there() -> bool {
    programs::find("wasm-ld").is_some()
        && [DEBIAN_CARGO, DEBIAN_RUSTC, DEBIAN_SOURCES]
            .iter()
            .all(|path| Path::new(path).exists())
}

/// Tries `rustup target add` and says how it went; that it fails is expected on some networks.
fn rustup_adds_target() -> bool {
    let mut rustup = step::command("rustup");
    rustup.args(["target", "add", TARGET]);
    let begun = Instant::now();
    let added = programs::start_quietly(&mut rustup).is_ok_and(|mut child| {
        loop {
            match child.try_wait() {
                Ok(Some(status)) => break status.success(),
                Ok(None) if begun.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(100)),
                _ => {
                    // It may have ended by itself meanwhile.
                    let _ = child.kill();
                    let _ = child.wait();
                    break false;
                }
            }
        }
    });
    if !(added && own_target_is_there()) {
        step::skip(
            "rustup target add",
            "it did not work here; Debian's compiler is used instead",
        );
        return false;
    }
    true
}
