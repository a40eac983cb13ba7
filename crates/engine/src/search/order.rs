//! Which turn to look at first. With hundreds of turns in a position this decides how deep a
//! search gets.

use crate::playable::{Child, Playable};

/// The turn from the table comes before everything else.
const FROM_TABLE: i32 = 1 << 24;
/// Ends of the game that do not lose come next.
const ENDED: i32 = 1 << 22;
/// Turns that have just refuted a sister position.
const KILLER: i32 = 150;
/// History is kept between −LIMIT and LIMIT.
const LIMIT: i32 = 1 << 13;

/// What cutoffs have taught about turns so far.
pub(super) struct Memory {
    /// By side and turn code: how often a turn was good.
    history: Vec<i32>,
    /// By ply: the two turns that made the latest cutoffs.
    killers: Vec<[u16; 2]>,
    codes: usize,
}

impl Memory {
    pub(super) fn new<G: Playable>() -> Memory {
        Memory {
            history: vec![0; 2 * G::CODES],
            killers: vec![[0; 2]; G::MAX_TURNS + 2],
            codes: G::CODES,
        }
    }

    /// Gives every turn its place. The first opinion weighs most, experience corrects it.
    pub(super) fn rank<G: Playable>(
        &self,
        position: &G,
        children: &mut [Child<G::Turn>],
        from_table: u16,
        ply: usize,
    ) {
        let side = &self.history[position.to_move() as usize * self.codes..][..self.codes];
        let killers = self.killers[ply];
        for child in children {
            let code = G::code(child.turn);
            child.order = if child.ended {
                child.score.signum() * ENDED
            } else {
                let killer = if killers.contains(&code) { KILLER } else { 0 };
                child.score + killer + side[code as usize] / 16
            };
            if code == from_table {
                child.order += FROM_TABLE;
            }
        }
    }

    /// `turn` made a cutoff, the turns in `before` were tried first and did not.
    pub(super) fn reward<G: Playable>(
        &mut self,
        position: &G,
        turn: G::Turn,
        before: &[Child<G::Turn>],
        depth: i32,
        ply: usize,
    ) {
        let code = G::code(turn);
        let [first, second] = &mut self.killers[ply];
        if *first != code {
            *second = *first;
            *first = code;
        }
        let side = &mut self.history[position.to_move() as usize * self.codes..][..self.codes];
        let bonus = (depth * depth * 16).min(LIMIT / 4);
        let mut change = |code: u16, bonus: i32| {
            let entry = &mut side[code as usize];
            *entry += bonus - *entry * bonus.abs() / LIMIT;
        };
        change(code, bonus);
        for child in before.iter().filter(|child| !child.ended) {
            change(G::code(child.turn), -bonus / 2);
        }
    }
}

/// Brings the best of the turns from `index` on to `index`.
pub(super) fn pick<T: Copy>(children: &mut [Child<T>], index: usize) -> Child<T> {
    let mut best = index;
    for other in index + 1..children.len() {
        if children[other].order > children[best].order {
            best = other;
        }
    }
    children.swap(index, best);
    children[index]
}

/// How many plies less a late turn is searched at first. Grows with the logarithms of depth and
/// place.
pub(super) fn reduction(depth: i32, index: usize) -> i32 {
    log(depth as u32) * log(index as u32 + 1) / REDUCTION
}

/// In units of log × log: 16 × 16 for one ply at depth 2 and the second turn.
const REDUCTION: i32 = 900;

/// Sixteen times the binary logarithm, by straight lines between the powers of two.
fn log(number: u32) -> i32 {
    let whole = number.max(1).ilog2();
    let rest = (number.max(1) << 4 >> whole) - 16;
    (16 * whole + rest) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_turns_are_reduced_more() {
        assert_eq!([1, 2, 3, 4, 64].map(log), [0, 16, 24, 32, 96]);
        assert_eq!(reduction(2, 0), 0);
        assert!(reduction(6, 40) > reduction(6, 4));
        assert!(reduction(8, 20) > reduction(3, 20));
    }
}
