//! What every command is handed: the language, the form of the output, and the way out.

use std::io::{self, Write};

use rules::Game;
use serde_json::Value;

use crate::failure::Failure;
use crate::sentences;
use crate::texts::{self, Texts};

/// What holds for the whole run of the program.
pub(crate) struct Context {
    /// The sentences, in the language of the user.
    pub(crate) texts: Texts,
    /// Data as JSON instead of plain text.
    pub(crate) json: bool,
}

impl Context {
    pub(crate) fn new(lang: Option<&str>, json: bool) -> Context {
        Context {
            texts: Texts::new(texts::choose(lang)),
            json,
        }
    }

    /// Prints text as it is and makes sure that it has left the program.
    pub(crate) fn print(&self, text: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }

    /// Prints data as one line of JSON.
    pub(crate) fn print_json(&self, value: &Value) -> Result<(), Failure> {
        self.print(&format!("{value}\n"))
    }

    /// What the system says about a failure, as the end of a sentence.
    pub(crate) fn system_says(&self, error: &io::Error) -> String {
        let reason = [("reason", error.to_string().into())];
        self.texts.say("error-system", &reason)
    }

    /// The position that was asked for; without one, the default start.
    pub(crate) fn position<G: Game>(&self, text: Option<&str>) -> Result<G, Failure> {
        match text {
            None => Ok(G::start()),
            Some(text) => text
                .parse()
                .map_err(|error| Failure::Input(sentences::bad_position(&self.texts, text, error))),
        }
    }
}
