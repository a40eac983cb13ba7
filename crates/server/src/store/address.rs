//! Names that cannot be guessed: of games, of invitations, and of whoever holds a seat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Letters and digits that nobody mistakes for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The address of a game or of an invitation: 20 letters, 100 random bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Address(String);

impl Address {
    /// How many letters it has, and how many random bytes it is made of.
    pub const LENGTH: usize = 20;

    /// The address that random bytes make.
    #[must_use]
    pub fn from_random(bytes: [u8; Address::LENGTH]) -> Address {
        Address(letters(&bytes))
    }

    /// Enough of it for a log, and too little to find the game.
    #[must_use]
    pub fn beginning(&self) -> &str {
        self.0.get(..6).unwrap_or_default()
    }

    /// Its letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Address> for String {
    fn from(address: Address) -> String {
        address.0
    }
}

impl TryFrom<String> for Address {
    type Error = NoAddress;

    fn try_from(text: String) -> Result<Address, NoAddress> {
        text.parse()
    }
}

/// Not an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an address")]
pub struct NoAddress;

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Address, NoAddress> {
        if is_letters(text, Address::LENGTH) {
            Ok(Address(text.to_owned()))
        } else {
            Err(NoAddress)
        }
    }
}

/// Whoever holds seats: the hash of a browser's secret. The secret itself is stored nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Holder([u8; 32]);

impl Holder {
    /// The holder who knows this secret. It is random and long, so that a plain hash is enough.
    #[must_use]
    pub fn of_secret(secret: &str) -> Holder {
        Holder(Sha256::digest(secret.as_bytes()).into())
    }

    /// As it is stored.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// As it was stored.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Holder> {
        bytes.try_into().ok().map(Holder)
    }
}

/// Nothing of it belongs in a log.
impl fmt::Debug for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Holder(…)")
    }
}

/// A code that shares seats, as it is stored. It can be used for minutes, and trying all codes
/// takes longer even for whoever has this hash.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CodeHash([u8; 32]);

impl CodeHash {
    /// Of the letters of a code.
    #[must_use]
    pub fn of_code(code: &str) -> CodeHash {
        CodeHash(Sha256::digest(code.as_bytes()).into())
    }

    /// As it is stored.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Nothing of it belongs in a log.
impl fmt::Debug for CodeHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CodeHash(…)")
    }
}

/// Random bytes as letters, five bits each.
pub(crate) fn letters(bytes: &[u8]) -> String {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    bytes.iter().map(letter).collect()
}

pub(crate) fn is_letters(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| LETTERS.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_are_addresses() {
        let address = Address::from_random(std::array::from_fn(|index| 13 * index as u8));
        assert_eq!(address.as_str().parse(), Ok(address.clone()));
        for text in ["", "0123", "../../../../../../..", &address.as_str()[1..]] {
            assert_eq!(text.parse::<Address>(), Err(NoAddress), "{text}");
        }
        let capital = address.as_str().to_uppercase();
        assert_eq!(capital.parse::<Address>(), Err(NoAddress));
    }

    #[test]
    fn a_holder_shows_nothing() {
        assert_eq!(format!("{:?}", Holder::of_secret("x")), "Holder(…)");
    }
}
