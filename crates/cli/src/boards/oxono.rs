//! OXONO in a terminal.

use rules::oxono::{End, LineBy, Position, Symbol};
use serde_json::{Value, json};

use super::{Drawn, names};

impl Drawn for Position {
    fn reserve_entry(kind: Symbol, count: u8) -> String {
        format!("{kind}{count}")
    }

    fn describe_end(end: &End) -> Value {
        match end {
            End::Draw => json!({ "lines": [] }),
            End::Lines(lines) => {
                let lines: Vec<Value> = lines
                    .iter()
                    .map(|line| {
                        let squares = names(line.squares);
                        match line.by {
                            LineBy::Colour(player) => {
                                json!({ "squares": squares, "colour": player.name() })
                            }
                            LineBy::Symbol(symbol) => {
                                json!({ "squares": squares, "symbol": symbol.to_string() })
                            }
                        }
                    })
                    .collect();
                json!({ "lines": lines })
            }
        }
    }
}
