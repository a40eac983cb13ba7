//! Online play over HTTP: whatever is not the live game, and the way to the socket.

mod answer;
mod guard;
pub(super) mod health;
mod limits;
mod peer;
mod refused;
mod routes;
mod socket;
mod visitor;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tokio::sync::watch;

use self::answer::Refusal;
use self::limits::Limits;
use self::refused::Refused;
use super::Games;
use crate::open_files;
use crate::store::Store;

pub use guard::{Public, PublicError};
pub use peer::Peer;

/// Whatever a page has to say fits into this.
const LONGEST_MESSAGE: usize = 4096;

/// How a server stands in the network.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Under which address a proxy shows the server, if one does.
    pub public: Option<Public>,
    /// The proxies that are believed when they say for whom they ask.
    pub proxies: Vec<IpAddr>,
}

/// What all requests need.
pub struct Online<S> {
    /// The games.
    pub games: Arc<Games<S>>,
    /// Turns true when the server is to end: then the sockets are closed.
    pub ending: watch::Sender<bool>,
    standing: Standing,
    limits: Limits,
    refused: Refused,
}

impl<S: Store> Online<S> {
    /// Online play with these games.
    pub fn new(games: Arc<Games<S>>, standing: Standing) -> Online<S> {
        Online {
            games,
            ending: watch::Sender::new(false),
            standing,
            limits: Limits::new(open_files::for_sockets()),
            refused: Refused::default(),
        }
    }
}

impl<S> Online<S> {
    /// What is answered to somebody who is refused, and noted.
    fn refuse(&self, refusal: Refusal) -> Response {
        self.refused.note(refusal.code(), self.games.around.now());
        refusal.into_response()
    }

    /// Under which address a proxy shows the server, if one does.
    pub(super) fn public(&self) -> Option<&Public> {
        self.standing.public.as_ref()
    }
}

/// The routes under `/api`.
pub fn router<S: Store>(online: Arc<Online<S>>) -> Router {
    Router::new()
        .route("/games", post(routes::create::<S>))
        .route("/games/{game}", get(routes::show::<S>))
        .route("/games/{game}/record", get(routes::record::<S>))
        .route(
            "/invitations/{invitation}",
            get(routes::invited::<S>).post(routes::join::<S>),
        )
        .route("/mine", get(routes::own::<S>))
        .route("/devices", post(routes::use_code::<S>))
        .route("/devices/code", post(routes::make_code::<S>))
        .route("/socket", get(socket::open::<S>))
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .layer(from_fn_with_state(Arc::clone(&online), guard::check::<S>))
        .with_state(online)
}
