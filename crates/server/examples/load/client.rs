//! One client: a socket that speaks the protocol, and the requests before it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Outcome;

/// From so many addresses the clients come, because each has ports for some ten thousand only.
const ADDRESSES: u8 = 32;

/// Where the server is, and from where clients reach it.
pub(crate) struct Place {
    server: SocketAddr,
    next: AtomicU8,
}

impl Place {
    pub(crate) fn new(server: SocketAddr) -> Arc<Place> {
        Arc::new(Place {
            server,
            next: AtomicU8::new(0),
        })
    }

    async fn connect(&self) -> Outcome<TcpStream> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed) % ADDRESSES;
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2 + turn));
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(from, 0))?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends a request: the answer, and the secret that came with it.
    pub(crate) async fn post(&self, path: &str, body: &Value) -> Outcome<(Value, String)> {
        let mut stream = self.connect().await?;
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            self.server,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        let secret = head.split_once("totemic=").and_then(|(_, rest)| {
            let secret = rest.split(';').next()?;
            Some(secret.to_owned())
        });
        let secret = secret.ok_or_else(|| format!("no secret: {answer}"))?;
        Ok((serde_json::from_str(body)?, secret))
    }

    /// A socket at this path, of whoever has this secret.
    pub(crate) async fn open(&self, path: &str, secret: &str) -> Outcome<Client> {
        let mut request = format!("ws://{}{path}", self.server).into_client_request()?;
        let cookie = format!("totemic={secret}").parse()?;
        request.headers_mut().insert("cookie", cookie);
        // The default would be 128 KiB for each.
        let config = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(0);
        let stream = self.connect().await?;
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Client { socket })
    }
}

/// An open socket.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    pub(crate) async fn say(&mut self, message: &Value) -> Outcome<()> {
        self.say_text(message.to_string()).await
    }

    pub(crate) async fn say_text(&mut self, text: String) -> Outcome<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next message as text. May be dropped and called again.
    pub(crate) async fn hear_text(&mut self) -> Outcome<String> {
        loop {
            match self.socket.next().await.ok_or("the socket has ended")?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(frame) => return Err(format!("closed: {frame:?}").into()),
                _ => {}
            }
        }
    }

    /// Answers if the message asks whether anybody is there.
    pub(crate) async fn live(&mut self, message: &str) -> Outcome<()> {
        if message.starts_with(r#"{"tell":"ping""#) {
            let ping: Value = serde_json::from_str(message)?;
            let pong = json!({"say": "pong", "stamp": ping["stamp"]});
            self.say(&pong).await?;
        }
        Ok(())
    }

    /// The next message of this kind.
    pub(crate) async fn hear(&mut self, kind: &str) -> Outcome<Value> {
        let begins = format!(r#"{{"tell":"{kind}""#);
        loop {
            let text = self.hear_text().await?;
            if text.starts_with(&begins) {
                return Ok(serde_json::from_str(&text)?);
            }
            if text.starts_with(r#"{"tell":"refused""#) || text.starts_with(r#"{"tell":"failed""#) {
                return Err(text.into());
            }
            self.live(&text).await?;
        }
    }
}
