//! How things of OXONO are serialized.

use super::{Position, Symbol, Turn};
use crate::serde::{as_name, as_text};

as_text!(Turn, Position);

as_name! {
    Symbol: Symbol::BOTH, Symbol::name;
}
