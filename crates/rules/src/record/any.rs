//! A record of whichever game.

use std::fmt;

use super::Record;
use crate::{AnyGame, oxono, yoxii};

/// A record of one of the games. [`crate::with_record!`] gets at what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyRecord {
    /// Of OXONO.
    Oxono(Record<oxono::Position>),
    /// Of YOXII.
    Yoxii(Record<yoxii::Position>),
}

/// Runs an expression with the record of an [`AnyRecord`], whatever its game.
///
/// ```
/// use rules::{record, with_record};
/// let any = record::read_any("[Game \"Oxono\"]\n\n1. Xc6-c5 Od1-d2 *\n")?;
/// assert_eq!(with_record!(&any, record => record.turns().count()), 2);
/// # Ok::<(), record::ReadError>(())
/// ```
#[macro_export]
macro_rules! with_record {
    ($any:expr, $record:ident => $body:expr) => {
        match $any {
            $crate::record::AnyRecord::Oxono($record) => $body,
            $crate::record::AnyRecord::Yoxii($record) => $body,
        }
    };
}

impl AnyRecord {
    /// Which game it is.
    #[must_use]
    pub const fn game(&self) -> AnyGame {
        match self {
            AnyRecord::Oxono(_) => AnyGame::Oxono,
            AnyRecord::Yoxii(_) => AnyGame::Yoxii,
        }
    }
}

impl fmt::Display for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_record!(self, record => fmt::Display::fmt(record, f))
    }
}

impl From<Record<oxono::Position>> for AnyRecord {
    fn from(record: Record<oxono::Position>) -> AnyRecord {
        AnyRecord::Oxono(record)
    }
}

impl From<Record<yoxii::Position>> for AnyRecord {
    fn from(record: Record<yoxii::Position>) -> AnyRecord {
        AnyRecord::Yoxii(record)
    }
}
