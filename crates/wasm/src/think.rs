//! The engine: JSON in, JSON out, one question after the other. Made for a Web Worker, which is
//! ended to interrupt it.

use engine::game::EngineGame;
use engine::hint::Hint;
use engine::opinion::Opinion;
use engine::solve::{Answer, NoMemory, Value};
use engine::thinker::{Analysis, Stop, Thinker};
use engine::threat::is_threatened;
use engine::truth::{Kept, Truth};
use engine::worth::{ProvenView, ValueView};
use rules::{AnyGame, Refusal, with_game};
use serde::Serialize;
use table::TableError;
use table::view::by_name::ByName;
use table::view::turn::TurnParts;

use crate::options::read;
use crate::positions::{named, position_of};
use crate::reply::{Argument, Refused, json};
use crate::request::{Request, level};
use crate::worth::{StepWorth, TurnOpinion, TurnWorth};

/// A clock in milliseconds.
pub type Now = dyn Fn() -> f64 + Sync;

/// What the engine answers.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ThinkAnswer"))]
#[serde(untagged)]
pub(crate) enum Reply {
    /// The turn of a level.
    Turn {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"turn\""))]
        task: &'static str,
        turn: String,
    },
    /// A good turn with its reason.
    Hint {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"hint\""))]
        task: &'static str,
        turn: String,
        #[cfg_attr(test, ts(type = "TurnParts"))]
        parts: TurnParts,
        #[cfg_attr(test, ts(type = "Value"))]
        value: ValueView,
        /// The key of a sentence in `locales/…/hints.ftl`: "hint-wins-in".
        reason: String,
        /// The variables of the sentence.
        #[cfg_attr(test, ts(type = "Args"))]
        args: ByName<&'static str, Argument>,
    },
    /// One slice of analysis.
    Analyse {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"analyse\""))]
        task: &'static str,
        /// Of the position, as far as the best line tells; null if the game is over.
        #[cfg_attr(test, ts(type = "Value | null"))]
        value: Option<ValueView>,
        /// Best first; none if the game is over.
        lines: Vec<LineView>,
        nodes: u64,
        /// Nothing more to find out.
        done: bool,
    },
    /// One slice of the truth about all turns.
    Truth {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"truth\""))]
        task: &'static str,
        /// Of the position; null as long as it is not proven.
        #[cfg_attr(test, ts(type = "Proven | null"))]
        value: Option<ProvenView>,
        /// Every legal turn with what it is worth to the side to move.
        turns: Vec<TurnWorth>,
        /// Every step of a totem with the best that can follow.
        steps: Vec<StepWorth>,
        /// Nothing more will be looked for.
        done: bool,
        /// What took work to find out since the last answer: to be kept, and learnt another day.
        proofs: Vec<String>,
    },
    /// Proofs were learnt.
    Learn {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"learn\""))]
        task: &'static str,
    },
    /// One slice of estimates of all turns.
    Opinions {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"opinions\""))]
        task: &'static str,
        /// Every legal turn.
        turns: Vec<TurnOpinion>,
        /// Nothing more will be looked for.
        done: bool,
    },
    /// Whether the side that waits threatens to win.
    Threat {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"threat\""))]
        task: &'static str,
        /// True: most turns of the side to move would let the other win at once.
        threatened: bool,
    },
    /// The bench signature.
    Bench {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"bench\""))]
        task: &'static str,
        nodes: u64,
    },
    /// One slice of a proof.
    Solve {
        #[cfg_attr(test, ts(type = "true"))]
        ok: bool,
        #[cfg_attr(test, ts(type = "\"solve\""))]
        task: &'static str,
        /// null: not proven yet.
        #[cfg_attr(test, ts(type = "Proven[\"outcome\"] | null"))]
        value: Option<&'static str>,
        /// A turn that keeps the value.
        turn: Option<String>,
        nodes: u64,
    },
}

/// A line of an analysis. Its value is that of its first turn. A line of proven value goes to the
/// end of the game, in as many turns as the value says, unless the time was up.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "EngineLine"))]
pub(crate) struct LineView {
    turns: Vec<String>,
    #[cfg_attr(test, ts(type = "Value"))]
    value: ValueView,
    depth: u32,
}

/// The engine with its memory, which is for one game at a time.
pub struct ThinkerJson {
    mebibytes: usize,
    game: Option<(AnyGame, Box<dyn AnyThinker>)>,
}

impl ThinkerJson {
    /// See [`Thinker::new`]: from 1 to 1024 mebibytes.
    #[must_use]
    pub fn new(mebibytes: f64) -> ThinkerJson {
        ThinkerJson {
            mebibytes: (mebibytes as usize).clamp(1, 1024),
            game: None,
        }
    }

    /// Answers a question.
    pub fn think(&mut self, request: &str, now: &Now) -> String {
        json(self.answer(request, now))
    }

    fn answer(&mut self, request: &str, now: &Now) -> Result<Reply, Refused> {
        let request: Request = read(request, "bad-request")?;
        let Some(game) = request.game() else {
            return bench();
        };
        let game = named(game)?;
        let end = request.end(now);
        let stop = || now() >= end;
        let thinker = match self.game.take() {
            Some((same, thinker)) if same == game => thinker,
            // What was remembered of another game is given up before memory is taken anew.
            _ => with_game!(game, G => open::<G>(self.mebibytes)),
        };
        let (_, thinker) = self.game.insert((game, thinker));
        thinker.answer(request, &stop)
    }
}

