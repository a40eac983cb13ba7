//! The engine: JSON in, JSON out, one question after the other. Made for a Web Worker, which is
//! ended to interrupt it.

use engine::game::EngineGame;
use engine::hint;
use engine::level::{self, Level};
use engine::opinion::Opinion;
use engine::player::Player;
use engine::score::Score;
use engine::search::{Findings, Limits};
use engine::solve::Solver;
use engine::threat::is_threatened;
use engine::truth::Seeker;
use rules::{AnyGame, Refusal, with_game};
use serde::{Deserialize, Serialize};
use table::TableError;
use table::view::by_name::ByName;

use crate::options::{millis, read};
use crate::positions::{named, position_of};
use crate::reply::{Argument, Refused, json};
use crate::worth::{StepWorth, TurnOpinion, TurnWorth, ValueView};

/// A person does not wait longer than this, in milliseconds, unless the question says so.
const PATIENCE: f64 = 4000.0;

/// A clock in milliseconds.
pub type Now = dyn Fn() -> f64 + Sync;

/// What the engine is asked. Which fields a task needs is said in `api.d.ts`.
#[derive(Deserialize)]
struct Request {
    task: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    position: String,
    #[serde(default)]
    level: Option<f64>,
    #[serde(default)]
    seed: Option<f64>,
    #[serde(default)]
    millis: Option<f64>,
    #[serde(default)]
    lines: Option<f64>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Reply {
    Turn {
        ok: bool,
        task: &'static str,
        turn: String,
    },
    Hint {
        ok: bool,
        task: &'static str,
        turn: String,
        value: ValueView,
        reason: String,
        args: ByName<&'static str, Argument>,
    },
    Analyse {
        ok: bool,
        task: &'static str,
        value: Option<ValueView>,
        lines: Vec<LineView>,
        nodes: u64,
        done: bool,
    },
    Truth {
        ok: bool,
        task: &'static str,
        value: Option<ValueView>,
        turns: Vec<TurnWorth>,
        steps: Vec<StepWorth>,
        done: bool,
    },
    Opinions {
        ok: bool,
        task: &'static str,
        turns: Vec<TurnOpinion>,
        done: bool,
    },
    Threat {
        ok: bool,
        task: &'static str,
        threatened: bool,
    },
    Bench {
        ok: bool,
        task: &'static str,
        nodes: u64,
    },
    Solve {
        ok: bool,
        task: &'static str,
        value: Option<&'static str>,
        turn: Option<String>,
        nodes: u64,
    },
}

#[derive(Serialize)]
struct LineView {
    turns: Vec<String>,
    value: ValueView,
    depth: u32,
}

/// The engine with its memory, which is for one game at a time.
pub struct Thinker {
    mebibytes: usize,
    mind: Option<(AnyGame, Box<dyn Mind>)>,
}

impl Thinker {
    /// A thinker that uses up to about twice this many mebibytes: for the search, and as many
    /// for proofs. Memory is taken when the first question needs it.
    #[must_use]
    pub fn new(mebibytes: f64) -> Thinker {
        Thinker {
            mebibytes: (mebibytes as usize).clamp(1, 1024),
            mind: None,
        }
    }

    /// Answers a question.
    pub fn think(&mut self, request: &str, now: &Now) -> String {
        json(self.answer(request, now))
    }

