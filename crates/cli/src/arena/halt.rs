//! When a match stops before its end.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use table::TableError;

use crate::ending;

/// Why no match can be played here: nobody loses a game for it.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// There is no memory for the tables of a contestant.
    Memory,
    /// A program cannot be started.
    Program { name: String, error: io::Error },
    /// The system gives no more threads.
    Thread(io::Error),
    /// The table refused what the referee did.
    Table(TableError),
}

/// Tells everybody who plays when to stop.
#[derive(Debug, Default)]
pub(super) struct Halt {
    over: AtomicBool,
    trouble: Mutex<Option<Trouble>>,
}

impl Halt {
    /// The match is over.
    pub(super) fn stop(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// The match cannot go on. What went wrong first is told.
    pub(super) fn give_up(&self, trouble: Trouble) {
        let mut first = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert(trouble);
        self.stop();
    }

    /// Is it time to stop? A game that is not finished then has no result.
    pub(super) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed) || ending::asked()
    }

    /// What went wrong.
    pub(super) fn take_trouble(&self) -> Option<Trouble> {
        self.trouble
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}
