//! What YOXII knows about its puzzles.

use rules::yoxii::{DecidedBy, PieceValue, Position, Totem, Turn};
use rules::{Bitboard, Game, Reach, StepKind};

use super::hint::AROUND;
use crate::puzzle::{Aim, Puzzle, Puzzling, Theme, Themes, after, wins_at_once};

impl Puzzling for Position {
    #[cfg(feature = "built-in")]
    const FILE: &'static [u8] = include_bytes!("yoxii.puzzles");
    const FEWEST: u32 = 17;
    // Full strength thinks for seconds here, so that few of the games have it; and most positions
    // have more than one good turn, so that each game is ended several times.
    const PLAYERS: &'static [u8] = &[
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6,
        6, 7, 7, 8,
    ];
    const CONTINUATIONS: usize = 8;
    const BRANCHES_AT: u32 = 16;
    const SENSIBLE: usize = 5;
    const THEMES: &'static [Theme] = &[
        Theme::Anywhere,
        Theme::TieBreak,
        Theme::OwnLine,
        Theme::Closing,
        Theme::KeepFour,
    ];

    fn is_same_answer(&self, right: Turn, other: Turn) -> bool {
        // Whichever piece locks it in, it is the same trap.
        let locks_in = |turn| wins_at_once(self, turn);
        right == other || right.to == other.to && locks_in(right) && locks_in(other)
    }

    fn own_themes(puzzle: &Puzzle<Position>) -> Themes {
        let mut themes = Themes::default();
        for (position, turn) in puzzle.steps() {
            let kind = position.step_kind(Totem, turn.to);
            let reach = position.places(Totem, turn.to).reach;
            themes.add(Theme::OwnLine, kind == Ok(StepKind::Jump));
            themes.add(Theme::Anywhere, reach == Reach::Anywhere);
        }
        themes.add(Theme::Closing, closes_in_time(puzzle));
        themes.add(Theme::KeepFour, keeps_four(puzzle));
        let end = puzzle.end().end();
        let by_pieces = end.is_some_and(|end| end.decided_by == DecidedBy::Pieces);
        themes.add(Theme::TieBreak, puzzle.aim == Aim::Win && by_pieces);
        themes
    }

    fn idea(puzzle: &Puzzle<Position>) -> Bitboard {
        let last = puzzle.end().totem();
        let first = puzzle.line.first().map_or(last, |turn| turn.to);
        AROUND[last.index()] | last.bit() | AROUND[first.index()] | first.bit()
    }
}

/// The solver's own turn locks the totem in, and at another moment or with another piece that
/// would not have won.
fn closes_in_time(puzzle: &Puzzle<Position>) -> bool {
    if puzzle.aim != Aim::Win || puzzle.line.len().is_multiple_of(2) {
        return false;
    }
    let mut too_early = false;
    puzzle.position.for_each_turn(|turn| {
        let ended = after(&puzzle.position, turn).outcome().is_some();
        too_early |= ended && Some(&turn) != puzzle.line.first();
    });
    too_early
}

/// The four stays in reserve, and is what the solver needs afterwards.
fn keeps_four(puzzle: &Puzzle<Position>) -> bool {
    let own = || puzzle.line.iter().step_by(2);
    let has_four = puzzle
        .position
        .reserve(puzzle.position.to_move(), PieceValue::Four)
        > 0;
    has_four
        && own()
            .next()
            .is_some_and(|turn| turn.value != PieceValue::Four)
        && own().skip(1).any(|turn| turn.value == PieceValue::Four)
}
