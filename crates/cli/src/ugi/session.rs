//! A session: the state between commands, and the thread that thinks.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use engine::game::EngineGame;
use engine::level;
use engine::player::Player;
use engine::search::Findings;
use engine::timing::{Budget, Clock, Lateness, Watch};
use rules::Player as Side;

use crate::notice::printable;

use super::command::{self, Go};
use super::options::Options;
use super::{report, say};

/// What a session remembers.
pub(super) struct Session<G: EngineGame> {
    /// `None` after a position that was refused: the one before is not what is meant.
    position: Option<G>,
    options: Options,
    /// Made when it is first needed, and anew when another size is asked for.
    player: Arc<Mutex<Option<Player<G>>>>,
    thinking: Option<Thinking>,
    late: Arc<Lateness>,
    /// The last question that came with a clock.
    timed: Option<Timed>,
    /// The process that started this one.
    parent: Option<u32>,
}

/// A question with a clock: what the clock shows at the next one tells how long the answer took
/// to whoever holds it.
struct Timed {
    player: Side,
    clock: Clock,
    answer: Arc<Answer>,
}

/// In milliseconds: when the answer went out, and how much later than it was meant to.
#[derive(Default)]
struct Answer {
    after: AtomicU64,
    overdue: AtomicU64,
}

/// A search that goes on.
struct Thinking {
    stop: Arc<AtomicBool>,
    /// The answer is on its way: whoever has it may go on.
    answered: Arc<AtomicBool>,
    endless: bool,
    thread: JoinHandle<io::Result<()>>,
}

impl<G: EngineGame> Session<G> {
    pub(super) fn new() -> Session<G> {
        Session {
            position: Some(G::start()),
            options: Options::default(),
            player: Arc::default(),
            thinking: None,
            late: Arc::default(),
            timed: None,
            parent: parent(),
        }
    }