fn open<G: EngineGame>(mebibytes: usize) -> Box<dyn AnyThinker> {
    Box::new(Thinker::<G>::new(mebibytes))
}

fn bench() -> Result<Reply, Refused> {
    Ok(Reply::Bench {
        ok: true,
        task: "bench",
        nodes: engine::bench::signature().ok_or_else(|| no_memory(NoMemory))?,
    })
}

fn no_memory(_: NoMemory) -> Refused {
    Refused::new("no-memory", None)
}

/// The engine of whichever game.
trait AnyThinker {
    fn answer(&mut self, request: Request, stop: Stop<'_>) -> Result<Reply, Refused>;
}

impl<G: EngineGame> AnyThinker for Thinker<G> {
    fn answer(&mut self, request: Request, stop: Stop<'_>) -> Result<Reply, Refused> {
        let at = |position: &str| position_of::<G>(position);
        let over = || TableError::Rules(Refusal::GameOver);
        Ok(match request {
            Request::Turn {
                position,
                level: number,
                seed,
                ..
            } => {
                let (position, level) = (at(&position)?, level(number)?);
                let turn = self.turn(&position, level, seed as u64, stop);
                Reply::turn(turn.map_err(no_memory)?.ok_or_else(over)?)
            }
            Request::Hint { position, .. } => {
                let hint = self.hint(&at(&position)?, stop).map_err(no_memory)?;
                Reply::hint(&hint.ok_or_else(over)?)
            }
            Request::Analyse {
                position, lines, ..
            } => {
                let lines = lines.map_or(1, |lines| lines as usize);
                let analysis = self.analyse(&at(&position)?, lines, stop);
                Reply::analysis(&analysis.map_err(no_memory)?)
            }
            Request::Solve { position, .. } => {
                Reply::solved(&self.solve(&at(&position)?, stop).map_err(no_memory)?)
            }
            Request::Truth { position, .. } => {
                let truth = self.truth(&at(&position)?, stop).map_err(no_memory)?;
                Reply::truth(&truth, &self.news())
            }
            Request::Learn { proofs, .. } => {
                // What is not understood was kept by another version.
                let proofs = proofs.iter().filter_map(|proof| proof.parse().ok());
                self.learn(proofs).map_err(no_memory)?;
                let task = "learn";
                Reply::Learn { ok: true, task }
            }
            Request::Opinions { position, .. } => {
                let opinion = self.opinions(&at(&position)?, stop);
                Reply::opinions(opinion.map_err(no_memory)?)
            }
            Request::Threat { position, .. } => Reply::Threat {
                ok: true,
                task: "threat",
                threatened: is_threatened(&at(&position)?),
            },
            Request::Bench => return bench(),
        })
    }
}

impl Reply {
    fn turn(turn: impl ToString) -> Reply {
        Reply::Turn {
            ok: true,
            task: "turn",
            turn: turn.to_string(),
        }
    }

    fn hint<G: EngineGame>(hint: &Hint<G>) -> Reply {
        let arguments = hint.reason.variables().into_iter();
        Reply::Hint {
            ok: true,
            task: "hint",
            turn: hint.turn.to_string(),
            parts: TurnParts::of::<G>(hint.turn),
            value: hint.score.into(),
            reason: format!("hint-{}", hint.reason.code()),
            args: arguments
                .map(|(name, variable)| (name, Argument::from(variable)))
                .collect(),
        }
    }

    fn analysis<G: EngineGame>(analysis: &Analysis<G>) -> Reply {
        let lines = analysis.findings.lines.iter();
        Reply::Analyse {
            ok: true,
            task: "analyse",
            value: analysis.score.map(ValueView::from),
            done: analysis.done,
            nodes: analysis.findings.nodes,
            lines: lines
                .map(|line| LineView {
                    turns: line.turns.iter().map(ToString::to_string).collect(),
                    value: line.score.into(),
                    depth: line.depth,
                })
                .collect(),
        }
    }

    fn truth<G: EngineGame>(truth: &Truth<G>, news: &[Kept]) -> Reply {
        Reply::Truth {
            ok: true,
            task: "truth",
            value: truth.proven.map(ProvenView::from),
            turns: truth.turns.iter().map(TurnWorth::new::<G>).collect(),
            steps: truth.steps().iter().map(StepWorth::new).collect(),
            done: truth.done,
            proofs: news.iter().map(ToString::to_string).collect(),
        }
    }

    fn opinions<G: EngineGame>(opinion: &Opinion<G>) -> Reply {
        Reply::Opinions {
            ok: true,
            task: "opinions",
            turns: opinion.turns().map(TurnOpinion::new::<G>).collect(),
            done: opinion.is_done(),
        }
    }

    fn solved<T: ToString>(answer: &Answer<T>) -> Reply {
        Reply::Solve {
            ok: true,
            task: "solve",
            value: answer.value.map(Value::name),
            turn: answer.best.as_ref().map(ToString::to_string),
            nodes: answer.nodes,
        }
    }
}
