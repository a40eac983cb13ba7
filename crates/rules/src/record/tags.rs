//! The tag pairs of a record.

use std::fmt;

/// The tags of a record in the order in which they are written. `Game`, `Result` and `Position`
/// are not among them: the record itself knows these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tags(Vec<(String, String)>);

/// The tags that the record itself knows.
pub(super) const RESERVED: [&str; 3] = ["Game", "Result", "Position"];

/// The tags that come first, in this order, whenever they were set. `Result` and `Position`
/// stand between `Date` and `Clock`.
const FIRST: [&str; 5] = ["First", "Second", "Date", "Clock", "Termination"];

impl Tags {
    /// A record has at most this many tags beside `Game`, `Result` and `Position`.
    pub const MAX: usize = 256;

    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|&(other, _)| other == name)
            .map(|(_, value)| value)
    }

    /// All tags with their values, in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag, or changes its value.
    ///
    /// # Errors
    /// If the tag is one that the record itself knows, if its name has characters other than
    /// ASCII letters, digits and `_`, if its value has control characters, or if there are
    /// [`Tags::MAX`] tags already.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if RESERVED.contains(&name) {
            return Err(TagError::Reserved);
        }
        if name.is_empty() || !name.chars().all(is_name_character) {
            return Err(TagError::Name);
        }
        if value.chars().any(char::is_control) {
            return Err(TagError::Value);
        }
        if let Some((_, old)) = self.0.iter_mut().find(|(other, _)| other == name) {
            value.clone_into(old);
            return Ok(());
        }
        if self.0.len() == Tags::MAX {
            return Err(TagError::TooMany);
        }
        let place = self
            .0
            .partition_point(|(other, _)| order(other) <= order(name));
        self.0.insert(place, (name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Removes a tag and gives its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let place = self.0.iter().position(|(other, _)| other == name)?;
        Some(self.0.remove(place).1)
    }
}

/// Where a tag stands among the others; equals keep the order in which they came.
fn order(name: &str) -> usize {
    FIRST
        .iter()
        .position(|&first| first == name)
        .unwrap_or(FIRST.len())
}

/// Do `Result` and `Position` stand before this tag?
pub(super) fn comes_after_result(name: &str) -> bool {
    order(name) > 2
}

pub(super) fn is_name_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TagError {
    /// The record itself knows this one: `Game`, `Result` or `Position`.
    Reserved,
    /// The name is empty or has a character other than an ASCII letter, a digit or `_`.
    Name,
    /// The value has a control character.
    Value,
    /// There are too many tags.
    TooMany,
}

impl TagError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            TagError::Reserved => "tag-reserved",
            TagError::Name => "tag-name",
            TagError::Value => "tag-value",
            TagError::TooMany => "tag-too-many",
        }
    }
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for TagError {}
