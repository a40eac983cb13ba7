//! The rules of two totem games, OXONO and YOXII.

mod any;
mod bitboard;
mod game;
mod half;
mod notation;
mod perft;
mod player;
mod refusal;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod symmetry;
mod zobrist;

pub mod geometry;
pub mod oxono;
pub mod record;
pub mod yoxii;

pub use any::{AnyGame, UnknownGame};
pub use bitboard::{Bitboard, Square, SquareError, Squares};
pub use game::{Cell, Game};
pub use half::{HalfTurn, Places, Reach, Step, StepKind};
pub use notation::{TurnError, from_address, to_address};
pub use perft::{divide, perft};
pub use player::{Outcome, Player};
pub use refusal::Refusal;
pub use setup::{PositionError, Setup, SetupError};
pub use symmetry::Symmetry;
