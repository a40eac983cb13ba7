//! The program `totemic`: play, study and solve OXONO and YOXII from the command line.
// These macros panic where nobody can write: `notice` and `Context` do not.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod arena;
mod arguments;
mod boards;
mod commands;
mod context;
mod data_folder;
mod distance;
mod ending;
mod exit;
mod failure;
mod journal;
mod lines;
mod memory;
mod notice;
mod play;
mod processor;
mod record_json;
mod reviewed;
mod sentences;
mod solver;
mod texts;
mod ugi;
mod watch;
mod whole_file;

use std::process::ExitCode;

use context::Context;
use exit::Exit;

fn main() -> ExitCode {
    run().into()
}

fn run() -> Exit {
    if let Some(missing) = processor::missing_feature() {
        return processor::refuse(missing);
    }
    let cli = match arguments::read() {
        Ok(cli) => cli,
        Err(exit) => return exit,
    };
    let context = Context::new(cli.lang.as_deref(), cli.json);
    match cli.command.run(&context) {
        Ok(exit) => exit,
        Err(failure) => failure.report(&context.texts),
    }
}
