//! The WebSocket of a page.

use std::sync::Arc;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::answer::Refusal;
use super::limits::Asker;
use super::{LONGEST_MESSAGE, Online};
use crate::online::session::{Heard, Wire, attend};
use crate::online::wire::{PROTOCOL, close};
use crate::store::Store;

/// For each socket; the default would be 128 KiB.
const BUFFER: usize = 1024;
/// A message that does not fit goes out as soon as there is room for it.
const LONGEST_QUEUE: usize = 256 << 10;

#[derive(Deserialize)]
pub(super) struct Version {
    protocol: Option<u32>,
}

pub(super) async fn open<S: Store>(
    State(online): State<Arc<Online<S>>>,
    Query(Version { protocol }): Query<Version>,
    Extension(asker): Extension<Asker>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(counted) = online.limits.socket(asker) else {
        return online.refuse(Refusal::TOO_MUCH);
    };
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
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

    async fn send(&mut self, message: Utf8Bytes) -> bool {
        self.0.send(Message::Text(message)).await.is_ok()
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
