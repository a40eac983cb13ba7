//! From unchecked data to a position of YOXII and back.

use super::{PieceValue, Position};
use crate::setup::check_counts;
use crate::{Bitboard, Cell, Game, PositionError, Setup, Square};

pub(super) fn read(setup: &Setup<Position>) -> Result<Position, PositionError> {
    check_counts(setup)?;
    let mut players = [Bitboard::EMPTY; 2];
    let mut value_bits = [Bitboard::EMPTY; 2];
    let mut totem = Square::new(0, 0);
    for (square, cell) in setup.cells() {
        match cell {
            Cell::Totem(_) => totem = square,
            Cell::Piece(player, value) => {
                players[player as usize] |= square.bit();
                if matches!(value, PieceValue::Two | PieceValue::Four) {
                    value_bits[0] |= square.bit();
                }
                if matches!(value, PieceValue::Three | PieceValue::Four) {
                    value_bits[1] |= square.bit();
                }
            }
        }
    }
    Ok(Position::assemble(
        players,
        value_bits,
        totem,
        setup.to_move,
    ))
}

pub(super) fn write(position: &Position) -> Setup<Position> {
    let mut setup = Setup::empty();
    for square in Position::BOARD {
        setup.set(square, position.cell(square));
    }
    setup.to_move = position.to_move();
    setup
}
