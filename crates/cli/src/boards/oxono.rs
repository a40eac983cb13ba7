//! OXONO in a terminal.

use ratatui::style::Color;
use rules::oxono::{End, Line, LineBy, Position, Symbol};
use rules::{Bitboard, Player};
use serde_json::{Value, json};

use super::{Drawn, PieceColours, names, player_name};
use crate::texts::Texts;

impl Drawn for Position {
    const COLOURS: [PieceColours; 2] = [
        PieceColours {
            body: Color::Indexed(168),
            sign: Color::Indexed(231),
        },
        PieceColours {
            body: Color::Indexed(235),
            sign: Color::Indexed(253),
        },
    ];

    const EXAMPLE: &'static str = "Xc6-c5";

    fn totem_sign(totem: Symbol) -> char {
        match totem {
            Symbol::X => 'X',
            Symbol::O => 'O',
        }
    }

    fn reserve_entry(kind: Symbol, count: u8) -> String {
        format!("{kind}{count}")
    }

    fn standing(&self) -> Option<[u32; 2]> {
        None
    }

    fn describe_end(end: &End) -> Value {
        let lines: Vec<Value> = lines(end).iter().map(describe_line).collect();
        json!({ "lines": lines })
    }

    fn deciding_squares(end: &End) -> Bitboard {
        let squares = lines(end).iter().map(|line| line.squares);
        squares.fold(Bitboard::EMPTY, |all, line| all | line)
    }

    fn end_sentence(&self, end: &End, texts: &Texts) -> String {
        let Some(line) = lines(end).first() else {
            return texts.say("end-no-line", &[]);
        };
        // The player who has just moved completed the line.
        let winner: Player = !self.to_move();
        let player = player_name::<Position>(texts, winner);
        let squares = names(line.squares).join(" ");
        match line.by {
            LineBy::Colour(_) => texts.say(
                "end-colour",
                &[("player", player.into()), ("squares", squares.into())],
            ),
            LineBy::Symbol(symbol) => texts.say(
                "end-symbol",
                &[
                    ("player", player.into()),
                    ("symbol", symbol.to_string().into()),
                    ("squares", squares.into()),
                ],
            ),
        }
    }
}

fn lines(end: &End) -> &[Line] {
    match end {
        End::Lines(lines) => lines,
        End::Draw => &[],
    }
}

fn describe_line(line: &Line) -> Value {
    let squares = names(line.squares);
    match line.by {
        LineBy::Colour(player) => json!({ "squares": squares, "colour": player.name() }),
        LineBy::Symbol(symbol) => json!({ "squares": squares, "symbol": symbol.to_string() }),
    }
}
