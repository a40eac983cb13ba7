//! The styles of the screen. Without colour every difference is also one of shape, weight or
//! reversal, so that nothing is lost.

use std::env;

use ratatui::style::{Color, Modifier, Style};

use crate::boards::PieceColours;

/// Whether there is colour, and which.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    coloured: bool,
}

const CELL: Color = Color::Indexed(180);
const CELL_LIT: Color = Color::Indexed(151);
const CELL_MARKED: Color = Color::Indexed(222);
const GRID: Color = Color::Indexed(94);
const INK: Color = Color::Indexed(16);
const MAY: Color = Color::Indexed(22);
const TOTEM: Color = Color::Indexed(23);
const TOTEM_RESTING: Color = Color::Indexed(66);
const TOTEM_SIGN: Color = Color::Indexed(231);
const ACCENT: Color = Color::Indexed(37);
const WARNING: Color = Color::Indexed(208);

/// How the ground of a square is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// As ever.
    Plain,
    /// Something may be done there.
    Lit,
    /// The last turn, or what decided the game.
    Marked,
}

impl Palette {
    /// In colour unless the user has asked for none (<https://no-color.org>).
    pub(super) fn from_environment() -> Palette {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Palette { coloured: !refused }
    }

    #[cfg(test)]
    pub(super) fn new(coloured: bool) -> Palette {
        Palette { coloured }
    }

    pub(super) fn is_coloured(self) -> bool {
        self.coloured
    }

    fn or_plain(self, coloured: Style) -> Style {
        if self.coloured {
            coloured
        } else {
            Style::new()
        }
    }

    pub(super) fn grid(self) -> Style {
        self.or_plain(Style::new().fg(GRID).bg(CELL))
    }

    pub(super) fn cursor(self) -> Style {
        self.or_plain(Style::new().fg(INK).bg(CELL))
            .add_modifier(Modifier::BOLD)
    }

    pub(super) fn ground(self, ground: Ground) -> Style {
        let colour = match ground {
            Ground::Plain => CELL,
            Ground::Lit => CELL_LIT,
            Ground::Marked => CELL_MARKED,
        };
        self.or_plain(Style::new().fg(INK).bg(colour))
    }

    /// A sign that says that something may be done.
    pub(super) fn may(self, ground: Ground) -> Style {
        let plain = self.ground(ground);
        let style = if self.coloured { plain.fg(MAY) } else { plain };
        style.add_modifier(Modifier::BOLD)
    }

    /// The edge of a piece on its ground, and the piece itself.
    pub(super) fn piece(self, colours: PieceColours, ground: Ground) -> [Style; 2] {
        self.body(colours.body, colours.sign, ground)
    }

    /// The edge of a totem on its ground, and the totem itself. A resting totem is one beside the
    /// totem in hand.
    pub(super) fn totem(self, resting: bool, ground: Ground) -> [Style; 2] {
        let colour = if resting { TOTEM_RESTING } else { TOTEM };
        let [edge, mut body] = self.body(colour, TOTEM_SIGN, ground);
        if !self.coloured && !resting {
            body = body.add_modifier(Modifier::REVERSED);
        }
        [edge, body]
    }

    fn body(self, body: Color, sign: Color, ground: Ground) -> [Style; 2] {
        let edge = self.or_plain(self.ground(ground).fg(body));
        let body = self.or_plain(Style::new().fg(sign).bg(body));
        [edge, body.add_modifier(Modifier::BOLD)]
    }

    pub(super) fn title(self) -> Style {
        self.or_plain(Style::new().fg(ACCENT))
            .add_modifier(Modifier::BOLD)
    }

    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(super) fn soft(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub(super) fn warning(self) -> Style {
        self.or_plain(Style::new().fg(WARNING))
            .add_modifier(Modifier::BOLD)
    }
}
