//! First opinions of YOXII positions, by the patterns.

use rules::yoxii::{PieceValue, Position, Turn, jumps};
use rules::{Bitboard, Game, Player, Square};

use super::patterns::{self, AROUND, ONE, Weights};
use crate::playable::{Child, Playable, ended};
use crate::score::MOST;

/// With at most this many free squares around the totem, a position is not judged by its looks.
const TIGHT: u32 = 1;

impl Playable for Position {
    // Six bits for the goal, six for the place, two for the value.
    const CODES: usize = 1 << 14;

    #[inline]
    fn code(turn: Turn) -> u16 {
        (turn.to.index() | turn.at.index() << 6 | (turn.value as usize) << 12) as u16
    }

    fn decode(code: u16) -> Option<Turn> {
        let square = |bits: u16| {
            Square::from_index((bits & 63) as u8).filter(|&square| Position::BOARD.has(square))
        };
        Some(Turn {
            to: square(code)?,
            at: square(code >> 6)?,
            value: PieceValue::ALL.get(usize::from(code >> 12)).copied()?,
        })
    }

    fn evaluate(&self) -> i32 {
        let weights = patterns::weights(patterns::stage(self.pieces_placed()));
        let facts = patterns::facts(self);
        estimate(facts.into_iter().map(|fact| i32::from(weights[fact])).sum())
    }

    fn expand(&self, children: &mut Vec<Child<Turn>>) {
        let mut expansion = Expansion::new(self);
        self.for_each_turn(|turn| children.push(expansion.child(turn)));
    }
}

/// Hundredths of a logit.
fn estimate(sum: i32) -> i32 {
    (sum * 100 / ONE).clamp(-MOST, MOST)
}

/// What a square that may yet be the totem's has around it, for the player who is to move behind
/// the turns.
#[derive(Clone, Copy, Default)]
struct Around {
    open: u32,
    points: i32,
}

/// What all turns with one goal and one place for the piece have in common.
#[derive(Clone, Copy, Default)]
struct Placed {
    open: u32,
    /// The weights that are true after the turn, by value; all but those of the reserves.
    sums: [i32; 4],
}

/// Judges the positions after all turns of a position. Turns come sorted by goal: what turns of
/// a goal have in common is worked out once.
struct Expansion<'a> {
    weights: &'static Weights,
    position: &'a Position,
    mover: Player,
    /// Squares without a piece.
    empty: Bitboard,
    around: [Around; 64],
    /// The weights of the reserves after a turn, by value.
    reserves: [i32; 4],
    goal: Option<Square>,
    /// The weights of the goal, before the piece is placed.
    at_goal: i32,
    /// The squares that have their entry in `places`.
    known: Bitboard,
    places: [Placed; 64],
}

