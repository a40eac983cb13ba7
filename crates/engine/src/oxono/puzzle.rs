//! What OXONO knows about its puzzles.

use std::collections::HashSet;

use rules::oxono::{End, LineBy, Position, Turn};
use rules::{Bitboard, Game, Reach, StepKind};

use crate::puzzle::{Aim, Puzzle, Puzzling, Theme, Themes, after, wins_at_once};

impl Puzzling for Position {
    #[cfg(feature = "built-in")]
    const FILE: &'static [u8] = include_bytes!("oxono.puzzles");
    const FEWEST: u32 = 8;
    const PLAYERS: &'static [u8] = &[
        3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7,
        7, 8,
    ];
    const CONTINUATIONS: usize = 1;
    const BRANCHES_AT: u32 = 0;
    const SENSIBLE: usize = 0;
    const THEMES: &'static [Theme] = &[
        Theme::Enclosed,
        Theme::Teleport,
        Theme::Anywhere,
        Theme::DoubleThreat,
    ];

    fn is_same_answer(&self, right: Turn, other: Turn) -> bool {
        let rows = rows(&after(self, right));
        right == other || rows_after(self, other).iter().any(|row| rows.contains(row))
    }

    fn own_themes(puzzle: &Puzzle<Position>) -> Themes {
        let mut themes = Themes::default();
        for (position, turn) in puzzle.steps() {
            let kind = position.step_kind(turn.totem, turn.to);
            let reach = position.places(turn.totem, turn.to).reach;
            themes.add(Theme::Enclosed, kind == Ok(StepKind::Jump));
            themes.add(Theme::Teleport, kind == Ok(StepKind::Teleport));
            themes.add(Theme::Anywhere, reach == Reach::Anywhere);
        }
        themes.add(Theme::DoubleThreat, is_double_threat(puzzle));
        themes
    }

    fn idea(puzzle: &Puzzle<Position>) -> Bitboard {
        let rows = match puzzle.end().end() {
            Some(End::Lines(lines)) => lines,
            _ => return threatened(&puzzle.position),
        };
        rows.iter()
            .fold(Bitboard::EMPTY, |squares, line| squares | line.squares)
    }
}

/// A rank or a file with what its row has in common: however long the row is, and whichever end
/// of three is filled, it is the same one.
type Row = (bool, u8, LineBy);

/// The rows that have ended the game.
fn rows(position: &Position) -> Vec<Row> {
    let Some(End::Lines(lines)) = position.end() else {
        return Vec::new();
    };
    let row = |squares: Bitboard| {
        let (one, other) = (squares.lowest()?, squares.into_iter().nth(1)?);
        let along_rank = one.rank() == other.rank();
        let number = if along_rank { one.rank() } else { one.file() };
        Some((along_rank, number))
    };
    let rows = lines.iter().filter_map(|line| {
        let (along_rank, number) = row(line.squares)?;
        Some((along_rank, number, line.by))
    });
    rows.collect()
}

/// The rows that a turn completes.
fn rows_after(position: &Position, turn: Turn) -> Vec<Row> {
    rows(&after(position, turn))
}

/// One turn makes two threats: against some answers only a row of one colour wins, against others
/// only a row of one symbol.
fn is_double_threat(puzzle: &Puzzle<Position>) -> bool {
    if puzzle.aim != Aim::Win || puzzle.line.len() != 3 {
        return false;
    }
    let (mut by_colour, mut by_symbol) = (false, false);
    let threat = after(&puzzle.position, puzzle.line[0]);
    threat.for_each_turn(|reply| {
        let next = after(&threat, reply);
        let mut colour = false;
        let mut symbol = false;
        next.for_each_turn(|turn| {
            for (_, _, by) in rows_after(&next, turn) {
                match by {
                    LineBy::Colour(_) => colour = true,
                    LineBy::Symbol(_) => symbol = true,
                }
            }
        });
        by_colour |= colour && !symbol;
        by_symbol |= symbol && !colour;
    });
    by_colour && by_symbol
}

/// The squares of the rows that the opponent would complete after one of the turns that lose.
fn threatened(position: &Position) -> Bitboard {
    let mut seen = HashSet::new();
    let mut squares = Bitboard::EMPTY;
    position.for_each_turn(|turn| {
        let next = after(position, turn);
        next.for_each_turn(|answer| {
            if wins_at_once(&next, answer)
                && seen.insert(answer.at)
                && let Some(End::Lines(lines)) = after(&next, answer).end()
            {
                let all = lines.iter().map(|line| line.squares);
                squares |= all.fold(Bitboard::EMPTY, |all, line| all | line);
            }
        });
    });
    squares
}
