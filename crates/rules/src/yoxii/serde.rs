//! How things of YOXII are serialized.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::{DecidedBy, PieceValue, Position, Turn};
use crate::serde::{as_name, as_text};

as_text!(Turn, Position);

as_name! {
    DecidedBy: DecidedBy::ALL, DecidedBy::code;
}

/// A value is its number of points.
impl Serialize for PieceValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.points())
    }
}

impl<'de> Deserialize<'de> for PieceValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PieceValue, D::Error> {
        PieceValue::from_points(u8::deserialize(deserializer)?)
            .ok_or_else(|| D::Error::custom("a value is a number from 1 to 4"))
    }
}
