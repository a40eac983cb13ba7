//! A copy of a database, while it is in use or not.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use thiserror::Error;

use super::{Sqlite, with_ending};

/// Why there is no copy.
#[derive(Debug, Error)]
pub enum BackupError {
    /// There is no database to copy.
    #[error("there is no database")]
    Missing,
    /// There is a file where the copy should go.
    #[error("the file exists")]
    Exists,
    /// What is stored is not whole.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The copy could not be written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The database could not be read, or not copied.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

impl BackupError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            BackupError::Missing => "missing",
            BackupError::Exists => "exists",
            BackupError::Damaged(_) => "damaged",
            BackupError::File(_) => "file",
            BackupError::Database(_) => "database",
        }
    }
}

impl Sqlite {
    /// Copies a database as it stands at one moment, also while another process uses it. The copy
    /// appears when it is whole and on the disk.
    ///
    /// # Errors
    /// Why there is no copy.
    pub async fn backup(database: &Path, copy: &Path) -> Result<(), BackupError> {
        if !database.exists() {
            return Err(BackupError::Missing);
        }
        if copy.exists() {
            return Err(BackupError::Exists);
        }
        let part = with_ending(copy, ".part");
        if part.exists() {
            fs::remove_file(&part)?;
        }
        let options = SqliteConnectOptions::new().filename(database);
        let mut connection = options.connect().await?;
        sqlx::query("VACUUM INTO ?")
            .bind(part.to_string_lossy().into_owned())
            .execute(&mut connection)
            .await?;
        connection.close().await?;
        Sqlite::verify(&part).await?;
        File::open(&part)?.sync_all()?;
        fs::rename(&part, copy)?;
        super::sync_folder(copy)?;
        Ok(())
    }

    /// Is everything in a database whole, and are the events of every game numbered without a
    /// gap? Also while another process uses it.
    ///
    /// # Errors
    /// What is wrong with it.
    pub async fn verify(database: &Path) -> Result<(), BackupError> {
        let options = SqliteConnectOptions::new().filename(database);
        let mut connection = options.connect().await?;
        let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&mut connection)
            .await?;
        if found != ["ok"] {
            return Err(BackupError::Damaged(found.join("; ")));
        }
        let strays = sqlx::query("PRAGMA foreign_key_check")
            .fetch_optional(&mut connection)
            .await?;
        if strays.is_some() {
            return Err(BackupError::Damaged("something of no game".to_owned()));
        }
        // No number is there twice, so that the count and the highest of them tell.
        let gap: Option<String> = sqlx::query_scalar(
            "SELECT id FROM game JOIN (SELECT game, count(*) AS many, max(number) AS most, \
             min(number) AS least FROM event GROUP BY game) AS log ON log.game = game.id \
             WHERE least <> 1 OR many <> most OR most <> last LIMIT 1",
        )
        .fetch_optional(&mut connection)
        .await?;
        connection.close().await?;
        match gap {
            Some(game) => Err(BackupError::Damaged(format!("a gap in the game {game}"))),
            None => Ok(()),
        }
    }
}
