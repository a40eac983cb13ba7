//! The one writer. It commits what has gathered while the disk was busy with the commit before,
//! so that a thousand turns a second cost some tens of syncs.

use std::collections::HashSet;
use std::path::PathBuf;

use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Error};
use tokio::sync::{mpsc, oneshot};

use super::{devices, write, write_many};
use crate::store::{
    Append, Appended, CodeHash, Created, Holder, NewGame, SeatOffer, StoreError, Taken,
};

/// As many jobs go into one commit.
const LARGEST_GROUP: usize = 512;
/// A log longer than this is emptied into the file, even if that takes a moment.
const LONGEST_WAL: u64 = 16 << 20;
/// After this many commits, the length of the log is looked at.
const LOOK_AT_WAL: u32 = 256;

pub(super) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to be stored.
pub(super) enum Job {
    Create(NewGame, Answer<Created>),
    Append(Append, Answer<Appended>),
    OfferSeats(SeatOffer, u64, Answer<()>),
    TakeSeats(CodeHash, Holder, u64, Answer<Taken>),
    Alive(u64, Answer<()>),
    /// The last one: whatever waits before it is stored.
    Close(Answer<()>),
}

/// What has become of a job, if the commit succeeds.
enum Outcome {
    Create(Created),
    Append(Appended),
    TakeSeats(Taken),
    Nothing,
}

/// Why a group is not stored.
enum Fault {
    /// Before the commit: nothing of it is.
    Before(Error),
    /// In the commit: nobody knows.
    Commit(Error),
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    wal: PathBuf,
    /// Opened anew after every fault, so that no half transaction is left in it.
    connection: Option<SqliteConnection>,
    /// The disk has failed to sync. What the system then holds in memory may never reach the
    /// disk though it reads as if it had: nothing is believed until a restart.
    broken: Option<String>,
    commits: u32,
}

impl Writer {
    pub(super) async fn connect(
        options: SqliteConnectOptions,
        wal: PathBuf,
    ) -> Result<Writer, Error> {
        let connection = options.connect().await?;
        Ok(Writer {
            options,
            wal,
            connection: Some(connection),
            broken: None,
            commits: 0,
        })
    }

    pub(super) async fn connection(&mut self) -> Result<&mut SqliteConnection, Error> {
        if self.connection.is_none() {
            self.connection = Some(self.options.connect().await?);
        }
        self.connection.as_mut().ok_or(Error::WorkerCrashed)
    }

    /// Works until it is closed, or nobody can hand in anything any more.
    pub(super) async fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let mut group = Vec::new();
        while waiting.recv_many(&mut group, LARGEST_GROUP).await > 0 {
            let is_close = |job: &Job| matches!(job, Job::Close(_));
            let close = group
                .iter()
                .position(is_close)
                .map(|place| group.remove(place));
            self.store(std::mem::take(&mut group)).await;
            if let Some(Job::Close(answer)) = close {
                self.close().await;
                drop(answer.send(Ok(())));
                return;
            }
        }
    }

    /// Empties SQLite's log into the file.
    async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            // What cannot be emptied now is when the file is opened next.
            let _ = connection.close().await;
        }
    }

    /// Stores a group and tells everybody what has become of theirs. Where a group fails before
    /// its commit, each is tried by itself, so that nobody suffers from another's fault.
    async fn store(&mut self, group: Vec<Job>) {
        if group.is_empty() {
            return;
        }
        match self.commit(&group).await {
            Ok(outcomes) => {
                for (job, outcome) in group.into_iter().zip(outcomes) {
                    job.answer(outcome);
                }
                self.keep_wal_short().await;
            }
            Err(Fault::Before(_)) if group.len() > 1 => {
                for job in group {
                    Box::pin(self.store(vec![job])).await;
                }
            }
            Err(Fault::Before(error)) => refuse(group, &StoreError::Failed(error.to_string())),
            Err(Fault::Commit(error)) => refuse(group, &StoreError::Unknown(error.to_string())),
        }
    }

    async fn commit(&mut self, group: &[Job]) -> Result<Vec<Outcome>, Fault> {
        if let Some(broken) = &self.broken {
            return Err(Fault::Before(Error::Protocol(broken.clone())));
        }
        let done = self.try_commit(group).await;
        if let Err(fault) = &done {
            self.connection = None;
            if let Fault::Commit(error) = fault
                && is_io_error(error)
            {
                tracing::error!(%error, "the disk has failed: nothing is stored until a restart");
                self.broken = Some(format!("{error}; nothing is stored until a restart"));
            }
        }
        done
    }

    async fn try_commit(&mut self, group: &[Job]) -> Result<Vec<Outcome>, Fault> {
        let connection = self.connection().await.map_err(Fault::Before)?;
        let outcomes = write_group(connection, group)
            .await
            .map_err(Fault::Before)?;
        sqlx::query("COMMIT")
            .execute(connection)
            .await
            .map_err(Fault::Commit)?;
        Ok(outcomes)
    }

    /// SQLite empties its log by itself, but not past what somebody is still reading; if that
    /// never stops, the log grows. Then the writer waits for the readers once.
    async fn keep_wal_short(&mut self) {
        self.commits += 1;
        if !self.commits.is_multiple_of(LOOK_AT_WAL) {
            return;
        }
        let length = std::fs::metadata(&self.wal).map_or(0, |wal| wal.len());
        if length > LONGEST_WAL
            && let Ok(connection) = self.connection().await
        {
            // If it does not work now, it does after the next commits.
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
                .execute(connection)
                .await;
        }
    }
}

