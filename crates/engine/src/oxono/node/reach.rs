//! Where totems go, and where pieces can be placed by moving them.

use rules::geometry::{self, Direction, Rays};
use rules::oxono::BOARD;
use rules::{Bitboard, Square};

static RAYS: Rays = Rays::new(BOARD);
pub(super) static BESIDE: [Bitboard; 64] = geometry::neighbours(BOARD, &Direction::ORTHOGONAL);

/// The four directions from a square: the square beside it, if there is one, and all that lie
/// ahead.
pub(super) struct Ways {
    pub(super) beside: [Bitboard; 4],
    pub(super) ahead: [Bitboard; 4],
}

pub(super) static WAYS: [Ways; 64] = {
    const NONE: Ways = Ways {
        beside: [Bitboard::EMPTY; 4],
        ahead: [Bitboard::EMPTY; 4],
    };
    let mut table = [NONE; 64];
    let mut index = 0;
    while index < 64 {
        let from = Square::new(index % 8, index / 8);
        let ways = &mut table[index as usize];
        let mut way = 0;
        while way < 4 {
            let ahead = RAYS.ray(from, Direction::ORTHOGONAL[way]);
            ways.ahead[way] = ahead;
            ways.beside[way] = Bitboard(ahead.0 & BESIDE[index as usize].0);
            way += 1;
        }
        index += 1;
    }
    table
};

/// Where pieces can be placed by moving a totem.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) squares: Bitboard,
    /// Whatever is taken is no longer in reach; if it is not one of these, nothing else changes.
    pub(super) critical: Bitboard,
}

impl Reach {
    #[inline]
    pub(super) fn new(totem: Square, free: Bitboard) -> Reach {
        if (BESIDE[totem.index()] & free).any() {
            let slides = slides(totem, free);
            return Reach {
                squares: beside_set(slides) & (free | totem.bit()),
                critical: slides,
            };
        }
        let jumps = jumps(totem, free);
        Reach {
            squares: reach(totem, free),
            critical: if jumps.any() {
                jumps | beside_set(jumps)
            } else {
                BOARD
            },
        }
    }

    /// The part of it that lies in a set.
    #[inline]
    pub(super) fn within(self, set: Bitboard) -> Reach {
        Reach {
            squares: self.squares & set,
            ..self
        }
    }
}

/// The squares on which a piece can be placed by moving a totem in any way.
#[inline]
pub(super) fn reach(from: Square, free: Bitboard) -> Bitboard {
    if (BESIDE[from.index()] & free).any() {
        return slide_reach(from, free);
    }
    goals(from, free)
        .into_iter()
        .fold(Bitboard::EMPTY, |reach, to| {
            let room = (free | from.bit()).without(to.bit());
            let beside = BESIDE[to.index()] & room;
            reach | if beside.any() { beside } else { room }
        })
}

/// The squares on which a piece can be placed by sliding a totem.
#[inline]
pub(super) fn slide_reach(from: Square, free: Bitboard) -> Bitboard {
    beside_set(slides(from, free)) & (free | from.bit())
}

/// Where a totem may go.
#[inline]
pub(super) fn goals(from: Square, free: Bitboard) -> Bitboard {
    if (BESIDE[from.index()] & free).any() {
        return slides(from, free);
    }
    let jumps = jumps(from, free);
    if jumps.any() { jumps } else { free }
}

#[inline]
pub(super) fn slides(from: Square, free: Bitboard) -> Bitboard {
    let blockers = BOARD.without(free);
    RAYS.before(from, Direction::Up, blockers)
        | RAYS.before(from, Direction::Right, blockers)
        | RAYS.before(from, Direction::Down, blockers)
        | RAYS.before(from, Direction::Left, blockers)
}

/// Where an enclosed totem jumps.
#[inline]
fn jumps(from: Square, free: Bitboard) -> Bitboard {
    Direction::ORTHOGONAL
        .into_iter()
        .fold(Bitboard::EMPTY, |goals, direction| {
            goals | RAYS.nearest(from, direction, free)
        })
}

/// All squares next to a square of the set; guard squares among them.
#[inline]
pub(super) fn beside_set(set: Bitboard) -> Bitboard {
    set.up() | set.down() | set.left() | set.right()
}
