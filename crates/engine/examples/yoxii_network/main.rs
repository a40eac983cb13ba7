//! Makes the network that judges positions of YOXII: plays games and learns from them.
//!
//! ```text
//! yoxii_network new NETWORK                     a first network that counts points
//! yoxii_network play GAMES NODES SEED > data    games against itself
//! yoxii_network train NETWORK EPOCHS data…      learns from such games
//! ```
//!
//! `play` uses the network that is compiled into the engine. To improve it: play, train a new
//! one over `src/eval/yoxii.network`, build again, and let a match decide whether it stays.

mod play;
mod train;

use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["new", network] => train::first(network),
        ["play", games, nodes, seed] => play::games(games.parse()?, nodes.parse()?, seed.parse()?),
        ["train", network, epochs, ref data @ ..] => train::train(network, epochs.parse()?, data),
        _ => Err("see the head of examples/yoxii_network/main.rs".into()),
    }
}
