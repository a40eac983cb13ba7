//! What is wrong with a command line, in the language of the user.

use std::error::Error as _;
use std::ffi::OsString;
use std::num::ParseIntError;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::misfit::Misfit;
use crate::notice::quoted;
use crate::texts::Texts;

/// The language that a command line asks for, even if the rest of it makes no sense.
pub(super) fn language(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments
        .map(|argument| argument.to_string_lossy().into_owned())
        .take_while(|argument| argument != "--");
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next(),
            Some(rest) if rest.starts_with('=') => return Some(rest[1..].to_owned()),
            _ => {}
        }
    }
    None
}

/// What is wrong, in a sentence or two; `None` for what we have no words for.
pub(super) fn sentences(texts: &Texts, error: &Error) -> Option<String> {
    let about = About(error);
    let say = |key: &str, names: &[(&'static str, ContextKind)]| {
        let variables: Option<Vec<_>> = names
            .iter()
            .map(|&(name, kind)| Some((name, about.text(kind)?.into())))
            .collect();
        Some(texts.say(key, &variables?))
    };
    let argument = ("argument", ContextKind::InvalidArg);
    let command = ("argument", ContextKind::InvalidSubcommand);
    let value = ("value", ContextKind::InvalidValue);
    let mut said = match error.kind() {
        ErrorKind::UnknownArgument => say("usage-unknown", &[argument])?,
        ErrorKind::InvalidSubcommand => say("usage-command", &[command])?,
        ErrorKind::MissingRequiredArgument => say("usage-missing", &[argument])?,
        ErrorKind::MissingSubcommand => say(
            "usage-no-command",
            &[command, ("values", ContextKind::ValidSubcommand)],
        )?,
        ErrorKind::InvalidValue if about.text(ContextKind::InvalidValue)?.is_empty() => {
            say("usage-no-value", &[argument])?
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            say("usage-value", &[argument, value])?
        }
        ErrorKind::TooManyValues => say("usage-too-many", &[argument, value])?,
        ErrorKind::ArgumentConflict => {
            let other = ("other", ContextKind::PriorArg);
            match about.text(ContextKind::InvalidArg) == about.text(ContextKind::PriorArg) {
                true => say("usage-twice", &[argument])?,
                false => say("usage-conflict", &[argument, other])?,
            }
        }
        ErrorKind::InvalidUtf8 => texts.say("usage-bytes", &[]),
        _ => return None,
    };
    let mut add = |sentence: String| {
        said.push(' ');
        said += &sentence;
    };
    if error.kind() == ErrorKind::ValueValidation {
        add(reason(texts, error)?);
    }
    if about
        .text(ContextKind::ValidValue)
        .is_some_and(|list| !list.is_empty())
    {
        add(say("usage-values", &[("values", ContextKind::ValidValue)])?);
    }
    for kind in [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ] {
        if let Some(sentence) = say("usage-suggestion", &[("suggestion", kind)]) {
            add(sentence);
        }
    }
    Some(said)
}

/// Why a value does not fit.
fn reason(texts: &Texts, error: &Error) -> Option<String> {
    let source = error.source()?;
    if let Some(misfit) = source.downcast_ref::<Misfit>() {
        return Some(misfit.say(texts));
    }
    let number = source.downcast_ref::<ParseIntError>();
    number.map(|_| texts.say("misfit-whole", &[]))
}

/// What an error is about.
struct About<'a>(&'a Error);

impl About<'_> {
    /// A part of it, fit to stand in a sentence.
    fn text(&self, kind: ContextKind) -> Option<String> {
        match self.0.get(kind)? {
            ContextValue::String(text) => Some(quoted(text)),
            ContextValue::Strings(list) => {
                let list: Vec<String> = list.iter().map(|text| quoted(text)).collect();
                Some(list.join(", "))
            }
            _ => None,
        }
    }
}
