//! Reviews games natively, one per line of standard input, as the bindings give the answers: to be
//! compared with those of the built package. A line is the game, the start and the turns, separated
//! by tabs; the argument is the number of slices.

use std::io;

fn main() -> io::Result<()> {
    let slices = std::env::args().nth(1).and_then(|text| text.parse().ok());
    for line in io::stdin().lines() {
        let line = line?;
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, start, turns] = fields[..] else {
            continue;
        };
        let turns: Vec<String> = turns.split_whitespace().map(str::to_owned).collect();
        match wasm::review::Reviewer::new(game, start, &turns, 16.0) {
            Ok(mut reviewer) => {
                let told = (0..slices.unwrap_or(1))
                    .map(|_| reviewer.advance(&|| true))
                    .last();
                println!("{}", told.unwrap_or_default());
            }
            Err(refused) => println!("{}", refused.code()),
        }
    }
    Ok(())
}
