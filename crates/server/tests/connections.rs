//! Clients that do little, and the end of the server, with real connections.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Bytes;
use server::{Limits, Site, app, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// So long that a test which waits for it fails.
const NEVER: Duration = Duration::from_secs(3600);
const SOON: Duration = Duration::from_millis(200);

/// Nothing gives up by itself.
const PATIENT: Limits = Limits {
    connections: 100,
    header: NEVER,
    silence: NEVER,
    end: NEVER,
};

/// More than the buffers between two programs hold.
const LARGE: usize = 32 << 20;

struct Running {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    server: JoinHandle<()>,
}

async fn run(limits: Limits) -> Running {
    let site = Site::new([
        (
            "index.html".to_owned(),
            Bytes::from_static(b"home"),
            [1; 32],
        ),
        (
            "large.wasm".to_owned(),
            Bytes::from(vec![7; LARGE]),
            [2; 32],
        ),
    ]);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (end, ended) = oneshot::channel();
    let end_asked = async {
        let _ = ended.await;
    };
    let server = tokio::spawn(serve(listener, app(site), limits, end_asked));
    Running {
        address,
        end,
        server,
    }
}

/// Fails instead of waiting forever; no machine is that slow.
async fn in_time<T>(what: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(Duration::from_secs(60), what).await;
    waited.expect("nobody is let go")
}

impl Running {
    /// A client that sends this much.
    async fn client(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    async fn end(self) {
        self.end.send(()).unwrap();
        in_time(self.server).await.unwrap();
    }
}

const HALF: &str = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const WHOLE: &str = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const ASK_LARGE: &str = "GET /large.wasm HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// All that still comes, until the other side has closed.
async fn rest(stream: &mut TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = in_time(stream.read_to_end(&mut bytes)).await;
    bytes
}

/// Waits for the end of an answer to [`WHOLE`].
async fn answered(stream: &mut TcpStream) {
    let mut text = Vec::new();
    while !text.ends_with(b"home") {
        let byte = stream.read_u8().await.unwrap();
        text.push(byte);
    }
    assert!(text.starts_with(b"HTTP/1.1 200 OK\r\n"));
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let limits = Limits {
        header: SOON,
        ..PATIENT
    };
    let server = run(limits).await;
    for text in ["", HALF] {
        rest(&mut server.client(text).await).await;
    }
    // Nor is the next request of somebody who has had an answer.
    let mut idle = server.client(WHOLE).await;
    answered(&mut idle).await;
    rest(&mut idle).await;
    server.end().await;
}

#[tokio::test]
async fn a_request_that_comes_in_drops_is_not_waited_for() {
    let limits = Limits {
        header: SOON,
        ..PATIENT
    };
    let server = run(limits).await;
    let mut client = server.client("GET / HTTP/1.1\r\n").await;
    // Each drop is a sign of life, but a request is due as a whole.
    let mut drops = 0;
    while client.write_all(b"X-Slow: x\r\n").await.is_ok() {
        drops += 1;
        // Many more, and it would be refused for its length alone.
        assert!(drops < 1000, "drops are waited for");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.end().await;
}

#[tokio::test]
async fn whoever_does_not_take_an_answer_is_let_go() {
    let limits = Limits {
        silence: SOON,
        ..PATIENT
    };
    let server = run(limits).await;
    let mut client = server.client(ASK_LARGE).await;
    client.read_u8().await.unwrap();
    // Answers under way are waited for, this one only as long as somebody takes it.
    server.end().await;
    assert!(rest(&mut client).await.len() < LARGE);
}

#[tokio::test]
async fn the_most_silent_make_room_for_others() {
    let limits = Limits {
        connections: 3,
        ..PATIENT
    };
    let server = run(limits).await;
    let mut busy = server.client(WHOLE).await;
    answered(&mut busy).await;
    let mut half = Vec::new();
    for _ in 0..20 {
        half.push(server.client(HALF).await);
        // Whoever goes on asking stays.
        busy.write_all(WHOLE.as_bytes()).await.unwrap();
        answered(&mut busy).await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let mut other = server.client(WHOLE).await;
    answered(&mut other).await;
    for early in &mut half[..17] {
        rest(early).await;
    }
    drop((half, busy, other));
    server.end().await;
}

#[tokio::test]
async fn answers_under_way_are_finished_and_nobody_else_is_waited_for() {
    let server = run(PATIENT).await;
    let mut idle = server.client(WHOLE).await;
    answered(&mut idle).await;
    let (empty, half) = (server.client("").await, server.client(HALF).await);
    let mut client = server.client(ASK_LARGE).await;
    client.read_u8().await.unwrap();
    let all = tokio::spawn(async move { rest(&mut client).await });
    server.end().await;
    assert!(all.await.unwrap().len() > LARGE);
    drop((idle, empty, half));
}

#[tokio::test]
async fn the_end_comes_even_if_an_answer_does_not_end() {
    let limits = Limits {
        end: SOON,
        ..PATIENT
    };
    let server = run(limits).await;
    let mut client = server.client(ASK_LARGE).await;
    client.read_u8().await.unwrap();
    server.end().await;
}
