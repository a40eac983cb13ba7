//! Who plays: a level or the engine itself, in this program, or another program.

use std::sync::Arc;
use std::time::Instant;

use engine::game::EngineGame;
use engine::level::{self, Glance, Level, Style};
use engine::player::Player;
use engine::search::Limits;
use engine::timing::{Budget, Clock, Lateness, Watch};

use crate::arguments::{self, Misfit};
use crate::ugi;

use super::game::Fault;
use super::halt::{Halt, Trouble};
use super::process::Process;

/// A contestant, by its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contestant {
    /// `level:3`.
    Level(Level),
    /// `style:2,16,100,0`: a level that does not exist, for finding the right ones.
    Style(Glance),
    /// `nodes:10000`: full strength, but only this many nodes per turn.
    Nodes(u64),
    /// `full`: full strength within the time control.
    Full,
    /// Anything else: a program that speaks UGI, with its arguments.
    Command(Vec<String>),
}

impl Contestant {
    /// Reads a description.
    pub(crate) fn read(text: &str) -> Result<Contestant, Misfit> {
        if let Some(number) = text.strip_prefix("level:") {
            let level = number.parse().ok().and_then(Level::new);
            return level.map(Contestant::Level).ok_or(Misfit::Range(1..=8));
        }
        if let Some(number) = text.strip_prefix("nodes:") {
            let nodes = arguments::whole(1..=ugi::MOST_NODES);
            return nodes(number).map(Contestant::Nodes);
        }
        if let Some(numbers) = text.strip_prefix("style:") {
            return read_style(numbers)
                .map(Contestant::Style)
                .ok_or(Misfit::Style);
        }
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        match words.as_slice() {
            [] => Err(Misfit::Contestant),
            [only] if only == "full" => Ok(Contestant::Full),
            _ => Ok(Contestant::Command(words)),
        }
    }

    /// The name in records and tables.
    pub(crate) fn name(&self) -> String {
        match self {
            Contestant::Level(level) => format!("level:{}", level.number()),
            Contestant::Nodes(nodes) => format!("nodes:{nodes}"),
            Contestant::Style(style) => format!(
                "style:{},{},{},{}",
                style.depth, style.width, style.blur, style.careless
            ),
            Contestant::Full => "full".to_owned(),
            Contestant::Command(words) => words.join(" "),
        }
    }
}

fn read_style(text: &str) -> Option<Glance> {
    let numbers: Vec<u16> = text
        .split(',')
        .map_while(|word| word.parse().ok())
        .collect();
    let [depth, width, blur, careless] = numbers[..] else {
        return None;
    };
    Some(Glance {
        depth: depth.into(),
        width: width.into(),
        blur: blur.into(),
        careless: careless.into(),
    })
}

/// What a contestant is told when it is its turn.
pub(super) struct Question<'a, G: EngineGame> {
    pub(super) position: &'a G,
    /// All turns since the start.
    pub(super) turns: &'a [G::Turn],
    pub(super) limit: Limit,
    /// When the clock was started.
    pub(super) asked: Instant,
    pub(super) seed: u64,
}

/// How long a contestant may think, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// The clocks of both players, the first player's first.
    Clocks([Clock; 2]),
    /// For this turn.
    Turn(u64),
    /// So many positions.
    Nodes(u64),
    /// As long as it takes.
    None,
}

/// A contestant at the board.
pub(super) struct Seat<G: EngineGame> {
    who: Who<G>,
    halt: Arc<Halt>,
}

enum Who<G: EngineGame> {
    Style(Style),
    Engine {
        player: Box<Player<G>>,
        nodes: u64,
        late: Lateness,
    },
    Process(Box<Process>),
}

impl<G: EngineGame> Seat<G> {
    /// Sits down; there may be no memory for it.
    pub(super) fn new(contestant: &Contestant, halt: &Arc<Halt>) -> Result<Seat<G>, Trouble> {
        let engine = |nodes| {
            let player = Player::new(32).map_err(|_| Trouble::Memory)?;
            Ok(Who::Engine {
                player: Box::new(player),
                nodes,
                late: Lateness::default(),
            })
        };
        let who = match contestant {
            Contestant::Level(level) => match level.style::<G>() {
                Some(style) => Who::Style(style),
                None => engine(G::QUICK)?,
            },
            Contestant::Style(glance) => Who::Style(Style::Glance(*glance)),
            Contestant::Nodes(nodes) => engine(*nodes)?,
            Contestant::Full => engine(u64::MAX)?,
            Contestant::Command(words) => Who::Process(Box::new(Process::new(words.clone()))),
        };
        let halt = Arc::clone(halt);
        Ok(Seat { who, halt })
    }

    /// A new game begins.
    pub(super) fn begin(&mut self) {
        match &mut self.who {
            Who::Style(_) => {}
            Who::Engine { player, .. } => player.forget(),
            Who::Process(process) => process.begin(&self.halt),
        }
    }

    /// The contestant's turn; not yet checked by anybody. When the match is halted, it may be
    /// any.
    pub(super) fn turn(&mut self, question: &Question<'_, G>) -> Result<G::Turn, Fault> {
        let halt = &self.halt;
        match &mut self.who {
            Who::Style(style) => {
                let position = question.position;
                let stop = || halt.is_over();
                let limits = Limits::default();
                let turn = level::choose_in_style(position, style, question.seed, limits, &stop);
                turn.ok_or_else(|| {
                    // The game is not over: there was no memory to think with.
                    halt.give_up(Trouble::Memory);
                    Fault::NoAnswer
                })
            }
            Who::Engine {
                player,
                nodes,
                late,
            } => {
                let position = question.position;
                let expected = late.expected();
                let time = match question.limit {
                    Limit::Clocks(clocks) => {
                        let clock = clocks[position.to_move() as usize];
                        Some(Budget::of_clock(clock, position, expected))
                    }
                    Limit::Turn(time) => Some(Budget::of_turn(time, expected)),
                    Limit::Nodes(_) | Limit::None => None,
                };
                let watch = time.map(Watch::new);
                let elapsed = || question.asked.elapsed().as_millis() as u64;
                let most = match question.limit {
                    Limit::Nodes(most) => most,
                    _ => u64::MAX,
                };
                let over = |watch: &Watch| watch.is_over(elapsed());
                let stop = || watch.as_ref().is_some_and(over) || halt.is_over();
                let limits = Limits {
                    nodes: most.min(*nodes),
                    ..Limits::default()
                };
                let findings = player.think(position, limits, &stop, &mut |findings| {
                    if let Some(watch) = &watch {
                        watch.tell(findings, elapsed());
                    }
                });
                if let Some(watch) = &watch {
                    late.note(watch.overdue(elapsed()));
                }
                findings.best().ok_or(Fault::NoAnswer)
            }
            Who::Process(process) => process.turn(question, halt),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_read_and_named() {
        for text in [
            "level:3",
            "nodes:500",
            "style:2,16,9,0",
            "full",
            "prog --fast yoxii",
        ] {
            assert_eq!(Contestant::read(text).unwrap().name(), text);
        }
        for bad in [
            "level:0",
            "level:9",
            "level:x",
            "nodes:0",
            "style:1,2,3",
            "",
        ] {
            assert!(Contestant::read(bad).is_err(), "{bad}");
        }
    }
}