    /// Obeys a line; false after `quit`.
    pub(super) fn obey(&mut self, line: &str) -> io::Result<bool> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&name, rest)) = words.split_first() else {
            return Ok(true);
        };
        let result = match name {
            "ugi" => return self.introduce().map(|()| true),
            "isready" => {
                // What takes time is done before the clock runs.
                if let Err(error) = self.get_ready() {
                    complain(&error)?;
                }
                return say("readyok").map(|()| true);
            }
            "stop" => return self.stop().map(|()| true),
            "quit" => return self.stop().map(|()| false),
            "query" => {
                let what = rest.first().unwrap_or(&"");
                let position = self.position.as_ref().ok_or_else(|| NO_POSITION.to_owned());
                let answer = position.and_then(|position| command::query(position, what));
                if let Err(error) = &answer {
                    complain(error)?;
                }
                let answer = answer.unwrap_or(command::UNKNOWN);
                return say(&format!("response {answer}")).map(|()| true);
            }
            "uginewgame" | "position" | "setoption" | "go" => match self.settle()? {
                true => self.change(name, rest),
                false => Err(format!("{name} has to wait until the search is stopped")),
            },
            _ => Err(format!("there is no command {}", command::shown(name))),
        };
        if let Err(error) = result {
            complain(&error)?;
        }
        Ok(true)
    }

    /// Waits for the end of a search, and stops it if it would not end by itself or if whoever
    /// started this program is gone: nobody would ever end it.
    pub(super) fn wait(&mut self) -> io::Result<()> {
        let Some(thinking) = self.thinking.take() else {
            return Ok(());
        };
        while !thinking.endless && !thinking.thread.is_finished() && self.parent == parent() {
            thread::sleep(Duration::from_millis(5));
        }
        if !thinking.thread.is_finished() {
            thinking.stop.store(true, Ordering::Relaxed);
        }
        join(thinking)
    }

    fn introduce(&self) -> io::Result<()> {
        say(concat!("id name totemic ", env!("CARGO_PKG_VERSION")))?;
        say(concat!("id author ", env!("CARGO_PKG_AUTHORS")))?;
        for line in Options::announce() {
            say(&line)?;
        }
        say("ugiok")
    }

    fn stop(&mut self) -> io::Result<()> {
        match self.thinking.take() {
            Some(thinking) => {
                thinking.stop.store(true, Ordering::Relaxed);
                join(thinking)
            }
            None => Ok(()),
        }
    }

    /// Is nothing going on any more?
    fn settle(&mut self) -> io::Result<bool> {
        match self.thinking.take() {
            Some(thinking)
                if thinking.answered.load(Ordering::Acquire) || thinking.thread.is_finished() =>
            {
                join(thinking).map(|()| true)
            }
            other => {
                self.thinking = other;
                Ok(self.thinking.is_none())
            }
        }
    }

    /// The commands that change the session.
    fn change(&mut self, name: &str, rest: &[&str]) -> Result<(), String> {
        match name {
            "uginewgame" => {
                self.position = Some(G::start());
                self.timed = None;
                if let Some(player) = &mut *lock(&self.player) {
                    player.forget();
                }
            }
            "position" => {
                self.position = None;
                self.position = Some(command::position(rest)?);
            }
            "setoption" => {
                let before = self.options.hash;
                self.options.set(rest)?;
                if self.options.hash != before {
                    *lock(&self.player) = None;
                }
            }
            _ => self.go(Go::read(rest.iter().copied())?)?,
        }
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), String> {
        let started = Instant::now();
        let position = match self.position {
            Some(position) if position.outcome().is_none() => position,
            without_a_turn => {
                let why = without_a_turn.map_or(NO_POSITION, |_| "the game is over");
                // Whoever waits for a turn has had its answer with `bestmove`: it comes last.
                let said = complain(why).and_then(|()| say("bestmove none"));
                return said.map_err(|error| error.to_string());
            }
        };
        if let Some(clock) = go.missing_clock(position.to_move()) {
            return Err(format!("go needs {clock}, the clock of the player to move"));
        }
        for (name, _) in ["p1time", "p2time"]
            .iter()
            .zip(go.overdrawn)
            .filter(|&(_, overdrawn)| overdrawn)
        {
            complain(&format!("{name} is below zero and counts as 0"))
                .map_err(|error| error.to_string())?;
        }
        self.get_ready()?;
        let answer = Arc::new(Answer::default());
        self.learn_lateness(&go, position.to_move(), &answer);
        let stop = Arc::new(AtomicBool::new(false));
        let answered = Arc::new(AtomicBool::new(false));
        let endless = go.endless();
        let task = Task {
            position,
            options: self.options,
            go,
            started,
            stop: Arc::clone(&stop),
            answered: Arc::clone(&answered),
            late: Arc::clone(&self.late),
            answer,
        };
        let player = Arc::clone(&self.player);
        let thread = thread::Builder::new()
            .spawn(move || task.run(&player))
            .map_err(|error| format!("no thread to think with: {error}"))?;
        self.thinking = Some(Thinking {
            stop,
            answered,
            endless,
            thread,
        });
        Ok(())
    }

    /// What the clock has lost since the last question, and not by thinking.
    fn learn_lateness(&mut self, go: &Go, player: Side, answer: &Arc<Answer>) {
        let clock = go.clock(player);
        if let (Some(before), Some(clock)) = (&self.timed, clock)
            && before.player == player
            && let Some(spent) =
                (before.clock.left + before.clock.increment).checked_sub(clock.left)
        {
            let Answer { after, overdue } = &*before.answer;
            let on_the_way = spent.saturating_sub(after.load(Ordering::Relaxed));
            self.late.note(on_the_way + overdue.load(Ordering::Relaxed));
        }
        // Who thinks until told to stop is not late.
        self.timed = clock.filter(|_| !go.endless()).map(|clock| Timed {
            player,
            clock,
            answer: Arc::clone(answer),
        });
    }

    /// Makes the player if there is none and none is thinking. Its memory is filled here, which
    /// takes a while where it is large.
    fn get_ready(&mut self) -> Result<(), String> {
        if self.thinking.is_some() {
            return Ok(());
        }
        let mut player = lock(&self.player);
        if player.is_none() {
            let made = Player::new(self.options.hash);
            *player =
                Some(made.map_err(|_| {
                    format!("there is no memory for a Hash of {}", self.options.hash)
                })?);
            // The opening solution is unpacked when it is first asked.
            let _ = G::start().known_turn();
        }
        Ok(())
    }
}

