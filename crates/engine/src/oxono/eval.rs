//! First opinions of OXONO positions: who is closer to a line.

use rules::oxono::{Position, Symbol, Turn};
use rules::{Bitboard, Game, Square};

use crate::playable::{Child, Playable, ended};

/// What a row of four with no, one, two or three pieces of a colour and otherwise free squares
/// is worth.
const OWN: [i32; 4] = [0, 2, 9, 24];
/// The same for a row of one symbol, which serves the player whose turn it is.
const SHARED: [i32; 4] = [0, 0, 2, 6];

impl Playable for Position {
    // Six bits for the goal, six for the place, one for the totem.
    const CODES: usize = 1 << 13;

    fn code(turn: Turn) -> u16 {
        (turn.to.index() | turn.at.index() << 6 | (turn.totem as usize) << 12) as u16
    }

    fn decode(code: u16) -> Option<Turn> {
        let square = |bits: u16| {
            Square::from_index((bits & 63) as u8).filter(|&square| Position::BOARD.has(square))
        };
        Some(Turn {
            totem: Symbol::BOTH.get(usize::from(code >> 12)).copied()?,
            to: square(code)?,
            at: square(code >> 6)?,
        })
    }

    fn evaluate(&self) -> i32 {
        let mover = self.to_move();
        let pieces = self.pieces();
        let open = |set: Bitboard, weights: &[i32; 4]| rows(set, pieces.without(set), weights);
        let colours = open(self.pieces_of(mover), &OWN) - open(self.pieces_of(!mover), &OWN);
        let symbols: i32 = Symbol::BOTH
            .into_iter()
            .map(|symbol| open(self.pieces_with(symbol), &SHARED))
            .sum();
        colours + symbols
    }

    fn expand(&self, children: &mut Vec<Child<Turn>>) {
        self.for_each_turn(|turn| {
            let mut next = *self;
            next.play_unchecked(turn);
            let outcome = next.outcome();
            children.push(Child {
                turn,
                score: outcome.map_or_else(|| -next.evaluate(), |outcome| ended(&next, outcome)),
                ended: outcome.is_some(),
                lively: false,
                order: 0,
            });
        });
    }
}

/// Adds up the rows of four squares that `others` have left open, by how much of `set` is in
/// them. Totems move on: they do not close a row.
fn rows(set: Bitboard, others: Bitboard, weights: &[i32; 4]) -> i32 {
    ROWS.iter()
        .filter(|row| (**row & others).is_empty())
        .map(|row| weights[(*row & set).count() as usize & 3])
        .sum()
}

/// All rows of four squares: 3 places in each of 6 ranks and 6 files.
static ROWS: [Bitboard; 36] = {
    let mut rows = [Bitboard::EMPTY; 36];
    let mut index = 0;
    while index < 18 {
        let (line, start) = (index / 3, index % 3);
        rows[index] = Bitboard(0b1111 << (8 * line + start));
        rows[index + 18] = Bitboard(0x0101_0101 << (line + 8 * start));
        index += 1;
    }
    rows
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_own_pieces_in_open_rows_are_better() {
        let good: Position = "6/6/2+3/3@1o/x5/XOX3 b".parse().unwrap();
        assert!(good.evaluate() < 0);
        for row in ROWS {
            assert_eq!(row.count(), 4);
            assert_eq!(row & Position::BOARD, row);
            assert!(row.has_four_in_line());
        }
    }
}
