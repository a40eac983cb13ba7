//! The exact margin of a YOXII position: by how many points and pieces the better side comes out
//! ahead under best play.

use rules::yoxii::Position;
use rules::{Game, Player};

use super::Solver;
use super::yoxii::Node;

/// Points and pieces around the totem at the end, the side to move's less the opponent's. Points
/// count first, so that best play is best play for points, and for pieces among equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margin {
    /// Points ahead; negative if behind.
    pub points: i32,
    /// Pieces ahead; negative if behind.
    pub pieces: i32,
}

/// No margin is larger: eight pieces around the totem, points times sixteen plus pieces.
const LARGEST: i32 = 16 * 32;

impl Solver {
    /// The margin under best play; `None` if the search was stopped. Forgets what was proven
    /// before: each step asks about another game, in which one side gets a bonus.
    pub fn margin(
        &mut self,
        position: &Position,
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
            self.clear();
            let ahead = self.is_ahead(position, middle, threads, &mut nodes, go_on)?;
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
        &mut self,
        position: &Position,
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
                let tally = |player: usize| {
                    16 * i32::from(end.points[player]) + i32::from(end.pieces[player])
                };
                tally(mover) + bonus > tally(1 - mover)
            })
        });
        if wins_at_once {
            return Some(true);
        }
        let node = Node::with_bonus(position, bonus);
        let mover: Player = position.to_move();
        let numbers = self.ask(&node, mover, threads, nodes, go_on);
        numbers.solved().then_some(numbers.phi == 0)
    }
}
