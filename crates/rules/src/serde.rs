//! Serde behind the feature `serde`: things that have a text are that text, things that have a
//! code are that code, and whatever comes in is checked as any other text is. What a
//! game adds is in its folder.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::record::{AnyRecord, Record};
use crate::{AnyGame, Bitboard, Game, Outcome, Player, Reach, Refusal, Square, StepKind, record};

/// Types that are read and written as their text.
macro_rules! as_text {
    ($($type:ty),* $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$type, D::Error> {
                $crate::serde::parse(deserializer)
            }
        }
    )*};
}

pub(crate) use as_text;

pub(crate) fn parse<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    String::deserialize(deserializer)?
        .parse()
        .map_err(D::Error::custom)
}

as_text!(Square, AnyGame);

/// Types that are one of a few things, each with a name.
macro_rules! as_name {
    ($($type:ty: $all:expr, $name:expr;)*) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($name(*self))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$type, D::Error> {
                $crate::serde::find(deserializer, $all, $name)
            }
        }
    )*};
}

pub(crate) use as_name;

pub(crate) fn find<'de, D, T>(
    deserializer: D,
    all: impl IntoIterator<Item = T>,
    name_of: impl Fn(T) -> &'static str,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Copy,
{
    let name = String::deserialize(deserializer)?;
    all.into_iter()
        .find(|&one| name_of(one) == name)
        .ok_or_else(|| D::Error::custom(format_args!("unknown name {name:?}")))
}

const OUTCOMES: [Outcome; 3] = [
    Outcome::Win(Player::First),
    Outcome::Win(Player::Second),
    Outcome::Draw,
];

as_name! {
    Player: Player::BOTH, Player::name;
    Outcome: OUTCOMES, Outcome::name;
    Refusal: Refusal::ALL, Refusal::code;
    StepKind: StepKind::ALL, StepKind::code;
    Reach: Reach::BOTH, Reach::code;
}

/// A set is the list of its squares.
impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bitboard, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// A record is its canonical text.
impl<G: Game> Serialize for Record<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, G: Game> Deserialize<'de> for Record<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record<G>, D::Error> {
        record::read(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Serialize for AnyRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for AnyRecord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnyRecord, D::Error> {
        record::read_any(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
