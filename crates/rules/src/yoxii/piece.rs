//! The four values of a piece, and the totem.

use std::fmt;

/// The value of a piece: how many points it counts around the totem at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// Five of them.
    One,
    /// Five of them.
    Two,
    /// Five of them.
    Three,
    /// Three of them.
    Four,
}

impl Value {
    /// The four values, ascending.
    pub const ALL: [Value; 4] = [Value::One, Value::Two, Value::Three, Value::Four];

    /// 1 to 4.
    #[must_use]
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }

    /// The value worth this many points.
    #[must_use]
    pub const fn from_points(points: u8) -> Option<Value> {
        match points {
            1 => Some(Value::One),
            2 => Some(Value::Two),
            3 => Some(Value::Three),
            4 => Some(Value::Four),
            _ => None,
        }
    }

    /// How many pieces of this value each player begins with.
    #[must_use]
    pub const fn stock(self) -> u8 {
        match self {
            Value::Four => 3,
            _ => 5,
        }
    }
}

impl fmt::Display for Value {
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
