//! Choosing the game at run time.

use std::fmt;
use std::str::FromStr;

use crate::{Game, games};

macro_rules! any_game {
    ([] $($variant:ident $module:ident),*) => {
        /// One of the games, by name.
        ///
        /// ```
        /// use rules::{AnyGame, Game, perft, with_game};
        /// let game: AnyGame = "yoxii".parse()?;
        /// let turns = with_game!(game, G => perft(&G::start(), 1));
        /// assert_eq!(turns, 256);
        /// assert!("chess".parse::<AnyGame>().is_err());
        /// # Ok::<(), rules::UnknownGame>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum AnyGame {
            $(
                #[doc = concat!("That of [`crate::", stringify!($module), "`].")]
                $variant,
            )*
        }

        impl AnyGame {
            /// All games.
            pub const ALL: [AnyGame; [$(AnyGame::$variant),*].len()] = [$(AnyGame::$variant),*];
        }
    };
}

games!([any_game]);

/// Runs an expression with a type name bound to the position type of a game chosen at run time.
#[macro_export]
macro_rules! with_game {
    ($game:expr, $G:ident => $body:expr) => {
        $crate::games!([$crate::__with_game] $game, $G, $body)
    };
}

/// What [`with_game!`] comes to.
#[doc(hidden)]
#[macro_export]
macro_rules! __with_game {
    ([$game:expr, $G:ident, $body:expr] $($variant:ident $module:ident),*) => {
        match $game {
            $($crate::AnyGame::$variant => {
                type $G = $crate::$module::Position;
                $body
            })*
        }
    };
}

impl AnyGame {
    /// The game whose positions are of type `G`.
    #[must_use]
    pub fn of<G: Game>() -> Option<AnyGame> {
        AnyGame::ALL.into_iter().find(|game| game.name() == G::NAME)
    }

    /// The name on the command line and in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The name in the `[Game "…"]` tag of a record.
    #[must_use]
    pub const fn title(self) -> &'static str {
        with_game!(self, G => G::TITLE)
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No game has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown-game")
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for AnyGame {
    type Err = UnknownGame;

    /// Reads the name in lower case, or the title as it stands in a record.
    fn from_str(text: &str) -> Result<AnyGame, UnknownGame> {
        AnyGame::ALL
            .into_iter()
            .find(|game| game.name() == text || game.title() == text)
            .ok_or(UnknownGame)
    }
}
