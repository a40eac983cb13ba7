//! Why the value of an argument does not fit, as data that can be said in every language.

use std::fmt;
use std::ops::RangeInclusive;

use crate::texts::{Texts, Variable};

/// Why a value does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Misfit {
    /// Not a whole number of the range.
    Range(RangeInclusive<u64>),
    /// Not a number of seconds above zero.
    Seconds,
    /// Not a contestant.
    Contestant,
    /// Not a style.
    Style,
    /// Not a clock; the longest time and increment, in seconds.
    Clock { longest: u32, increment: u32 },
    /// Not two differences in Elo.
    Sprt,
}

impl Misfit {
    /// A sentence.
    pub(crate) fn say(&self, texts: &Texts) -> String {
        // Numbers as text: they would be written with the separators of the language.
        let (key, variables): (&str, Vec<Variable<'_>>) = match self {
            Misfit::Range(range) => (
                "misfit-range",
                vec![
                    ("least", range.start().to_string().into()),
                    ("most", range.end().to_string().into()),
                ],
            ),
            Misfit::Seconds => ("misfit-seconds", vec![]),
            Misfit::Contestant => ("misfit-contestant", vec![]),
            Misfit::Style => ("misfit-style", vec![]),
            Misfit::Clock { longest, increment } => (
                "misfit-clock",
                vec![
                    ("longest", longest.to_string().into()),
                    ("increment", increment.to_string().into()),
                ],
            ),
            Misfit::Sprt => ("misfit-sprt", vec![]),
        };
        texts.say(key, &variables)
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Texts::new("en")))
    }
}

impl std::error::Error for Misfit {}

/// Reads whole numbers of a range.
pub(crate) fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Misfit> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number
            .and_then(|number| T::try_from(number).ok())
            .ok_or_else(|| Misfit::Range(range.clone()))
    }
}
