//! The engine: an exact solver and a player for OXONO and YOXII.
//!
//! Nothing here prints, and nothing reads a clock that it was not handed.

pub mod solve;
