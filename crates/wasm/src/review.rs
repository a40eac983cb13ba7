//! Reviews: a game in, JSON out, slice by slice. Made for a Web Worker.

use engine::game::EngineGame;
use engine::review::{self, Attempt, BUDGET};
use engine::solve::{Solver, Value};
use rules::with_game;
use serde::Serialize;
use table::TableError;

use crate::positions::{named, position_of};
use crate::reply::{Refused, json};

/// Nodes between two reports: a fraction of a second, unless a step takes longer.
const SLICE: u64 = 25_000;
/// Nodes to find out whether a turn is as good as another: a few seconds on a phone.
const ATTEMPT: u64 = 1_000_000;

/// What is known of a game so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(concrete(R = ())))]
pub(crate) struct ReviewReply<R> {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    /// How much of the work is done, from 0 to 1.
    progress: f64,
    done: bool,
    #[cfg_attr(test, ts(type = "GameReview"))]
    review: R,
}

/// What a turn is worth as an answer.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AttemptReply {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    /// `null`: nobody knows.
    keeps: Option<bool>,
    /// How a turn that does not is answered.
    answer: Vec<String>,
}

/// Looks a game through.
pub struct Reviewer(Box<dyn Looker>);

impl Reviewer {
    /// A reviewer of a game, whose turns are given in the notation, with so many mebibytes.
    ///
    /// # Errors
    /// If the position or a turn makes no sense, or there is no memory.
    pub fn new(
        game: &str,
        start: &str,
        turns: &[String],
        mebibytes: f64,
    ) -> Result<Reviewer, Refused> {
        let bytes = (mebibytes as usize).clamp(1, 1024) << 20;
        with_game!(named(game)?, G => Ok(Reviewer(Looking::<G>::open(start, turns, bytes)?)))
    }

    /// One slice of the work, and what is known by then. If `go_on` says no, that is all.
    pub fn advance(&mut self, go_on: GoOn<'_>) -> String {
        self.0.advance(go_on)
    }

    /// Whether a turn keeps what a position is worth: `win` or `draw`.
    pub fn attempt(&mut self, position: &str, value: &str, turn: &str) -> String {
        json(self.0.attempt(position, value, turn))
    }
}

/// Whether there is time left.
pub type GoOn<'a> = &'a (dyn Fn() -> bool + Sync);

/// The reviewer of one game.
trait Looker {
    fn advance(&mut self, go_on: GoOn<'_>) -> String;
    fn attempt(&mut self, position: &str, value: &str, turn: &str)
    -> Result<AttemptReply, Refused>;
}

struct Looking<G: EngineGame> {
    reviewer: review::Reviewer<G>,
    solver: Solver,
}

impl<G: EngineGame> Looking<G> {
    fn open(start: &str, turns: &[String], bytes: usize) -> Result<Box<dyn Looker>, Refused> {
        let start: G = position_of(start)?;
        let mut position = start;
        let mut played = Vec::with_capacity(turns.len());
        for text in turns {
            let turn = text.parse().map_err(TableError::Turn)?;
            position.play(turn).map_err(TableError::Rules)?;
            played.push(turn);
        }
        let no_memory = |_| Refused::new("no-memory", None);
        Ok(Box::new(Looking {
            reviewer: review::Reviewer::new(start, played, bytes)
                .map_err(no_memory)?
                .within(BUDGET),
            solver: Solver::new(bytes).map_err(no_memory)?,
        }))
    }
}

impl<G: EngineGame> Looker for Looking<G> {
    fn advance(&mut self, go_on: GoOn<'_>) -> String {
        let until = (self.reviewer.spent() + SLICE).min(BUDGET);
        self.reviewer.advance(until, go_on);
        let spent = self.reviewer.spent();
        let done = self.reviewer.is_done() || spent >= BUDGET || !go_on();
        json(Ok(ReviewReply {
            ok: true,
            progress: if done {
                1.0
            } else {
                spent as f64 / BUDGET as f64
            },
            done,
            review: self.reviewer.review(),
        }))
    }

    fn attempt(
        &mut self,
        position: &str,
        value: &str,
        turn: &str,
    ) -> Result<AttemptReply, Refused> {
        let position: G = position_of(position)?;
        let bad = |what: &str| Refused::new("bad-request", Some(what.to_owned()));
        let value = Value::from_name(value).ok_or_else(|| bad("value"))?;
        let turn: G::Turn = turn.parse().map_err(TableError::Turn)?;
        position.check(turn).map_err(TableError::Rules)?;
        let found = review::attempt(&mut self.solver, &position, value, turn, ATTEMPT);
        let (keeps, answer) = match found {
            Attempt::Keeps => (Some(true), Vec::new()),
            Attempt::Fails { answer } => (Some(false), answer),
            Attempt::Open => (None, Vec::new()),
        };
        Ok(AttemptReply {
            ok: true,
            keeps,
            answer: answer.iter().map(ToString::to_string).collect(),
        })
    }
}
