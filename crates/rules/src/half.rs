//! The half turn: the totem has moved, the piece is not yet placed.

use crate::{Bitboard, Game, Refusal, Square};

/// How a totem gets to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// OXONO: over free squares along a rank or a file.
    Slide,
    /// YOXII: to a free square next to it.
    Step,
    /// Over an unbroken line: of anything in OXONO, of own pieces in YOXII.
    Jump,
    /// OXONO: from a full rank and file to any free square.
    Teleport,
}

impl StepKind {
    /// All kinds, of both games.
    pub const ALL: [StepKind; 4] = [
        StepKind::Slide,
        StepKind::Step,
        StepKind::Jump,
        StepKind::Teleport,
    ];

    /// The stable name of the kind.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            StepKind::Slide => "slide",
            StepKind::Step => "step",
            StepKind::Jump => "jump",
            StepKind::Teleport => "teleport",
        }
    }
}

/// One thing that a totem may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Step {
    /// Where the totem goes.
    pub to: Square,
    /// How it gets there.
    pub kind: StepKind,
    /// What it jumps over; nothing for the other kinds of step.
    pub over: Bitboard,
}

/// Where a piece may go, and why there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Places {
    /// The squares; never empty.
    pub squares: Bitboard,
    /// The rule that gives them.
    pub reach: Reach,
}

/// The rule that says where a piece may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// On a free square beside the totem.
    Beside,
    /// On any free square, because none beside the totem is free.
    Anywhere,
}

impl Reach {
    /// Both rules.
    pub const BOTH: [Reach; 2] = [Reach::Beside, Reach::Anywhere];

    /// The stable name of the rule.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reach::Beside => "beside",
            Reach::Anywhere => "anywhere",
        }
    }

    /// Beside the totem if any of those squares is free, otherwise on any square of `room`.
    #[inline]
    pub(crate) fn choose(beside: Bitboard, room: Bitboard) -> Places {
        if beside.any() {
            Places {
                squares: beside,
                reach: Reach::Beside,
            }
        } else {
            Places {
                squares: room,
                reach: Reach::Anywhere,
            }
        }
    }
}

/// A legal first half of a turn. It is a value of its own: the position is not changed until the
/// whole turn is played, so taking the step back is dropping the half turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfTurn<G: Game> {
    before: G,
    totem: G::Totem,
    to: Square,
    kind: StepKind,
}

impl<G: Game> HalfTurn<G> {
    pub(crate) fn new(before: G, totem: G::Totem, to: Square) -> Result<HalfTurn<G>, Refusal> {
        let kind = before.step_kind(totem, to)?;
        Ok(HalfTurn {
            before,
            totem,
            to,
            kind,
        })
    }

    /// The position in which the totem has not yet moved.
    #[must_use]
    pub fn before(&self) -> &G {
        &self.before
    }

    /// The totem that has moved.
    #[must_use]
    pub fn totem(&self) -> G::Totem {
        self.totem
    }

    /// Where the totem stands now.
    #[must_use]
    pub fn to(&self) -> Square {
        self.to
    }

    /// How it got there.
    #[must_use]
    pub fn kind(&self) -> StepKind {
        self.kind
    }

    /// Where the piece may go. The square that the totem has left is free.
    #[must_use]
    pub fn places(&self) -> Places {
        self.before.places(self.totem, self.to)
    }

    /// The kinds of piece that may be placed: those of this totem that are not used up.
    #[must_use]
    pub fn kinds(&self) -> Vec<G::Kind> {
        G::kinds_for(self.totem)
            .iter()
            .copied()
            .filter(|&kind| self.has(kind))
            .collect()
    }

    /// The second half: places a piece and gives the whole turn, which is legal.
    ///
    /// # Errors
    /// The reason why the piece cannot go there.
    pub fn place(&self, kind: G::Kind, at: Square) -> Result<G::Turn, Refusal> {
        let turn = G::turn_from_parts(self.totem, self.to, kind, at);
        let Some(turn) = turn.filter(|_| self.has(kind)) else {
            return Err(Refusal::NoPieceLeft);
        };
        if !G::BOARD.has(at) {
            return Err(Refusal::NotOnBoard);
        }
        let old = self.before.totem_square(self.totem);
        if at == self.to || !(self.before.free() | old.bit()).has(at) {
            return Err(Refusal::NotFree);
        }
        if !self.places().squares.has(at) {
            return Err(Refusal::NotBesideTotem);
        }
        Ok(turn)
    }

    fn has(&self, kind: G::Kind) -> bool {
        self.before.reserve(self.before.to_move(), kind) > 0
    }
}
