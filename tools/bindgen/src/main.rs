//! `bindgen INPUT.wasm FOLDER NAME` writes `NAME.js`, `NAME.d.ts` and `NAME_bg.wasm` into the
//! folder, for `import` in a browser.

use std::env;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [input, folder, name] = words.as_slice() else {
        bail!("usage: bindgen INPUT.wasm FOLDER NAME");
    };
    Bindgen::new()
        .input_path(input)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
}
