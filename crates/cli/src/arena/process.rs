//! A contestant that is another program and speaks UGI.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use engine::player::Solve;

use super::contestant::{Limit, Question};
use super::game::Fault;

/// How long a program may take to introduce itself, or to answer where there is no time control.
const PATIENCE: Duration = Duration::from_secs(60);
/// How much later than its time an answer is still waited for; whether it counts is the
/// referee's decision.
const GRACE: Duration = Duration::from_millis(500);

/// A program, started when it is needed and again after it has failed.
pub(super) struct Process {
    words: Vec<String>,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Process {
    pub(super) fn new(words: Vec<String>) -> Process {
        Process {
            words,
            running: None,
        }
    }

    /// Tells the program of a new game, if it runs.
    pub(super) fn begin(&mut self) {
        let told = self.running.as_mut().map(|running| {
            running.say("uginewgame").and_then(|()| {
                running.say("isready")?;
                running.wait_for("readyok", PATIENCE)
            })
        });
        if matches!(told, Some(Err(_))) {
            self.running = None;
        }
    }

    /// Asks for a turn. A program that fails is stopped and started anew for the next one.
    pub(super) fn turn<G: Solve>(&mut self, question: &Question<'_, G>) -> Result<G::Turn, Fault> {
        let result = self.ask(question);
        if matches!(result, Err(Fault::Crash | Fault::Time | Fault::NoAnswer)) {
            self.running = None;
        }
        result
    }

    fn ask<G: Solve>(&mut self, question: &Question<'_, G>) -> Result<G::Turn, Fault> {
        if self.running.is_none() {
            self.running = Some(Running::start(&self.words)?);
        }
        let running = self.running.as_mut().ok_or(Fault::Crash)?;
        let turns: String = question
            .turns
            .iter()
            .map(|turn| format!(" {turn}"))
            .collect();
        running.say(&format!("position startpos moves{turns}"))?;
        let (go, patience) = match question.limit {
            Limit::Clocks([one, two]) => {
                let own = [one, two][question.position.to_move() as usize];
                let go = format!(
                    "go p1time {} p2time {} p1inc {} p2inc {}",
                    one.left, two.left, one.increment, two.increment
                );
                (go, Duration::from_millis(own.left) + GRACE)
            }
            Limit::Turn(time) => (
                format!("go movetime {time}"),
                Duration::from_millis(time) + GRACE,
            ),
            Limit::Nodes(nodes) => (format!("go nodes {nodes}"), PATIENCE),
            Limit::None => ("go movetime 1000".to_owned(), PATIENCE),
        };
        running.say(&go)?;
        let answer = running.wait_for(
            "bestmove",
            patience.saturating_sub(question.asked.elapsed()),
        )?;
        answer
            .split_whitespace()
            .nth(1)
            .and_then(|word| word.parse().ok())
            .ok_or(Fault::Illegal(answer))
    }
}

impl Running {
    fn start(words: &[String]) -> Result<Running, Fault> {
        let (program, arguments) = words.split_first().ok_or(Fault::Crash)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|_| Fault::Crash)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::Crash);
        };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n') {
                let Ok(line) = line else { return };
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let mut running = Running {
            child,
            input,
            lines,
        };
        running.say("ugi")?;
        running.wait_for("ugiok", PATIENCE)?;
        running.say("isready")?;
        running.wait_for("readyok", PATIENCE)?;
        Ok(running)
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| Fault::Crash)
    }

    /// The next line that begins with `word`; all others are passed over.
    fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, Fault> {
        let start = Instant::now();
        loop {
            let left = patience.saturating_sub(start.elapsed());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Time),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already, or not listen: either way it is gone afterwards.
        let _ = self.say("quit");
        for _ in 0..20 {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
