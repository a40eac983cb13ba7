//! `totemic solution build`: first turns are proven, and nothing that is proven gets lost.

use std::path::PathBuf;

use engine::oxono::solution::{Builder, Journal, Unproven};
use engine::solve::LEAF_NODES;
use rules::oxono::Position;

use super::{after, asked_turns, bad_line, tell_value};
use crate::arguments;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::journal::{bad_journal, open_journal};
use crate::solver::{Means, new_solver, unwritable, write_state};
use crate::ugi;
use crate::watch::Watch;
use crate::whole_file;

/// Prove first turns and write down the winner's strategy after each.
///
/// The work is kept in the journal, line by line: it can be interrupted at any time, with exit
/// code 1, and resumed. It stops when a line cannot be kept. When all that was asked for is done,
/// the solution is written.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic solution build --journal oxono.journal --out oxono.solution --memory 4000
  totemic solution build --journal oxono.journal --out oxono.solution Xc3-c4")]
pub(super) struct Build {
    /// The file that keeps the work.
    #[arg(long, value_name = "FILE")]
    journal: PathBuf,

    /// The file of the solution.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    #[command(flatten)]
    means: Means,

    /// What a fresh solver settles within this many nodes gets no entry.
    #[arg(long, value_name = "N", default_value_t = LEAF_NODES, value_parser = arguments::whole::<u64>(1..=ugi::MOST_NODES))]
    leaf_nodes: u64,

    /// The first turns to prove [default: all that differ by more than a symmetry].
    #[arg(value_name = "TURN", value_parser = arguments::text())]
    turns: Vec<String>,
}

impl Build {
    pub(super) fn run(&self, context: &Context) -> Result<Exit, Failure> {
        let turns = asked_turns(context, &self.turns)?;
        let state = self.means.state.as_deref();
        whole_file::check(&self.out).map_err(|error| unwritable(context, &self.out, &error))?;
        let mut solver = new_solver::<Position>(context, self.means.memory, state)?;
        let path = &self.journal;
        let (mut file, text) = open_journal(context, path)?;
        let journal = Journal::read(&text).map_err(|error| bad_line(context, path, error))?;
        let watch = Watch::start(context, None);
        let mut write = |line: &str| file.add(line);
        let go_on = |nodes| watch.go_on(nodes, "");
        let mut builder = Builder::new(
            journal,
            &mut solver,
            self.means.threads as usize,
            self.leaf_nodes,
            &mut write,
            &go_on,
        );
        let mut proven = Ok(());
        let mut told = Ok(());
        for turn in turns {
            match builder.prove(&after(turn)) {
                Ok(value) => {
                    watch.wipe();
                    let value = value.reversed().name();
                    // The work is worth keeping, even if nobody listens.
                    told = told.and_then(|()| tell_value(context, turn, value));
                }
                Err(unproven) => {
                    proven = Err(unproven);
                    break;
                }
            }
        }
        let proven = proven.and_then(|()| builder.note_start());
        let solution = builder.journal().solution();
        watch.wipe();
        let kept = state.map_or(Ok(()), |path| {
            write_state::<Position>(context, &solver, path)
        });
        let refuse = |reason| Err(bad_journal(context, path, reason));
        match proven {
            Err(Unproven::Unwritten(error)) => refuse(context.system_says(&error)),
            Err(Unproven::Contradicted(position)) => {
                let variables = [("position", position.to_string().into())];
                refuse(context.texts.say("journal-wrong", &variables))
            }
            Err(Unproven::Stopped) => kept.and(told).map(|()| Exit::Lacking),
            Ok(()) => {
                whole_file::write_with(&self.out, |out| out.write_all(&solution.write()))
                    .map_err(|error| unwritable(context, &self.out, &error))?;
                kept.and(told).map(|()| Exit::Done)
            }
        }
    }
}
