//! `totemic completions`: what a shell needs to complete commands and options.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::arguments::Cli;
use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;

/// Print the file with which a shell completes commands and options.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic completions bash > ~/.local/share/bash-completion/completions/totemic
  totemic completions fish > ~/.config/fish/completions/totemic.fish")]
pub(crate) struct Args {
    /// The shell.
    shell: Shell,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        let mut command = Cli::command();
        let name = command.get_name().to_owned();
        let mut file = Vec::new();
        clap_complete::generate(self.shell, &mut command, name, &mut file);
        context.print(&String::from_utf8_lossy(&file))?;
        Ok(Exit::Done)
    }
}
