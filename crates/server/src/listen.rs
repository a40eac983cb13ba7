//! Listening for browsers until Ctrl-C.

use std::io;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::path::Path;

use thiserror::Error;

use crate::accept::{Limits, serve};
use crate::app::{app, app_with};
use crate::online::Host;
use crate::site::Site;
use crate::store::{BackupError, Sqlite};

/// The port that is tried first where none is asked for. What a browser keeps, the game in
/// progress for one, belongs to an address: it should be the same the next time.
pub const PREFERRED_PORT: u16 = 8686;

/// Why the server cannot listen.
#[derive(Debug, Error)]
pub enum BindError {
    /// Another program listens there.
    #[error("port {port} is in use")]
    PortInUse {
        /// The port asked for.
        port: u16,
    },
    /// The port is reserved for the administrator.
    #[error("port {port} may not be used")]
    PortForbidden {
        /// The port asked for.
        port: u16,
    },
    /// The name leads to no address of this machine.
    #[error("{host} is no address of this machine")]
    Host {
        /// The name asked for.
        host: String,
    },
    /// Anything else that the system says.
    #[error(transparent)]
    Other(io::Error),
}

impl BindError {
    /// A stable name for the kind of error.
    pub fn code(&self) -> &'static str {
        match self {
            BindError::PortInUse { .. } => "port-in-use",
            BindError::PortForbidden { .. } => "port-forbidden",
            BindError::Host { .. } => "host",
            BindError::Other(_) => "other",
        }
    }
}

/// A server that has its port and is ready to run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Is this an address of this machine?
    pub fn check_host(host: &str) -> Result<(), BindError> {
        listen(host, 0).map(drop)
    }

    /// Takes a port: the one asked for, otherwise the preferred one or, if that is in use, any.
    pub fn bind(host: &str, port: Option<u16>) -> Result<Server, BindError> {
        let listener = match port {
            Some(port) => listen(host, port)?,
            None => match listen(host, PREFERRED_PORT) {
                Err(BindError::PortInUse { .. }) => listen(host, 0)?,
                other => other?,
            },
        };
        let address = listener.local_addr().map_err(BindError::Other)?;
        listener.set_nonblocking(true).map_err(BindError::Other)?;
        Ok(Server { listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves the embedded web app until Ctrl-C or the system's request to end, and lets the
    /// answers under way finish, for a few seconds.
    pub fn run(self) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            serve(listener, app(Site::embedded()), Limits::default(), end()).await;
            Ok(())
        })
    }

    /// Serves the app and online play until Ctrl-C or the system's request to end. Then pages are
    /// told to come back, and everything is stored.
    /// Whoever runs it asks at `health` how it is, if there is such a listener.
    pub fn run_online(self, host: &Host, health: Option<Server>) -> io::Result<()> {
        let _context = host.runtime.enter();
        // Before anybody is answered.
        let end = end();
        if let Some(health) = health {
            let listener = tokio::net::TcpListener::from_std(health.listener)?;
            let for_ever = std::future::pending();
            let serving = serve(listener, host.health(), Limits::default(), for_ever);
            host.runtime.spawn(serving);
        }
        self.run_until(host, Limits::default(), end)
    }

    /// The same until something else.
    pub fn run_until(
        self,
        host: &Host,
        limits: Limits,
        end: impl Future<Output = ()>,
    ) -> io::Result<()> {
        host.runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let version = env!("CARGO_PKG_VERSION");
            let (address, open_games) = (self.address, host.open_games);
            tracing::info!(version, %address, open_games, "listening");
            let end = async {
                end.await;
                tracing::info!("ending: the pages are told to come back");
                host.end_sockets();
            };
            let app = app_with(Site::embedded(), host.router(), host.public());
            serve(listener, app, limits, end).await;
            host.close().await;
            tracing::info!("ended: everything is stored");
            Ok(())
        })
    }
}

/// Copies the online games of a database, whether a server uses it or not.
///
/// # Errors
/// Why there is no copy.
pub fn backup(database: &Path, copy: &Path) -> Result<(), BackupError> {
    alone()?.block_on(Sqlite::backup(database, copy))
}

/// Looks whether everything in a database is whole, whether a server uses it or not.
///
/// # Errors
/// What is wrong with it.
pub fn verify(database: &Path) -> Result<(), BackupError> {
    alone()?.block_on(Sqlite::verify(database))
}

fn alone() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
}

fn listen(host: &str, port: u16) -> Result<TcpListener, BindError> {
    let unknown = |_| BindError::Host {
        host: host.to_owned(),
    };
    let addresses: Vec<SocketAddr> = (host, port).to_socket_addrs().map_err(unknown)?.collect();
    TcpListener::bind(addresses.as_slice()).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => BindError::PortInUse { port },
        io::ErrorKind::PermissionDenied => BindError::PortForbidden { port },
        io::ErrorKind::AddrNotAvailable => BindError::Host {
            host: host.to_owned(),
        },
        _ => BindError::Other(error),
    })
}

/// Waits for Ctrl-C, or for the signal with which a system ends its services. Both are listened
/// for from the call on, within a runtime: one that comes before it is waited for is not lost.
#[cfg(unix)]
fn end() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};

    // Where a signal cannot be waited for, the program ends by it all the same.
    let heard = |kind| {
        let listener = signal(kind);
        async move {
            match listener {
                Ok(mut listener) => drop(listener.recv().await),
                Err(_) => std::future::pending().await,
            }
        }
    };
    let interrupt = heard(SignalKind::interrupt());
    let terminate = heard(SignalKind::terminate());
    async move {
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
        }
    }
}

/// Waits for Ctrl-C. Where it cannot be waited for, the program ends by it all the same.
#[cfg(not(unix))]
async fn end() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_in_use_is_refused_only_if_it_was_asked_for() {
        let first = Server::bind("127.0.0.1", Some(0)).unwrap();
        let port = first.address().port();
        let error = Server::bind("127.0.0.1", Some(port)).unwrap_err();
        assert_eq!(error.code(), "port-in-use");
        let second = Server::bind("127.0.0.1", None).unwrap();
        let third = Server::bind("127.0.0.1", None).unwrap();
        assert_ne!(second.address().port(), third.address().port());
    }

    #[test]
    fn a_foreign_host_is_refused() {
        for host in ["no such host", "192.0.2.1"] {
            assert_eq!(
                Server::bind(host, Some(0)).unwrap_err().code(),
                "host",
                "{host}"
            );
        }
    }
}
