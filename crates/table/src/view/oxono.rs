//! How the end of a game of OXONO is drawn.

use rules::Game;
use rules::oxono::{End, Line, LineBy, Position};

use super::board::names;
use super::end::{EndView, Ends, LineView};

impl Ends for Position {
    fn end_view(&self) -> Option<EndView> {
        Some(match self.end()? {
            End::Draw => EndView::Full,
            End::Lines(lines) => EndView::Lines {
                lines: lines.iter().map(line).collect(),
            },
        })
    }
}

fn line(line: &Line) -> LineView {
    let squares = names(line.squares);
    match line.by {
        LineBy::Colour(player) => LineView::Colour {
            squares,
            player: player.name(),
        },
        LineBy::Symbol(symbol) => LineView::Symbol {
            squares,
            symbol: symbol.to_string(),
        },
    }
}
