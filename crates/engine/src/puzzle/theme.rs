//! What puzzles are about.

use super::{Aim, Puzzle, Puzzling};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Win with this turn.
    AtOnce,
    /// Win with the second turn.
    InTwo,
    /// Win with the third turn, or later.
    InThree,
    /// The only turn that does not lose.
    Defence,
    /// OXONO: an enclosed totem jumps.
    Enclosed,
    /// OXONO: a totem goes to any free square.
    Teleport,
    /// The piece goes to any free square.
    Anywhere,
    /// OXONO: a row of one colour and a row of one symbol at once.
    DoubleThreat,
    /// YOXII: equal points, and the number of pieces decides.
    TieBreak,
    /// YOXII: the totem jumps over the player's own line.
    OwnLine,
    /// YOXII: the totem is locked in, not a turn too early.
    Closing,
    /// YOXII: the four is kept for later.
    KeepFour,
}

impl Theme {
    /// All themes, those of all games first.
    pub const ALL: [Theme; 12] = [
        Theme::AtOnce,
        Theme::InTwo,
        Theme::InThree,
        Theme::Defence,
        Theme::Enclosed,
        Theme::Teleport,
        Theme::Anywhere,
        Theme::DoubleThreat,
        Theme::TieBreak,
        Theme::OwnLine,
        Theme::Closing,
        Theme::KeepFour,
    ];

    /// The themes that tell how long it takes: every puzzle has one of them.
    pub const LENGTHS: [Theme; 4] = [Theme::AtOnce, Theme::InTwo, Theme::InThree, Theme::Defence];

    /// The stable name of the theme.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Theme::AtOnce => "at-once",
            Theme::InTwo => "in-two",
            Theme::InThree => "in-three",
            Theme::Defence => "defence",
            Theme::Enclosed => "enclosed",
            Theme::Teleport => "teleport",
            Theme::Anywhere => "anywhere",
            Theme::DoubleThreat => "double",
            Theme::TieBreak => "tie-break",
            Theme::OwnLine => "own-line",
            Theme::Closing => "closing",
            Theme::KeepFour => "keep-four",
        }
    }

    /// The themes of a game.
    pub fn of_game<G: Puzzling>() -> impl Iterator<Item = Theme> {
        Theme::LENGTHS.iter().chain(G::THEMES).copied()
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Themes(u16);

impl Themes {
    /// Is this theme among them?
    #[must_use]
    pub const fn has(self, theme: Theme) -> bool {
        self.0 & 1 << theme as u16 != 0
    }

    /// Adds a theme if it fits.
    pub(crate) fn add(&mut self, theme: Theme, fits: bool) {
        if fits {
            self.0 |= 1 << theme as u16;
        }
    }

    /// All of them, in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |&theme| self.has(theme))
    }

    /// The theme that tells how long it takes.
    #[must_use]
    pub fn length(self) -> Theme {
        self.iter().next().unwrap_or(Theme::Defence)
    }

    /// The names of all of them, with commas between.
    #[must_use]
    pub fn text(self) -> String {
        let codes: Vec<&str> = self.iter().map(Theme::code).collect();
        codes.join(",")
    }

    /// The themes with these names, with commas between; `None` if one is unknown.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Themes> {
        text.split(',')
            .try_fold(Themes::default(), |mut themes, code| {
                let theme = Theme::ALL.into_iter().find(|theme| theme.code() == code)?;
                themes.add(theme, true);
                Some(themes)
            })
    }
}

/// What a puzzle with this position, aim and line is about.
pub(super) fn themes<G: Puzzling>(puzzle: &Puzzle<G>) -> Themes {
    let mut themes = G::own_themes(puzzle);
    let length = match (puzzle.aim, puzzle.line.len().div_ceil(2)) {
        (Aim::Hold, _) => Theme::Defence,
        (Aim::Win, 0..=1) => Theme::AtOnce,
        (Aim::Win, 2) => Theme::InTwo,
        (Aim::Win, _) => Theme::InThree,
    };
    themes.add(length, true);
    themes
}
