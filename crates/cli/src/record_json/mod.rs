//! Game records as JSON. One record is an object: `game`, `tags`, `position` (where it begins),
//! `result`, `comments` and `turns`. Each turn has its text and, where there are any, `suffix`,
//! `marks`, `comments` and `variations`: lists of turns that may be played instead of it.

mod read;
mod write;

pub(crate) use read::{Bad, Place, Why, is_json, read};
pub(crate) use write::write;

#[cfg(test)]
mod tests;
