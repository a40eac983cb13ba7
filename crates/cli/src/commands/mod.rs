//! The commands, one file each, all of the same shape: a struct `Args` that clap reads, with the
//! help in its doc comment, and `run`, which takes the context and gives the exit code.
//!
//! A new command is a new file, its `mod` and one line below.

mod analyze;
mod backup;
mod bench;
mod completions;
mod engine;
mod ladder;
mod manual;
mod r#match;
mod moves;
mod oxono;
mod perft;
pub(crate) mod play;
mod puzzles;
mod record;
mod review;
mod serve;
mod show;
mod solve;

use clap::Subcommand;

use self::oxono::solution;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;

macro_rules! commands {
    ($($variant:ident($module:ident)),* $(,)?) => {
        #[derive(Debug, Subcommand)]
        pub(crate) enum Command {
            $($variant($module::Args),)*
        }

        impl Command {
            /// Does what was asked.
            pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
                match self {
                    $(Command::$variant(args) => args.run(context),)*
                }
            }
        }
    };
}

commands! {
    Play(play),
    Show(show),
    Solve(solve),
    Solution(solution),
    Moves(moves),
    Perft(perft),
    Puzzles(puzzles),
    Record(record),
    Review(review),
    Serve(serve),
    Backup(backup),
    Analyze(analyze),
    Engine(engine),
    Match(r#match),
    Ladder(ladder),
    Bench(bench),
    Completions(completions),
    Manual(manual),
}
