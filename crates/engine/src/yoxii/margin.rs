//! The exact margin of a YOXII position: by how many points and pieces the better side comes out
//! ahead under best play.

use rules::yoxii::Position;
use rules::{Game, Player};

use super::node::Node;
use crate::solve::{Margin, Solver};

/// No margin is larger: eight pieces around the totem, points times sixteen plus pieces.
const LARGEST: i32 = 16 * 32;

/// The margin under best play; `None` if the search was stopped. The solver forgets what was proven
/// before: each step asks about another game, in which one side gets a bonus.
pub(super) fn margin(
    position: &Position,
    solver: &mut Solver,
    threads: usize,
    go_on: &(dyn Fn(u64) -> bool + Sync),
) -> Option<Margin> {
    if let Some(end) = position.end() {
        let mover = position.to_move() as usize;
        let ahead = |counts: [u8; 2]| i32::from(counts[mover]) - i32::from(counts[1 - mover]);
        return Some(Margin {
            points: ahead(end.points),
            pieces: ahead(end.pieces),
        });
    }
    // The side to move comes out at least `low` ahead and less than `high`.
    let (mut low, mut high) = (-LARGEST, LARGEST);
    let mut nodes = 0;
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        solver.clear();
        let ahead = is_ahead(position, solver, middle, threads, &mut nodes, go_on)?;
        if ahead {
            low = middle;
        } else {
            high = middle;
        }
    }
    // At most eight pieces: the nearest multiple of sixteen tells the points.
    let points = (low + 8).div_euclid(16);
    Some(Margin {
        points,
        pieces: low - 16 * points,
    })
}

/// Does the side to move come out at least this much ahead?
fn is_ahead(
    position: &Position,
    solver: &mut Solver,
    margin: i32,
    threads: usize,
    nodes: &mut u64,
    go_on: &(dyn Fn(u64) -> bool + Sync),
) -> Option<bool> {
    let bonus = 1 - margin;
    let wins_at_once = position.legal_turns().into_iter().any(|turn| {
        let mut next = *position;
        next.play_unchecked(turn);
        next.end().is_some_and(|end| {
            let mover = position.to_move() as usize;
            let tally =
                |player: usize| 16 * i32::from(end.points[player]) + i32::from(end.pieces[player]);
            tally(mover) + bonus > tally(1 - mover)
        })
    });
    if wins_at_once {
        return Some(true);
    }
    let node = Node::with_bonus(position, bonus);
    let mover: Player = position.to_move();
    let numbers = solver.ask(&node, mover, threads, nodes, go_on);
    numbers.solved().then_some(numbers.phi == 0)
}
