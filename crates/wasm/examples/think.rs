//! Answers requests to the engine natively, one per line of standard input, as the bindings give
//! the answers: to be compared with those of the built package. The argument is the memory in
//! mebibytes.

use std::io;

fn main() -> io::Result<()> {
    let mebibytes = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let mut thinker = wasm::think::ThinkerJson::new(mebibytes.unwrap_or(1.0));
    for request in io::stdin().lines() {
        println!("{}", thinker.think(&request?, &|| 0.0));
    }
    Ok(())
}
