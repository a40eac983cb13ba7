//! What people write beside a turn: marks and comments.

use std::fmt;
use std::str::FromStr;

/// Everything that stands beside a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// The run of `!` and `?` right after the turn.
    pub suffix: Suffix,
    /// The `$n` marks, by number.
    pub marks: Vec<u8>,
    /// The comments in braces.
    pub comments: Vec<Comment>,
}

impl Notes {
    /// Is there nothing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.suffix.as_str().is_empty() && self.marks.is_empty() && self.comments.is_empty()
    }
}

/// A run of `!` and `?`, often empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Suffix(String);

impl Suffix {
    /// The run as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Suffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text holds something other than `!`, `?` and `#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SuffixError;

impl fmt::Display for SuffixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bad-suffix")
    }
}

impl std::error::Error for SuffixError {}

impl FromStr for Suffix {
    type Err = SuffixError;

    /// Keeps `!` and `?` and drops `#`, which says nothing that the board does not show.
    fn from_str(text: &str) -> Result<Suffix, SuffixError> {
        if text.chars().all(|mark| matches!(mark, '!' | '?' | '#')) {
            Ok(Suffix(text.chars().filter(|&mark| mark != '#').collect()))
        } else {
            Err(SuffixError)
        }
    }
}

/// The text between two braces. It holds no closing brace, and no control characters but line
/// ends (`\n`) and tabs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comment(String);

impl Comment {
    /// The text without its braces.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A character that a comment cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommentError {
    /// The character.
    pub character: char,
    /// How many bytes of the text stand before it.
    pub offset: usize,
}

impl fmt::Display for CommentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "comment-character: {:?}", self.character)
    }
}

impl std::error::Error for CommentError {}

impl FromStr for Comment {
    type Err = CommentError;

    /// Takes the text as it is; `\r\n` becomes `\n`.
    fn from_str(text: &str) -> Result<Comment, CommentError> {
        let mut rest = text.char_indices().peekable();
        let mut kept = String::with_capacity(text.len());
        while let Some((offset, character)) = rest.next() {
            match character {
                '\n' | '\t' => kept.push(character),
                '\r' if matches!(rest.peek(), Some((_, '\n'))) => {}
                '}' => return Err(CommentError { character, offset }),
                _ if character.is_control() => return Err(CommentError { character, offset }),
                _ => kept.push(character),
            }
        }
        Ok(Comment(kept))
    }
}
