//! A contestant that is another program and speaks UGI.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use engine::player::Solve;

use crate::notice::quoted;

use super::contestant::{Limit, Question};
use super::game::Fault;

/// How long a program may take to introduce itself, or to be ready for another game.
const INTRODUCTION: Duration = Duration::from_secs(10);
/// How long a program may take to answer where there is no time control.
const PATIENCE: Duration = Duration::from_secs(60);
/// How much later than its time an answer is still waited for; whether it counts is the
/// referee's decision.
const GRACE: Duration = Duration::from_millis(500);

/// Lines that wait to be read; a program that says more has to wait itself.
const WAITING_LINES: usize = 1000;
/// Of a line, no more bytes than this are kept.
const LONGEST_LINE: u64 = 1 << 16;

/// A program, started for its first game and again after it has failed.
pub(super) struct Process {
    words: Vec<String>,
    /// Why it does not run, if it does not.
    running: Result<Running, Fault>,
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
            running: Err(Fault::Crash),
        }
    }

    /// Tells the program of a new game, and starts it if it does not run: no clock pays for that.
    /// What goes wrong is told when it is the program's turn.
    pub(super) fn begin(&mut self) {
        let ready = match &mut self.running {
            Ok(running) => running.begin(),
            Err(fault) => Err(fault.clone()),
        };
        if ready.is_err() {
            self.running = Running::start(&self.words, INTRODUCTION);
        }
    }

    /// Asks for a turn. A program that fails is stopped and started anew for the next game.
    pub(super) fn turn<G: Solve>(&mut self, question: &Question<'_, G>) -> Result<G::Turn, Fault> {
        let result = self.ask(question);
        if let Err(fault @ (Fault::Crash | Fault::Time | Fault::NoAnswer)) = &result {
            self.running = Err(fault.clone());
        }
        result
    }

    fn ask<G: Solve>(&mut self, question: &Question<'_, G>) -> Result<G::Turn, Fault> {
        let running = self.running.as_mut().map_err(|fault| fault.clone())?;
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
            .ok_or_else(|| Fault::Illegal(quoted(&answer)))
    }
}

impl Running {
    /// Starts a program and waits for its introduction.
    fn start(words: &[String], patience: Duration) -> Result<Running, Fault> {
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
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        thread::spawn(move || read_lines(BufReader::new(output), &sender));
        let mut running = Running {
            child,
            input,
            lines,
        };
        running.say("ugi")?;
        running.expect("ugiok", patience)?;
        running.say("isready")?;
        running.expect("readyok", patience)?;
        Ok(running)
    }

    fn begin(&mut self) -> Result<(), Fault> {
        self.say("uginewgame")?;
        self.say("isready")?;
        self.expect("readyok", INTRODUCTION)
    }

    /// Waits for a word of the introduction. There is no clock: a program that does not say it
    /// does not answer.
    fn expect(&mut self, word: &str, patience: Duration) -> Result<(), Fault> {
        match self.wait_for(word, patience) {
            Ok(_) => Ok(()),
            Err(Fault::Time) => Err(Fault::NoAnswer),
            Err(fault) => Err(fault),
        }
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
            // A program that never stops talking is not waited for, either.
            if left.is_zero() {
                return Err(Fault::Time);
            }
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Time),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
            }
        }
    }
}

/// Passes on what a program says, line by line, until it ends or nobody listens.
fn read_lines(mut output: impl BufRead, sender: &SyncSender<String>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if line.last() != Some(&b'\n') && skip_line(&mut output).is_err() {
            return;
        }
        if sender.send(text).is_err() {
            return;
        }
    }
}

/// Passes over the rest of a line.
fn skip_line(output: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = output.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, over) = match end {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        output.consume(used);
        if over {
            return Ok(());
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_introduce_itself_is_given_up() {
        let start = |script: &str| {
            let words = ["sh", "-c", script].map(str::to_owned);
            Running::start(&words, Duration::from_millis(300)).err()
        };
        for silent in ["exec sleep 60", "echo ugiok; exec sleep 60", "exec yes"] {
            assert_eq!(start(silent), Some(Fault::NoAnswer), "{silent}");
        }
        // A line without an end.
        assert_eq!(start("exec cat /dev/zero"), Some(Fault::NoAnswer));
        assert_eq!(start("exit"), Some(Fault::Crash));
    }

    #[test]
    fn lines_are_passed_on_without_what_is_too_long() {
        let long = "x".repeat(200_000);
        let (sender, lines) = mpsc::sync_channel(9);
        read_lines(format!("one\r\n{long}\ntwo").as_bytes(), &sender);
        drop(sender);
        let lines: Vec<String> = lines.iter().collect();
        let [one, cut, two] = &lines[..] else {
            panic!("{}", lines.len());
        };
        assert_eq!((one.as_str(), two.as_str()), ("one", "two"));
        assert_eq!(cut.len() as u64, LONGEST_LINE);
    }
}
