//! `totemic puzzles`: the puzzles of a game, built, proven and shown.

mod build;
mod show;
mod verify;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use engine::game::EngineGame;
use engine::puzzle::{Collection, PuzzleFileError, Puzzling};

use crate::boards::Drawn;
use crate::context::Context;
use crate::ending;
use crate::exit::Exit;
use crate::failure::Failure;

/// Puzzles with one proven solution: build them, prove them, show them.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Build(build::Build),
    Verify(verify::Verify),
    Show(show::Show),
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        ending::listen();
        match self.task {
            Task::Build(args) => args.run(context),
            Task::Verify(args) => args.run(context),
            Task::Show(args) => args.run(context),
        }
    }
}

/// A game with everything that puzzles need.
trait Puzzled: Puzzling + EngineGame + Drawn {}
impl<G: Puzzling + EngineGame + Drawn> Puzzled for G {}

/// Where the puzzles are.
#[derive(Debug, clap::Args)]
struct Source {
    /// The file of the puzzles [default: the one in the program].
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Source {
    fn read<G: Puzzled>(&self, context: &Context) -> Result<Collection<G>, Failure> {
        let Some(path) = &self.file else {
            let built_in = Collection::built_in();
            return built_in.map_err(|error| refuse(context, Path::new(G::NAME), error));
        };
        let bytes =
            fs::read(path).map_err(|error| unusable(context, path, context.system_says(&error)))?;
        Collection::read(&bytes).map_err(|error| refuse(context, path, error))
    }
}

fn refuse(context: &Context, path: &Path, error: PuzzleFileError) -> Failure {
    let key = format!("puzzles-{}", error.code());
    let line = match error {
        PuzzleFileError::Line(line) => line,
        _ => 0,
    };
    let reason = context
        .texts
        .say(&key, &[("line", line.to_string().into())]);
    unusable(context, path, reason)
}

fn unusable(context: &Context, path: &Path, reason: String) -> Failure {
    let file = path.display().to_string();
    let variables = [("file", file.into()), ("reason", reason.into())];
    Failure::Input(context.texts.say("error-puzzles", &variables))
}

/// No puzzle has this id.
fn unknown(context: &Context, id: &str) -> Failure {
    let id = crate::sentences::quoted(id);
    Failure::Input(context.texts.say("puzzles-unknown", &[("id", id.into())]))
}
