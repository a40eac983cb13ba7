//! The day of a game.

use std::fmt;
use std::str::FromStr;

use crate::TableError;

/// A date as it stands in a record: `2026.11.15`, with question marks for what is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Date(String);

impl Date {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Date {
    type Err = TableError;

    fn from_str(text: &str) -> Result<Date, TableError> {
        let parts: Vec<&str> = text.split('.').collect();
        let widths = [4, 2, 2];
        let fits = parts.len() == widths.len()
            && parts.iter().zip(widths).all(|(part, width)| {
                part.len() == width
                    && (part.bytes().all(|b| b.is_ascii_digit()) || part.bytes().all(|b| b == b'?'))
            });
        match fits {
            true => Ok(Date(text.to_owned())),
            false => Err(TableError::BadDate),
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
