//! Keys of YOXII positions in the table of proofs.

use rules::yoxii::{PieceValue, Position, SIZE};
use rules::{Game, Player, Square};

use crate::solve::keys::{least, mix, piece_numbers, smallest};
use crate::solve::table::Key;

/// White 1 to 4, red 1 to 4, a white and a red piece of open value.
static PIECES: [[[u64; 8]; 64]; 10] = piece_numbers(Position::SYMMETRIES, SIZE);

/// The symmetries that bring the totem to its smallest square, one bit each, and that square.
static TOTEMS: [(u16, u16); 64] = {
    let mut table = [(0, 0); 64];
    let mut index = 0;
    while index < 8 * SIZE {
        if index % 8 < SIZE {
            let totem = Square::new(index % 8, index / 8);
            let (symmetries, smallest) = smallest([totem, totem], Position::SYMMETRIES, SIZE);
            table[index as usize] = (symmetries, smallest[0] as u16);
        }
        index += 1;
    }
    table
};

/// The numbers of a piece under the eight symmetries; `None` is a piece whose value is said at the
/// end.
#[inline]
pub(super) fn piece(
    player: Player,
    value: Option<PieceValue>,
    square: Square,
) -> &'static [u64; 8] {
    let kind = match value {
        Some(value) => 4 * player as usize + value as usize,
        None => 8 + player as usize,
    };
    &PIECES[kind][square.index()]
}

/// A number for a game in which a player who has this in reserve says values at the end.
pub(super) fn open(player: Player, reserve: [u8; 4]) -> u64 {
    let reserve = u64::from(u32::from_le_bytes(reserve));
    mix(1 << 34 | (player as u64) << 32 | reserve)
}

/// A number for a player who chooses as in the real game. Two of them leave no trace, so that the
/// real game goes by the hashes of the pieces alone.
pub(super) const FREE: u64 = mix(1 << 35);

/// The key of a position from the square of its totem, the number of its pieces and the
/// hashes of the pieces.
#[inline]
pub(super) fn key(totem: Square, placed: u32, hash: impl Fn(usize) -> u64) -> Key {
    let (symmetries, smallest) = TOTEMS[totem.index()];
    let least = least(symmetries, |which| hash(which & 7));
    let check = smallest << 6 | placed as u16 & 63;
    Key {
        hash: least ^ mix(1 << 33 | check as u64),
        check,
    }
}
