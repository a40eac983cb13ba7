//! What ended a game, one shape a game.

use rules::oxono::{self, LineBy};
use rules::{Game, Player, Square, yoxii};
use serde::Serialize;

use super::board::{Both, names};

/// A game whose end can be drawn.
pub trait Ends: Game {
    /// What ended the game; `None` while it goes on.
    fn end_view(&self) -> Option<EndView>;

    /// What would be counted if the totem stood there for good; `None` in a game that counts
    /// nothing.
    fn points_around(&self, _totem: Square) -> Option<Both<u8>> {
        None
    }
}

/// What ended a game.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum EndView {
    /// A piece completed lines.
    Lines {
        /// All of them.
        lines: Vec<LineView>,
    },
    /// All pieces are placed.
    Full,
    /// The totem cannot move.
    #[serde(rename_all = "camelCase")]
    Stuck {
        /// Where it stands.
        totem: String,
        /// The pieces around it, clockwise from the top.
        around: Vec<Around>,
        /// The points that they give.
        points: Both<u8>,
        /// How many they are.
        pieces: Both<u8>,
        /// What decided.
        decided_by: &'static str,
    },
}

/// A line that won.
#[derive(Serialize)]
pub struct LineView {
    squares: Vec<String>,
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbol: Option<String>,
}

/// A piece that is counted.
#[derive(Serialize)]
pub struct Around {
    square: String,
    player: &'static str,
    value: u8,
}

impl Ends for oxono::Position {
    fn end_view(&self) -> Option<EndView> {
        Some(match self.end()? {
            oxono::End::Draw => EndView::Full,
            oxono::End::Lines(lines) => EndView::Lines {
                lines: lines.iter().map(line).collect(),
            },
        })
    }
}

fn line(line: &oxono::Line) -> LineView {
    let (by, player, symbol) = match line.by {
        LineBy::Colour(player) => ("colour", Some(player.name()), None),
        LineBy::Symbol(symbol) => ("symbol", None, Some(symbol.to_string())),
    };
    LineView {
        squares: names(line.squares),
        by,
        player,
        symbol,
    }
}

impl Ends for yoxii::Position {
    fn points_around(&self, totem: Square) -> Option<Both<u8>> {
        Some(Both::of(|player| self.points_around(player, totem) as u8))
    }

    fn end_view(&self) -> Option<EndView> {
        let end = self.end()?;
        let mut around = Vec::new();
        for player in Player::BOTH {
            for square in end.around[player as usize] {
                let one = (clockwise(self.totem(), square), square, player);
                around.insert(around.partition_point(|other| *other < one), one);
            }
        }
        Some(EndView::Stuck {
            totem: self.totem().to_string(),
            around: around
                .into_iter()
                .map(|(_, square, player)| Around {
                    square: square.to_string(),
                    player: player.name(),
                    value: self.points_on(player, square.bit()) as u8,
                })
                .collect(),
            points: Both::of(|player| end.points[player as usize]),
            pieces: Both::of(|player| end.pieces[player as usize]),
            decided_by: end.decided_by.code(),
        })
    }
}

/// The place of a neighbour in the round from the top.
fn clockwise(centre: Square, square: Square) -> u8 {
    let across = i16::from(square.file()) - i16::from(centre.file());
    let up = i16::from(square.rank()) - i16::from(centre.rank());
    match (across, up) {
        (0, 1) => 0,
        (1, 1) => 1,
        (1, 0) => 2,
        (1, -1) => 3,
        (0, -1) => 4,
        (-1, -1) => 5,
        (-1, 0) => 6,
        _ => 7,
    }
}
