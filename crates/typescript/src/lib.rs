//! TypeScript files that are made from Rust types, for the tests that keep them fresh.

use std::fmt::Write;
use std::{env, fs};

use ts_rs::{Config, TS};

/// Where this is set, stale files are written anew.
const VARIABLE: &str = "WRITE_TYPESCRIPT";

/// A TypeScript file in the making.
pub struct File {
    config: Config,
    folder: &'static str,
    text: String,
}

impl File {
    /// Begins with what the file is about: a phrase such as “Messages of online play”. The types are
    /// those of the crate in `crates/<folder>`.
    #[must_use]
    pub fn new(about: &str, folder: &'static str) -> File {
        let again = again(folder);
        File {
            // Everything that is counted stays far below 2^53.
            config: Config::new().with_large_int("number"),
            folder,
            text: format!(
                "// {about}, made from `crates/{folder}`: do not change this file by hand.\n\
                 // {again}\n"
            ),
        }
    }

    /// Adds a paragraph as it is.
    pub fn add(&mut self, paragraph: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "\n{paragraph}\n");
    }

    /// Adds a type with what its documentation says.
    pub fn declare<T: TS>(&mut self) {
        let docs = T::docs().unwrap_or_default();
        let declaration = T::decl(&self.config);
        self.add(&format!("{docs}export {declaration}"));
    }

    /// Adds a type of a few names.
    pub fn names(&mut self, about: &str, name: &str, all: &[&str]) {
        let all: Vec<String> = all.iter().map(|one| format!("\"{one}\"")).collect();
        let all = all.join(" | ");
        self.add(&format!("/** {about} */\nexport type {name} = {all};"));
    }

    /// Compares with the file at `path`.
    ///
    /// # Panics
    /// Where they differ.
    pub fn check(&self, path: &str) {
        let lines = self.text.lines().map(str::trim_end);
        let made: String = lines.flat_map(|line| [line, "\n"]).collect();
        assert!(!made.contains("bigint"), "{made}");
        if env::var_os(VARIABLE).is_some() {
            let written = fs::write(path, &made);
            assert!(written.is_ok(), "{path}: {written:?}");
        }
        let kept = fs::read_to_string(path).unwrap_or_default();
        assert!(kept == made, "{path} is stale: {}", again(self.folder));
    }
}

/// The command that writes the file anew.
fn again(folder: &str) -> String {
    format!("{VARIABLE}=1 cargo test -p totemic-{folder} typescript")
}
