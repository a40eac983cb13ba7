//! How totems and pieces move in OXONO.
//!
//! - **Slide**: along rank or file over free squares.
//! - **Jump**: only a totem that is enclosed, over the whole run next to it.
//! - **Teleport**: only an enclosed totem without a free square in its rank and file.
//! - **Place**: beside the totem; if no square there is free, anywhere.

use super::board::{BESIDE, RAYS};
use super::{BOARD, Position, Symbol, Turn};
use crate::geometry::Direction;
use crate::{Bitboard, Game, Places, Reach, Refusal, Square, Step, StepKind};

/// Where a totem on `from` may go, and how. All its steps are of one kind.
#[inline]
fn goals(from: Square, free: Bitboard) -> (StepKind, Bitboard) {
    if (BESIDE[from.index()] & free).any() {
        return (StepKind::Slide, slides(from, free));
    }
    let jumps = jumps(from, free);
    if jumps.any() {
        (StepKind::Jump, jumps)
    } else {
        (StepKind::Teleport, free)
    }
}

#[inline]
fn slides(from: Square, free: Bitboard) -> Bitboard {
    let blockers = BOARD.without(free);
    RAYS.before(from, Direction::Up, blockers)
        | RAYS.before(from, Direction::Right, blockers)
        | RAYS.before(from, Direction::Down, blockers)
        | RAYS.before(from, Direction::Left, blockers)
}

/// The first free square in each direction: for an enclosed totem all of them are jumps.
fn jumps(from: Square, free: Bitboard) -> Bitboard {
    Direction::ORTHOGONAL
        .into_iter()
        .fold(Bitboard::EMPTY, |goals, direction| {
            goals | RAYS.nearest(from, direction, free)
        })
}

/// Where the piece may go when the totem has left `from` for `to`: its old square is free again.
#[inline]
fn places_after(from: Square, to: Square, free: Bitboard) -> Places {
    let room = (free | from.bit()).without(to.bit());
    Reach::choose(BESIDE[to.index()] & room, room)
}

#[inline]
fn may_choose(position: &Position, totem: Symbol) -> bool {
    position.reserve(position.to_move(), totem) > 0
}

#[inline]
pub(super) fn find_turn(position: &Position, mut fits: impl FnMut(Turn) -> bool) -> Option<Turn> {
    if position.outcome().is_some() {
        return None;
    }
    let free = position.free();
    for totem in Symbol::BOTH {
        if !may_choose(position, totem) {
            continue;
        }
        let from = position.totem(totem);
        for to in goals(from, free).1 {
            for at in places_after(from, to, free).squares {
                let turn = Turn { totem, to, at };
                if fits(turn) {
                    return Some(turn);
                }
            }
        }
    }
    None
}

#[inline]
pub(super) fn count_turns(position: &Position) -> u64 {
    if position.outcome().is_some() {
        return 0;
    }
    let free = position.free();
    let mut count = 0;
    for totem in Symbol::BOTH {
        if !may_choose(position, totem) {
            continue;
        }
        let from = position.totem(totem);
        count += match goals(from, free) {
            // The square from which a slide came is free: a placement beside it always exists.
            (StepKind::Slide, goals) => count_beside(goals, free | from.bit()),
            (_, goals) => goals
                .into_iter()
                .map(|to| places_after(from, to, free).squares.count())
                .sum(),
        };
    }
    u64::from(count)
}

/// The number of pairs of a goal and a square of `room` next to it.
#[inline]
fn count_beside(goals: Bitboard, room: Bitboard) -> u32 {
    (goals & room.up()).count()
        + (goals & room.down()).count()
        + (goals & room.left()).count()
        + (goals & room.right()).count()
}

pub(super) fn steps(position: &Position, totem: Symbol) -> Result<Vec<Step>, Refusal> {
    check_choice(position, totem)?;
    let free = position.free();
    let from = position.totem(totem);
    let (kind, goals) = goals(from, free);
    let over = |to| match RAYS.towards(from, to, &Direction::ORTHOGONAL) {
        Some(direction) if kind == StepKind::Jump => RAYS.before(from, direction, to.bit()),
        _ => Bitboard::EMPTY,
    };
    Ok(goals
        .into_iter()
        .map(|to| Step {
            to,
            kind,
            over: over(to),
        })
        .collect())
}

pub(super) fn step_kind(
    position: &Position,
    totem: Symbol,
    to: Square,
) -> Result<StepKind, Refusal> {
    check_choice(position, totem)?;
    let free = position.free();
    let from = position.totem(totem);
    let (kind, goals) = goals(from, free);
    if goals.has(to) {
        return Ok(kind);
    }
    Err(if !BOARD.has(to) {
        Refusal::NotOnBoard
    } else if to == from {
        Refusal::SameSquare
    } else if !free.has(to) {
        Refusal::NotFree
    } else if RAYS.towards(from, to, &Direction::ORTHOGONAL).is_none() {
        Refusal::NotInLine
    } else if kind == StepKind::Slide {
        Refusal::NotEnclosed
    } else {
        Refusal::NotFirstFree
    })
}

pub(super) fn places(position: &Position, totem: Symbol, to: Square) -> Places {
    places_after(position.totem(totem), to, position.free())
}

fn check_choice(position: &Position, totem: Symbol) -> Result<(), Refusal> {
    if position.outcome().is_some() {
        Err(Refusal::GameOver)
    } else if may_choose(position, totem) {
        Ok(())
    } else {
        Err(Refusal::NoPieceLeft)
    }
}
