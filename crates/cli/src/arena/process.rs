//! A contestant that is another program and speaks UGI.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use engine::game::EngineGame;

use crate::lines::Lines;
use crate::notice::quoted;

use super::contestant::{Limit, Question};
use super::game::Fault;
use super::halt::{Halt, Trouble};

/// How long a program may take to introduce itself, or to be ready for another game.
const INTRODUCTION: Duration = Duration::from_secs(10);
/// How long a program may take to answer where there is no time control.
const PATIENCE: Duration = Duration::from_secs(60);
/// How much later than its time an answer is still waited for; whether it counts is the
/// referee's decision.
const GRACE: Duration = Duration::from_millis(500);

/// How often somebody who waits checks that the match is still on.
const GLANCE: Duration = Duration::from_millis(50);

/// Lines that wait to be read, on either side. A program that says more has to wait itself; one
/// that does not listen to more than this does not play.
const WAITING_LINES: usize = 1000;

/// What cannot be: a program without a name, or without the pipes that it was given.
const NOTHING: io::ErrorKind = io::ErrorKind::NotFound;

/// A program, started for its first game and again after it has failed.
pub(super) struct Process {
    words: Vec<String>,
    /// Why it does not run, if it does not.
    running: Result<Running, Fault>,
}

/// Lines come and go through threads of their own: a pipe to a program that does not read fills
/// up, and whoever writes to it then waits forever.
struct Running {
    child: Child,
    said: SyncSender<String>,
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
    pub(super) fn begin(&mut self, halt: &Halt) {
        let ready = match &mut self.running {
            Ok(running) => running.begin(halt),
            Err(fault) => Err(fault.clone()),
        };
        if ready.is_err() && !halt.is_over() {
            self.running = Running::start(&self.words, INTRODUCTION, halt);
        }
    }

    /// Asks for a turn. A program that fails is stopped and started anew for the next game.
    pub(super) fn turn<G: EngineGame>(
        &mut self,
        question: &Question<'_, G>,
        halt: &Halt,
    ) -> Result<G::Turn, Fault> {
        let result = self.ask(question, halt);
        if let Err(fault @ (Fault::Crash | Fault::Time | Fault::NoAnswer)) = &result {
            self.running = Err(fault.clone());
        }
        result
    }

    fn ask<G: EngineGame>(
        &mut self,
        question: &Question<'_, G>,
        halt: &Halt,
    ) -> Result<G::Turn, Fault> {
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
            halt,
        )?;
        answer
            .split_whitespace()
            .nth(1)
            .and_then(|word| word.parse().ok())
            .ok_or_else(|| Fault::Illegal(quoted(&answer)))
    }
}

impl Running {
    /// Starts a program and waits for its introduction. One that cannot even be started ends the
    /// match.
    fn start(words: &[String], patience: Duration, halt: &Halt) -> Result<Running, Fault> {
        let mut running = Running::launch(words).map_err(|trouble| {
            halt.give_up(trouble);
            Fault::Crash
        })?;
        running.say("ugi")?;
        running.expect("ugiok", patience, halt)?;
        running.say("isready")?;
        running.expect("readyok", patience, halt)?;
        Ok(running)
    }

    fn launch(words: &[String]) -> Result<Running, Trouble> {
        let failed = |error| Trouble::Program {
            name: words.join(" "),
            error,
        };
        let (program, arguments) = words.split_first().ok_or_else(|| failed(NOTHING.into()))?;
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // Ctrl-C is for the match, which ends its programs itself: it is no crash of theirs.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(failed)?;
        let (said, to_say) = mpsc::sync_channel(WAITING_LINES);
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        let pipes = child.stdin.take().zip(child.stdout.take());
        // From here on the program is ended whatever happens.
        let running = Running { child, said, lines };
        let (input, output) = pipes.ok_or_else(|| failed(NOTHING.into()))?;
        thread::Builder::new()
            .spawn(move || write_lines(input, &to_say))
            .and_then(|_| {
                let output = BufReader::new(output);
                thread::Builder::new().spawn(move || read_lines(output, &sender))
            })
            .map_err(Trouble::Thread)?;
        Ok(running)
    }

    fn begin(&mut self, halt: &Halt) -> Result<(), Fault> {
        self.say("uginewgame")?;
        self.say("isready")?;
        self.expect("readyok", INTRODUCTION, halt)
    }

    /// Waits for a word of the introduction. There is no clock: a program that does not say it
    /// does not answer.
    fn expect(&mut self, word: &str, patience: Duration, halt: &Halt) -> Result<(), Fault> {
        match self.wait_for(word, patience, halt) {
            Ok(_) => Ok(()),
            Err(Fault::Time) => Err(Fault::NoAnswer),
            Err(fault) => Err(fault),
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        self.said
            .try_send(line.to_owned())
            .map_err(|error| match error {
                TrySendError::Full(_) => Fault::NoAnswer,
                TrySendError::Disconnected(_) => Fault::Crash,
            })
    }

    /// The next line that begins with `word`; all others are passed over.
    fn wait_for(&mut self, word: &str, patience: Duration, halt: &Halt) -> Result<String, Fault> {
        let start = Instant::now();
        loop {
            let left = patience.saturating_sub(start.elapsed());
            // A program that never stops talking is not waited for, either.
            if left.is_zero() || halt.is_over() {
                return Err(Fault::Time);
            }
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
            }
        }
    }
}

/// Passes on what a program says, line by line, until it ends or nobody listens.
fn read_lines(output: impl BufRead, sender: &SyncSender<String>) {
    let mut lines = Lines::new(output);
    while let Ok(Some(line)) = lines.next() {
        if sender.send(line.text.trim().to_owned()).is_err() {
            return;
        }
    }
}

/// Passes on what a program is told, until it is gone or nobody has anything to say.
fn write_lines(mut input: impl Write, lines: &Receiver<String>) {
    for line in lines {
        let written = input.write_all(format!("{line}\n").as_bytes());
        if written.and_then(|()| input.flush()).is_err() {
            return;
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
    use crate::lines::LONGEST;

    #[test]
    fn a_program_that_does_not_introduce_itself_is_given_up() {
        let start = |script: &str| {
            let words = ["sh", "-c", script].map(str::to_owned);
            Running::start(&words, Duration::from_millis(300), &Halt::default()).err()
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
        assert_eq!(cut.len(), LONGEST);
    }
}
