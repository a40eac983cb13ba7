//! What the turn texts of the games have in common, and positions in web addresses.

use std::fmt;

use crate::{Bitboard, Square, Variable};

/// Why a text is not a turn. Columns count bytes from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnError {
    /// OXONO: the turn begins with neither `X` nor `O`.
    Totem,
    /// No square of the board where one is expected.
    Square {
        /// Where it should stand.
        column: usize,
    },
    /// No dash between the totem's square and the placement.
    Dash {
        /// Where it should stand.
        column: usize,
    },
    /// YOXII: no value from 1 to 4 after the dash.
    Value {
        /// Where it should stand.
        column: usize,
    },
    /// Something follows the turn.
    Trailing {
        /// Where it begins.
        column: usize,
    },
}

impl TurnError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            TurnError::Totem => "turn-totem",
            TurnError::Square { .. } => "turn-square",
            TurnError::Dash { .. } => "turn-dash",
            TurnError::Value { .. } => "turn-value",
            TurnError::Trailing { .. } => "turn-trailing",
        }
    }

    /// The column at which reading stopped.
    #[must_use]
    pub const fn column(self) -> usize {
        match self {
            TurnError::Totem => 1,
            TurnError::Square { column }
            | TurnError::Dash { column }
            | TurnError::Value { column }
            | TurnError::Trailing { column } => column,
        }
    }

    /// The variables of the sentence about it, by name.
    #[must_use]
    pub fn variables(self) -> Vec<(&'static str, Variable)> {
        vec![("column", self.column().into())]
    }
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at column {}", self.code(), self.column())
    }
}

impl std::error::Error for TurnError {}

/// Reads the parts of a turn from left to right.
pub(crate) struct TurnReader<'a> {
    bytes: &'a [u8],
    position: usize,
}

impl<'a> TurnReader<'a> {
    /// A reader of `text` without the marks at its end.
    pub(crate) fn new(text: &'a str) -> TurnReader<'a> {
        TurnReader {
            bytes: text.trim_end_matches(['!', '?', '#']).as_bytes(),
            position: 0,
        }
    }

    pub(crate) fn column(&self) -> usize {
        self.position + 1
    }

    pub(crate) fn next(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.position).copied();
        self.position += 1;
        byte
    }

    pub(crate) fn square(&mut self, board: Bitboard) -> Result<Square, TurnError> {
        let column = self.column();
        self.bytes
            .get(self.position..self.position + 2)
            .and_then(|bytes| std::str::from_utf8(bytes).ok())
            .and_then(|name| name.parse().ok())
            .filter(|&square| board.has(square))
            .inspect(|_| self.position += 2)
            .ok_or(TurnError::Square { column })
    }

    pub(crate) fn dash(&mut self) -> Result<(), TurnError> {
        let column = self.column();
        match self.next() {
            Some(b'-') => Ok(()),
            _ => Err(TurnError::Dash { column }),
        }
    }

    pub(crate) fn end(&self) -> Result<(), TurnError> {
        if self.position == self.bytes.len() {
            Ok(())
        } else {
            Err(TurnError::Trailing {
                column: self.column(),
            })
        }
    }
}

/// A position text as it stands in a web address: `_` for the space, everything that an address
/// may not hold percent-encoded.
///
/// ```
/// let text = "6/6/2+3/3@2/6/6 p";
/// let address = rules::to_address(text);
/// assert_eq!(address, "6/6/2%2B3/3%402/6/6_p");
/// assert_eq!(rules::from_address(&address).as_deref(), Some(text));
/// ```
#[must_use]
pub fn to_address(text: &str) -> String {
    let mut address = String::with_capacity(text.len() + 8);
    for byte in text.bytes() {
        match byte {
            b' ' => address.push('_'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'~' => {
                address.push(char::from(byte));
            }
            _ => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address
}

/// What [`to_address`] has written; also takes a slash as `%2F`. `None` if a percent sign is not
/// followed by two hexadecimal digits or the result is not UTF-8.
#[must_use]
pub fn from_address(address: &str) -> Option<String> {
    let mut text = Vec::with_capacity(address.len());
    let mut bytes = address.bytes();
    while let Some(byte) = bytes.next() {
        text.push(match byte {
            b'_' => b' ',
            b'%' => {
                let high = char::from(bytes.next()?).to_digit(16)?;
                let low = char::from(bytes.next()?).to_digit(16)?;
                (high * 16 + low) as u8
            }
            _ => byte,
        });
    }
    String::from_utf8(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_addresses_are_refused() {
        for address in ["%", "%2", "%zz", "%+1", "%ff"] {
            assert_eq!(from_address(address), None, "{address}");
        }
        assert_eq!(from_address("a%2Fb_c").as_deref(), Some("a/b c"));
    }
}
