//! The files that the engine plays with, one per game: they are part of the program, except in the
//! browser, which fetches the file of the game that is played.

use std::sync::OnceLock;

use rules::{AnyGame, with_game};

use crate::game::EngineGame;

/// A file of the engine.
pub struct Data {
    built_in: Option<&'static [u8]>,
    given: OnceLock<Box<[u8]>>,
}

impl Data {
    pub(crate) const fn new(built_in: Option<&'static [u8]>) -> Data {
        Data {
            built_in,
            given: OnceLock::new(),
        }
    }

    /// The file of a game.
    #[must_use]
    pub fn of(game: AnyGame) -> &'static Data {
        with_game!(game, G => G::data())
    }

    /// Hands the file over, before the engine is asked about the game for the first time: it reads
    /// the file once. Ignored where it is there already.
    pub fn give(&self, bytes: Box<[u8]>) {
        if self.built_in.is_none() {
            self.given.get_or_init(|| bytes);
        }
    }

    /// The file; empty if it was not given.
    pub(crate) fn bytes(&'static self) -> &'static [u8] {
        self.built_in
            .or_else(|| self.given.get().map(AsRef::as_ref))
            .unwrap_or_default()
    }
}
