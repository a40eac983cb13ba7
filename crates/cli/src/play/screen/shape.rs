//! The signs and outlines on the board. No two are the same, so that colour is not needed to tell
//! them apart.

use rules::{Player, StepKind};

/// The sign on a square to which a totem may go.
pub(super) fn step_sign(kind: StepKind) -> char {
    match kind {
        StepKind::Slide | StepKind::Step => '•',
        StepKind::Jump => '◎',
        StepKind::Teleport => '◇',
    }
}

/// What stands on a square, by its outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A piece of this player.
    Piece(Player),
    /// A totem, in hand or not.
    Totem { resting: bool },
}

impl Shape {
    /// The rows of the drawing. `*` is where the sign goes; blanks belong to the body.
    pub(super) fn rows(self, large: bool, coloured: bool) -> &'static [&'static str] {
        match (self, large, coloured) {
            (Shape::Piece(Player::First), false, false) => &["(*)"],
            (Shape::Piece(Player::Second), false, false) => &["▐*▌"],
            (Shape::Totem { resting: false }, false, false) => &["◀*▶"],
            (Shape::Totem { resting: true }, false, false) => &["◁*▷"],
            (Shape::Piece(Player::First), true, false) => &["╭───╮", "│ * │", "╰───╯"],
            (Shape::Piece(Player::Second), true, false) => &["▛▀▀▀▜", "▌ * ▐", "▙▄▄▄▟"],
            (Shape::Totem { .. }, true, false) => &["╔═══╗", "║ * ║", "╚═══╝"],
            (Shape::Piece(_), false, true) => &["▐*▌"],
            (Shape::Totem { .. }, false, true) => &[" * "],
            (Shape::Piece(_), true, true) => &["▗▄▄▄▖", "▐ * ▌", "▝▀▀▀▘"],
            (Shape::Totem { .. }, true, true) => &["     ", "  *  ", "     "],
        }
    }
}

/// The sign of a joint from which lines run in these directions.
pub(super) fn joint(up: bool, right: bool, down: bool, left: bool) -> char {
    match (up, right, down, left) {
        (true, true, true, true) => '┼',
        (true, true, true, false) => '├',
        (true, false, true, true) => '┤',
        (false, true, true, true) => '┬',
        (true, true, false, true) => '┴',
        (false, true, true, false) => '┌',
        (false, false, true, true) => '┐',
        (true, true, false, false) => '└',
        (true, false, false, true) => '┘',
        (true, false, true, false) => '│',
        (false, true, false, true) => '─',
        _ => ' ',
    }
}
