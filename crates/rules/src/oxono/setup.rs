//! From unchecked data to a position of OXONO and back.

use super::{Position, Symbol};
use crate::setup::check_counts;
use crate::{Bitboard, Cell, Game, Player, PositionError, Setup, Square};

pub(super) fn read(setup: &Setup<Position>) -> Result<Position, PositionError> {
    check_counts(setup)?;
    let mut players = [Bitboard::EMPTY; 2];
    let mut crosses = Bitboard::EMPTY;
    let mut totems = [Square::new(0, 0); 2];
    for (square, cell) in setup.cells() {
        match cell {
            Cell::Totem(totem) => totems[totem as usize] = square,
            Cell::Piece(player, symbol) => {
                players[player as usize] |= square.bit();
                if symbol == Symbol::X {
                    crosses |= square.bit();
                }
            }
        }
    }
    check_lines(players, crosses, !setup.to_move)?;
    Ok(Position::assemble(players, crosses, totems, setup.to_move))
}

/// A line ends the game, so all lines on the board must be the work of one piece: the last one,
/// and it was placed by `last`.
fn check_lines(
    players: [Bitboard; 2],
    crosses: Bitboard,
    last: Player,
) -> Result<(), PositionError> {
    let lines_without = |square: Bitboard| {
        let [first, second] = players.map(|set| set.without(square));
        let crosses = crosses.without(square);
        let noughts = (first | second).without(crosses);
        [first, second, crosses, noughts]
            .into_iter()
            .find(|set| set.has_four_in_line())
    };
    let Some(line) = lines_without(Bitboard::EMPTY) else {
        return Ok(());
    };
    let made_by_one = players[last as usize]
        .into_iter()
        .any(|square| lines_without(square.bit()).is_none());
    if made_by_one {
        return Ok(());
    }
    let square = line
        .into_iter()
        .find(|square| !line.without(square.bit()).has_four_in_line())
        .or(line.lowest());
    match square {
        Some(square) => Err(PositionError::Line { square }),
        None => Ok(()),
    }
}

pub(super) fn write(position: &Position) -> Setup<Position> {
    let mut setup = Setup::empty();
    for square in Position::BOARD {
        setup.set(square, position.cell(square));
    }
    setup.to_move = position.to_move();
    setup
}
