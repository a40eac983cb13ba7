//! The board of YOXII: 7×7 with three squares cut from each corner, 37 squares in all.
//!
//! ```text
//! rank 7       c d e
//! rank 6     b c d e f
//! rank 5   a b c d e f g
//! rank 4   a b c d e f g
//! rank 3   a b c d e f g
//! rank 2     b c d e f
//! rank 1       c d e
//! ```

use crate::geometry::{self, Direction, Rays};
use crate::{Bitboard, Square};

/// Files and ranks.
pub const SIZE: u8 = 7;

/// The 37 squares.
pub const BOARD: Bitboard = Bitboard(0x001c_3e7f_7f7f_3e1c);

/// The squares in all eight directions of every square.
pub(super) static RAYS: Rays = Rays::new(BOARD);

/// The up to eight squares around every square.
pub(super) static AROUND: [Bitboard; 64] = geometry::neighbours(BOARD, &Direction::ALL);

/// d4, where the totem starts.
pub(super) const D4: Square = Square::new(3, 3);
