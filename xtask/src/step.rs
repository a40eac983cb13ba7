//! One step of a chore: a command that is run with one line of output, `name  ok  1.2 s`.
//!
//! What the command prints is kept back and shown only where it fails; the closing lines of a
//! test runner are shown always.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// The root of the repository, where every step runs unless it says otherwise.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or(here.clone(), Path::to_path_buf)
}

/// A command in the root of the repository.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// A `cargo` command, its words separated by spaces.
pub(crate) fn cargo(words: &str) -> Command {
    let mut cargo = command("cargo");
    cargo.args(words.split_whitespace());
    cargo
}

/// Tells tests outside Rust where `built` is, so that they build nothing again.
pub(crate) const BUILT: &str = "TOTEMIC_BUILT";

/// The folder with what the tests in Rust have built, beside this program.
pub(crate) fn built() -> Result<PathBuf> {
    let this = std::env::current_exe().context("cannot tell where this program is")?;
    Ok(this.parent().map_or_else(root, Path::to_path_buf))
}

/// The platform that this toolchain builds for, such as `x86_64-unknown-linux-gnu`.
pub(crate) fn host() -> Result<String> {
    let output = command("rustc").arg("-vV").output()?;
    let told = String::from_utf8_lossy(&output.stdout);
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not name its platform")?.to_owned())
}

/// Runs a command as a step, silently unless it fails.
pub(crate) fn run(name: &str, command: Command) -> Result<()> {
    run_showing(name, command, |_| false)
}

/// Runs a command as a step and shows the lines that `is_shown` picks.
pub(crate) fn run_showing(
    name: &str,
    command: Command,
    is_shown: impl Fn(&str) -> bool,
) -> Result<()> {
    let line = StepLine::begin(name);
    let repeat = shell_line(&command);
    let (status, output) = match capture(command) {
        Ok(done) => done,
        Err(error) => {
            line.end("FAILED");
            return Err(error).context(format!("step “{name}” could not start: {repeat}"));
        }
    };
    if status.success() {
        line.end("ok");
        for shown in output.iter().filter(|line| is_shown(line)) {
            println!("      {}", shown.trim());
        }
        return Ok(());
    }
    line.end("FAILED");
    for line in &output {
        println!("{line}");
    }
    bail!("step “{name}” failed ({status}). To repeat it:\n  {repeat}")
}

/// Runs a command in the foreground, with the terminal as its own.
pub(crate) fn run_in_front(name: &str, mut command: Command) -> Result<()> {
    let repeat = shell_line(&command);
    let status = command
        .status()
        .with_context(|| format!("step “{name}” could not start: {repeat}"))?;
    if !status.success() {
        bail!("step “{name}” failed ({status}). To repeat it:\n  {repeat}");
    }
    Ok(())
}

/// Says in one line that a step was left out, and why.
pub(crate) fn skip(name: &str, why: &str) {
    println!("  {name:<WIDTH$} left out: {why}");
}

/// The lines with which `cargo test`, `cargo nextest`, Node, Vitest and Playwright close.
pub(crate) fn is_closing_line(line: &str) -> bool {
    let line = line.trim_start();
    let first = line.split_whitespace().next().unwrap_or_default();
    line.starts_with("test result:")
        || ["ℹ tests", "ℹ pass", "ℹ fail"]
            .iter()
            .any(|start| line.starts_with(start))
        || ["Running", "Doc-tests", "Summary", "Tests"].contains(&first)
        || (first.parse::<u32>().is_ok()
            && ["passed", "skipped", "flaky"]
                .iter()
                .any(|word| line.contains(word)))
}

const WIDTH: usize = 44;

/// The line of a running step: its name at once, its result and duration at the end.
struct StepLine {
    begun: Instant,
    name: String,
}

impl StepLine {
    fn begin(name: &str) -> StepLine {
        print!("  {name:<WIDTH$} ");
        if io::stdout().is_terminal() {
            print!("…");
        }
        // A lost line of progress is no reason to fail.
        let _ = io::stdout().flush();
        StepLine {
            begun: Instant::now(),
            name: name.to_owned(),
        }
    }

    fn end(self, result: &str) {
        let took = duration(self.begun.elapsed());
        if io::stdout().is_terminal() {
            print!("\r  {:<WIDTH$} ", self.name);
        }
        println!("{result}  {took}");
    }
}

/// `3.4 s` or `2 min 05 s`.
pub(crate) fn duration(time: Duration) -> String {
    if time.as_secs() < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", time.as_secs() / 60, time.as_secs() % 60)
    }
}

/// Runs a command to its end and returns all that it printed, both streams in their order.
fn capture(mut command: Command) -> Result<(ExitStatus, Vec<String>)> {
    let (reader, writer) = io::pipe()?;
    // Closing lines are known by their first word, which a colour would hide.
    command
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command.spawn()?;
    // The command holds the pipe's other end: the reading would never finish.
    drop(command);
    let mut lines = Vec::new();
    for line in BufReader::new(reader).split(b'\n') {
        lines.push(
            String::from_utf8_lossy(&line?)
                .trim_end_matches('\r')
                .to_owned(),
        );
    }
    Ok((child.wait()?, lines))
}

/// The command as one would type it in the root of the repository.
fn shell_line(command: &Command) -> String {
    let mut words = Vec::new();
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            words.push(format!("{}={}", name.to_string_lossy(), quoted(value)));
        }
    }
    words.push(quoted(command.get_program()));
    words.extend(command.get_args().map(quoted));
    let line = words.join(" ");
    let root = root();
    match command
        .get_current_dir()
        .and_then(|folder| folder.strip_prefix(&root).ok())
    {
        Some(folder) if !folder.as_os_str().is_empty() => {
            format!("(cd {} && {line})", folder.display())
        }
        _ => line,
    }
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let plain = |c: char| c.is_alphanumeric() || "-_./=:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_to_repeat_can_be_pasted_into_a_shell() {
        let mut command = cargo("test --package totemic-rules");
        command
            .args(["--", "it's"])
            .env("CI", "true")
            .current_dir(root().join("web"));
        let line = shell_line(&command);
        assert_eq!(
            line,
            r"(cd web && CI=true cargo test --package totemic-rules -- 'it'\''s')"
        );
    }

    #[test]
    fn closing_lines_are_told_from_the_rest() {
        for line in [
            "test result: ok. 7 passed; 0 failed",
            "     Summary [   0.3s] 7 tests run: 7 passed, 0 skipped",
            "      Tests  12 passed (12)",
            "  14 passed (32.1s)",
            "ℹ pass 3",
        ] {
            assert!(is_closing_line(line), "{line}");
        }
        for line in ["test oxono_perft ... ok", "   Compiling rules v0.1.0", ""] {
            assert!(!is_closing_line(line), "{line}");
        }
    }

    #[test]
    fn a_failing_step_names_itself_and_its_command() {
        let error = run("nothing there", cargo("no-such-command"))
            .unwrap_err()
            .to_string();
        assert!(error.contains("nothing there"), "{error}");
        assert!(error.contains("cargo no-such-command"), "{error}");
    }
}
