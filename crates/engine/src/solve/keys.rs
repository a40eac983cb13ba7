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

/// Pink X, pink O, black X, black O on every square, under the sixteen symmetries.
static PIECES: [[[u64; 16]; 64]; 4] = {
    let mut table = [[[0; 16]; 64]; 4];
    let mut kind = 0;
    while kind < 4 {
        let mut square = 0;
        while square < 48 {
            if square % 8 < oxono::SIZE {
                table[kind][square as usize] = images(kind, square);
            }
            square += 1;
        }
        kind += 1;
    }
    table
};

const fn images(kind: usize, square: u8) -> [u64; 16] {
    let square = Square::new(square % 8, square / 8);
    let mut images = [0; 16];
    let mut which = 0;
    while which < 16 {
        let symmetry = SYMMETRIES[which];
        let image = symmetry.square(square, oxono::SIZE).index();
        let kind = kind ^ symmetry.exchanges() as usize;
        images[which] = mix((kind * 64 + image) as u64);
        which += 1;
    }
    images
}

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
                let (symmetries, smallest) = smallest(x, o);
                // The pair itself comes first among its images when it is the smallest.
                let class = if smallest.0 == x as usize && smallest.1 == o as usize {
                    classes += 1;
                    classes - 1
                } else {
                    table[smallest.0][smallest.1].class
                };
                table[x as usize][o as usize] = Totems { symmetries, class };
            }
            o += 1;
        }
        x += 1;
    }
    table
};

const fn smallest(x: u8, o: u8) -> (u16, (usize, usize)) {
    let totems = [Square::new(x % 8, x / 8), Square::new(o % 8, o / 8)];
    let mut smallest = (64, 64);
    let mut symmetries = 0;
    let mut which = 0;
    while which < 16 {
        let symmetry = SYMMETRIES[which];
        let exchanged = symmetry.exchanges() as usize;
        let x = symmetry.square(totems[exchanged], oxono::SIZE).index();
        let o = symmetry.square(totems[1 - exchanged], oxono::SIZE).index();
        if x < smallest.0 || x == smallest.0 && o < smallest.1 {
            smallest = (x, o);
            symmetries = 0;
        }
        if x == smallest.0 && o == smallest.1 {
            symmetries |= 1 << which;
        }
        which += 1;
    }
    (symmetries, smallest)
}

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
    let mut rest = symmetries;
    let mut least = u64::MAX;
    while rest != 0 {
        least = least.min(hash(rest.trailing_zeros() as usize & 15));
        rest &= rest - 1;
    }
    let check = u16::from(class) << 5 | placed as u16 & 31;
    Key {
        hash: least ^ mix(1 << 32 | check as u64),
        check,
    }
}

/// White 1 to 4, red 1 to 4 on every square, under the eight symmetries.
static YOXII_PIECES: [[[u64; 8]; 64]; 8] = {
    let mut table = [[[0; 8]; 64]; 8];
    let mut kind = 0;
    while kind < 8 {
        let mut index = 0;
        while index < 56 {
            if index % 8 < yoxii::SIZE {
                let square = Square::new(index % 8, index / 8);
                let mut which = 0;
                while which < 8 {
                    let image = SYMMETRIES[which].square(square, yoxii::SIZE).index();
                    table[kind][index as usize][which] = mix((kind * 64 + image) as u64);
                    which += 1;
                }
            }
            index += 1;
        }
        kind += 1;
    }
    table
};

/// The symmetries that bring the totem to its smallest square, one bit each, and that square.
static YOXII_TOTEM: [(u8, u8); 64] = {
    let mut table = [(0, 0); 64];
    let mut index = 0;
    while index < 56 {
        if index % 8 < yoxii::SIZE {
            let square = Square::new(index % 8, index / 8);
            let mut smallest = 64;
            let mut symmetries = 0;
            let mut which = 0;
            while which < 8 {
                let image = SYMMETRIES[which].square(square, yoxii::SIZE).index() as u8;
                if image < smallest {
                    smallest = image;
                    symmetries = 0;
                }
                if image == smallest {
                    symmetries |= 1 << which;
                }
                which += 1;
            }
            table[index as usize] = (symmetries, smallest);
        }
        index += 1;
    }
    table
};

/// The numbers of a piece under the eight symmetries.
#[inline]
pub(crate) fn yoxii_piece(player: Player, value: Value, square: Square) -> &'static [u64; 8] {
    &YOXII_PIECES[4 * player as usize + value as usize][square.index()]
}

/// The key of a position of YOXII from the square of its totem, the number of its pieces and the
/// hashes of the pieces.
#[inline]
pub(crate) fn yoxii(totem: Square, placed: u32, hash: impl Fn(usize) -> u64) -> Key {
    let (mut rest, smallest) = YOXII_TOTEM[totem.index()];
    let mut least = u64::MAX;
    while rest != 0 {
        least = least.min(hash(rest.trailing_zeros() as usize & 7));
        rest &= rest - 1;
    }
    let check = u16::from(smallest) << 6 | placed as u16 & 63;
    Key {
        hash: least ^ mix(1 << 33 | check as u64),
        check,
    }
}
