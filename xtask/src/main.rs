//! The chores of the project: `cargo xtask CHORE`. `cargo xtask --help` lists them.

mod archive;
mod chores;
mod packages;
mod programs;
mod step;
mod third_party;
mod wasm_toolchain;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        print!("{}", chores::help());
        return ExitCode::from(2);
    };
    if ["--help", "-h", "help"].contains(&name.as_str()) {
        print!("{}", chores::help());
        return ExitCode::SUCCESS;
    }
    let Some(chore) = chores::find(name) else {
        eprintln!("There is no chore “{name}”. `cargo xtask --help` lists them.");
        return ExitCode::from(2);
    };
    if rest.iter().any(|word| word == "--help" || word == "-h") {
        println!("{}\n\nUsage: cargo xtask {}", chore.about, chore.usage);
        return ExitCode::SUCCESS;
    }
    match (chore.run)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\ncargo xtask {name}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
