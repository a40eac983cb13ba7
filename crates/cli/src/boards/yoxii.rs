//! YOXII in a terminal.

use rules::Player;
use rules::yoxii::{End, Position, Value as Points};
use serde_json::{Map, Value, json};

use super::{Drawn, names};

impl Drawn for Position {
    fn reserve_entry(kind: Points, count: u8) -> String {
        format!("{kind}x{count}")
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
}
