//! The sixteen symmetries of OXONO: eight of the board, each with and without exchange of the
//! symbols.

use super::{Position, SIZE, Symbol, Turn};
use crate::symmetry;
use crate::{Square, Symmetry};

pub(super) const ALL: [Symmetry; 16] = symmetry::ALL;

/// For every pair of totem squares, the symmetries that give the smallest pair, one bit each.
/// There is one, or there are two or four where the pair itself is symmetric: finding the
/// canonical image needs no look at the other twelve.
static BEST: [[u16; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut x = 0;
    while x < 48 {
        let mut o = 0;
        while o < 48 {
            if x % 8 < SIZE && o % 8 < SIZE && x != o {
                table[x as usize][o as usize] = best(x, o);
            }
            o += 1;
        }
        x += 1;
    }
    table
};

const fn best(x: u8, o: u8) -> u16 {
    let totems = [Square::new(x % 8, x / 8), Square::new(o % 8, o / 8)];
    let mut smallest = (64, 64);
    let mut which = 0;
    let mut index = 0;
    while index < symmetry::ALL.len() {
        let [x, o] = image(totems, symmetry::ALL[index]);
        let (x, o) = (x.index(), o.index());
        if x < smallest.0 || x == smallest.0 && o < smallest.1 {
            smallest = (x, o);
            which = 0;
        }
        if x == smallest.0 && o == smallest.1 {
            which |= 1 << index;
        }
        index += 1;
    }
    which
}

const fn image(totems: [Square; 2], symmetry: Symmetry) -> [Square; 2] {
    let x = symmetry.square(totems[0], SIZE);
    let o = symmetry.square(totems[1], SIZE);
    if symmetry.exchanges() { [o, x] } else { [x, o] }
}

pub(super) fn transformed(position: &Position, symmetry: Symmetry) -> Position {
    let turn = |set| symmetry.set(set, SIZE);
    let players = [
        turn(position.pieces_of(crate::Player::First)),
        turn(position.pieces_of(crate::Player::Second)),
    ];
    let crosses = if symmetry.exchanges() {
        turn(position.pieces_with(Symbol::O))
    } else {
        turn(position.pieces_with(Symbol::X))
    };
    let totems = image(Symbol::BOTH.map(|symbol| position.totem(symbol)), symmetry);
    Position::assemble(players, crosses, totems, position.to_move())
}

pub(super) fn transform_turn(turn: Turn, symmetry: Symmetry) -> Turn {
    Turn {
        totem: if symmetry.exchanges() {
            turn.totem.other()
        } else {
            turn.totem
        },
        to: symmetry.square(turn.to, SIZE),
        at: symmetry.square(turn.at, SIZE),
    }
}

pub(super) fn canonical(position: &Position) -> (Position, Symmetry) {
    let [x, o] = Symbol::BOTH.map(|symbol| position.totem(symbol).index());
    symmetry::least(BEST[x][o], |symmetry| {
        let image = transformed(position, symmetry);
        let sets = (
            image.pieces_of(crate::Player::First),
            image.pieces_of(crate::Player::Second),
            image.pieces_with(Symbol::X),
        );
        (sets, image)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn the_best_symmetries_are_those_with_the_smallest_totem_squares() {
        for x in Position::BOARD {
            for o in Position::BOARD.without(x.bit()) {
                let images = ALL.map(|symmetry| image([x, o], symmetry));
                let smallest = images.iter().min();
                let which = (0..16).filter(|&index| images.get(index) == smallest);
                let bits = which.fold(0, |bits, index| bits | 1 << index);
                assert_eq!(BEST[x.index()][o.index()], bits);
                assert_eq!(best(x.index() as u8, o.index() as u8), bits);
            }
        }
    }
}
