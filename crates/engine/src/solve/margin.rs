//! By how much a game is won.

/// Points and pieces around the totem at the end, the side to move's less the opponent's. Points
/// count first, so that best play is best play for points, and for pieces among equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margin {
    /// Points ahead; negative if behind.
    pub points: i32,
    /// Pieces ahead; negative if behind.
    pub pieces: i32,
}
