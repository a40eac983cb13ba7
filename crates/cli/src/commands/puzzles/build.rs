//! `totemic puzzles build`: games are played until there are enough puzzles, and none gets lost.

use std::path::PathBuf;

use engine::puzzle::{Builder, JournalError, Settings};
use rules::{AnyGame, with_game};
use serde_json::json;

use super::Puzzled;
use crate::arguments;
use crate::context::Context;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::journal::{bad_journal, open_journal};
use crate::solver::unwritable;
use crate::watch::Ticker;
use crate::whole_file;

/// Make puzzles from games of the levels against each other.
///
/// The work is kept in the journal, a line for each game: it can be interrupted at any time, with
/// exit code 1, and resumed with the same options. The same options make the same file. Every
/// puzzle is proven twice, by the solver and by the plain search of `puzzles verify`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic puzzles build oxono --journal oxono.journal --out oxono.puzzles
  totemic puzzles build yoxii --journal few.journal --out few.puzzles --count 10 --seed 7")]
pub(super) struct Build {
    /// The game: oxono or yoxii.
    #[arg(value_parser = arguments::game())]
    game: AnyGame,

    /// The file that keeps the work.
    #[arg(long, value_name = "FILE")]
    journal: PathBuf,

    /// The file of the puzzles.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How many puzzles to make.
    #[arg(long, value_name = "N", default_value_t = 1200, value_parser = arguments::whole::<u64>(1..=100_000))]
    count: u64,

    /// Decides the games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The longest win, in turns of both sides.
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = arguments::whole::<u64>(1..=36))]
    plies: u64,

    /// Pass over positions with fewer pieces on the board [default: 8 in OXONO, 17 in YOXII].
    #[arg(long, value_name = "N", value_parser = arguments::whole::<u32>(0..=36))]
    pieces: Option<u32>,

    /// Nodes of the solver for each question.
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = arguments::whole::<u64>(1..=1_000_000_000))]
    nodes: u64,

    /// Nodes of the plain search for each puzzle.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = arguments::whole::<u64>(1..=1_000_000_000))]
    plain: u64,
}

impl Build {
    pub(super) fn run(&self, context: &Context) -> Result<Exit, Failure> {
        with_game!(self.game, G => self.build::<G>(context))
    }

    fn settings<G: Puzzled>(&self) -> Settings {
        Settings {
            seed: self.seed,
            count: self.count as usize,
            plies: self.plies as usize,
            pieces: self.pieces.unwrap_or(G::FEWEST),
            nodes: self.nodes,
            plain: self.plain,
        }
    }

    fn build<G: Puzzled>(&self, context: &Context) -> Result<Exit, Failure> {
        whole_file::check(&self.out).map_err(|error| unwritable(context, &self.out, &error))?;
        let path = &self.journal;
        let (mut file, text) = open_journal(context, path)?;
        let mut builder = Builder::<G>::new(self.settings::<G>(), &text).map_err(|error| {
            let reason = match error {
                JournalError::OtherSettings => context.texts.say("journal-other", &[]),
                JournalError::Line(line) => {
                    let line = [("line", line.to_string().into())];
                    context.texts.say("journal-line", &line)
                }
            };
            bad_journal(context, path, reason)
        })?;
        let unwritten = |error| bad_journal(context, path, context.system_says(&error));
        if text.is_empty() {
            file.add(&builder.head()).map_err(unwritten)?;
        }
        let ticker = Ticker::new();
        while !builder.is_done() && !ending::asked() {
            let line = builder
                .play()
                .map_err(|_| Failure::Input(context.texts.say("error-memory-now", &[])))?;
            file.add(&line).map_err(unwritten)?;
            ticker.show(&format!(
                "{} / {}  ({})",
                builder.kept(),
                self.count,
                builder.games()
            ));
        }
        ticker.wipe();
        if !builder.is_done() {
            return Ok(Exit::Lacking);
        }
        let collection = builder.collection();
        whole_file::write_text(&self.out, &collection.write())
            .map_err(|error| unwritable(context, &self.out, &error))?;
        let (puzzles, games) = (builder.kept(), builder.games());
        match context.json {
            true => context.print_json(&json!({"puzzles": puzzles, "games": games}))?,
            false => context.print(&format!("puzzles {puzzles} games {games}\n"))?,
        }
        Ok(Exit::Done)
    }
}