    fn answer(&mut self, request: &str, now: &Now) -> Result<Reply, Refused> {
        let request: Request = read(request, "bad-request")?;
        if request.task == "bench" {
            return Ok(Reply::Bench {
                ok: true,
                task: "bench",
                nodes: engine::bench::signature().ok_or_else(no_memory)?,
            });
        }
        let game = named(&request.game)?;
        if self.mind.as_ref().is_none_or(|(other, _)| *other != game) {
            self.mind = None;
            let mind = with_game!(game, G => Memory::<G>::open(self.mebibytes));
            self.mind = Some((game, mind));
        }
        match &mut self.mind {
            Some((_, mind)) => mind.answer(&request, now),
            None => Err(no_memory()),
        }
    }
}

fn no_memory() -> Refused {
    Refused::new("no-memory", None)
}

fn bad_request(what: &str) -> Refused {
    Refused::new("bad-request", Some(what.to_owned()))
}

/// The engine of one game.
trait Mind {
    fn answer(&mut self, request: &Request, now: &Now) -> Result<Reply, Refused>;
}

/// What each kind of question needs is made when it is first asked.
struct Memory<G: EngineGame> {
    mebibytes: usize,
    player: Option<Player<G>>,
    solver: Option<Solver>,
    seeker: Option<Seeker<G>>,
    opinion: Option<Opinion<G>>,
}

impl<G: EngineGame> Memory<G> {
    fn open(mebibytes: usize) -> Box<dyn Mind> {
        Box::new(Memory::<G> {
            mebibytes,
            player: None,
            solver: None,
            seeker: None,
            opinion: None,
        })
    }

    fn player(&mut self) -> Result<&mut Player<G>, Refused> {
        if self.player.is_none() {
            self.player = Some(Player::new(self.mebibytes).map_err(|_| no_memory())?);
        }
        self.player.as_mut().ok_or_else(no_memory)
    }

    /// The turn of a level. If the time is up it plays what seems best so far.
    fn turn(&mut self, position: &G, request: &Request, stop: &Stop<'_>) -> Result<Reply, Refused> {
        let level = request
            .level
            .filter(|level| level.fract() == 0.0)
            .and_then(|level| Level::new(level as u8))
            .ok_or_else(|| bad_request("level"))?;
        let seed = request.seed.map_or(0, |seed| seed as u64);
        let stop = || stop.is_due();
        let turn = match level.style::<G>() {
            Some(style) => level::choose_in_style(position, &style, seed, Limits::default(), &stop),
            None => self.quick(position, &stop)?.best(),
        };
        let turn = turn.ok_or(TableError::Rules(Refusal::GameOver))?;
        Ok(Reply::Turn {
            ok: true,
            task: "turn",
            turn: turn.to_string(),
        })
    }

