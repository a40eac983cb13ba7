//! Exact values: won, drawn or lost for the side to move, proven.

/// What a position is worth to the side to move under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The side to move loses.
    Loss,
    /// Neither side can win.
    Draw,
    /// The side to move wins.
    Win,
}
