//! Makes Cargo look at the built web app, which is embedded.

use std::fs;
use std::path::Path;

fn main() {
    let site = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/build");
    // Cargo would run this again for every build as long as the folder is missing. A checkout
    // that may not be written to is compiled without it all the same.
    let _ = fs::create_dir_all(&site);
    println!("cargo::rerun-if-changed={}", site.display());
}
