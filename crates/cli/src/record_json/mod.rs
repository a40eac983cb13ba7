//! Game records from JSON, in the form that `table::record_json` writes.

mod read;

pub(crate) use read::{Bad, Place, Why, is_json, read};

#[cfg(test)]
mod tests;
