//! One game between two contestants: the table is the referee's.

use std::time::{Duration, Instant};

use engine::game::EngineGame;
use engine::timing::Clock;
use rules::{Outcome, Player};
use table::{Allowance, By, ClockSetting, Command, Options, Table, TableError, Termination};

use super::contestant::{Limit, Question, Seat};

/// The time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    /// A clock for the game, with an increment after each turn; milliseconds.
    Game { base: u64, increment: u64 },
    /// The same for every turn, in milliseconds.
    Turn(u64),
    /// Programs look at this many positions per turn.
    Nodes(u64),
    /// As long as it takes.
    None,
}

impl Time {
    /// The clocks of a game whose opening is not timed.
    fn clock(self, opening: usize) -> Result<Option<ClockSetting>, TableError> {
        let allowance = match self {
            Time::Game { base, increment } => Allowance::Game { base, increment },
            Time::Turn(turn) => Allowance::Turn { turn },
            Time::Nodes(_) | Time::None => return Ok(None),
        };
        let free = u32::try_from(opening).unwrap_or(u32::MAX);
        Ok(Some(ClockSetting::new(allowance)?.with_free_turns(free)))
    }
}

/// Why a game was lost without the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The program did not start, or ended.
    Crash,
    /// The time was up.
    Time,
    /// The answer, which was not a legal turn.
    Illegal(String),
    /// There was no answer.
    NoAnswer,
}

impl Fault {
    /// How such a game ends.
    pub(crate) const fn termination(&self) -> Termination {
        match self {
            Fault::Crash => Termination::Crash,
            Fault::Time => Termination::Time,
            Fault::Illegal(_) => Termination::Illegal,
            Fault::NoAnswer => Termination::NoAnswer,
        }
    }
}

/// A game that was played.
pub(crate) struct Played<G: EngineGame> {
    pub(crate) table: Table<G>,
    /// What the loser did, if the rules did not decide.
    pub(crate) fault: Option<Fault>,
    /// The longest time for a turn, by player.
    pub(crate) slowest: [Duration; 2],
}

impl<G: EngineGame> Played<G> {
    /// Who has won.
    pub(crate) fn outcome(&self) -> Outcome {
        let outcome = self.table.ending().and_then(|ending| ending.outcome);
        outcome.unwrap_or(Outcome::Draw)
    }
}

/// Plays a game from an opening. The referee trusts nobody: every turn is checked, and a
/// contestant that fails loses.
///
/// # Errors
/// If the opening or the time control cannot be.
pub(super) fn play<G: EngineGame>(
    opening: &[G::Turn],
    mut seats: [&mut Seat<G>; 2],
    names: [&str; 2],
    time: Time,
    seed: u64,
) -> Result<Played<G>, TableError> {
    let mut table = Table::new(Options {
        seats: names.map(|name| table::Seat::program().named(name)),
        clock: time.clock(opening.len())?,
        ..Options::default()
    });
    for &turn in opening {
        put(&mut table, turn, 0)?;
    }
    for seat in &mut seats {
        seat.begin();
    }
    let mut slowest = [Duration::ZERO; 2];
    let mut fault = None;
    // Only thinking takes time: what lies between two turns is nobody's.
    let mut now = 0;
    if table.is_paused() {
        table.resume(now)?;
    }
    while table.ending().is_none() {
        let mover = table.to_move();
        let asked = Instant::now();
        let turns: Vec<G::Turn> = table.turns().iter().map(|played| played.turn).collect();
        let answer = seats[mover as usize].turn(&Question {
            position: table.position(),
            turns: &turns,
            limit: limit(&table, time, now),
            asked,
            seed,
        });
        let took = asked.elapsed();
        slowest[mover as usize] = took.max(slowest[mover as usize]);
        now += millis(took);
        if table.tick(now) {
            fault = Some(Fault::Time);
            break;
        }
        fault = match answer {
            Ok(turn) => put(&mut table, turn, now)
                .err()
                .map(|refusal| Fault::Illegal(format!("{turn}: {refusal}"))),
            // Its clock has not run out, or there is none.
            Err(Fault::Time) => Some(Fault::NoAnswer),
            Err(fault) => Some(fault),
        };
        if let Some(fault) = &fault {
            let why = fault.termination();
            let lost = Command::Forfeit { player: mover, why };
            table.apply(By::Referee, lost, now)?;
        }
    }
    Ok(Played {
        table,
        fault,
        slowest,
    })
}

/// How long the contestant to move may think.
fn limit<G: EngineGame>(table: &Table<G>, time: Time, now: u64) -> Limit {
    match time {
        Time::Game { increment, .. } => Limit::Clocks(Player::BOTH.map(|player| Clock {
            left: table.time_left(player, now).unwrap_or(0),
            increment,
        })),
        Time::Turn(time) => Limit::Turn(time),
        Time::Nodes(nodes) => Limit::Nodes(nodes),
        Time::None => Limit::None,
    }
}

fn put<G: EngineGame>(table: &mut Table<G>, turn: G::Turn, now: u64) -> Result<(), TableError> {
    let play = Command::Play {
        turn: turn.to_string(),
        after: table.moved(),
    };
    table.apply(table.to_move(), play, now)?;
    Ok(())
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
