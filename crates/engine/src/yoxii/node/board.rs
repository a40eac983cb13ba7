//! What stands where in YOXII, and what can be read off it with sets.

use std::cmp::Ordering;

use rules::geometry::{self, Direction, Rays};
use rules::yoxii::{BOARD, PieceValue};
use rules::{Bitboard, Square};

static RAYS: Rays = Rays::new(BOARD);
static AROUND: [Bitboard; 64] = geometry::neighbours(BOARD, &Direction::ALL);

/// What stands where. The values are two sets of bits of the value less one.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) own: Bitboard,
    pub(super) enemy: Bitboard,
    pub(super) value_bits: [Bitboard; 2],
    pub(super) totem: Square,
    pub(super) free: Bitboard,
    /// Added to what the side to move has around the totem, for questions about the margin.
    pub(super) bonus: i32,
    /// Pieces whose owner need not say their values before the end.
    pub(super) open: Bitboard,
    /// What a number of open pieces adds to their owner's tally: to that of `own`, of `enemy`.
    pub(super) open_tallies: [OpenTally; 2],
}

/// What so many open pieces around the totem add to their owner's tally.
pub(super) type OpenTally = [i16; 9];

/// A piece that is about to be placed.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    Worth(PieceValue),
    /// Its owner says the value at the end.
    Open,
}

impl Piece {
    pub(super) fn value(self) -> Option<PieceValue> {
        match self {
            Piece::Worth(value) => Some(value),
            Piece::Open => None,
        }
    }
}

impl Board {
    /// With what a piece that stands on a square is worth.
    #[inline]
    pub(super) fn with(&self, piece: Piece, at: Square) -> Board {
        let mut board = *self;
        match piece {
            Piece::Worth(value) => {
                for (bit, set) in board.value_bits.iter_mut().enumerate() {
                    if value as usize >> bit & 1 != 0 {
                        *set |= at.bit();
                    }
                }
            }
            Piece::Open => board.open |= at.bit(),
        }
        board
    }

    /// How many ways the enemy has to move the totem and place a piece, whatever its value.
    pub(super) fn count_replies(&self) -> u32 {
        goals(self.totem, self.enemy, self.free)
            .into_iter()
            .map(|to| {
                let room = (self.free | self.totem.bit()).without(to.bit());
                places(to, room).count()
            })
            .sum()
    }

    /// Points and pieces of a side, `own` or `enemy`, around a square, in one number that compares
    /// like the rules do.
    fn tally(&self, side: usize, square: Square) -> i32 {
        let pieces = [self.own, self.enemy][side] & AROUND[square.index()];
        let open = (pieces & self.open).count() as usize;
        let pieces = pieces.without(self.open);
        let [low, high] = self.value_bits;
        let points = pieces.count() + (pieces & low).count() + 2 * (pieces & high).count();
        (16 * points + pieces.count()) as i32 + i32::from(self.open_tallies[side][open])
    }

    /// What one more piece around a square adds to the enemy's tally.
    fn gain(&self, piece: Piece, square: Square) -> i32 {
        match piece {
            Piece::Worth(value) => 16 * (value as i32 + 1) + 1,
            Piece::Open => {
                let open = (AROUND[square.index()] & self.enemy & self.open).count() as usize;
                let [_, tally] = self.open_tallies;
                i32::from(tally[open + 1] - tally[open])
            }
        }
    }

    /// Who has more around a square?
    pub(super) fn compare_around(&self, square: Square) -> Ordering {
        let own = self.tally(0, square) + self.bonus;
        own.cmp(&self.tally(1, square))
    }

    /// Can the enemy, who is to move and places `piece`, end the game with a win?
    pub(super) fn enemy_ends_with_win(&self, piece: Piece) -> bool {
        goals(self.totem, self.enemy, self.free)
            .into_iter()
            .any(|to| {
                let room = (self.free | self.totem.bit()).without(to.bit());
                let beside = AROUND[to.index()] & room;
                let jumps = jumps(to, self.own, room);
                let gain = match beside.count() {
                    // The piece goes anywhere: it can close one way out.
                    0 if jumps.count() <= 1 => 0,
                    // The piece closes the last square beside the totem.
                    1 if jumps.without(beside).is_empty()
                        && self::jumps(to, self.own, room.without(beside)).is_empty() =>
                    {
                        self.gain(piece, to)
                    }
                    _ => return false,
                };
                self.tally(1, to) + gain > self.tally(0, to) + self.bonus
            })
    }
}

/// Where a totem may go.
#[inline]
pub(super) fn goals(from: Square, own: Bitboard, free: Bitboard) -> Bitboard {
    AROUND[from.index()] & free | jumps(from, own, free)
}

/// Where a totem may jump over pieces of `own`.
#[inline]
fn jumps(from: Square, own: Bitboard, free: Bitboard) -> Bitboard {
    let around = AROUND[from.index()];
    if (around & own).is_empty() {
        return Bitboard::EMPTY;
    }
    let goals = Direction::ALL
        .into_iter()
        .fold(Bitboard::EMPTY, |goals, direction| {
            goals | RAYS.nearest(from, direction, !own)
        });
    (goals & free).without(around)
}

/// Where a piece may go when the totem stands on `to` and `room` is free.
#[inline]
pub(super) fn places(to: Square, room: Bitboard) -> Bitboard {
    let beside = AROUND[to.index()] & room;
    if beside.any() { beside } else { room }
}
