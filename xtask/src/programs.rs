//! Programs that a chore needs beyond the Rust toolchain: found, or installed by package name.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Result, bail};

use crate::step;

/// The first program of that name on the `PATH`.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// Starts a command that reads nothing and shows nothing.
pub(crate) fn start_quietly(command: &mut Command) -> io::Result<Child> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
}

/// Whether a command runs and succeeds; it reads nothing and shows nothing.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    start_quietly(command)
        .and_then(|mut child| child.wait())
        .is_ok_and(|status| status.success())
}

/// Installs Debian packages, or says which command the user must run.
pub(crate) fn apt_install(packages: &[&str]) -> Result<()> {
    let list = packages.join(" ");
    let by_hand = format!("sudo apt-get install --no-install-recommends {list}");
    if find("apt-get").is_none() {
        bail!("these programs are missing; on Debian or Ubuntu they come with\n  {by_hand}");
    }
    let Some(privilege) = privilege() else {
        bail!("packages are missing and installing them needs root. Run\n  {by_hand}");
    };
    let apt = |words: &[&str]| {
        let (program, before) = privilege.split_first().unwrap_or((&"env", &[]));
        let mut command = step::command(program);
        command
            .args(before)
            .args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
            .args(words);
        command
    };
    step::run("package lists", apt(&["update", "-qq"]))?;
    let mut install = vec!["install", "-qq", "-y", "--no-install-recommends"];
    install.extend(packages);
    step::run(&format!("install {list}"), apt(&install))
}

/// Makes sure that Node and npm are there.
pub(crate) fn node() -> Result<()> {
    if find("node").is_some() && find("npm").is_some() {
        return Ok(());
    }
    apt_install(&["nodejs", "npm"])
}

/// Installs a program with `cargo install` where it is not there yet.
pub(crate) fn cargo_install(program: &str) -> Result<()> {
    if find(program).is_some() {
        return Ok(());
    }
    step::run(
        &format!("install {program}"),
        step::cargo(&format!("install --locked --quiet {program}")),
    )
}

/// The words before `env` with which a command runs as root, if that can be had unasked.
fn privilege() -> Option<Vec<&'static str>> {
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if is_root {
        Some(vec!["env"])
    } else if succeeds(Command::new("sudo").args(["-n", "true"])) {
        Some(vec!["sudo", "-n", "env"])
    } else {
        None
    }
}