const NO_POSITION: &str = "there is no position: the last one was refused";

/// Milliseconds of thinking for which another thread is worth its while.
const THREAD_PAYS_AFTER: u64 = 20;

/// One search.
struct Task<G> {
    position: G,
    options: Options,
    go: Go,
    started: Instant,
    stop: Arc<AtomicBool>,
    answered: Arc<AtomicBool>,
    late: Arc<Lateness>,
    answer: Arc<Answer>,
}

impl<G: EngineGame> Task<G> {
    fn run(self, player: &Mutex<Option<Player<G>>>) -> io::Result<()> {
        let watch = self.time().map(Watch::new);
        let stopped = || self.stop.load(Ordering::Relaxed);
        let late = |watch: &Watch| watch.is_over(self.elapsed());
        let stop = || stopped() || watch.as_ref().is_some_and(late);
        let turn = match self.options.level.style::<G>() {
            Some(style) => {
                let limits = self.go.limits(1, 1);
                level::choose_in_style(&self.position, &style, self.options.seed, limits, &stop)
            }
            None => match &mut *lock(player) {
                Some(player) => self.think(player, watch.as_ref(), &stop)?,
                None => None,
            },
        };
        while self.go.endless() && !stopped() {
            thread::sleep(Duration::from_millis(5));
        }
        if let Some(watch) = &watch {
            let elapsed = self.elapsed();
            let overdue = watch.overdue(elapsed);
            self.late.note(overdue);
            self.answer.after.store(elapsed, Ordering::Relaxed);
            self.answer.overdue.store(overdue, Ordering::Relaxed);
        }
        self.answered.store(true, Ordering::Release);
        match turn {
            Some(turn) => say(&format!("bestmove {turn}")),
            None => say("bestmove none"),
        }
    }

    fn time(&self) -> Option<Budget> {
        self.go.time(&self.position, self.late.expected())
    }

    /// Milliseconds since the question.
    fn elapsed(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// How many threads to use: no more than can run at once, and few where there is little time,
    /// of which starting them takes a part.
    fn threads(&self) -> usize {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let time = self.time().map_or(u64::MAX, Budget::aim);
        let worthwhile = usize::try_from(time / THREAD_PAYS_AFTER).unwrap_or(usize::MAX);
        self.options
            .threads
            .min(processors)
            .min(worthwhile.saturating_add(1))
    }

    fn think(
        &self,
        player: &mut Player<G>,
        watch: Option<&Watch>,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> io::Result<Option<G::Turn>> {
        let mut result = Ok(());
        let limits = self.go.limits(self.options.lines, self.threads());
        // A search by depth or nodes says the same every time, to the byte: it does not name the
        // time that it took.
        let timed = self.go.endless() || watch.is_some();
        let elapsed = || timed.then(|| self.started.elapsed().as_millis());
        let mut tell = |findings: &Findings<G>| {
            // All at once: a reader that is woken by every line costs time.
            let lines = report::info(findings, elapsed());
            if result.is_ok() && !lines.is_empty() {
                result = say(&lines.join("\n"));
            }
        };
        let mut told = None;
        let findings = player.think(&self.position, limits, stop, &mut |findings| {
            told = Some(findings.nodes);
            if let Some(watch) = watch {
                watch.tell(findings, self.elapsed());
            }
            tell(findings);
        });
        if told != Some(findings.nodes) {
            tell(&findings);
        }
        result?;
        Ok(findings.best())
    }
}

fn join(thinking: Thinking) -> io::Result<()> {
    thinking
        .thread
        .join()
        .unwrap_or_else(|_| say("info string error the search has failed"))
}

fn complain(error: &str) -> io::Result<()> {
    say(&format!("info string error {}", printable(error)))
}

/// The process that started this one, where the system tells; another one takes its place when
/// it ends.
fn parent() -> Option<u32> {
    #[cfg(unix)]
    return Some(std::os::unix::process::parent_id());
    #[cfg(not(unix))]
    return None;
}

/// A player that another thread has left in the middle of something is still a player: its
/// memory holds nothing that must fit together.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
