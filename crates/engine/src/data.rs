//! The files that the engine plays with, one per game: they are part of the program, except in the
//! browser, which fetches the file of the game that is played.

use std::sync::OnceLock;

use rules::AnyGame;

/// A file of the engine.
pub struct Data {
    built_in: Option<&'static [u8]>,
    given: OnceLock<Box<[u8]>>,
}

/// The opening solution.
pub(crate) static OXONO: Data = Data::new(
    #[cfg(feature = "built-in")]
    Some(include_bytes!("solution/oxono.solution")),
    #[cfg(not(feature = "built-in"))]
    None,
);

/// The weights of the evaluation.
pub(crate) static YOXII: Data = Data::new(
    #[cfg(feature = "built-in")]
    Some(include_bytes!("eval/yoxii.patterns")),
    #[cfg(not(feature = "built-in"))]
    None,
);

impl Data {
    const fn new(built_in: Option<&'static [u8]>) -> Data {
        Data {
            built_in,
            given: OnceLock::new(),
        }
    }

    /// The file of a game.
    #[must_use]
    pub fn of(game: AnyGame) -> &'static Data {
        match game {
            AnyGame::Oxono => &OXONO,
            AnyGame::Yoxii => &YOXII,
        }
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
