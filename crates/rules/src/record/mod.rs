//! Game records: text in the manner of chess PGN, with comments, marks and variations.
//!
//! A [`Record`] is a tree of turns, each of them legal where it stands. The first branch
//! everywhere is the main line; the others are variations. Nodes are named by their **path**
//! from the start: the index of the branch taken at each turn, so that the main line is
//! `[0]`, `[0, 0]`, `[0, 0, 0]`, … and the empty path is the start position.
//!
//! ```
//! use rules::record::{self, Record};
//! use rules::yoxii::Position;
//!
//! let mut record = Record::<Position>::new();
//! record.tags_mut().set("First", "Ada")?;
//! record.append("d5-3e6".parse()?)?;
//! record.play(&[], "e4-1d4".parse()?)?; // another first turn: a variation
//! record.notes_mut(&[1]).unwrap().comments.push("Quieter.".parse()?);
//!
//! let text = record.to_string();
//! assert_eq!(
//!     text,
//!     "[Game \"Yoxii\"]\n[First \"Ada\"]\n[Result \"*\"]\n\n\
//!      1. d5-3e6 (1. e4-1d4 {Quieter.}) *\n"
//! );
//! assert_eq!(record::read::<Position>(&text)?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
mod cursor;
mod error;
mod list;
mod movetext;
mod notes;
mod read;
mod tags;
mod tree;
mod write;

pub use any::AnyRecord;
pub use error::{EditError, ReadError, Reason};
pub use list::read_turns;
pub use notes::{Comment, CommentError, Notes, Suffix, SuffixError};
pub use read::{read, read_all, read_any, read_any_all};
pub use tags::{TagError, Tags};
pub use tree::{Node, Record};
pub use write::result_text;
