//! Long work at a terminal: its memory, its time limit, and the line that shows how far it is.

use std::io::{IsTerminal, Write, stderr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use ratatui::crossterm::terminal;

use crate::context::Context;
use crate::ending;
use crate::failure::Failure;
use crate::memory;

/// The number of bytes for this many megabytes, refused if the machine does not have them.
pub(crate) fn table_bytes(context: &Context, megabytes: u64) -> Result<usize, Failure> {
    let have = memory::total().unwrap_or(u64::MAX);
    let bytes = usize::try_from(megabytes.saturating_mul(1 << 20)).ok();
    match bytes.filter(|_| megabytes <= have) {
        Some(bytes) => Ok(bytes),
        None => Err(Failure::Input(context.texts.say(
            "error-memory",
            &[
                ("asked", megabytes.to_string().into()),
                ("have", have.to_string().into()),
            ],
        ))),
    }
}

/// One piece of long work.
pub(crate) struct Watch {
    /// The progress sentence with marks for its numbers: it is filled in by whichever thread
    /// shows it, and the texts themselves stay in one thread.
    sentence: String,
    started: Instant,
    limit: Option<Duration>,
    /// When the progress was last shown; `None` where there is no terminal to show it on.
    shown: Option<Mutex<Instant>>,
}

const NODES: &str = "<nodes>";
const RATE: &str = "<rate>";
const SECONDS: &str = "<seconds>";

const PAUSE: Duration = Duration::from_millis(500);

impl Watch {
    pub(crate) fn start(context: &Context, limit: Option<Duration>) -> Watch {
        let started = Instant::now();
        Watch {
            sentence: context.texts.say(
                "solve-progress",
                &[
                    ("nodes", NODES.into()),
                    ("rate", RATE.into()),
                    ("seconds", SECONDS.into()),
                ],
            ),
            started,
            limit,
            shown: stderr().is_terminal().then(|| Mutex::new(started)),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Shows the progress from time to time, and says whether to go on. `done` is what is
    /// finished so far, in words or numbers.
    pub(crate) fn go_on(&self, nodes: u64, done: &str) -> bool {
        let elapsed = self.elapsed();
        if let Some(shown) = &self.shown
            && let Ok(mut last) = shown.try_lock()
            && last.elapsed() >= PAUSE
        {
            *last = Instant::now();
            let seconds = elapsed.as_secs_f64();
            let line = self
                .sentence
                .replace(NODES, &nodes.to_string())
                .replace(RATE, &format!("{:.0}", nodes as f64 / seconds))
                .replace(SECONDS, &format!("{seconds:.0}"));
            let _ = write!(stderr(), "\r\x1b[K{line} {done}");
        }
        !ending::asked() && self.limit.is_none_or(|limit| elapsed < limit)
    }

    /// Wipes the line that shows the progress.
    pub(crate) fn wipe(&self) {
        if self.shown.is_some() {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}

/// A line on stderr that is drawn over again and again, where there is a terminal.
pub(crate) struct Ticker {
    live: bool,
}

impl Ticker {
    pub(crate) fn new() -> Ticker {
        Ticker {
            live: stderr().is_terminal(),
        }
    }

    /// Shows a line instead of the one before, as much of it as fits.
    pub(crate) fn show(&self, line: &str) {
        if self.live {
            let width = terminal::size().map_or(80, |(width, _)| usize::from(width));
            let line: String = line.chars().take(width.saturating_sub(1)).collect();
            let _ = write!(stderr(), "\r\x1b[K{line}");
        }
    }

    /// Wipes the line, so that others can be printed.
    pub(crate) fn wipe(&self) {
        self.show("");
    }
}
