//! How the end of a game of YOXII is drawn.

use rules::yoxii::Position;
use rules::{Game, Player, Square};

use super::board::Both;
use super::end::{Around, EndView, Ends};

impl Ends for Position {
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
