//! How a command ends when it cannot do what it was asked.

use std::io;

use crate::exit::Exit;
use crate::notice::tell;
use crate::texts::Texts;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked makes no sense: a sentence that names the offending part.
    Input(String),
    /// Nobody reads the output any more.
    ClosedPipe,
    /// Writing failed.
    Output(io::Error),
}

impl Failure {
    /// Says on stderr what is wrong, in one sentence. Exit code 2; a closed pipe is not an error.
    pub(crate) fn report(&self, texts: &Texts) -> Exit {
        match self {
            Failure::Input(sentence) => tell(sentence),
            Failure::ClosedPipe => return Exit::Done,
            Failure::Output(error) => {
                let reason = error.to_string();
                tell(&texts.say("error-output", &[("reason", reason.into())]));
            }
        }
        Exit::Refused
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Output(error),
        }
    }
}