impl Job {
    fn answer(self, outcome: Outcome) {
        // Whoever has gone away reads the game again when they return.
        match (self, outcome) {
            (Job::Create(_, answer), Outcome::Create(created)) => drop(answer.send(Ok(created))),
            (Job::Append(_, answer), Outcome::Append(done)) => drop(answer.send(Ok(done))),
            (Job::TakeSeats(.., answer), Outcome::TakeSeats(taken)) => {
                drop(answer.send(Ok(taken)));
            }
            (
                Job::OfferSeats(.., answer) | Job::Alive(_, answer) | Job::Close(answer),
                Outcome::Nothing,
            ) => drop(answer.send(Ok(()))),
            _ => {}
        }
    }
}

fn refuse(group: Vec<Job>, error: &StoreError) {
    for job in group {
        match job {
            Job::Create(_, answer) => drop(answer.send(Err(error.clone()))),
            Job::Append(_, answer) => drop(answer.send(Err(error.clone()))),
            Job::TakeSeats(.., answer) => drop(answer.send(Err(error.clone()))),
            Job::OfferSeats(.., answer) | Job::Alive(_, answer) | Job::Close(answer) => {
                drop(answer.send(Err(error.clone())));
            }
        }
    }
}

/// Reading, writing or syncing failed; a full disk has another code.
fn is_io_error(error: &Error) -> bool {
    const IO_ERROR: i64 = 10;
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The lowest byte is the kind, the rest says more.
    code.and_then(|code| code.parse::<i64>().ok())
        .is_some_and(|code| code & 0xff == IO_ERROR)
}

/// Everything but the commit.
async fn write_group(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Vec<Outcome>, Error> {
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut *connection)
        .await?;
    let mut outcomes = Vec::with_capacity(group.len());
    let mut jobs = group;
    while let Some(job) = jobs.first() {
        let turns = turns(jobs);
        if turns.is_empty() {
            outcomes.push(write_one(connection, job).await?);
            jobs = &jobs[1..];
        } else {
            let stored = write_many::append(connection, &turns).await?;
            outcomes.extend(stored.into_iter().map(Outcome::Append));
            jobs = &jobs[turns.len()..];
        }
    }
    Ok(outcomes)
}

/// As many of the first jobs as are turns and the like, each of another game.
fn turns(jobs: &[Job]) -> Vec<&Append> {
    let mut games = HashSet::new();
    let turns = jobs.iter().map_while(turn);
    turns
        .take_while(|append| games.insert(&append.game))
        .collect()
}

fn turn(job: &Job) -> Option<&Append> {
    match job {
        Job::Append(append, _) => Some(append).filter(|append| write_many::is_plain(append)),
        _ => None,
    }
}

async fn write_one(connection: &mut SqliteConnection, job: &Job) -> Result<Outcome, Error> {
    Ok(match job {
        Job::Create(game, _) => Outcome::Create(write::create(connection, game).await?),
        Job::Append(append, _) => Outcome::Append(write::append(connection, append).await?),
        Job::OfferSeats(offer, now, _) => {
            devices::offer(connection, offer, *now).await?;
            Outcome::Nothing
        }
        Job::TakeSeats(code, by, now, _) => {
            Outcome::TakeSeats(devices::take(connection, code, by, *now).await?)
        }
        Job::Alive(now, _) => {
            write::note_alive(connection, *now).await?;
            Outcome::Nothing
        }
        // Taken out before.
        Job::Close(_) => Outcome::Nothing,
    })
}
