//! YOXII in a terminal.

use ratatui::style::Color;
use rules::geometry::{Direction, neighbours};
use rules::yoxii::{BOARD, DecidedBy, End, PieceValue, Position, Totem};
use rules::{Bitboard, Player};
use serde_json::{Map, Value, json};

use super::{Drawn, PieceColours, names, player_name};
use crate::texts::Texts;

impl Drawn for Position {
    const COLOURS: [PieceColours; 2] = [
        PieceColours {
            body: Color::Indexed(231),
            sign: Color::Indexed(235),
        },
        PieceColours {
            body: Color::Indexed(160),
            sign: Color::Indexed(231),
        },
    ];

    const EXAMPLE: &'static str = "d5-3e6";

    fn totem_sign(_: Totem) -> char {
        '◉'
    }

    fn reserve_entry(kind: PieceValue, count: u8) -> String {
        format!("{kind}x{count}")
    }

    fn standing(&self) -> Option<[u32; 2]> {
        static AROUND: [Bitboard; 64] = neighbours(BOARD, &Direction::ALL);
        let around = AROUND[self.totem().index()];
        Some(Player::BOTH.map(|player| self.points_on(player, around)))
    }

    fn describe_end(end: &End) -> Value {
        let mut sides = Map::new();
        for player in Player::BOTH {
            let side = player as usize;
            sides.insert(
                player.name().into(),
                json!({
                    "squares": names(end.around[side]),
                    "points": end.points[side],
                    "pieces": end.pieces[side],
                }),
            );
        }
        json!({ "around": sides, "decided_by": end.decided_by.code() })
    }

    fn deciding_squares(end: &End) -> Bitboard {
        end.around[0] | end.around[1]
    }

    fn end_sentence(&self, end: &End, texts: &Texts) -> String {
        let more_than = |counts: [u8; 2]| {
            let winner = Player::BOTH[usize::from(counts[1] > counts[0])];
            let [more, less] = [winner, !winner].map(|player| counts[player as usize]);
            (player_name::<Position>(texts, winner), more, less)
        };
        let points = ("points", end.points[0].into());
        match end.decided_by {
            DecidedBy::Points => {
                let (player, more, less) = more_than(end.points);
                texts.say(
                    "end-points",
                    &[
                        ("player", player.into()),
                        ("more", more.into()),
                        ("less", less.into()),
                    ],
                )
            }
            DecidedBy::Pieces => {
                let (player, more, less) = more_than(end.pieces);
                texts.say(
                    "end-pieces",
                    &[
                        points,
                        ("player", player.into()),
                        ("more", more.into()),
                        ("less", less.into()),
                    ],
                )
            }
            DecidedBy::Nothing => {
                texts.say("end-equal", &[points, ("pieces", end.pieces[0].into())])
            }
        }
    }
}