impl<'a> Expansion<'a> {
    fn new(position: &'a Position) -> Expansion<'a> {
        let mover = position.to_move();
        let stage = patterns::stage(position.pieces_placed() + 1);
        let weights = patterns::weights(stage);
        let empty = Position::BOARD.without(position.pieces());
        let mut around = [Around::default(); 64];
        for square in empty {
            // Behind the turn the opponent is to move.
            let (open, points) = patterns::look(position, empty, square, !mover);
            around[square.index()] = Around { open, points };
        }
        Expansion {
            weights,
            position,
            mover,
            empty,
            around,
            reserves: reserves(position, weights),
            goal: None,
            at_goal: 0,
            known: Bitboard::EMPTY,
            places: [Placed::default(); 64],
        }
    }

    #[inline]
    fn child(&mut self, turn: Turn) -> Child<Turn> {
        if self.goal != Some(turn.to) {
            self.goal = Some(turn.to);
            self.at_goal = self.goal_weights(turn.to);
            self.known = Bitboard::EMPTY;
        }
        if !self.known.has(turn.at) {
            self.known |= turn.at.bit();
            self.places[turn.at.index()] = self.place(turn.to, turn.at);
        }
        let Placed { open, sums } = &self.places[turn.at.index()];
        let mut child = Child {
            turn,
            score: 0,
            ended: false,
            lively: *open <= TIGHT,
            order: 0,
        };
        if *open == 0 {
            let mut next = *self.position;
            next.play_unchecked(turn);
            if let Some(outcome) = next.outcome() {
                child.score = ended(&next, outcome);
                child.ended = true;
                return child;
            }
        }
        let value = turn.value as usize;
        child.score = -estimate(sums[value] + self.reserves[value]);
        child
    }

    #[inline]
    fn weight(&self, fact: usize) -> i32 {
        i32::from(self.weights[fact])
    }

    /// The weights of all squares and pieces, seen from a goal.
    fn goal_weights(&self, to: Square) -> i32 {
        let mut sum = 0;
        for square in self.empty {
            let Around { open, points } = self.around[square.index()];
            sum += self.weight(patterns::square(to, square, open, points));
        }
        for value in PieceValue::ALL {
            let worth = self.position.pieces_worth(value);
            for player in Player::BOTH {
                for square in worth & self.position.pieces_of(player) {
                    let enemy = player == self.mover;
                    sum += self.weight(patterns::piece(to, square, enemy, value));
                }
            }
        }
        sum
    }

    /// What a piece on `at` changes.
    fn place(&self, to: Square, at: Square) -> Placed {
        let Around { open, points } = self.around[at.index()];
        let left = self.at_goal - self.weight(patterns::square(to, at, open, points));
        let mut sums =
            PieceValue::ALL.map(|value| left + self.weight(patterns::piece(to, at, true, value)));
        for square in AROUND[at.index()] & self.empty {
            let Around { open, points } = self.around[square.index()];
            let before = self.weight(patterns::square(to, square, open, points));
            for (sum, worth) in sums.iter_mut().zip(1..) {
                let after = patterns::square(to, square, open - 1, points - worth);
                *sum += self.weight(after) - before;
            }
        }
        let free = self.empty.without(to.bit() | at.bit());
        let open = (AROUND[to.index()] & free).count();
        let own = jumps(to, self.position.pieces_of(!self.mover), free);
        let enemy = jumps(to, self.position.pieces_of(self.mover) | at.bit(), free);
        let exits = self.weight(patterns::exits(open, own, enemy));
        Placed {
            open,
            sums: sums.map(|sum| sum + exits),
        }
    }
}

/// The weights of the reserves when the mover has placed a piece, by its value.
fn reserves(position: &Position, weights: &Weights) -> [i32; 4] {
    let mover = position.to_move();
    let weight = |fact: usize| i32::from(weights[fact]);
    let of = |enemy, value, left| weight(patterns::reserve(enemy, value, left));
    let mut all = 0;
    for value in PieceValue::ALL {
        all += of(false, value, position.reserve(!mover, value));
        all += of(true, value, position.reserve(mover, value));
    }
    PieceValue::ALL.map(|value| {
        let left = position.reserve(mover, value);
        all - of(true, value, left) + of(true, value, left.saturating_sub(1))
    })
}
#[cfg(test)]
mod tests {
    use super::*;

    /// The quick judgement of all children is the judgement of each child.
    #[test]
    fn expansion_agrees_with_evaluation() {
        for text in [
            "3/5/7/3T3/7/5/3 w",
            "1A1/2bT1/1C5/2d4/7/5/2B r",
            "DaA/1D3/Ta1aC1d/dBCaB2/2B1bc1/2dD1/3 w",
        ] {
            let position: Position = text.parse().unwrap();
            let mut children = Vec::new();
            position.expand(&mut children);
            assert_eq!(children.len() as u64, position.count_turns());
            for child in children {
                let mut next = position;
                next.play(child.turn).unwrap();
                assert_eq!(child.ended, next.outcome().is_some());
                if !child.ended {
                    assert_eq!(child.score, -next.evaluate(), "{position} {}", child.turn);
                }
                assert_eq!(
                    Position::decode(Position::code(child.turn)),
                    Some(child.turn)
                );
            }
        }
    }
}
