//! The four values of a piece, and the totem.

use std::fmt;

/// The value of a piece: how many points it counts around the totem at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceValue {
    /// Five of them.
    One,
    /// Five of them.
    Two,
    /// Five of them.
    Three,
    /// Three of them.
    Four,
}

impl PieceValue {
    /// The four values, ascending.
    pub const ALL: [PieceValue; 4] = [
        PieceValue::One,
        PieceValue::Two,
        PieceValue::Three,
        PieceValue::Four,
    ];

    /// 1 to 4.
    #[must_use]
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }

    /// The value worth this many points.
    #[must_use]
    pub const fn from_points(points: u8) -> Option<PieceValue> {
        match points {
            1 => Some(PieceValue::One),
            2 => Some(PieceValue::Two),
            3 => Some(PieceValue::Three),
            4 => Some(PieceValue::Four),
            _ => None,
        }
    }

    /// How many pieces of this value each player begins with.
    #[must_use]
    pub const fn stock(self) -> u8 {
        match self {
            PieceValue::Four => 3,
            _ => 5,
        }
    }
}

impl fmt::Display for PieceValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points())
    }
}

/// The only totem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Totem;

impl fmt::Display for Totem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("T")
    }
}
