//! Reading the command line.

mod misfit;
mod misuse;

use std::process::ExitCode;

use clap::Parser;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use rules::AnyGame;

pub(crate) use misfit::{Misfit, whole};

use crate::commands::Command;
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
pub(crate) fn read() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A reader who has seen enough of the help is no error.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(2)
        }
        _ => {
            let language = misuse::language(std::env::args_os());
            let texts = Texts::new(texts::choose(language.as_deref()));
            let said = misuse::sentences(&texts, &error);
            eprintln!("{}", one_line(&said.unwrap_or_else(|| error.to_string())));
            ExitCode::from(2)
        }
    })
}

/// The first paragraphs of an error, as clap writes them, without the usage that follows, on one line.
fn one_line(error: &str) -> String {
    let message = error
        .split("\n\nUsage:")
        .next()
        .and_then(|text| text.split("\n\nFor more information").next())
        .unwrap_or(error);
    let words: Vec<&str> = message.split_whitespace().collect();
    words
        .join(" ")
        .chars()
        .map(|character| {
            if character.is_control() {
                '\u{fffd}'
            } else {
                character
            }
        })
        .collect()
}

/// An argument that may be any bytes: what is not UTF-8 becomes U+FFFD, which no notation of ours
/// knows, so that whoever reads the text refuses it and can say where.
pub(crate) fn text() -> impl TypedValueParser<Value = String> {
    OsStringValueParser::new().map(|text| text.to_string_lossy().into_owned())
}

/// One of the games, by name.
pub(crate) fn game() -> impl TypedValueParser<Value = AnyGame> {
    clap::builder::PossibleValuesParser::new(AnyGame::ALL.map(AnyGame::name)).map(|name| {
        AnyGame::ALL
            .into_iter()
            .find(|game| game.name() == name)
            .unwrap_or(AnyGame::Oxono)
    })
}
