//! The small network that judges positions of YOXII.
//!
//! One hidden layer. An input is one fact about the position, on or off: "the totem stands on a
//! square of this class", "an own piece of value 3 stands there, seen from the totem", "the
//! opponent has two pieces of value 4 left". Everything is seen by the side to move, and turned
//! and mirrored so that the totem stands in one eighth of the board. A hidden unit adds the
//! weights of the inputs that are on and is cut off below 0 and above 1. The output adds the
//! hidden units with weights that depend on how far the game has got.
//!
//! The weights are integers, so that a position is worth the same on every machine. They come
//! from `examples/yoxii_network`, which plays games and learns from them.

use std::sync::LazyLock;

use rules::yoxii::{Position, Value};
use rules::{Bitboard, Game, Player, Square, Symmetry};

use crate::data;

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;
/// Stages of the game, by pieces on the board.
pub const STAGES: usize = 12;
/// A hidden unit at 1.
pub const ONE: i32 = 255;
/// An output weight of 1.
pub const OUTPUT_ONE: i32 = 64;

/// Squares of the board.
const SQUARES: usize = 37;
/// Squares that no symmetry maps onto each other.
const CLASSES: usize = 10;
/// Own and enemy pieces of four values.
const PIECES: usize = 8;
/// Of each value and player, none to five are left.
const RESERVES: usize = PIECES * 6;

const FIRST_RESERVE: usize = CLASSES * PIECES * SQUARES;
const FIRST_CLASS: usize = FIRST_RESERVE + RESERVES;
/// All inputs.
pub const INPUTS: usize = FIRST_CLASS + CLASSES;

/// One number for each hidden unit.
pub(super) type Hidden = [i16; HIDDEN];

/// The weights.
pub(super) struct Network {
    pub(super) inputs: Vec<Hidden>,
    bias: Hidden,
    output: [Hidden; STAGES],
    output_bias: [i16; STAGES],
}

/// The network that the engine plays with.
pub(super) static NETWORK: LazyLock<Network> = LazyLock::new(|| Network::read(data::YOXII.bytes()));

impl Network {
    /// Reads 16-bit numbers, low byte first: the hidden bias, the inputs, then for each stage the
    /// output weights and the output bias. What is missing is 0.
    fn read(bytes: &[u8]) -> Network {
        let mut numbers = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut hidden = || -> Hidden { std::array::from_fn(|_| numbers.next().unwrap_or(0)) };
        let bias = hidden();
        let inputs = (0..INPUTS).map(|_| hidden()).collect();
        let output = std::array::from_fn(|_| hidden());
        Network {
            inputs,
            bias,
            output,
            output_bias: std::array::from_fn(|_| numbers.next().unwrap_or(0)),
        }
    }

    /// The hidden layer before it is cut off, from the inputs that are on.
    pub(super) fn hidden(&self, inputs: impl Iterator<Item = usize>) -> Hidden {
        let mut sums = self.bias;
        for input in inputs {
            add(&mut sums, &self.inputs[input]);
        }
        sums
    }

    /// The output for a hidden layer with one more input on, in hundredths of a logit.
    #[inline]
    pub(super) fn output(&self, hidden: &Hidden, more: &Hidden, stage: usize) -> i32 {
        let weights = &self.output[stage];
        let mut sum = 0i32;
        for unit in 0..HIDDEN {
            let value = (hidden[unit] + more[unit]).clamp(0, ONE as i16);
            sum += i32::from(value) * i32::from(weights[unit]);
        }
        (sum / ONE + i32::from(self.output_bias[stage])) * 100 / OUTPUT_ONE
    }
}

/// Nothing to add.
pub(super) const NOTHING: Hidden = [0; HIDDEN];

#[inline]
pub(super) fn add(sums: &mut Hidden, weights: &Hidden) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight;
    }
}

#[inline]
pub(super) fn subtract(sums: &mut Hidden, weights: &Hidden) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum -= weight;
    }
}

/// The stage of a game with this many pieces on the board.
#[must_use]
pub fn stage(pieces: u32) -> usize {
    (pieces as usize / 3).min(STAGES - 1)
}

