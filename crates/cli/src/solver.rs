//! A solver as the commands use it: its memory, and the file that keeps what it knows.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use engine::solve::{Solvable, Solver};

use crate::context::Context;
use crate::failure::Failure;
use crate::watch;
use crate::whole_file;

/// A solver with a table of so many megabytes that knows what the state file holds, if there is one.
pub(crate) fn new_solver<G: Solvable>(
    context: &Context,
    megabytes: u64,
    state: Option<&Path>,
) -> Result<Solver, Failure> {
    let bytes = watch::table_bytes(context, megabytes)?;
    let mut solver = Solver::new(bytes).map_err(|_| {
        let megabytes = megabytes.to_string();
        let variables = [
            ("asked", megabytes.clone().into()),
            ("have", megabytes.into()),
        ];
        Failure::Input(context.texts.say("error-memory", &variables))
    })?;
    if let Some(path) = state.filter(|path| path.exists()) {
        read_state::<G>(context, &mut solver, path)?;
    }
    Ok(solver)
}

fn read_state<G: Solvable>(
    context: &Context,
    solver: &mut Solver,
    path: &Path,
) -> Result<(), Failure> {
    let read = File::open(path)
        .map_err(|error| error.to_string())
        .and_then(|file| {
            solver
                .read_state::<G>(&mut BufReader::new(file))
                .map_err(|error| context.texts.say(&format!("state-{}", error.code()), &[]))
        });
    read.map_err(|reason| {
        let file = path.display().to_string();
        let variables = [("file", file.into()), ("reason", reason.into())];
        Failure::Input(context.texts.say("error-state", &variables))
    })
}

/// Keeps what the solver knows.
pub(crate) fn write_state<G: Solvable>(
    context: &Context,
    solver: &Solver,
    path: &Path,
) -> Result<(), Failure> {
    whole_file::write_with(path, |out| solver.write_state::<G>(out)).map_err(|error| {
        let file = path.display().to_string();
        let variables = [("file", file.into()), ("reason", error.to_string().into())];
        Failure::Input(context.texts.say("error-state-write", &variables))
    })
}
