//! `totemic manual`: the manual pages, made from the same definitions as `--help`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::arguments::Cli;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::whole_file;

/// Write the manual pages into a folder, one for each command.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic manual ~/.local/share/man/man1
  totemic manual pages && man pages/totemic-solve.1")]
pub(crate) struct Args {
    /// The folder; it is made if it is missing.
    folder: PathBuf,
}

impl Args {
    pub(crate) fn run(self, _: &Context) -> Result<Exit, Failure> {
        fs::create_dir_all(&self.folder)?;
        // A page about `help` would only say what every page says.
        let mut command = Cli::command().disable_help_subcommand(true);
        command.build();
        write(&command, &self.folder)?;
        Ok(Exit::Done)
    }
}

fn write(command: &Command, folder: &Path) -> Result<(), Failure> {
    let page = Man::new(command.clone());
    whole_file::write_with(&folder.join(page.get_filename()), |out| page.render(out))?;
    command
        .get_subcommands()
        .try_for_each(|sub| write(sub, folder))
}
