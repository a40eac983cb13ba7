//! Proofs in a form that can be kept between two sittings, and given to somebody else.

use std::fmt;
use std::str::FromStr;

use crate::proven::{Distance, Proven};
use crate::solve::Value;

/// Every proof begins with it, and one with another is not understood: raise it when a solver has
/// proven something wrong, or when keys change.
const VERSION: &str = "1";

/// What it took work to prove of a position, for the side to move.
///
/// As text, the version of such texts, a key of sixteen digits and what is proven: with
/// `1 00c0ffee00c0ffee win=7` it takes exactly seven turns, with `win<7` no more than that, and a
/// draw has no distance.
///
/// ```
/// use engine::truth::Kept;
///
/// let kept: Kept = "1 00c0ffee00c0ffee loss<12".parse().unwrap();
/// assert_eq!(kept.to_string(), "1 00c0ffee00c0ffee loss<12");
/// assert!("2 00c0ffee00c0ffee loss<12".parse::<Kept>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Of the canonical image of the position.
    pub key: u64,
    /// What is proven.
    pub proven: Proven,
}

/// It is not a proof that was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.proven.value().name();
        write!(f, "{VERSION} {:016x} {name}", self.key)?;
        match self.proven.distance() {
            None => Ok(()),
            Some(Distance::Exactly(turns)) => write!(f, "={turns}"),
            Some(Distance::AtMost(turns)) => write!(f, "<{turns}"),
        }
    }
}

impl FromStr for Kept {
    type Err = NotKept;

    fn from_str(text: &str) -> Result<Kept, NotKept> {
        let text = text
            .strip_prefix(VERSION)
            .and_then(|text| text.strip_prefix(' '));
        let (key, proven) = text.and_then(|text| text.split_once(' ')).ok_or(NotKept)?;
        let digits = key.bytes().all(|byte| byte.is_ascii_hexdigit());
        if key.len() != 16 || !digits {
            return Err(NotKept);
        }
        let key = u64::from_str_radix(key, 16).map_err(|_| NotKept)?;
        let split = |sign: char| proven.split_once(sign);
        let turns = |turns: &str| turns.parse::<u8>().map_err(|_| NotKept);
        let (name, distance) = match (split('='), split('<')) {
            (Some((name, most)), _) => (name, Some(Distance::Exactly(turns(most)?.into()))),
            (_, Some((name, most))) => (name, Some(Distance::AtMost(turns(most)?.into()))),
            _ => (proven, None),
        };
        let proven = match (Value::from_name(name).ok_or(NotKept)?, distance) {
            (Value::Draw, None) => Proven::Draw,
            (Value::Draw, Some(_)) | (_, None) => return Err(NotKept),
            (value, Some(distance)) => Proven::new(value, distance),
        };
        Ok(Kept { key, proven })
    }
}
