//! A record of whichever game.

use std::fmt;

use super::Record;
use crate::{AnyGame, games};

macro_rules! any_record {
    ([] $($variant:ident $module:ident),*) => {
        /// A record of one of the games. [`crate::with_record!`] gets at what is in it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyRecord {
            $(
                #[doc = concat!("Of the game of [`crate::", stringify!($module), "`].")]
                $variant(Record<crate::$module::Position>),
            )*
        }

        impl AnyRecord {
            /// Which game it is.
            #[must_use]
            pub const fn game(&self) -> AnyGame {
                match self {
                    $(AnyRecord::$variant(_) => AnyGame::$variant,)*
                }
            }
        }

        $(impl From<Record<crate::$module::Position>> for AnyRecord {
            fn from(record: Record<crate::$module::Position>) -> AnyRecord {
                AnyRecord::$variant(record)
            }
        })*
    };
}

games!([any_record]);

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
        $crate::games!([$crate::__with_record] $any, $record, $body)
    };
}

/// What [`with_record!`] comes to.
#[doc(hidden)]
#[macro_export]
macro_rules! __with_record {
    ([$any:expr, $record:ident, $body:expr] $($variant:ident $module:ident),*) => {
        match $any {
            $($crate::record::AnyRecord::$variant($record) => $body,)*
        }
    };
}

impl fmt::Display for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_record!(self, record => fmt::Display::fmt(record, f))
    }
}
