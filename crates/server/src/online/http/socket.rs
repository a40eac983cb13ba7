//! The WebSocket of a page.

use std::sync::Arc;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use futures_util::SinkExt as _;
use serde::Deserialize;

#[cfg(test)]
use super::answer::Refusal;
use super::limits::Asker;
use super::reason::Reason;
use super::{LONGEST_MESSAGE, Online};
use crate::online::session::{Heard, Wire, attend};
use crate::online::wire::{PROTOCOL, close};
use crate::store::Store;

/// For each socket; the default would be 128 KiB.
const BUFFER: usize = 1024;
/// Messages that are said at once go out together, up to so many bytes.
const TOGETHER: usize = 4 << 10;
/// A message that does not fit goes out as soon as there is room for it.
const LONGEST_QUEUE: usize = 256 << 10;

#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
pub(super) struct Version {
    /// The version of the messages that the page speaks: 1.
    protocol: Option<u32>,
}

/// The WebSocket of the live game.
///
/// Its messages are in `docs/online.md`. It ends with 1012 if the server restarts, 4000 if the
/// page is of another version, 4001 for nonsense, 4002 for too much, 4003 for silence.
#[cfg_attr(test, utoipa::path(
    get, path = "/socket", tag = "live game", params(Version),
    responses(
        (status = 101, description = "The socket is open"),
        (status = 400, body = Refusal, description =
            "`bad-request`: this is no request for a socket"),
        (status = 426, body = Refusal, description =
            "`bad-request`: this connection cannot become a socket"),
        (status = 429, body = Refusal, description = "`too-much`"),
    ),
))]
pub(super) async fn open<S: Store>(
    State(online): State<Arc<Online<S>>>,
    Query(Version { protocol }): Query<Version>,
    Extension(asker): Extension<Asker>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(counted) = online.limits.socket(asker) else {
        return online.refuse(Reason::TooMuch.into());
    };
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(TOGETHER)
        .max_write_buffer_size(LONGEST_QUEUE)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(move |socket| async move {
            let _counted = counted;
            let mut socket = Socket(socket);
            if protocol == Some(PROTOCOL) {
                let games = Arc::clone(&online.games);
                let allow = || online.limits.may_ask(asker);
                let ending = online.ending.subscribe();
                attend(games, asker.holder, socket, ending, allow).await;
            } else {
                socket.close(close::OTHER_VERSION).await;
            }
        })
}

struct Socket(WebSocket);

impl Wire for Socket {
    async fn receive(&mut self) -> Heard {
        match self.0.recv().await {
            Some(Ok(Message::Text(text))) => Heard::Text(text.as_str().to_owned()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Nothing,
            Some(Ok(Message::Binary(_)) | Err(_)) => Heard::Nonsense,
            Some(Ok(Message::Close(_))) | None => Heard::Gone,
        }
    }

    async fn send(&mut self, messages: Vec<Utf8Bytes>) -> bool {
        for message in messages {
            if self.0.feed(Message::Text(message)).await.is_err() {
                return false;
            }
        }
        self.0.flush().await.is_ok()
    }

    async fn close(&mut self, code: u16) {
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(""),
        };
        // Whoever is gone already cannot be told.
        let _ = self.0.send(Message::Close(Some(frame))).await;
    }
}
