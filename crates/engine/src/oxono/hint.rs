//! What there is to say about turns of OXONO.

use rules::oxono::{End, Position, Turn};
use rules::{Bitboard, Game, Player};

use crate::hint::{Explain, Reason, Row, row_of, winning_answers};

impl Explain for Position {
    fn explain(before: &Position, turn: Turn, after: &Position) -> Option<Reason> {
        threatened(before)
            .map(|row| Reason::StopsLine { row })
            .or_else(|| three(after, !after.to_move(), turn).map(|row| Reason::MakesThree { row }))
    }
}

/// The row in which the opponent would complete a line after most other turns, if there is one.
fn threatened(before: &Position) -> Option<Row> {
    let turns = before.legal_turns();
    let mut rows: Vec<(Row, usize)> = Vec::new();
    let mut losing = 0;
    for &turn in &turns {
        let mut after = *before;
        after.play_unchecked(turn);
        let answers = winning_answers(&after);
        losing += usize::from(!answers.is_empty());
        let Some(&answer) = answers.first() else {
            continue;
        };
        after.play_unchecked(answer);
        let Some(End::Lines(lines)) = after.end() else {
            continue;
        };
        let mut squares = lines[0].squares.into_iter();
        if let (Some(one), Some(other)) = (squares.next(), squares.next()) {
            let row = row_of(one, other);
            match rows.iter_mut().find(|(known, _)| *known == row) {
                Some((_, count)) => *count += 1,
                None => rows.push((row, 1)),
            }
        }
    }
    if losing * 2 < turns.len() {
        return None;
    }
    let most = rows.into_iter().max_by_key(|&(_, count)| count);
    most.map(|(row, _)| row)
}

/// The row in which the placed piece makes three of one's own colour with room for a fourth.
fn three(after: &Position, player: Player, turn: Turn) -> Option<Row> {
    let own = after.pieces_of(player);
    let closed = after.pieces().without(own);
    let along = |step: u8| {
        (0..4u8).find_map(|back| {
            let start = (turn.at.index() as u8).checked_sub(back * step)?;
            let row = (0..4).fold(Bitboard::EMPTY, |row, index| {
                Bitboard(row.0 | 1u64 << (start + index * step).min(63))
            });
            let inside = (row & Position::BOARD).count() == 4;
            let open = (row & closed).is_empty() && (row & own).count() == 3;
            if !(inside && open) {
                return None;
            }
            let mut squares = row.into_iter();
            Some(row_of(squares.next()?, squares.next()?))
        })
    };
    along(1).or_else(|| along(8))
}