/// How the board looks from a totem's square.
pub(super) struct View {
    class: usize,
    /// The number of every square in this view.
    seen: [u8; 64],
}

/// One view for each square of the totem.
pub(super) static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let mut classes = Vec::new();
    (0..64)
        .map(|index| {
            let totem = Square::from_index(index).filter(|&square| Position::BOARD.has(square));
            let Some(totem) = totem else {
                return View {
                    class: 0,
                    seen: [0; 64],
                };
            };
            let image = |symmetry: Symmetry| symmetry.square(totem, Position::SIZE);
            let mut best = Symmetry::IDENTITY;
            for &symmetry in Position::SYMMETRIES {
                if image(symmetry) < image(best) {
                    best = symmetry;
                }
            }
            let class = classes.iter().position(|&square| square == image(best));
            let class = class.unwrap_or_else(|| {
                classes.push(image(best));
                classes.len() - 1
            });
            let mut seen = [0; 64];
            for square in Position::BOARD {
                let target = best.square(square, Position::SIZE);
                let below = Bitboard(target.bit().0 - 1) & Position::BOARD;
                seen[square.index()] = below.count() as u8;
            }
            View { class, seen }
        })
        .collect()
});

impl View {
    /// The input for a piece on a square. `enemy`: is it the opponent's of the side to move?
    #[inline]
    pub(super) fn piece(&self, enemy: bool, value: usize, square: Square) -> usize {
        let piece = 4 * usize::from(enemy) + value;
        (self.class * PIECES + piece) * SQUARES + usize::from(self.seen[square.index()])
    }

    /// The input for the totem.
    pub(super) fn totem(&self) -> usize {
        FIRST_CLASS + self.class
    }
}

/// The input for what is left of a value.
#[inline]
pub(super) fn reserve(enemy: bool, value: usize, left: u8) -> usize {
    FIRST_RESERVE + (4 * usize::from(enemy) + value) * 6 + usize::from(left.min(5))
}

/// The inputs of the pieces on the board, with the totem on `totem` and `mover` to move.
pub(super) fn pieces(
    position: &Position,
    totem: Square,
    mover: Player,
) -> impl Iterator<Item = usize> + '_ {
    let view = &VIEWS[totem.index()];
    Value::ALL.into_iter().flat_map(move |value| {
        let worth = position.pieces_worth(value);
        let own = worth & position.pieces_of(mover);
        let enemy = worth & position.pieces_of(!mover);
        let own = own
            .into_iter()
            .map(move |square| view.piece(false, value as usize, square));
        let enemy = enemy
            .into_iter()
            .map(move |square| view.piece(true, value as usize, square));
        own.chain(enemy)
    })
}

/// The inputs of the reserves, with `mover` to move.
pub(super) fn reserves(position: &Position, mover: Player) -> impl Iterator<Item = usize> + '_ {
    Value::ALL.into_iter().flat_map(move |value| {
        [
            reserve(false, value as usize, position.reserve(mover, value)),
            reserve(true, value as usize, position.reserve(!mover, value)),
        ]
    })
}

/// All inputs that are on, each below [`INPUTS`].
pub fn inputs(position: &Position) -> impl Iterator<Item = usize> + '_ {
    let mover = position.to_move();
    pieces(position, position.totem(), mover)
        .chain(reserves(position, mover))
        .chain([VIEWS[position.totem().index()].totem()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_of_a_position_turn_on_the_same_inputs_where_the_totem_stands_unsymmetrically() {
        // The totem on e6 is on no axis: each image has one view only.
        let position: Position = "1A1/2bT1/1C5/2d4/7/5/2B r".parse().unwrap();
        let sorted = |position: &Position| {
            let mut inputs: Vec<usize> = inputs(position).collect();
            inputs.sort_unstable();
            inputs
        };
        for &symmetry in Position::SYMMETRIES {
            assert_eq!(sorted(&position), sorted(&position.transformed(symmetry)));
        }
        assert!(sorted(&position).iter().all(|&input| input < INPUTS));
    }
}
