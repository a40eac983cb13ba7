//! The eight symmetries of YOXII: those of the board.

use super::{PieceValue, Position, SIZE, Turn};
use crate::symmetry;
use crate::{Player, Square, Symmetry};

pub(super) const ALL: [Symmetry; 8] = {
    let mut all = [Symmetry::IDENTITY; 8];
    let mut index = 0;
    while index < all.len() {
        all[index] = symmetry::ALL[index];
        index += 1;
    }
    all
};

/// For every totem square, the symmetries that give the smallest square, one bit each. There is
/// one, or there are two on an axis of the board and eight in its centre: finding the canonical
/// image needs no look at the others.
static BEST: [u16; 64] = {
    let mut table = [0; 64];
    let mut totem = 0;
    while totem < 56 {
        if totem % 8 < SIZE {
            table[totem as usize] = best(Square::new(totem % 8, totem / 8));
        }
        totem += 1;
    }
    table
};

const fn best(totem: Square) -> u16 {
    let mut smallest = 64;
    let mut which = 0;
    let mut index = 0;
    while index < ALL.len() {
        let image = ALL[index].square(totem, SIZE).index();
        if image < smallest {
            smallest = image;
            which = 0;
        }
        if image == smallest {
            which |= 1 << index;
        }
        index += 1;
    }
    which
}

pub(super) fn transformed(position: &Position, symmetry: Symmetry) -> Position {
    let turn = |set| symmetry.set(set, SIZE);
    let players = Player::BOTH.map(|player| turn(position.pieces_of(player)));
    let [two, three, four] = [PieceValue::Two, PieceValue::Three, PieceValue::Four]
        .map(|value| turn(position.pieces_worth(value)));
    Position::assemble(
        players,
        [two | four, three | four],
        symmetry.square(position.totem(), SIZE),
        position.to_move(),
    )
}

pub(super) fn transform_turn(turn: Turn, symmetry: Symmetry) -> Turn {
    Turn {
        to: symmetry.square(turn.to, SIZE),
        value: turn.value,
        at: symmetry.square(turn.at, SIZE),
    }
}

pub(super) fn canonical(position: &Position) -> (Position, Symmetry) {
    symmetry::least(BEST[position.totem().index()], |symmetry| {
        let image = transformed(position, symmetry);
        let sets = (
            Player::BOTH.map(|player| image.pieces_of(player)),
            PieceValue::ALL.map(|value| image.pieces_worth(value)),
        );
        (sets, image)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn the_best_symmetries_are_those_with_the_smallest_totem_square() {
        for totem in Position::BOARD {
            let images = ALL.map(|symmetry| symmetry.square(totem, SIZE));
            let smallest = images.iter().min();
            let which = (0..8).filter(|&index| images.get(index) == smallest);
            let bits = which.fold(0, |bits, index| bits | 1 << index);
            assert_eq!(BEST[totem.index()], bits);
            assert_eq!(best(totem), bits);
        }
    }
}
