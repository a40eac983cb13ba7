//! One game, with a referee.

use std::time::{Duration, Instant};

use engine::player::Solve;
use engine::timing::Clock;
use rules::Outcome;

use super::contestant::{Limit, Question, Seat};

/// The time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    /// A clock for the game, with an increment after each turn; milliseconds.
    Game { base: u64, increment: u64 },
    /// The same for every turn, in milliseconds.
    Turn(u64),
    /// Programs look at so many positions a turn.
    Nodes(u64),
    /// As long as it takes.
    None,
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
    /// The stable name.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Fault::Crash => "crash",
            Fault::Time => "time",
            Fault::Illegal(_) => "illegal",
            Fault::NoAnswer => "no-answer",
        }
    }
}

/// A game that was played.
pub(crate) struct Played<G: Solve> {
    pub(crate) turns: Vec<G::Turn>,
    pub(crate) outcome: Outcome,
    /// What the loser did, if the rules did not decide.
    pub(crate) fault: Option<Fault>,
    /// The longest time for a turn, by player.
    pub(crate) slowest: [Duration; 2],
}

/// Plays a game from an opening. The referee trusts nobody: every turn is checked, and a
/// contestant that fails loses.
pub(super) fn play<G: Solve>(
    opening: &[G::Turn],
    mut seats: [&mut Seat<G>; 2],
    time: Time,
    seed: u64,
) -> Played<G> {
    let mut position = G::start();
    for &turn in opening {
        position.play_unchecked(turn);
    }
    for seat in &mut seats {
        seat.begin();
    }
    let mut played = Played {
        turns: opening.to_vec(),
        outcome: Outcome::Draw,
        fault: None,
        slowest: [Duration::ZERO; 2],
    };
    let mut clocks = Clocks::new(time);
    loop {
        if let Some(outcome) = position.outcome() {
            played.outcome = outcome;
            return played;
        }
        let mover = position.to_move();
        let asked = Instant::now();
        let question = Question {
            position: &position,
            turns: &played.turns,
            limit: clocks.limit(),
            asked,
            seed,
        };
        let answer = seats[mover as usize].turn(&question);
        let took = asked.elapsed();
        let slowest = &mut played.slowest[mover as usize];
        *slowest = took.max(*slowest);
        let accepted = answer.and_then(|turn| {
            clocks.stop(mover as usize, took)?;
            let legal = position.play(turn);
            legal.map_err(|refusal| Fault::Illegal(format!("{turn}: {refusal}")))?;
            Ok(turn)
        });
        match accepted {
            Ok(turn) => played.turns.push(turn),
            Err(fault) => {
                played.fault = Some(fault);
                played.outcome = Outcome::Win(!mover);
                return played;
            }
        }
    }
}

/// Both clocks.
struct Clocks {
    time: Time,
    left: [Duration; 2],
}

impl Clocks {
    fn new(time: Time) -> Clocks {
        let left = match time {
            Time::Game { base, .. } => Duration::from_millis(base),
            _ => Duration::ZERO,
        };
        Clocks {
            time,
            left: [left; 2],
        }
    }

    fn limit(&self) -> Limit {
        match self.time {
            Time::Game { increment, .. } => Limit::Clocks(self.left.map(|left| Clock {
                left: u64::try_from(left.as_millis()).unwrap_or(u64::MAX),
                increment,
            })),
            Time::Turn(time) => Limit::Turn(time),
            Time::Nodes(nodes) => Limit::Nodes(nodes),
            Time::None => Limit::None,
        }
    }

    /// A player has used time; it may have been too much.
    fn stop(&mut self, player: usize, took: Duration) -> Result<(), Fault> {
        match self.time {
            Time::Game { increment, .. } => {
                let left = self.left[player].checked_sub(took).ok_or(Fault::Time)?;
                self.left[player] = left + Duration::from_millis(increment);
            }
            Time::Turn(time) if took > Duration::from_millis(time) => return Err(Fault::Time),
            _ => {}
        }
        Ok(())
    }
}
