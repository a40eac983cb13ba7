//! The engine: an exact solver and a player for OXONO and YOXII.
//!
//! Nothing here prints, and nothing reads a clock that it was not handed.

pub mod bench;
pub mod course;
pub mod data;
pub mod game;
pub mod hint;
pub mod known;
pub mod level;
pub mod opinion;
mod order;
pub mod oxono;
pub mod playable;
pub mod player;
pub mod prove;
pub mod proven;
pub mod puzzle;
pub mod random;
pub mod review;
pub mod score;
pub mod search;
pub mod solve;
pub mod thinker;
pub mod threat;
pub mod timing;
pub mod truth;
#[cfg(test)]
mod typescript;
#[cfg(any(test, feature = "serde"))]
pub mod worth;
pub mod yoxii;
