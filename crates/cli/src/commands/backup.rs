//! `totemic backup`: a copy of the online games.

use std::path::PathBuf;

use serde_json::json;
use server::store::BackupError;

use crate::context::Context;
use crate::data_folder::{self, Place};
use crate::exit::Exit;
use crate::failure::Failure;
use crate::notice::quoted;

/// Copy the online games into a file, also while the server runs.
///
/// The copy is whole, and can be used with serve --database.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic backup games-monday.db")]
pub(crate) struct Args {
    /// The copy; nothing is overwritten.
    file: PathBuf,

    /// The file in which online games are kept [default: the one in your data folder].
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        let copy = quoted(&self.file.to_string_lossy());
        let database = match data_folder::database(self.database.as_deref(), context)? {
            Place::File(file) => file,
            Place::Memory => PathBuf::from(":memory:"),
        };
        server::backup(&database, &self.file).map_err(|error| {
            let named = match error {
                BackupError::Missing => quoted(&database.to_string_lossy()),
                _ => copy.clone(),
            };
            let reason = error.to_string();
            let words = [("file", named.into()), ("reason", reason.into())];
            let key = match error {
                BackupError::Missing | BackupError::Exists => format!("backup-{}", error.code()),
                _ => "backup-failed".to_owned(),
            };
            Failure::Input(context.texts.say(&key, &words))
        })?;
        if context.json {
            context.print_json(&json!({ "copy": self.file.to_string_lossy() }))?;
        } else {
            let words = [("file", copy.into())];
            context.print(&format!("{}\n", context.texts.say("backup-done", &words)))?;
        }
        Ok(Exit::Done)
    }
}
