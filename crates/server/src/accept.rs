//! The accept loop. axum's own waits forever for a client's headers and holds as many clients as
//! come; this one lets go of whoever does nothing, before others have to stay outside.

use std::io;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{Instant, sleep, timeout};

use crate::connection::{Impatient, Pulse};
use crate::online::http::Peer;
use crate::open_files;

/// How much is borne with.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once. A further one takes the place of the one that has been silent for the
    /// longest time.
    pub connections: usize,
    /// From the end of one answer, or from the beginning, until the next request is there.
    pub header: Duration,
    /// While nothing comes or goes, though something is under way.
    pub silence: Duration,
    /// For the answers under way when the server is to end.
    pub end: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: open_files::for_connections(),
            header: Duration::from_secs(20),
            silence: Duration::from_secs(30),
            end: Duration::from_secs(3),
        }
    }
}

/// Of a request's head, more bytes than this are refused.
const LONGEST_HEAD: usize = 32 << 10;

/// Serves until `end`, and then lets the answers under way finish, but not for long.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    limits: Limits,
    end: impl Future<Output = ()>,
) {
    let (ending, _) = watch::channel(false);
    let mut connections = Connections {
        began: Instant::now(),
        tasks: JoinSet::new(),
        open: Vec::new(),
    };
    let mut end = pin!(end);
    loop {
        let accepted = tokio::select! {
            () = &mut end => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                connections.make_room(limits.connections).await;
                let peer = Peer(peer.ip());
                connections.add(stream, peer, &app, limits, ending.subscribe());
            }
            Err(error) if concerns_one_client(&error) => {}
            // No more files, most likely: whoever is silent has to go.
            Err(_) => {
                let open = connections.open.len();
                connections.make_room(open).await;
                sleep(Duration::from_millis(10)).await;
            }
        }
    }
    drop(listener);
    ending.send_replace(true);
    let finished = async { while connections.tasks.join_next().await.is_some() {} };
    // Whoever takes longer is cut off.
    let _ = timeout(limits.end, finished).await;
    connections.tasks.shutdown().await;
}

fn concerns_one_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::Interrupted
    )
}

/// All connections.
struct Connections {
    began: Instant,
    tasks: JoinSet<()>,
    open: Vec<Open>,
}

struct Open {
    task: AbortHandle,
    pulse: Arc<Pulse>,
}

impl Connections {
    fn add(
        &mut self,
        stream: TcpStream,
        peer: Peer,
        app: &Router,
        limits: Limits,
        ending: watch::Receiver<bool>,
    ) {
        let pulse = Arc::new(Pulse::new(self.began));
        let connection = attend(
            stream,
            peer,
            app.clone(),
            limits,
            Arc::clone(&pulse),
            ending,
        );
        let task = self.tasks.spawn(connection);
        self.open.push(Open { task, pulse });
    }

    /// Lets go of those that have been silent for the longest time until there are fewer than
    /// `most`.
    async fn make_room(&mut self, most: usize) {
        self.forget_ended();
        while !self.open.is_empty() && self.open.len() >= most {
            let silent = self.open.iter().enumerate();
            let Some((index, _)) = silent.min_by_key(|(_, open)| open.pulse.last()) else {
                return;
            };
            self.open.swap_remove(index).task.abort();
            // Its file is closed when it has ended.
            self.tasks.join_next().await;
            self.forget_ended();
        }
    }

    fn forget_ended(&mut self) {
        while self.tasks.try_join_next().is_some() {}
        self.open.retain(|open| !open.task.is_finished());
    }
}

/// Answers one client until either side has enough.
async fn attend(
    stream: TcpStream,
    peer: Peer,
    app: Router,
    limits: Limits,
    pulse: Arc<Pulse>,
    mut ending: watch::Receiver<bool>,
) {
    // Answers are written as a whole: waiting for more to send would only delay them.
    let _ = stream.set_nodelay(true);
    let stream = Impatient::new(stream, Arc::clone(&pulse), limits.silence);
    let app = TowerToHyperService::new(app);
    let service = service_fn(|mut request: hyper::Request<Incoming>| {
        pulse.note_request();
        request.extensions_mut().insert(peer);
        app.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // What goes wrong on the way concerns this client alone, and it knows.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = ending.wait_for(|&ending| ending) => {}
    }
    if pulse.has_asked() {
        Pin::as_mut(&mut connection).graceful_shutdown();
        let _ = connection.await;
    }
}
