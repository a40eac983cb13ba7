//! A server as a process of its own: its address, its memory, its end.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::Outcome;

/// A server that runs.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// The program with online play in this file, where another one listened before if told so.
    pub(crate) fn start(
        program: &Path,
        database: &Path,
        address: Option<SocketAddr>,
    ) -> Outcome<Program> {
        let port = address.map_or(0, |address| address.port()).to_string();
        let mut command = Command::new(program);
        command.args(["--json", "serve", "--port", &port, "--database"]);
        Program::run(command.arg(database))
    }

    /// The bare echo: this very program.
    pub(crate) fn start_echo() -> Outcome<Program> {
        Program::run(Command::new(std::env::current_exe()?).arg("echo"))
    }

    fn run(command: &mut Command) -> Outcome<Program> {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = child.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let told: Value = serde_json::from_str(&line)?;
        let address = told["address"].as_str().ok_or("no address")?;
        let address = address.trim_start_matches("http://").parse()?;
        Ok(Program { child, address })
    }

    fn file(&self, name: &str) -> Outcome<String> {
        let path = format!("/proc/{}/{name}", self.child.id());
        Ok(std::fs::read_to_string(path)?)
    }

    /// Resident memory in bytes.
    pub(crate) fn memory(&self) -> Outcome<u64> {
        let status = self.file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        Ok(kilobytes.ok_or("no memory")?.parse::<u64>()? * 1024)
    }

    /// Seconds of processor time, used by the program itself and by the system for it.
    pub(crate) fn processor_time(&self) -> Outcome<f64> {
        const TICKS: f64 = 100.0;
        let stat = self.file("stat")?;
        let rest = stat.rsplit_once(')').ok_or("no times")?.1;
        let used = rest.split_whitespace().skip(11).take(2);
        let ticks: Result<Vec<f64>, _> = used.map(str::parse).collect();
        Ok(ticks?.iter().sum::<f64>() / TICKS)
    }

    /// Sends a signal and waits for the end.
    pub(crate) async fn end(&mut self, signal: &str) -> Outcome<()> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-s", signal, &id]).status()?;
        while self.child.try_wait()?.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        Ok(())
    }
}

/// Nothing is left behind, whatever goes wrong.
impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
