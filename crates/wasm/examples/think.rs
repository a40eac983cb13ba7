//! Prints the bench signature of the native engine as the bindings give it, to be compared with
//! that of the built package.

fn main() {
    let mut thinker = wasm::think::Thinker::new(1.0);
    println!("{}", thinker.think(r#"{"task":"bench"}"#, &|| 0.0));
}
