//! Games in one SQLite file: one writer that commits in groups, and readers beside it.

mod backup;
mod devices;
mod lock;
mod migrations;
mod read;
mod write;
mod write_many;
mod writer;

use std::io;
use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use super::{
    Address, Append, Appended, CodeHash, Created, Holder, NewGame, SeatOffer, Store, StoreError,
    StoredGame, Taken,
};
use lock::Lock;
use writer::{Job, Writer};

pub use backup::BackupError;

/// How many jobs may wait for the writer. Whoever comes then waits before handing in.
const WAITING: usize = 4096;
/// Connections that only read.
const READERS: u32 = 4;

/// A store in one SQLite file, which no second process may use.
#[derive(Debug)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    /// Let go of when everything else is.
    _lock: Lock,
}

/// Why the file cannot be used.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("another process uses the database")]
    InUse,
    /// A later version of the program has changed it.
    #[error("the database is of a later version")]
    Newer,
    /// The file or its folder cannot be opened or made.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It is no database, or a damaged one.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

impl OpenError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            OpenError::InUse => "in-use",
            OpenError::Newer => "newer",
            OpenError::File(_) => "file",
            OpenError::Database(_) => "damaged",
        }
    }
}

impl Sqlite {
    /// Opens the file, which is made if there is none, and brings it to this version.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub async fn open(file: &Path) -> Result<Sqlite, OpenError> {
        let lock = Lock::take(file)?;
        let mut writer = Writer::connect(writing(file), wal_of(file)).await?;
        migrations::run(writer.connection().await?)
            .await
            .map_err(|error| match error {
                MigrateError::VersionMissing(_) => OpenError::Newer,
                MigrateError::Execute(error) => error.into(),
                other => sqlx::Error::from(other).into(),
            })?;
        sync_folder(file)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(SqliteConnectOptions::new().filename(file).read_only(true));
        let (jobs, waiting) = mpsc::channel(WAITING);
        // A task of its own: whoever asked may go away, what was begun is ended.
        tokio::spawn(writer.run(waiting));
        Ok(Sqlite {
            jobs,
            readers,
            _lock: lock,
        })
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::Failed("the writer has ended".to_owned());
        self.jobs.send(job(answer)).await.map_err(|_| gone())?;
        // Without an answer nobody knows how far it came.
        let lost = |_| StoreError::Unknown("the writer has ended".to_owned());
        answered.await.map_err(lost)?
    }
}

/// What is answered to be stored is on the disk: a commit waits for the disk to say so.
fn writing(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // On macOS the system's sync does not reach the disk without it.
        .pragma("fullfsync", "1")
        .pragma("checkpoint_fullfsync", "1")
        .optimize_on_close(true, None)
}

/// SQLite's log of what is not yet in the file itself.
fn wal_of(file: &Path) -> PathBuf {
    with_ending(file, "-wal")
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A file that was just made is there after a crash only if its folder is on the disk too.
fn sync_folder(file: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

impl Store for Sqlite {
    async fn create(&self, game: NewGame) -> Result<Created, StoreError> {
        self.ask(|answer| Job::Create(game, answer)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.ask(|answer| Job::Append(append, answer)).await
    }

    async fn read(&self, game: &Address, after: u64) -> Result<Option<StoredGame>, StoreError> {
        read::game(&self.readers, game, after).await
    }

    async fn invitation(&self, invitation: &Address) -> Result<Option<Address>, StoreError> {
        read::invitation(&self.readers, invitation).await
    }

    async fn games_of(&self, holder: &Holder, most: u32) -> Result<Vec<Address>, StoreError> {
        read::games_of(&self.readers, holder, most).await
    }

    async fn offer_seats(&self, offer: SeatOffer, now: u64) -> Result<(), StoreError> {
        self.ask(|answer| Job::OfferSeats(offer, now, answer)).await
    }

    async fn take_seats(
        &self,
        code: &CodeHash,
        by: &Holder,
        now: u64,
    ) -> Result<Taken, StoreError> {
        let (code, by) = (code.clone(), *by);
        self.ask(|answer| Job::TakeSeats(code, by, now, answer))
            .await
    }

    async fn shared_with(&self, holder: &Holder) -> Result<Vec<Holder>, StoreError> {
        devices::shared_with(&self.readers, holder).await
    }

    async fn open_games(&self) -> Result<Vec<Address>, StoreError> {
        read::open_games(&self.readers).await
    }

    async fn note_alive(&self, now: u64) -> Result<(), StoreError> {
        self.ask(|answer| Job::Alive(now, answer)).await
    }

    async fn close(&self) {
        self.readers.close().await;
        // If the writer has ended already, nothing waits.
        let _ = self.ask(Job::Close).await;
    }

    async fn last_alive(&self) -> Result<Option<u64>, StoreError> {
        read::last_alive(&self.readers).await
    }
}
