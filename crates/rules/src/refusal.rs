//! Why a step, a placement or a turn is refused.

use std::fmt;

/// The reason for which a step of the totem or a placement is not allowed.
///
/// Every program that talks to people makes its sentence from [`Refusal::code`]; the codes are
/// stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The square is not one of this board.
    NotOnBoard,
    /// The player has no such piece left: not of this totem's symbol, or not of this value.
    NoPieceLeft,
    /// The totem must leave its square.
    SameSquare,
    /// Something stands on the square.
    NotFree,
    /// The totem does not move in this direction.
    NotInLine,
    /// OXONO: something stands in the way, and only an enclosed totem jumps.
    NotEnclosed,
    /// OXONO: an enclosed totem lands on the first free square beyond what it jumps over.
    NotFirstFree,
    /// YOXII: the totem never passes over an enemy piece.
    OverEnemy,
    /// YOXII: the totem goes to the first square that holds no own piece, not beyond it.
    TooFar,
    /// A square beside the totem is free, so the piece goes beside the totem.
    NotBesideTotem,
}

impl Refusal {
    /// Every refusal there is, for tests that each has its sentence.
    pub const ALL: [Refusal; 11] = [
        Refusal::GameOver,
        Refusal::NotOnBoard,
        Refusal::NoPieceLeft,
        Refusal::SameSquare,
        Refusal::NotFree,
        Refusal::NotInLine,
        Refusal::NotEnclosed,
        Refusal::NotFirstFree,
        Refusal::OverEnemy,
        Refusal::TooFar,
        Refusal::NotBesideTotem,
    ];

    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::NotOnBoard => "not-on-board",
            Refusal::NoPieceLeft => "no-piece-left",
            Refusal::SameSquare => "same-square",
            Refusal::NotFree => "not-free",
            Refusal::NotInLine => "not-in-line",
            Refusal::NotEnclosed => "not-enclosed",
            Refusal::NotFirstFree => "not-first-free",
            Refusal::OverEnemy => "over-enemy",
            Refusal::TooFar => "too-far",
            Refusal::NotBesideTotem => "not-beside-totem",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refusal {}
