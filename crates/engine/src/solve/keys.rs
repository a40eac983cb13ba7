//! Hashes that are the same for all symmetric images of a position, without building the images.
//!
//! The squares of the totems choose the symmetry: the one (or the few) that bring them to their
//! smallest place. For the pieces, a hash is kept for every symmetry at once and the one chosen
//! is read off.

use rules::yoxii::Value;
use rules::{Game, Player, Square, Symmetry, oxono, yoxii};

use super::table::Key;

/// A well-spread number for each input.
const fn mix(counter: u64) -> u64 {
    let mut z = counter.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const SYMMETRIES: &[Symmetry] = oxono::Position::SYMMETRIES;

/// A number for every kind of piece on every square, under the first symmetries of the list. Kinds
/// come in pairs that an exchange of the symbols swaps.
const fn piece_numbers<const KINDS: usize, const SYMMETRIES_USED: usize>(
    size: u8,
) -> [[[u64; SYMMETRIES_USED]; 64]; KINDS] {
    let mut table = [[[0; SYMMETRIES_USED]; 64]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut index = 0;
        while index < 8 * size {
            if index % 8 < size {
                let square = Square::new(index % 8, index / 8);
                let mut which = 0;
                while which < SYMMETRIES_USED {
                    let symmetry = SYMMETRIES[which];
                    let image = symmetry.square(square, size).index();
                    let kind_seen = kind ^ symmetry.exchanges() as usize;
                    table[kind][index as usize][which] = mix((kind_seen * 64 + image) as u64);
                    which += 1;
                }
            }
            index += 1;
        }
        kind += 1;
    }
    table
}

/// Which of the first symmetries bring two totems to their smallest place, one bit each, and that
/// place. A lone totem counts as two on the same square.
const fn smallest(totems: [Square; 2], size: u8, symmetries_used: usize) -> (u16, [usize; 2]) {
    let mut smallest = [64, 64];
    let mut symmetries = 0;
    let mut which = 0;
    while which < symmetries_used {
        let symmetry = SYMMETRIES[which];
        let exchanged = symmetry.exchanges() as usize;
        let x = symmetry.square(totems[exchanged], size).index();
        let o = symmetry.square(totems[1 - exchanged], size).index();
        if x < smallest[0] || x == smallest[0] && o < smallest[1] {
            smallest = [x, o];
            symmetries = 0;
        }
        if x == smallest[0] && o == smallest[1] {
            symmetries |= 1 << which;
        }
        which += 1;
    }
    (symmetries, smallest)
}

/// The least of the hashes under some symmetries, one bit each.
#[inline]
fn least(mut symmetries: u16, hash: impl Fn(usize) -> u64) -> u64 {
    let mut least = u64::MAX;
    while symmetries != 0 {
        least = least.min(hash(symmetries.trailing_zeros() as usize));
        symmetries &= symmetries - 1;
    }
    least
}

/// Pink X, pink O, black X, black O.
static PIECES: [[[u64; 16]; 64]; 4] = piece_numbers(oxono::SIZE);

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
            if x % 8 < oxono::SIZE && o % 8 < oxono::SIZE && x != o {
                let totems = [Square::new(x % 8, x / 8), Square::new(o % 8, o / 8)];
                let (symmetries, smallest) = smallest(totems, oxono::SIZE, 16);
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
pub(crate) fn oxono_piece(player: Player, symbol: usize, square: Square) -> &'static [u64; 16] {
    &PIECES[2 * player as usize + symbol][square.index()]
}

/// The key of a position of OXONO from the squares of its totems, the number of its pieces and
/// the hashes of the pieces.
#[inline]
pub(crate) fn oxono(totems: [Square; 2], placed: u32, hash: impl Fn(usize) -> u64) -> Key {
    let Totems { symmetries, class } = TOTEMS[totems[0].index()][totems[1].index()];
    let least = least(symmetries, |which| hash(which & 15));
    let check = u16::from(class) << 5 | placed as u16 & 31;
    Key {
        hash: least ^ mix(1 << 32 | check as u64),
        check,
    }
}

/// White 1 to 4, red 1 to 4, a white and a red piece of open value.
static YOXII_PIECES: [[[u64; 8]; 64]; 10] = piece_numbers(yoxii::SIZE);

/// The symmetries that bring the totem to its smallest square, one bit each, and that square.
static YOXII_TOTEM: [(u16, u16); 64] = {
    let mut table = [(0, 0); 64];
    let mut index = 0;
    while index < 8 * yoxii::SIZE {
        if index % 8 < yoxii::SIZE {
            let totem = Square::new(index % 8, index / 8);
            let (symmetries, smallest) = smallest([totem, totem], yoxii::SIZE, 8);
            table[index as usize] = (symmetries, smallest[0] as u16);
        }
        index += 1;
    }
    table
};

/// The numbers of a piece under the eight symmetries; `None` is a piece whose value is said at the
/// end.
#[inline]
pub(crate) fn yoxii_piece(
    player: Player,
    value: Option<Value>,
    square: Square,
) -> &'static [u64; 8] {
    let kind = match value {
        Some(value) => 4 * player as usize + value as usize,
        None => 8 + player as usize,
    };
    &YOXII_PIECES[kind][square.index()]
}

/// A number for a game in which a player who has this in reserve says values at the end.
pub(crate) fn yoxii_open(player: Player, reserve: [u8; 4]) -> u64 {
    let reserve = u64::from(u32::from_le_bytes(reserve));
    mix(1 << 34 | (player as u64) << 32 | reserve)
}

/// The key of a position of YOXII from the square of its totem, the number of its pieces and the
/// hashes of the pieces.
#[inline]
pub(crate) fn yoxii(totem: Square, placed: u32, hash: impl Fn(usize) -> u64) -> Key {
    let (symmetries, smallest) = YOXII_TOTEM[totem.index()];
    let least = least(symmetries, |which| hash(which & 7));
    let check = smallest << 6 | placed as u16 & 63;
    Key {
        hash: least ^ mix(1 << 33 | check as u64),
        check,
    }
}
