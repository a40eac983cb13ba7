//! Makes the weights that judge positions of YOXII: plays games and learns from them.
//!
//! ```text
//! yoxii_patterns play GAMES NODES SEED > data    games against itself
//! yoxii_patterns train WEIGHTS EPOCHS data…      learns from such games
//! ```
//!
//! `play` uses the weights that are compiled into the engine. To improve them: play, train new
//! ones over `src/yoxii/yoxii.patterns`, build again, and let a match decide whether they stay.
//! From nothing: begin with an empty file, which judges all positions alike.

mod play;
mod train;

use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["play", games, nodes, seed] => play::games(games.parse()?, nodes.parse()?, seed.parse()?),
        ["train", weights, epochs, ref data @ ..] => train::train(weights, epochs.parse()?, data),
        _ => Err("see the head of examples/yoxii_patterns/main.rs".into()),
    }
}
