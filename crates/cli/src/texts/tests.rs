//! Every language says everything, with the same variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use rules::record::Reason;
use rules::{PositionError, Refusal, SetupError, Square, TurnError};

use super::{LANGUAGES, Texts, known};
use crate::sentences;

/// For every key of a language, the variables that its sentence uses.
fn keys(files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    let mut current = None;
    for line in files.iter().flat_map(|file| file.lines()) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let key = line.split(" =").next().unwrap_or_default().to_owned();
            assert!(
                keys.insert(key.clone(), BTreeSet::new()).is_none(),
                "{key} twice"
            );
            current = Some(key);
        }
        let Some(variables) = current.as_ref().and_then(|key| keys.get_mut(key)) else {
            continue;
        };
        for part in line.split('$').skip(1) {
            let name = part
                .split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
                .next();
            variables.insert(name.unwrap_or_default().to_owned());
        }
    }
    keys
}

#[test]
fn every_file_reads_without_an_error() {
    for language in &LANGUAGES {
        for file in language.files {
            let resource = FluentResource::try_new(file.to_owned());
            assert!(resource.is_ok(), "{}: {resource:?}", language.code);
        }
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    let english = keys(&LANGUAGES[0].files);
    for language in &LANGUAGES[1..] {
        let others = keys(&language.files);
        for key in english.keys().chain(others.keys()) {
            assert_eq!(
                english.get(key),
                others.get(key),
                "{key} in {}",
                language.code
            );
        }
    }
}

/// One error of each kind. The compiler asks for the list to grow with the types: see `covered`.
fn position_errors() -> Vec<PositionError> {
    let (column, square) = (3, Square::new(2, 3));
    vec![
        SetupError::NoSide.into(),
        SetupError::Spacing { column }.into(),
        SetupError::Side { column }.into(),
        SetupError::RankCount { found: 5 }.into(),
        SetupError::RankShort { rank: 2, column }.into(),
        SetupError::RankLong { rank: 2, column }.into(),
        SetupError::UnknownCharacter {
            character: 'q',
            column,
        }
        .into(),
        SetupError::Zero { column }.into(),
        SetupError::TwoDigits { column }.into(),
        PositionError::TotemMissing { totem: 'T' },
        PositionError::TotemDoubled { totem: 'T', square },
        PositionError::TooManyPieces {
            piece: 'X',
            found: 9,
            stock: 8,
        },
        PositionError::Counts {
            first: 3,
            second: 1,
        },
        PositionError::Line { square },
    ]
}

fn turn_errors() -> [TurnError; 5] {
    let column = 3;
    [
        TurnError::Totem,
        TurnError::Square { column },
        TurnError::Dash { column },
        TurnError::Value { column },
        TurnError::Trailing { column },
    ]
}

fn record_reasons() -> Vec<Reason> {
    vec![
        Reason::TagMalformed,
        Reason::TagDuplicate,
        Reason::TagTooMany,
        Reason::GameMissing,
        Reason::GameUnknown,
        Reason::GameOther,
        Reason::ResultTag,
        Reason::Position(SetupError::NoSide.into()),
        Reason::NoEmptyLine,
        Reason::StrayText,
        Reason::BadTurn(TurnError::Totem),
        Reason::IllegalTurn(Refusal::NotFree),
        Reason::TurnAfterEnd,
        Reason::NumberMissing { expected: 3 },
        Reason::NumberWrong { expected: 3 },
        Reason::NumberAlone,
        Reason::CommentUnclosed,
        Reason::CommentCharacter,
        Reason::VariationUnclosed,
        Reason::VariationEmpty,
        Reason::VariationAlone,
        Reason::VariationTooDeep,
        Reason::TooManyTurns,
        Reason::BadMark,
        Reason::ResultMissing,
        Reason::ResultNotAsTag,
        Reason::ResultNotAsBoard,
    ]
}

/// Does not compile when a kind of error is added: it then belongs into the lists above.
fn covered(position: PositionError, turn: TurnError, reason: Reason) {
    match reason {
        Reason::TagMalformed
        | Reason::TagDuplicate
        | Reason::TagTooMany
        | Reason::GameMissing
        | Reason::GameUnknown
        | Reason::GameOther
        | Reason::ResultTag
        | Reason::Position(_)
        | Reason::NoEmptyLine
        | Reason::StrayText
        | Reason::BadTurn(_)
        | Reason::IllegalTurn(_)
        | Reason::TurnAfterEnd
        | Reason::NumberMissing { .. }
        | Reason::NumberWrong { .. }
        | Reason::NumberAlone
        | Reason::CommentUnclosed
        | Reason::CommentCharacter
        | Reason::VariationUnclosed
        | Reason::VariationEmpty
        | Reason::VariationAlone
        | Reason::VariationTooDeep
        | Reason::TooManyTurns
        | Reason::BadMark
        | Reason::ResultMissing
        | Reason::ResultNotAsTag
        | Reason::ResultNotAsBoard => {}
    }
    match position {
        PositionError::Text(
            SetupError::NoSide
            | SetupError::Spacing { .. }
            | SetupError::Side { .. }
            | SetupError::RankCount { .. }
            | SetupError::RankShort { .. }
            | SetupError::RankLong { .. }
            | SetupError::UnknownCharacter { .. }
            | SetupError::Zero { .. }
            | SetupError::TwoDigits { .. },
        )
        | PositionError::TotemMissing { .. }
        | PositionError::TotemDoubled { .. }
        | PositionError::TooManyPieces { .. }
        | PositionError::Counts { .. }
        | PositionError::Line { .. } => {}
    }
    match turn {
        TurnError::Totem
        | TurnError::Square { .. }
        | TurnError::Dash { .. }
        | TurnError::Value { .. }
        | TurnError::Trailing { .. } => {}
    }
}

#[test]
fn every_error_of_the_rules_has_its_sentence() {
    covered(position_errors()[0], turn_errors()[0], record_reasons()[0]);
    for language in &LANGUAGES {
        let texts = Texts::new(language.code);
        let refusals = Refusal::ALL.map(|refusal| sentences::refusal(&texts, refusal));
        let turns = turn_errors().map(|error| sentences::turn_error(&texts, error));
        let positions = position_errors()
            .into_iter()
            .map(|error| sentences::position_error(&texts, error));
        let records = record_reasons()
            .into_iter()
            .map(|reason| sentences::record_error(&texts, &reason));
        let all = refusals.into_iter().chain(turns).chain(positions);
        for sentence in all.chain(records) {
            let whole = sentence.ends_with(['.', '*']) && sentence.contains(' ');
            assert!(whole, "{}: {sentence}", language.code);
            assert!(!sentence.contains('{'), "{}: {sentence}", language.code);
        }
    }
}

#[test]
fn the_environment_names_a_language_in_many_ways() {
    for (name, code) in [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("PT-br", "pt"),
        ("fr@euro", "fr"),
        ("C", "en"),
        ("ja_JP.UTF-8", "en"),
        ("", "en"),
    ] {
        assert_eq!(known(name), code, "{name}");
    }
}
