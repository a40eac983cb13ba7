//! `totemic ladder`: each level against the one below.

use engine::game::EngineGame;
use engine::level::Level;
use rules::{AnyGame, with_game};
use serde_json::json;

use super::r#match::{end, sentence, standing};
use crate::arena::{self, Contestant, Plan, Time};
use crate::arguments;
use crate::context::Context;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::watch::Ticker;

/// Measure the levels: each plays the one below, each opening from both sides.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic ladder yoxii --pairs 100
  totemic ladder oxono --from 3 --to 5 --json")]
pub(crate) struct Args {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    /// How many openings a step is measured with; each makes two games.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = arguments::whole::<u64>(1..=1_000_000))]
    pairs: u64,

    /// The first level to be measured against the one below.
    #[arg(long, value_name = "LEVEL", default_value_t = 2, value_parser = arguments::whole::<u8>(2..=8))]
    from: u8,

    /// The last one.
    #[arg(long, value_name = "LEVEL", default_value_t = 8, value_parser = arguments::whole::<u8>(2..=8))]
    to: u8,

    /// How many random turns make an opening.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = arguments::whole::<u32>(0..=30))]
    opening: u32,

    /// Decides the openings, and what levels overlook.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many games to play at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = arguments::whole::<u64>(1..=256))]
    concurrency: u64,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => climb::<G>(&self, context))
    }
}

fn climb<G: EngineGame>(args: &Args, context: &Context) -> Result<Exit, Failure> {
    ending::listen();
    let levels: Vec<Level> = Level::all().collect();
    for pair in levels.windows(2) {
        let [below, above] = [pair[0], pair[1]];
        if !(args.from..=args.to).contains(&above.number()) {
            continue;
        }
        let plan = Plan {
            contestants: [Contestant::Level(above), Contestant::Level(below)],
            pairs: args.pairs,
            opening: args.opening,
            seed: args.seed,
            time: Time::None,
            concurrency: args.concurrency as usize,
            sprt: None,
        };
        let mut slowest = std::time::Duration::ZERO;
        let ticker = Ticker::new();
        let (tally, trouble) = arena::play::<G>(&plan, |pair, tally| {
            let (above, below) = (above.number(), below.number());
            ticker.show(&format!("{above}-{below}  {}", standing(&plan, tally)));
            let [one, other] = &pair.games;
            slowest = slowest.max(one.slowest[0]).max(other.slowest[1]);
            true
        });
        ticker.wipe();
        if let Some(trouble) = trouble {
            return Err(Failure::Input(sentence(context, &trouble)));
        }
        let (mean, error) = tally.score();
        if context.json {
            context.print_json(&json!({
                "game": G::NAME, "level": above.number(), "against": below.number(),
                "games": tally.games(), "wins": tally.wins, "draws": tally.draws,
                "losses": tally.losses, "score": mean, "error": 1.96 * error,
                "slowest": slowest.as_millis() as u64,
            }))?;
        } else {
            context.print(&format!(
                "{} {}-{}  {}  ≤ {} ms\n",
                G::NAME,
                above.number(),
                below.number(),
                standing(&plan, &tally),
                slowest.as_millis(),
            ))?;
        }
        if ending::asked() {
            return Ok(end(&plan, &tally));
        }
    }
    Ok(Exit::Done)
}
