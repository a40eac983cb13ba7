//! Online play as the program runs it: from opening the store to closing it.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use thiserror::Error;
use tokio::runtime::Runtime;
use tokio::time::timeout;

use super::http::{Online, Public, Standing, health, router};
use super::{Games, Surroundings, System};
use crate::store::{Memory, OpenError, Sqlite, Store, StoreError};

/// So long the sockets may take to end.
const DRAIN: Duration = Duration::from_secs(6);

/// Where games are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// In a file.
    File(PathBuf),
    /// In memory, until the program ends.
    Memory,
}

/// Why there is no online play.
#[derive(Debug, Error)]
pub enum HostError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system lacks something.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Online play that is ready: the store is open, and what was open in it goes on.
pub struct Host {
    pub(crate) runtime: Runtime,
    kind: Kind,
    /// How many games went on when it was opened.
    pub(crate) open_games: usize,
}

enum Kind {
    File(Arc<Online<Sqlite>>),
    Memory(Arc<Online<Memory>>),
}

impl Host {
    /// Opens the store, brings it to this version, and gives running clocks back the time in
    /// which no server was there. Only then anybody should be let in.
    ///
    /// # Errors
    /// Why games cannot be kept.
    pub fn open(database: &Database, standing: Standing) -> Result<Host, HostError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        let opened = async {
            Ok::<_, HostError>(match database {
                Database::File(file) => {
                    let (online, open) = start(Sqlite::open(file).await?, standing).await?;
                    (Kind::File(online), open)
                }
                Database::Memory => {
                    let (online, open) = start(Memory::new(), standing).await?;
                    (Kind::Memory(online), open)
                }
            })
        };
        let (kind, open_games) = runtime.block_on(opened)?;
        Ok(Host {
            runtime,
            kind,
            open_games,
        })
    }

    /// The routes under `/api`.
    pub(crate) fn router(&self) -> Router {
        match &self.kind {
            Kind::File(online) => router(Arc::clone(online)),
            Kind::Memory(online) => router(Arc::clone(online)),
        }
    }

    /// Under which address a proxy shows the server, if one does.
    pub(crate) fn public(&self) -> Option<&Public> {
        match &self.kind {
            Kind::File(online) => online.public(),
            Kind::Memory(online) => online.public(),
        }
    }

    /// Tells under which address others in the network reach the server, such as
    /// `http://192.168.1.5:8686`: invitations lead there, wherever their creator looks at them.
    pub fn reached_at(&self, address: &str) {
        match &self.kind {
            Kind::File(online) => online.reached_at(address),
            Kind::Memory(online) => online.reached_at(address),
        }
    }

    /// `/healthz`, `/readyz` and `/metrics`.
    pub(crate) fn health(&self) -> Router {
        match &self.kind {
            Kind::File(online) => health::router(Arc::clone(online)),
            Kind::Memory(online) => health::router(Arc::clone(online)),
        }
    }

    /// Closes the sockets; those who are gone or slow are not waited for.
    pub(crate) fn end_sockets(&self) {
        match &self.kind {
            Kind::File(online) => online.ending.send_replace(true),
            Kind::Memory(online) => online.ending.send_replace(true),
        };
    }

    /// Waits until the sockets are closed, and closes the store.
    pub(crate) async fn close(&self) {
        match &self.kind {
            Kind::File(online) => finish(online).await,
            Kind::Memory(online) => finish(online).await,
        }
    }
}

async fn start<S: Store>(
    store: S,
    standing: Standing,
) -> Result<(Arc<Online<S>>, usize), HostError> {
    let around: Arc<dyn Surroundings> = Arc::new(System::new()?);
    let games = Arc::new(Games::new(store, around));
    let open = games.recover().await?;
    tokio::spawn(Arc::clone(&games).keep_time());
    Ok((Arc::new(Online::new(games, standing)), open))
}

async fn finish<S: Store>(online: &Online<S>) {
    // Each session listens for the end until it has ended itself.
    let _ = timeout(DRAIN, online.ending.closed()).await;
    online.games.close().await;
}
