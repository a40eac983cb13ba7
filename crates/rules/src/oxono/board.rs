//! The board of OXONO: 6×6, files a–f, ranks 1–6.

use crate::geometry::{self, Direction, Rays};
use crate::{Bitboard, Square};

/// Files and ranks.
pub const SIZE: u8 = 6;

/// The 36 squares.
pub const BOARD: Bitboard = Bitboard(0x0000_3f3f_3f3f_3f3f);

/// The squares along rank and file of every square.
pub(super) static RAYS: Rays = Rays::new(BOARD);

/// The squares orthogonally next to every square.
pub(super) static BESIDE: [Bitboard; 64] = geometry::neighbours(BOARD, &Direction::ORTHOGONAL);

/// c4, where the X totem starts by default.
pub(super) const C4: Square = Square::new(2, 3);

/// d3, where the O totem starts by default.
pub(super) const D3: Square = Square::new(3, 2);
