//! How the totem and the pieces move in YOXII.
//!
//! - **Step**: to a free square next to the totem, in any of eight directions.
//! - **Jump**: over an unbroken line of the mover's own pieces to the free square right beyond.
//! - **Place**: around the totem; if no square there is free, anywhere.

use super::board::{AROUND, RAYS};
use super::{BOARD, PieceValue, Position, Turn};
use crate::geometry::Direction;
use crate::{Bitboard, Game, Places, Reach, Refusal, Square, Step, StepKind};

/// Where a totem on `from` may jump over pieces of `own`, if `free` are the free squares.
#[must_use]
#[inline]
pub fn jumps(from: Square, own: Bitboard, free: Bitboard) -> Bitboard {
    let mut goals = Bitboard::EMPTY;
    if (AROUND[from.index()] & own).any() {
        for direction in Direction::ALL {
            goals |= RAYS.nearest(from, direction, !own);
        }
    }
    // The nearest square that is not a piece of one's own: free ones next to the totem are steps.
    (goals & free).without(AROUND[from.index()])
}

/// Where a totem on `from` may go, by steps and jumps.
#[inline]
fn goals(from: Square, own: Bitboard, free: Bitboard) -> Bitboard {
    AROUND[from.index()] & free | jumps(from, own, free)
}

/// Can the player to move move the totem? If not, the game is over.
#[inline]
pub(super) fn can_move(position: &Position) -> bool {
    let free = position.free();
    let from = position.totem();
    (AROUND[from.index()] & free).any() || jumps(from, own(position), free).any()
}

#[inline]
fn own(position: &Position) -> Bitboard {
    position.pieces_of(position.to_move())
}

/// Where the piece may go when the totem has left `from` for `to`: its old square is free again.
#[inline]
fn places_after(from: Square, to: Square, free: Bitboard) -> Places {
    let room = (free | from.bit()).without(to.bit());
    Reach::choose(AROUND[to.index()] & room, room)
}

#[inline]
pub(super) fn find_turn(position: &Position, mut fits: impl FnMut(Turn) -> bool) -> Option<Turn> {
    let free = position.free();
    let from = position.totem();
    for to in goals(from, own(position), free) {
        let squares = places_after(from, to, free).squares;
        for value in PieceValue::ALL {
            if position.reserve(position.to_move(), value) > 0 {
                for at in squares {
                    let turn = Turn { to, value, at };
                    if fits(turn) {
                        return Some(turn);
                    }
                }
            }
        }
    }
    None
}

#[inline]
pub(super) fn count_turns(position: &Position) -> u64 {
    let places = count_places(position.totem(), own(position), position.free());
    places * position.values_left(position.to_move())
}

/// The number of goals with a square for the piece, whatever its value.
#[inline]
fn count_places(from: Square, own: Bitboard, free: Bitboard) -> u64 {
    let room = free | from.bit();
    let jumps = jumps(from, own, free);
    let goals = AROUND[from.index()] & free | jumps;
    let mut count = count_around(goals, room);
    if jumps.any() {
        for to in jumps {
            if (AROUND[to.index()] & room).is_empty() {
                count += room.count() - 1;
            }
        }
    }
    u64::from(count)
}

/// The number of pairs of a goal and a square of `room` around it.
#[inline]
fn count_around(goals: Bitboard, room: Bitboard) -> u32 {
    let beside = [room.up(), room, room.down()];
    beside
        .iter()
        .map(|&row| (goals & row.left()).count() + (goals & row.right()).count())
        .sum::<u32>()
        + (goals & room.up()).count()
        + (goals & room.down()).count()
}

/// The value of the placed piece changes nothing about the reply: neither where the totem can go
/// nor what the opponent has in reserve. So each placement is counted once for all values.
pub(super) fn count_pairs(position: &Position) -> u64 {
    let from = position.totem();
    let free = position.free();
    let enemy = position.pieces_of(!position.to_move());
    let mut count = 0;
    for to in goals(from, own(position), free) {
        let room = (free | from.bit()).without(to.bit());
        for at in places_after(from, to, free).squares {
            count += count_places(to, enemy, room.without(at.bit()));
        }
    }
    count * position.values_left(position.to_move()) * position.values_left(!position.to_move())
}

pub(super) fn steps(position: &Position) -> Result<Vec<Step>, Refusal> {
    if !can_move(position) {
        return Err(Refusal::GameOver);
    }
    let free = position.free();
    let from = position.totem();
    let steps = (AROUND[from.index()] & free).into_iter().map(|to| Step {
        to,
        kind: StepKind::Step,
        over: Bitboard::EMPTY,
    });
    let jumps = jumps(from, own(position), free).into_iter().map(|to| Step {
        to,
        kind: StepKind::Jump,
        over: between(from, to),
    });
    Ok(steps.chain(jumps).collect())
}

/// The squares between two squares that see each other.
fn between(from: Square, to: Square) -> Bitboard {
    match RAYS.towards(from, to, &Direction::ALL) {
        Some(direction) => RAYS.before(from, direction, to.bit()),
        None => Bitboard::EMPTY,
    }
}

pub(super) fn step_kind(position: &Position, to: Square) -> Result<StepKind, Refusal> {
    if !can_move(position) {
        return Err(Refusal::GameOver);
    }
    let free = position.free();
    let from = position.totem();
    if (AROUND[from.index()] & free).has(to) {
        return Ok(StepKind::Step);
    }
    if jumps(from, own(position), free).has(to) {
        return Ok(StepKind::Jump);
    }
    let enemy = position.pieces_of(!position.to_move());
    Err(if !BOARD.has(to) {
        Refusal::NotOnBoard
    } else if to == from {
        Refusal::SameSquare
    } else if !free.has(to) {
        Refusal::NotFree
    } else if RAYS.towards(from, to, &Direction::ALL).is_none() {
        Refusal::NotInLine
    } else if (between(from, to) & enemy).any() {
        Refusal::OverEnemy
    } else {
        Refusal::TooFar
    })
}

pub(super) fn places(position: &Position, to: Square) -> Places {
    places_after(position.totem(), to, position.free())
}
