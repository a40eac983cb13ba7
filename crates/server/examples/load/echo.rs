//! The bare echo: what the same libraries do if nothing is decided and nothing is stored.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::routing::get;
use serde_json::json;
use server::{Limits, serve as attend};
use tokio::net::TcpListener;
use tokio::time::Instant;

use crate::Outcome;
use crate::client::Place;
use crate::figures::Figures;

/// Serves forever.
pub(crate) async fn serve() -> Outcome<()> {
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    println!("{}", json!({"address": listener.local_addr()?.to_string()}));
    let echo = async |upgrade: WebSocketUpgrade| {
        upgrade
            .read_buffer_size(1024)
            .write_buffer_size(0)
            .on_upgrade(async |mut socket| {
                while let Some(Ok(message)) = socket.recv().await {
                    if socket.send(message).await.is_err() {
                        break;
                    }
                }
            })
    };
    let app = Router::new().route("/", get(echo));
    let limits = Limits {
        connections: 10_000,
        ..Limits::default()
    };
    attend(listener, app, limits, std::future::pending()).await;
    Ok(())
}

/// Says something as long as a turn, again and again, and waits for it to come back each time.
pub(crate) async fn ask(place: &Place, end: Instant) -> Outcome<Figures> {
    let mut client = place.open("/", "").await?;
    let text = json!({"say": "order", "id": "000000", "order": {"order": "play", "turn": "c3-1b2", "after": 10}});
    let text = text.to_string();
    let mut figures = Figures::default();
    while Instant::now() < end {
        let asked = Instant::now();
        client.say_text(text.clone()).await?;
        client.hear_text().await?;
        figures.note(asked.elapsed());
    }
    Ok(figures)
}
