//! The sentences for people, in their language, from the Fluent files under `locales/`.

use std::env;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// One language: its code and its files, embedded when the program is built.
pub(crate) struct Language {
    pub(crate) code: &'static str,
    files: [&'static str; 6],
}

macro_rules! language {
    ($code:literal) => {
        Language {
            code: $code,
            files: [
                include_str!(concat!("../../../locales/", $code, "/refusals.ftl")),
                include_str!(concat!("../../../locales/", $code, "/cli.ftl")),
                include_str!(concat!("../../../locales/", $code, "/hints.ftl")),
                include_str!(concat!("../../../locales/", $code, "/review.ftl")),
                include_str!(concat!("../../../locales/", $code, "/serve.ftl")),
                include_str!(concat!("../../../locales/", $code, "/solve.ftl")),
            ],
        }
    };
}

/// All languages; the first one speaks where the user's is not among them.
pub(crate) static LANGUAGES: [Language; 9] = [
    language!("en"),
    language!("fr"),
    language!("de"),
    language!("nl"),
    language!("it"),
    language!("es"),
    language!("pt"),
    language!("pl"),
    language!("cs"),
];

/// The language that is asked for, else the one that the environment names, else English.
pub(crate) fn choose(asked: Option<&str>) -> &'static str {
    let from_environment = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(env::var_os)
            .map(|value| value.to_string_lossy().into_owned())
            .find(|value| !value.is_empty())
    };
    let wanted = asked.map(str::to_owned).or_else(from_environment);
    wanted.map_or(LANGUAGES[0].code, |wanted| known(&wanted))
}

/// `de` for `de`, `de-AT`, `de_DE.UTF-8`; English for what is not among the languages.
fn known(name: &str) -> &'static str {
    let code = name
        .split(['-', '_', '.', '@'])
        .next()
        .unwrap_or_default()
        .to_ascii_lowercase();
    LANGUAGES
        .iter()
        .find(|language| language.code == code)
        .map_or(LANGUAGES[0].code, |language| language.code)
}

/// A variable of a sentence.
pub(crate) type Variable<'a> = (&'static str, FluentValue<'a>);

/// The sentences of one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The sentences of a language of [`choose`].
    pub(crate) fn new(code: &str) -> Texts {
        let language = LANGUAGES
            .iter()
            .find(|language| language.code == code)
            .unwrap_or(&LANGUAGES[0]);
        let tag = language
            .code
            .parse::<LanguageIdentifier>()
            .unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // The marks that keep right-to-left text apart are noise in a terminal.
        bundle.set_use_isolating(false);
        for file in language.files {
            // The tests prove that every file reads without an error; what could be read of a
            // broken one still serves.
            let resource = match FluentResource::try_new(file.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Texts { bundle }
    }

    /// The sentence of a key, with its variables filled in.
    pub(crate) fn say(&self, key: &str, variables: &[Variable<'_>]) -> String {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let mut args = FluentArgs::with_capacity(variables.len());
        for (name, value) in variables {
            args.set(*name, value.clone());
        }
        self.bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }
}

#[cfg(test)]
mod tests;
