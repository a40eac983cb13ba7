//! First opinions of YOXII positions, by the network.

use rules::geometry::{self, Direction};
use rules::yoxii::{Position, Turn, Value};
use rules::{Bitboard, Game, Player, Square};

use super::network::{self, Hidden, NETWORK, NOTHING, Network, VIEWS};
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
            value: Value::ALL.get(usize::from(code >> 12)).copied()?,
        })
    }

    fn evaluate(&self) -> i32 {
        let network = &*NETWORK;
        let hidden = network.hidden(network::inputs(self));
        let stage = network::stage(self.pieces_placed());
        network.output(&hidden, &NOTHING, stage).clamp(-MOST, MOST)
    }

    fn expand(&self, children: &mut Vec<Child<Turn>>) {
        let mut expansion = Expansion::new(self);
        self.for_each_turn(|turn| children.push(expansion.child(turn)));
    }
}

/// Judges the positions behind all turns of a position. Turns come sorted by goal, then by value:
/// what turns of a goal have in common is worked out once.
struct Expansion<'a> {
    network: &'static Network,
    position: &'a Position,
    mover: Player,
    stage: usize,
    /// Bias and reserves, before the turn.
    common: Hidden,
    goal: Option<Square>,
    value: Option<Value>,
    /// All but the placed piece, for the goal.
    at_goal: Hidden,
    /// All but the placed piece, for goal and value.
    with_value: Hidden,
}

impl<'a> Expansion<'a> {
    fn new(position: &'a Position) -> Expansion<'a> {
        let network = &*NETWORK;
        let mover = position.to_move();
        Expansion {
            network,
            position,
            mover,
            stage: network::stage(position.pieces_placed() + 1),
            common: network.hidden(network::reserves(position, !mover)),
            goal: None,
            value: None,
            at_goal: NOTHING,
            with_value: NOTHING,
        }
    }

    #[inline]
    fn child(&mut self, turn: Turn) -> Child<Turn> {
        let taken = self
            .position
            .occupied()
            .without(self.position.totem().bit())
            | turn.at.bit()
            | turn.to.bit();
        let exits = AROUND[turn.to.index()].without(taken).count();
        let mut child = Child {
            turn,
            score: 0,
            ended: false,
            lively: exits <= TIGHT,
            order: 0,
        };
        if exits == 0 {
            let mut next = *self.position;
            next.play_unchecked(turn);
            if let Some(outcome) = next.outcome() {
                child.score = ended(&next, outcome);
                child.ended = true;
                return child;
            }
        }
        self.prepare(turn);
        let view = &VIEWS[turn.to.index()];
        let placed = &self.network.inputs[view.piece(true, turn.value as usize, turn.at)];
        let output = self.network.output(&self.with_value, placed, self.stage);
        child.score = (-output).clamp(-MOST, MOST);
        child
    }

    #[inline]
    fn prepare(&mut self, turn: Turn) {
        if self.goal != Some(turn.to) {
            self.goal = Some(turn.to);
            self.value = None;
            self.at_goal = self.common;
            // Behind the turn the opponent is to move.
            for input in network::pieces(self.position, turn.to, !self.mover) {
                network::add(&mut self.at_goal, &self.network.inputs[input]);
            }
            let totem = VIEWS[turn.to.index()].totem();
            network::add(&mut self.at_goal, &self.network.inputs[totem]);
        }
        if self.value != Some(turn.value) {
            self.value = Some(turn.value);
            let (value, left) = (
                turn.value as usize,
                self.position.reserve(self.mover, turn.value),
            );
            self.with_value = self.at_goal;
            let before = network::reserve(true, value, left);
            let after = network::reserve(true, value, left - 1);
            network::subtract(&mut self.with_value, &self.network.inputs[before]);
            network::add(&mut self.with_value, &self.network.inputs[after]);
        }
    }
}

/// The up to eight squares around every square.
static AROUND: [Bitboard; 64] = geometry::neighbours(Position::BOARD, &Direction::ALL);

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
