//! Keys of OXONO positions in the table of proofs.

use rules::oxono::{Position, SIZE};
use rules::{Game, Player, Square};

use crate::solve::keys::{least, mix, piece_numbers, smallest};
use crate::solve::table::Key;

/// Pink X, pink O, black X, black O.
static PIECES: [[[u64; 16]; 64]; 4] = piece_numbers(Position::SYMMETRIES, SIZE);

/// What the squares of the totems say: which symmetries bring them to their smallest place, one
/// bit each, and a number for that place.
#[derive(Clone, Copy)]
struct Totems {
    symmetries: u16,
    class: u8,
}

static TOTEMS: [[Totems; 64]; 64] = {
    let none = Totems {
        symmetries: 0,
        class: 0,
    };
    let mut table = [[none; 64]; 64];
    let mut classes = 0;
    let mut x = 0;
    while x < 48 {
        let mut o = 0;
        while o < 48 {
            if x % 8 < SIZE && o % 8 < SIZE && x != o {
                let totems = [Square::new(x % 8, x / 8), Square::new(o % 8, o / 8)];
                let (symmetries, smallest) = smallest(totems, Position::SYMMETRIES, SIZE);
                // The pair itself comes first among its images when it is the smallest.
                let class = if smallest[0] == x as usize && smallest[1] == o as usize {
                    classes += 1;
                    classes - 1
                } else {
                    table[smallest[0]][smallest[1]].class
                };
                table[x as usize][o as usize] = Totems { symmetries, class };
            }
            o += 1;
        }
        x += 1;
    }
    table
};

/// The numbers of a piece under the sixteen symmetries.
#[inline]
pub(super) fn piece(player: Player, symbol: usize, square: Square) -> &'static [u64; 16] {
    &PIECES[2 * player as usize + symbol][square.index()]
}

/// The key of a position from the squares of its totems, the number of its pieces and
/// the hashes of the pieces.
#[inline]
pub(super) fn key(totems: [Square; 2], placed: u32, hash: impl Fn(usize) -> u64) -> Key {
    let Totems { symmetries, class } = TOTEMS[totems[0].index()][totems[1].index()];
    let least = least(symmetries, |which| hash(which & 15));
    let check = u16::from(class) << 5 | placed as u16 & 31;
    Key {
        hash: least ^ mix(1 << 32 | check as u64),
        check,
    }
}
