//! First opinions of a position, one file a game.

mod oxono;
pub mod patterns;
mod yoxii;
