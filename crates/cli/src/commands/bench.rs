//! `totemic bench`: the bench signature.

use std::time::Instant;

use serde_json::json;

use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;

/// Search a fixed set of positions and print the nodes of all searches.
///
/// The number is the same on every machine and in the browser; it changes only when the search
/// does. The speed is that of one thread.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        let start = Instant::now();
        let Some(nodes) = engine::bench::signature() else {
            return Err(Failure::Input(context.texts.say("error-memory-now", &[])));
        };
        let seconds = start.elapsed().as_secs_f64();
        let speed = (nodes as f64 / seconds.max(1e-9)) as u64;
        if context.json {
            context.print_json(&json!({ "nodes": nodes, "seconds": seconds, "speed": speed }))?;
        } else {
            context.print(&format!("bench {nodes}\n{seconds:.2} s, {speed} nodes/s\n"))?;
        }
        Ok(Exit::Done)
    }
}
