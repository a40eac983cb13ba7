//! The day of a game.

use std::fmt;
use std::str::FromStr;

use crate::TableError;

/// A date as it stands in a record: `2026.11.15`, with question marks for what is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Date(String);

impl Date {
    /// The day, in Greenwich, of a time in milliseconds since 1970.
    #[must_use]
    pub fn of_millis(millis: u64) -> Date {
        // Days of eras of 400 years that begin on 1 March: leap days come last.
        let day = millis / 86_400_000 + 719_468;
        let (era, day) = (day / 146_097, day % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let in_month = day - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 {
            (month + 3, 0)
        } else {
            (month - 9, 1)
        };
        Date(format!(
            "{:04}.{month:02}.{in_month:02}",
            era * 400 + year + next
        ))
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_its_day() {
        for (millis, expected) in [
            (0, "1970.01.01"),
            (951_782_399_999, "2000.02.28"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_794_873_600_000, "2026.11.17"),
            (4_107_542_399_000, "2100.02.28"),
            (4_107_542_400_000, "2100.03.01"),
        ] {
            assert_eq!(Date::of_millis(millis).as_str(), expected);
        }
    }
}
