//! Reading the command line.

mod misfit;
mod misuse;
mod position;
#[cfg(test)]
mod reference;

use std::io::{Write, stdout};

use clap::Parser;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use rules::AnyGame;

pub(crate) use misfit::{Misfit, whole};
pub(crate) use position::Position;

use crate::commands::Command;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::notice::tell;
use crate::texts::{self, Texts};

/// Play, study and solve two totem games, OXONO and YOXII.
///
/// An unofficial program. The games and their names belong to Cosmoludo and their author, Jérémy
/// Partinico.
#[derive(Debug, Parser)]
#[command(name = "totemic", version, propagate_version = true)]
pub(crate) struct Cli {
    /// Print data as JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// Language of the sentences: en, fr, de, nl, it, es, pt, pl or cs [default: from LC_ALL,
    /// LC_MESSAGES or LANG].
    #[arg(long, global = true, value_name = "LANG", value_parser = text())]
    pub(crate) lang: Option<String>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Reads the command line. Where there is nothing to run, because help was asked for or an
/// argument is wrong, everything has been said and the exit code is returned.
pub(crate) fn read() -> Result<Cli, Exit> {
    Cli::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // What stays in a buffer until the end would fail unheard.
            let printed = error.print().and_then(|()| stdout().flush());
            match printed.map_err(Failure::from) {
                Ok(()) => Exit::Done,
                Err(failure) => failure.report(&asked_texts()),
            }
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Exit::Refused
        }
        _ => {
            let said = misuse::sentences(&asked_texts(), &error);
            tell(&said.unwrap_or_else(|| one_line(&error.to_string())));
            Exit::Refused
        }
    })
}

/// The sentences in the language that the command line asks for.
fn asked_texts() -> Texts {
    let language = misuse::language(std::env::args_os());
    Texts::new(texts::choose(language.as_deref()))
}

/// The first paragraphs of an error, as clap writes them, without the usage that follows, on one line.
fn one_line(error: &str) -> String {
    let message = error
        .split("\n\nUsage:")
        .next()
        .and_then(|text| text.split("\n\nFor more information").next())
        .unwrap_or(error);
    let words: Vec<&str> = message.split_whitespace().collect();
    words.join(" ")
}

/// An argument that may be any bytes: what is not UTF-8 becomes U+FFFD, which no notation of ours
/// knows, so that whoever reads the text refuses it and can say where.
pub(crate) fn text() -> impl TypedValueParser<Value = String> {
    OsStringValueParser::new().map(|text| text.to_string_lossy().into_owned())
}

/// One of the games, by name.
pub(crate) fn game() -> impl TypedValueParser<Value = AnyGame> {
    let names = AnyGame::ALL.map(AnyGame::name);
    clap::builder::PossibleValuesParser::new(names).try_map(|name| name.parse::<AnyGame>())
}
