//! How the program ends, as whoever started it learns.

use std::process::ExitCode;

/// The exit codes. `docs/cli.md` lists them; a test compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// All went well.
    Done = 0,
    /// The work was done, and something is wrong with what it was done on, or is still open.
    Lacking = 1,
    /// The input makes no sense, or the output cannot be written.
    Refused = 2,
    /// Somebody pressed Ctrl-C a second time.
    Interrupted = 130,
}

impl Exit {
    #[cfg(test)]
    pub(crate) const ALL: [Exit; 4] = [Exit::Done, Exit::Lacking, Exit::Refused, Exit::Interrupted];

    /// Depending on whether all is well.
    pub(crate) fn complete(all_is_well: bool) -> Exit {
        if all_is_well {
            Exit::Done
        } else {
            Exit::Lacking
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}
