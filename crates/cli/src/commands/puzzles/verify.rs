//! `totemic puzzles verify`: every puzzle is proven again, with the rules and a plain search.

use engine::puzzle::{Counts, Puzzle, verify};
use rules::{AnyGame, with_game};
use serde_json::json;

use super::{Puzzled, Source, unknown};
use crate::arguments;
use crate::context::Context;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::notice::tell;
use crate::watch::Ticker;

/// Prove puzzles again: the right turn, that no other will do, and the length of the win.
///
/// Uses the rules and a plain search, nothing of the solver. Prints how many puzzles hold, how
/// many turns were proven to be right and wrong, and how many positions were looked at. Exit code
/// 1 where a puzzle does not hold.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic puzzles verify oxono
  totemic puzzles verify yoxii --every 20
  totemic puzzles verify oxono --file oxono.puzzles --json")]
pub(super) struct Verify {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    #[command(flatten)]
    source: Source,

    /// Prove only every so many.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = arguments::whole::<u64>(1..=1_000_000))]
    every: u64,

    /// The puzzles to prove [default: all].
    #[arg(value_name = "ID", value_parser = arguments::text())]
    ids: Vec<String>,
}

impl Verify {
    pub(super) fn run(&self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => self.verify::<G>(context))
    }

    fn verify<G: Puzzled>(&self, context: &Context) -> Result<Exit, Failure> {
        let collection = self.source.read::<G>(context)?;
        let asked: Vec<&Puzzle<G>> = match self.ids.is_empty() {
            true => collection.puzzles.iter().collect(),
            false => {
                let find = |id: &String| collection.find(id).ok_or_else(|| unknown(context, id));
                self.ids.iter().map(find).collect::<Result<_, _>>()?
            }
        };
        let ticker = Ticker::new();
        let mut counts = Counts::default();
        let (mut hold, mut wrong) = (0_u64, 0_u64);
        for puzzle in asked.iter().step_by(self.every as usize) {
            if ending::asked() {
                ticker.wipe();
                return Ok(Exit::Lacking);
            }
            match verify(puzzle, u64::MAX) {
                Ok(found) => {
                    hold += 1;
                    counts.add(&found);
                }
                Err(flaw) => {
                    wrong += 1;
                    ticker.wipe();
                    let variables = [("id", puzzle.id().into()), ("flaw", flaw.code().into())];
                    tell(&context.texts.say("puzzles-flaw", &variables));
                }
            }
            ticker.show(&format!("{} / {}", hold + wrong, asked.len()));
        }
        ticker.wipe();
        let Counts {
            right,
            wrong: turns,
            nodes,
        } = counts;
        match context.json {
            true => context.print_json(&json!({
                "puzzles": hold, "flawed": wrong, "right": right, "wrong": turns, "nodes": nodes,
            }))?,
            false => context.print(&format!(
                "puzzles {hold} flawed {wrong} right {right} wrong {turns} nodes {nodes}\n"
            ))?,
        }
        Ok(Exit::complete(wrong == 0))
    }
}
