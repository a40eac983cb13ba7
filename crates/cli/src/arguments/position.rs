//! The position that a command is about.

use super::text;

/// Given by itself or by its option.
#[derive(Debug, clap::Args)]
pub(crate) struct Position {
    /// The position, also with --position [default: the start].
    #[arg(value_name = "POSITION", value_parser = text())]
    bare: Option<String>,

    #[arg(long, value_name = "POSITION", value_parser = text(), conflicts_with = "bare", hide = true)]
    position: Option<String>,
}

impl Position {
    /// What was given, if anything.
    pub(crate) fn text(&self) -> Option<&str> {
        self.bare.as_deref().or(self.position.as_deref())
    }

    /// Is it `-` alone, which stands for standard input?
    pub(crate) fn is_dash(&self) -> bool {
        self.bare.as_deref() == Some("-")
    }
}
