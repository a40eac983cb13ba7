//! First opinions of a position, one file a game.

pub mod network;
mod oxono;
mod yoxii;
