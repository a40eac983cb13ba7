//! The weights that judge positions of YOXII.
//!
//! The game ends where the totem is walled in, and the points around it decide. So every square
//! where the totem stands or may yet come to stand is looked at by itself: how many squares
//! around it are still open, and how many points either side has there. How much that says
//! depends on where the square lies, seen from the totem. To this come the pieces as the totem
//! sees them, the ways out that either side has, and what is left in the reserves. Each of these
//! facts has a weight for every stage of the game; the weights of the facts that are true are
//! added up.
//!
//! The weights are integers, so that a position is worth the same on every machine. They come
//! from `examples/yoxii_patterns`, which plays games and learns from them.

use std::sync::LazyLock;

use rules::geometry::{self, Direction};
use rules::yoxii::{PieceValue, Position, jumps};
use rules::{Bitboard, Game, Player, Square};

use super::DATA;

/// Stages of the game, by pieces on the board.
pub const STAGES: usize = 9;
/// A weight of one logit.
pub const ONE: i32 = 400;

/// Where a square can lie, seen from the totem, if left and right, near and far are not told
/// apart: up to three squares away, and beyond.
const PLACES: usize = 11;
/// None to eight squares around a square are open.
const OPEN: usize = 9;
/// Differences of points are told apart up to this.
const MOST: i32 = 10;
const POINTS: usize = 2 * MOST as usize + 1;
/// Own and enemy pieces of four values.
const PIECES: usize = 8;
/// Jumps are counted up to three.
const JUMPS: usize = 4;
/// Of each value, none to five are left.
const LEFT: usize = 6;

const FIRST_PIECE: usize = PLACES * OPEN * POINTS;
const FIRST_EXIT: usize = FIRST_PIECE + PLACES * PIECES;
const FIRST_RESERVE: usize = FIRST_EXIT + OPEN * JUMPS * JUMPS;
/// All facts.
pub const FACTS: usize = FIRST_RESERVE + PIECES * LEFT;

/// The up to eight squares around every square.
pub(super) static AROUND: [Bitboard; 64] = geometry::neighbours(Position::BOARD, &Direction::ALL);

/// The weights of one stage.
pub(super) type Weights = [i16];

/// The weights that the engine plays with, stage by stage.
static WEIGHTS: LazyLock<Vec<i16>> = LazyLock::new(|| {
    let bytes = DATA.bytes();
    let number = |pair: &[u8]| i16::from_le_bytes([pair[0], pair[1]]);
    let mut weights: Vec<i16> = bytes.chunks_exact(2).map(number).collect();
    // Without its file the engine judges all positions alike.
    weights.resize(STAGES * FACTS, 0);
    weights
});

/// The weights of a stage.
pub(super) fn weights(stage: usize) -> &'static Weights {
    &WEIGHTS[stage * FACTS..][..FACTS]
}

/// The stage of a game with this many pieces on the board.
#[must_use]
pub fn stage(pieces: u32) -> usize {
    (pieces as usize / 4).min(STAGES - 1)
}

/// Where squares lie, seen from each square of the totem.
static SEEN: [[u8; 64]; 64] = {
    let mut seen = [[0; 64]; 64];
    let mut totem = 0;
    while totem < 64 {
        let mut square = 0;
        while square < 64 {
            let files = (totem % 8usize).abs_diff(square % 8);
            let ranks = (totem / 8usize).abs_diff(square / 8);
            let (near, far) = if files < ranks {
                (files, ranks)
            } else {
                (ranks, files)
            };
            seen[totem][square] = match far {
                0..=3 => far * (far + 1) / 2 + near,
                _ => PLACES - 1,
            } as u8;
            square += 1;
        }
        totem += 1;
    }
    seen
};

/// The fact that a square without a piece has so many open squares around it and so many points
/// more for the side to move than for the other.
#[inline]
pub(super) fn square(totem: Square, square: Square, open: u32, points: i32) -> usize {
    let place = usize::from(SEEN[totem.index()][square.index()]);
    let points = (points.clamp(-MOST, MOST) + MOST) as usize;
    (place * OPEN + open as usize) * POINTS + points
}

/// The fact that a piece stands on a square.
#[inline]
pub(super) fn piece(totem: Square, square: Square, enemy: bool, value: PieceValue) -> usize {
    let place = usize::from(SEEN[totem.index()][square.index()]);
    FIRST_PIECE + place * PIECES + 4 * usize::from(enemy) + value as usize
}

/// The fact that this many squares around the totem are open, and that the sides can jump to
/// this many others.
#[inline]
pub(super) fn exits(open: u32, own: Bitboard, enemy: Bitboard) -> usize {
    let count = |goals: Bitboard| (goals.count() as usize).min(JUMPS - 1);
    FIRST_EXIT + (open as usize * JUMPS + count(own)) * JUMPS + count(enemy)
}

/// The fact that this many pieces of a value are left.
#[inline]
pub(super) fn reserve(enemy: bool, value: PieceValue, left: u8) -> usize {
    FIRST_RESERVE + (4 * usize::from(enemy) + value as usize) * LEFT + usize::from(left.min(5))
}

/// The facts that hold, each below [`FACTS`].
#[must_use]
pub fn facts(position: &Position) -> Vec<usize> {
    let (mover, totem) = (position.to_move(), position.totem());
    let mut facts = Vec::with_capacity(64);
    let empty = Position::BOARD.without(position.pieces());
    for place in empty {
        let (open, points) = look(position, empty, place, mover);
        facts.push(square(totem, place, open, points));
    }
    for value in PieceValue::ALL {
        for player in Player::BOTH {
            let enemy = player != mover;
            for place in position.pieces_worth(value) & position.pieces_of(player) {
                facts.push(piece(totem, place, enemy, value));
            }
            facts.push(reserve(enemy, value, position.reserve(player, value)));
        }
    }
    let free = position.free();
    let open = (AROUND[totem.index()] & free).count();
    let goals = |player| jumps(totem, position.pieces_of(player), free);
    facts.push(exits(open, goals(mover), goals(!mover)));
    facts
}

/// The open squares around a square, and how many more points `player` has there.
#[inline]
pub(super) fn look(
    position: &Position,
    empty: Bitboard,
    square: Square,
    player: Player,
) -> (u32, i32) {
    let around = AROUND[square.index()];
    let points = |player| position.points_on(player, around) as i32;
    ((around & empty).count(), points(player) - points(!player))
}
