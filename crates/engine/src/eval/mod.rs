//! First opinions of a position, one file per game.

mod oxono;
pub mod patterns;
mod yoxii;
