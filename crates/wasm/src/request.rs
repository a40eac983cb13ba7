//! What the engine is asked.

use engine::level::Level;
use serde::Deserialize;

use crate::options::millis;
use crate::reply::Refused;
use crate::think::Now;

/// A person does not wait longer than this, in milliseconds, unless the question says so.
const PATIENCE: f64 = 4000.0;

/// What the engine is asked. No task takes longer than `millis`, by which it is cut short; absent,
/// 4000.
///
/// - `turn`: the turn of a level, 1 to 8. The same seed gives the same turn, unless `millis` cuts
///   the thinking short; a game should keep its seed.
/// - `hint`: a good turn with its reason, usually in a fraction of a second.
/// - `analyse`: one slice of analysis, of the best 1 to 10 lines; ask again to go on where it
///   stopped, as with every slice.
/// - `solve`: one slice of a proof.
/// - `truth`: one slice of the truth about all turns.
/// - `learn`: takes over proofs that were kept; one that is not understood is left out.
/// - `opinions`: one slice of estimates of all turns; ask again to look deeper.
/// - `threat`: whether the side that waits threatens to win: a few milliseconds.
/// - `bench`: the bench signature, the same number on every machine; takes seconds.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ThinkRequest", optional_fields))]
#[cfg_attr(test, ts(tag = "task", rename_all = "lowercase"))]
#[serde(try_from = "Fields")]
pub(crate) enum Request {
    Turn {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        position: String,
        level: f64,
        seed: f64,
        millis: Option<f64>,
    },
    Hint {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        position: String,
        millis: Option<f64>,
    },
    Analyse {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        position: String,
        millis: Option<f64>,
        lines: Option<f64>,
    },
    Solve {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        position: String,
        millis: Option<f64>,
    },
    Truth {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        position: String,
        millis: Option<f64>,
    },
    Learn {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        proofs: Vec<String>,
    },
    Opinions {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        position: String,
        millis: Option<f64>,
    },
    Threat {
        #[cfg_attr(test, ts(type = "GameName"))]
        game: String,
        position: String,
    },
    Bench,
}

/// A request as it comes: the fields of all tasks. Serde's own way to tell variants apart makes the
/// module a tenth larger.
#[derive(Deserialize)]
struct Fields {
    task: String,
    game: Option<String>,
    position: Option<String>,
    level: Option<f64>,
    seed: Option<f64>,
    millis: Option<f64>,
    lines: Option<f64>,
    proofs: Option<Vec<String>>,
}

impl TryFrom<Fields> for Request {
    /// The field that is missing or wrong.
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<Request, &'static str> {
        let Fields {
            task,
            game,
            position,
            level,
            seed,
            millis,
            lines,
            proofs,
        } = fields;
        if task == "bench" {
            return Ok(Request::Bench);
        }
        let game = game.ok_or("game")?;
        if task == "learn" {
            let proofs = proofs.ok_or("proofs")?;
            return Ok(Request::Learn { game, proofs });
        }
        let position = position.ok_or("position")?;
        Ok(match task.as_str() {
            "turn" => Request::Turn {
                game,
                position,
                level: level.ok_or("level")?,
                seed: seed.ok_or("seed")?,
                millis,
            },
            "hint" => Request::Hint {
                game,
                position,
                millis,
            },
            "analyse" => Request::Analyse {
                game,
                position,
                millis,
                lines,
            },
            "solve" => Request::Solve {
                game,
                position,
                millis,
            },
            "truth" => Request::Truth {
                game,
                position,
                millis,
            },
            "opinions" => Request::Opinions {
                game,
                position,
                millis,
            },
            "threat" => Request::Threat { game, position },
            _ => return Err("task"),
        })
    }
}

impl Request {
    /// The game that it is about.
    pub(crate) fn game(&self) -> Option<&str> {
        match self {
            Request::Turn { game, .. }
            | Request::Hint { game, .. }
            | Request::Analyse { game, .. }
            | Request::Solve { game, .. }
            | Request::Truth { game, .. }
            | Request::Learn { game, .. }
            | Request::Opinions { game, .. }
            | Request::Threat { game, .. } => Some(game),
            Request::Bench => None,
        }
    }

    /// When to stop thinking, by this clock.
    pub(crate) fn end(&self, now: &Now) -> f64 {
        let limit = match self {
            Request::Turn { millis, .. }
            | Request::Hint { millis, .. }
            | Request::Analyse { millis, .. }
            | Request::Solve { millis, .. }
            | Request::Truth { millis, .. }
            | Request::Opinions { millis, .. } => *millis,
            Request::Learn { .. } | Request::Threat { .. } | Request::Bench => None,
        };
        now() + limit.map_or(PATIENCE, |limit| millis(limit) as f64)
    }
}

/// The level of this number.
pub(crate) fn level(number: f64) -> Result<Level, Refused> {
    Some(number)
        .filter(|number| number.fract() == 0.0)
        .and_then(|number| Level::new(number as u8))
        .ok_or_else(|| Refused::new("bad-request", Some("level".to_owned())))
}
