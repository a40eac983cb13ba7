//! A solver as the commands use it: its memory, and the file that keeps what it knows.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use engine::solve::{Solvable, Solver, State};

use crate::arguments;
use crate::context::Context;
use crate::failure::Failure;
use crate::notice::tell;
use crate::watch;
use crate::whole_file;

/// What a proof that takes hours may use.
#[derive(Debug, clap::Args)]
pub(crate) struct Means {
    /// Threads that search at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = arguments::whole::<u64>(1..=256))]
    pub(crate) threads: u64,

    /// Memory limit for the table.
    #[arg(long, value_name = "MB", default_value_t = 2000, value_parser = arguments::whole::<u64>(1..=16_777_216))]
    pub(crate) memory: u64,

    /// Keep the table in this file, too, and begin with it.
    #[arg(long, value_name = "FILE")]
    pub(crate) state: Option<PathBuf>,
}

/// A solver with a table of this many megabytes that knows what the state file holds, if there is
/// one. A place where no state could be kept is refused before the work begins.
pub(crate) fn new_solver<G: Solvable>(
    context: &Context,
    megabytes: u64,
    state: Option<&Path>,
) -> Result<Solver, Failure> {
    let bytes = watch::table_bytes(context, megabytes)?;
    let mut solver = Solver::new(bytes)
        .map_err(|_| Failure::Input(context.texts.say("error-memory-now", &[])))?;
    if let Some(path) = state {
        whole_file::check(path).map_err(|error| unwritable(context, path, &error))?;
        if let Some(mut state) = open::<G>(context, path)? {
            take_up(context, &mut solver, &mut state, path)?;
        }
    }
    Ok(solver)
}

/// The state of a file; `None` if there is no file.
fn open<G: Solvable>(context: &Context, path: &Path) -> Result<Option<State<'static>>, Failure> {
    let file = match File::open(path) {
        Ok(file) => BufReader::new(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unusable(context, path, context.system_says(&error))),
    };
    let state = State::open::<G>(file).map_err(|error| {
        let reason = context.texts.say(&format!("state-{}", error.code()), &[]);
        unusable(context, path, reason)
    })?;
    Ok(Some(state))
}

fn take_up(
    context: &Context,
    solver: &mut Solver,
    state: &mut State<'_>,
    path: &Path,
) -> Result<(), Failure> {
    let left = solver
        .take_up(state)
        .map_err(|error| unusable(context, path, context.system_says(&error)))?;
    if left > 0 {
        let megabytes = state.bytes().div_ceil(1 << 20);
        let variables = [
            ("file", path.display().to_string().into()),
            ("left", left.to_string().into()),
            ("all", state.positions().to_string().into()),
            ("megabytes", megabytes.to_string().into()),
        ];
        tell(&context.texts.say("state-rest", &variables));
    }
    Ok(())
}

/// Keeps what the solver knows, and what the file knew before.
pub(crate) fn write_state<G: Solvable>(
    context: &Context,
    solver: &Solver,
    path: &Path,
) -> Result<(), Failure> {
    let mut before = open::<G>(context, path)?;
    whole_file::write_with(path, |out| solver.write_state::<G>(before.as_mut(), out))
        .map_err(|error| unwritable(context, path, &error))
}

fn unusable(context: &Context, path: &Path, reason: String) -> Failure {
    let variables = [
        ("file", path.display().to_string().into()),
        ("reason", reason.into()),
    ];
    Failure::Input(context.texts.say("error-state", &variables))
}

/// A file cannot be written.
pub(crate) fn unwritable(context: &Context, path: &Path, error: &io::Error) -> Failure {
    let variables = [
        ("file", path.display().to_string().into()),
        ("reason", context.system_says(error).into()),
    ];
    Failure::Input(context.texts.say("error-state-write", &variables))
}
