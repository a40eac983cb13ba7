//! The real server with real sockets: what the network can bring.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use server::online::http::{Public, Standing};
use server::online::{Database, Host};
use server::{Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server in a thread of its own, as the program runs it.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    end: tokio::sync::oneshot::Sender<()>,
    thread: std::thread::JoinHandle<()>,
}

fn run() -> Running {
    run_with(Database::Memory, Standing::default())
}

pub(crate) fn run_with(database: Database, standing: Standing) -> Running {
    let server = Server::bind("127.0.0.1", Some(0)).unwrap();
    let address = server.address();
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let thread = std::thread::spawn(move || {
        let host = Host::open(&database, standing).unwrap();
        let ended = async {
            let _ = ended.await;
        };
        server.run_until(&host, Limits::default(), ended).unwrap();
    });
    Running {
        address,
        end,
        thread,
    }
}

async fn connect(address: SocketAddr, query: &str) -> Socket {
    let url = format!("ws://{address}/api/socket{query}");
    connect_async(url).await.unwrap().0
}

/// Everything until the end, and the code of the end.
async fn closed_with(socket: &mut Socket) -> Option<u16> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
            Some(Ok(_)) => {}
            _ => return None,
        }
    }
}

/// A request by hand: status line and body.
pub(crate) async fn request(address: SocketAddr, head: &str, body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "{head}\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), body.to_owned())
}

#[tokio::test]
async fn a_turn_travels_over_real_sockets() {
    let running = run();
    let wish = json!({"key": "k", "game": "yoxii", "side": "first"}).to_string();
    let (head, body) = request(running.address, "POST /api/games HTTP/1.1", &wish).await;
    assert!(head.starts_with("HTTP/1.1 201"), "{head}");
    for part in ["HttpOnly", "SameSite=Strict", "Max-Age=34560000", "Path=/"] {
        assert!(head.contains(part), "{head}");
    }
    let cookie = head
        .split("totemic=")
        .nth(1)
        .unwrap()
        .split(';')
        .next()
        .unwrap();
    let seated: serde_json::Value = serde_json::from_str(&body).unwrap();

    let url = format!("ws://{}/api/socket?protocol=1", running.address);
    let mut with_cookie = url.into_client_request().unwrap();
    let value = format!("other=1; totemic={cookie}").parse().unwrap();
    with_cookie.headers_mut().insert("cookie", value);
    let (mut socket, _) = connect_async(with_cookie).await.unwrap();
    let watch = json!({"say": "watch", "game": seated["game"], "after": 0}).to_string();
    socket.send(Message::text(watch)).await.unwrap();
    let abort = json!({"say": "order", "id": "a", "order": {"order": "abort"}}).to_string();
    socket.send(Message::text(abort)).await.unwrap();
    let mut told = Vec::new();
    while told
        .last()
        .is_none_or(|last: &String| !last.contains("\"done\""))
    {
        told.push(
            socket
                .next()
                .await
                .unwrap()
                .unwrap()
                .into_text()
                .unwrap()
                .to_string(),
        );
    }
    assert!(
        told.iter().any(|text| text.contains("\"you\":\"first\"")),
        "{told:?}"
    );

    running.end.send(()).unwrap();
    assert_eq!(closed_with(&mut socket).await, Some(1012));
    running.thread.join().unwrap();
}

#[tokio::test]
async fn whoever_does_not_keep_to_the_protocol_is_shown_out() {
    let running = run();
    let mut old = connect(running.address, "?protocol=0").await;
    assert_eq!(closed_with(&mut old).await, Some(4000));
    let mut silent = connect(running.address, "").await;
    assert_eq!(closed_with(&mut silent).await, Some(4000));

    let mut innocent = connect(running.address, "?protocol=1").await;
    let mut giant = connect(running.address, "?protocol=1").await;
    giant.send(Message::text("x".repeat(5000))).await.unwrap();
    assert!(
        closed_with(&mut giant)
            .await
            .is_none_or(|code| code == 4001)
    );
    let mut binary = connect(running.address, "?protocol=1").await;
    binary.send(Message::binary(vec![0; 10])).await.unwrap();
    assert_eq!(closed_with(&mut binary).await, Some(4001));

    let ping = json!({"say": "ping", "stamp": 7}).to_string();
    innocent.send(Message::text(ping)).await.unwrap();
    loop {
        let text = innocent.next().await.unwrap().unwrap().into_text().unwrap();
        if text.contains("\"pong\"") {
            break;
        }
    }
}

#[tokio::test]
async fn foreign_pages_and_names_are_refused() {
    let running = run();
    let url = format!("ws://{}/api/socket?protocol=1", running.address);
    for (name, value) in [("origin", "http://evil.example"), ("host", "evil.example")] {
        let mut request = url.as_str().into_client_request().unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
        let refused = tokio::time::timeout(Duration::from_secs(30), connect_async(request)).await;
        assert!(refused.unwrap().is_err(), "{name}");
    }
}

#[tokio::test]
async fn the_policy_names_the_socket() {
    let running = run();
    let (head, _) = request(running.address, "GET / HTTP/1.1", "").await;
    let expected = format!("connect-src 'self' ws://{0} wss://{0};", running.address);
    assert!(head.contains(&expected), "{head}");

    // Behind a proxy it is the name that the browser knows, and no name brings a rule along.
    let standing = Standing {
        public: Some(Public::new("https://play.example.org").unwrap()),
        ..Standing::default()
    };
    let running = run_with(Database::Memory, standing);
    for (host, named) in [
        (
            "inside:80",
            "wss://play.example.org ws://inside:80 wss://inside:80;",
        ),
        ("x;img-src", "wss://play.example.org;"),
    ] {
        let mut stream = TcpStream::connect(running.address).await.unwrap();
        let ask = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let expected = format!("connect-src 'self' {named}");
        assert!(answer.contains(&expected), "{answer}");
    }
}