    /// Full strength in a fraction of a second.
    fn quick(
        &mut self,
        position: &G,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Findings<G>, Refused> {
        let limits = Limits {
            nodes: G::QUICK,
            ..Limits::default()
        };
        // What was remembered from other positions must not change the answer.
        let player = self.player()?;
        player.forget();
        Ok(player.think(position, limits, stop, &mut |_| {}))
    }

    fn hint(&mut self, position: &G, stop: &Stop<'_>) -> Result<Reply, Refused> {
        let findings = self.quick(position, &|| stop.is_due())?;
        let hint =
            hint::from_findings(position, &findings).ok_or(TableError::Rules(Refusal::GameOver))?;
        let arguments = hint.reason.variables().into_iter();
        Ok(Reply::Hint {
            ok: true,
            task: "hint",
            turn: hint.turn.to_string(),
            value: hint.score.into(),
            reason: format!("hint-{}", hint.reason.code()),
            args: arguments
                .map(|(name, variable)| (name, Argument::from(variable)))
                .collect(),
        })
    }

    /// One slice of analysis: what was found out before is remembered.
    fn analyse(
        &mut self,
        position: &G,
        request: &Request,
        stop: &Stop<'_>,
    ) -> Result<Reply, Refused> {
        let limits = Limits {
            lines: request.lines.map_or(1, |lines| lines as usize).clamp(1, 10),
            ..Limits::default()
        };
        let stop = || stop.is_due();
        let player = self.player()?;
        let findings = player.think(position, limits, &stop, &mut |_| {});
        let left = G::MAX_TURNS as u32 - position.pieces_placed();
        let settled = |score: Score, depth| matches!(score, Score::Proven(_)) || depth >= left;
        Ok(Reply::Analyse {
            ok: true,
            task: "analyse",
            value: findings.score(position).map(ValueView::from),
            done: findings.lines.iter().all(|l| settled(l.score, l.depth)),
            nodes: findings.nodes,
            lines: findings
                .lines
                .iter()
                .map(|line| LineView {
                    turns: line.turns.iter().map(ToString::to_string).collect(),
                    value: line.score.into(),
                    depth: line.depth,
                })
                .collect(),
        })
    }

    /// One slice of the truth about all turns: what was proven before is remembered.
    fn truth(&mut self, position: &G, stop: &Stop<'_>) -> Result<Reply, Refused> {
        let seeker = match &mut self.seeker {
            Some(seeker) => seeker,
            None => {
                let seeker = Seeker::new(self.mebibytes << 20).map_err(|_| no_memory())?;
                self.seeker.insert(seeker)
            }
        };
        let truth = seeker.seek(position, &|| !stop.is_due());
        Ok(Reply::Truth {
            ok: true,
            task: "truth",
            value: truth.proven.map(ValueView::from),
            turns: truth.turns.iter().map(TurnWorth::new).collect(),
            steps: truth.steps().iter().map(StepWorth::new).collect(),
            done: truth.done,
        })
    }

    /// One more look at all turns, deeper than the one before.
    fn opinions(&mut self, position: &G, stop: &Stop<'_>) -> Result<Reply, Refused> {
        let before = self.opinion.take();
        let mut opinion = match before.filter(|before| before.position() == position) {
            Some(opinion) => opinion,
            None => Opinion::new(position).map_err(|_| no_memory())?,
        };
        opinion.deepen(&|| stop.is_due());
        let reply = Reply::Opinions {
            ok: true,
            task: "opinions",
            turns: opinion.turns().map(TurnOpinion::new).collect(),
            done: opinion.is_done(),
        };
        self.opinion = Some(opinion);
        Ok(reply)
    }

    /// One slice of a proof: what was proven before is remembered.
    fn solve(&mut self, position: &G, stop: &Stop<'_>) -> Result<Reply, Refused> {
        let solver = match &mut self.solver {
            Some(solver) => solver,
            None => {
                let solver = Solver::new(self.mebibytes << 20).map_err(|_| no_memory())?;
                self.solver.insert(solver)
            }
        };
        let answer = solver.solve(position, 1, &|_| !stop.is_due());
        Ok(Reply::Solve {
            ok: true,
            task: "solve",
            value: answer.value.map(engine::solve::Value::name),
            turn: answer.best.map(|turn| turn.to_string()),
            nodes: answer.nodes,
        })
    }
}

impl<G: EngineGame> Mind for Memory<G> {
    fn answer(&mut self, request: &Request, now: &Now) -> Result<Reply, Refused> {
        let position: G = position_of(&request.position)?;
        let stop = Stop::after(request.millis, now);
        match request.task.as_str() {
            "turn" => self.turn(&position, request, &stop),
            "hint" => self.hint(&position, &stop),
            "analyse" => self.analyse(&position, request, &stop),
            "truth" => self.truth(&position, &stop),
            "opinions" => self.opinions(&position, &stop),
            "threat" => Ok(Reply::Threat {
                ok: true,
                task: "threat",
                threatened: is_threatened(&position),
            }),
            "solve" => self.solve(&position, &stop),
            _ => Err(bad_request("task")),
        }
    }
}

/// When to stop thinking.
struct Stop<'a> {
    at: f64,
    now: &'a Now,
}

impl<'a> Stop<'a> {
    fn after(limit: Option<f64>, now: &'a Now) -> Stop<'a> {
        Stop {
            at: now() + limit.map_or(PATIENCE, |limit| millis(limit) as f64),
            now,
        }
    }

    fn is_due(&self) -> bool {
        (self.now)() >= self.at
    }
}
