//! One process a database. SQLite itself would let a second one in, and both would let flags fall.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::{OpenError, with_ending};

/// Held as long as it lives; the system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a database. It is a file beside it: to lock the database itself would
    /// get in the way of SQLite's own locks.
    pub(super) fn take(database: &Path) -> Result<Lock, OpenError> {
        let file = File::options()
            .create(true)
            .write(true)
            .truncate(false)
            .open(with_ending(database, ".lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}
