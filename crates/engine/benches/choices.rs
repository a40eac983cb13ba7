//! How often the engine keeps the value of a position in which most turns lose it: the positions of
//! `data/oxono.choices.tsv` and, harder ones, `data/oxono.hard-choices.tsv`, which strong games
//! come to, each with an empty memory and one thread.
//! `cargo bench -p totemic-engine --bench choices`, with `-- 1000` for as many milliseconds a turn
//! instead of a hundred, `-- 1000 50` for the first fifty positions of each list only, and `-- each`
//! for a line about each.
//!
//! The time is processor time where the system tells it, so that a busy machine changes little.

use std::time::{Duration, Instant};

use engine::player::Player;
use engine::search::Limits;
use rules::oxono::{Position, Turn};

static LISTS: [(&str, &str); 2] = [
    ("choices", include_str!("data/oxono.choices.tsv")),
    ("hard choices", include_str!("data/oxono.hard-choices.tsv")),
];

/// In mebibytes, as the program has it by default.
const MEMORY: usize = 256;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let each = arguments.iter().any(|argument| argument == "each");
    let mut numbers = arguments
        .iter()
        .filter_map(|argument| argument.parse().ok());
    let time = Duration::from_millis(numbers.next().unwrap_or(100));
    let most = numbers.next().unwrap_or(u64::MAX) as usize;
    let Ok(mut player) = Player::<Position>::new(MEMORY) else {
        return;
    };
    for (name, list) in LISTS {
        let positions = list.lines().filter_map(read).take(most);
        measure(&mut player, name, positions, time, each);
    }
}

fn measure(
    player: &mut Player<Position>,
    name: &str,
    positions: impl Iterator<Item = (Position, Vec<Turn>)>,
    time: Duration,
    each: bool,
) {
    let (mut asked, mut kept) = (0, 0);
    let mut taken = Duration::ZERO;
    for (position, right) in positions {
        // As before a game: no clock pays for it.
        player.forget();
        let watch = Watch::start();
        let stop = || watch.elapsed() >= time;
        let findings = player.think(&position, Limits::default(), &stop, &mut |_| {});
        taken += watch.elapsed();
        let is_right = findings.best().is_some_and(|turn| right.contains(&turn));
        asked += 1;
        kept += usize::from(is_right);
        if each {
            let turn = findings.best().map(|turn| turn.to_string());
            println!("{position}\t{}\t{is_right}", turn.unwrap_or_default());
        }
    }
    println!(
        "{name}, {} ms a turn: {kept} of {asked} values kept; {} ms on average",
        time.as_millis(),
        taken.as_millis() / asked.max(1) as u128,
    );
}

/// The position of a line and the turns that keep its value.
fn read(line: &str) -> Option<(Position, Vec<Turn>)> {
    let mut fields = line.split('\t');
    let position = fields.next()?.parse().ok()?;
    let turns = fields.nth(1)?.split(' ');
    Some((
        position,
        turns.filter_map(|turn| turn.parse().ok()).collect(),
    ))
}

/// Measures the processor time of this thread or, failing that, the time that passes.
struct Watch {
    started: Instant,
    used: Option<Duration>,
}

impl Watch {
    fn start() -> Watch {
        Watch {
            started: Instant::now(),
            used: used(),
        }
    }

    fn elapsed(&self) -> Duration {
        match (used(), self.used) {
            (Some(now), Some(before)) => now.saturating_sub(before),
            _ => self.started.elapsed(),
        }
    }
}

/// What Linux says this thread has had of a processor, to the nearest few milliseconds.
fn used() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}
