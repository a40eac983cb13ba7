//! What ended a game of OXONO.

use super::{Position, Symbol};
use crate::{Bitboard, Outcome, Player};

/// What ended the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum End {
    /// One piece completed these lines: at least one, at most four.
    Lines(Vec<Line>),
    /// All pieces are placed and there is no line.
    Draw,
}

/// Four or more pieces in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Line {
    /// All squares of the line.
    pub squares: Bitboard,
    /// What the pieces have in common.
    pub by: LineBy,
}

/// What the pieces of a line have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum LineBy {
    /// All are of this player's colour.
    Colour(Player),
    /// All show this symbol.
    Symbol(Symbol),
}

pub(super) fn end(position: &Position) -> Option<End> {
    match position.outcome()? {
        Outcome::Draw => Some(End::Draw),
        Outcome::Win(_) => Some(End::Lines(lines(position))),
    }
}

fn lines(position: &Position) -> Vec<Line> {
    let colours = Player::BOTH.map(|player| (position.pieces_of(player), LineBy::Colour(player)));
    let symbols = Symbol::BOTH.map(|symbol| (position.pieces_with(symbol), LineBy::Symbol(symbol)));
    let mut lines = Vec::new();
    for (set, by) in colours.into_iter().chain(symbols) {
        let along_ranks = runs(set, Bitboard::right);
        let along_files = runs(set, Bitboard::up);
        lines.extend(
            along_ranks
                .chain(along_files)
                .map(|squares| Line { squares, by }),
        );
    }
    lines
}

/// The runs of four or more squares of `set` in the direction of `next`.
fn runs(set: Bitboard, next: fn(Bitboard) -> Bitboard) -> impl Iterator<Item = Bitboard> {
    let starts = set.without(next(set));
    starts.into_iter().filter_map(move |start| {
        let mut run = start.bit();
        while (next(run) & set).without(run).any() {
            run |= next(run) & set;
        }
        (run.count() >= 4).then_some(run)
    })
}
