//! `totemic review`: a game looked through.

use std::path::PathBuf;
use std::time::Duration;

use engine::game::EngineGame;
use engine::review::{BUDGET, Review, Reviewer};
use rules::record::Record;
use rules::with_record;
use serde_json::Value;

use super::record;
use super::solve::seconds;
use crate::arguments;
use crate::context::Context;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::reviewed;
use crate::watch::{Watch, table_bytes};

/// Look a game through: how good every turn was, where the game turned, and what was better.
///
/// A proven value is marked with `=`, an estimate with `~`, each for whoever played the turn and
/// after it. A turn that gives something away is marked ?!, ? or ??, by how soon and how plainly it
/// could be punished; ! is the only turn that keeps what the position is worth. What is not proven
/// is called an estimate. As many nodes give the same review on every machine.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic review game.txt
  totemic review game.txt --annotate > reviewed.txt
  totemic review games.json --json --time 10")]
pub(crate) struct Args {
    /// A file with one record or several, as text or as JSON.
    file: PathBuf,

    /// Write the records again, with marks, comments and the better lines.
    #[arg(long)]
    annotate: bool,

    /// Nodes for each game.
    #[arg(long, value_name = "N", default_value_t = BUDGET, value_parser = arguments::whole::<u64>(1..=1_000_000_000_000))]
    nodes: u64,

    /// Time limit for each game.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// Memory limit for the proofs.
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = arguments::whole::<u64>(1..=16_777_216))]
    memory: u64,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        if self.annotate && context.json {
            let variables = [
                ("argument", "--annotate".into()),
                ("other", "--json".into()),
            ];
            let sentence = context.texts.say("usage-conflict", &variables);
            return Err(Failure::Input(sentence));
        }
        let bytes = table_bytes(context, self.memory)?;
        let records = record::whole(&self.file, context)?;
        ending::listen();
        let mut settled = true;
        let mut list = Vec::new();
        for (index, record) in records.iter().enumerate() {
            let told = with_record!(record, record => self.look(record, bytes, context)?);
            settled &= told.settled;
            match told.form {
                Form::Json(value) => list.push(value),
                Form::Text(text) => {
                    let gap = if index > 0 { "\n" } else { "" };
                    context.print(&format!("{gap}{text}"))?;
                }
            }
            if ending::asked() {
                settled = false;
                break;
            }
        }
        if context.json {
            context.print_json(&Value::from(list))?;
        }
        Ok(Exit::complete(settled))
    }

    fn look<G: EngineGame>(
        &self,
        record: &Record<G>,
        bytes: usize,
        context: &Context,
    ) -> Result<Told, Failure> {
        let no_memory = |_| Failure::Input(context.texts.say("error-memory-now", &[]));
        let turns = record.turns().collect();
        let reviewer = Reviewer::new(*record.start(), turns, bytes).map_err(no_memory)?;
        let mut reviewer = reviewer.within(self.nodes);
        let watch = Watch::start(context, self.time);
        // In parts, so that somebody who waits is told how far it is.
        let mut nodes = 0;
        while nodes < self.nodes {
            nodes = (nodes + PART).min(self.nodes);
            let spent = reviewer.spent();
            if !reviewer.advance(nodes, &|| watch.go_on(spent, "")) && reviewer.spent() < nodes {
                break;
            }
        }
        watch.wipe();
        let review = reviewer.review();
        Ok(Told {
            settled: review.turns.iter().all(|turn| turn.settled),
            form: self.form(record, &review, context),
        })
    }

    fn form<G: EngineGame>(
        &self,
        record: &Record<G>,
        review: &Review<G>,
        context: &Context,
    ) -> Form {
        if context.json {
            // Texts, numbers and lists of these always have a JSON.
            return Form::Json(serde_json::to_value(review).unwrap_or_default());
        }
        Form::Text(match self.annotate {
            true => reviewed::annotated(record, review, &context.texts).to_string(),
            false => reviewed::text(review, &context.texts),
        })
    }
}

/// Nodes between two looks at how far it is.
const PART: u64 = 100_000;

/// What is told of one game.
struct Told {
    settled: bool,
    form: Form,
}

enum Form {
    Text(String),
    Json(Value),
}
