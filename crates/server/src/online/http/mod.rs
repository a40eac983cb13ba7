//! Online play over HTTP: whatever is not the live game, and the way to the socket.

mod answer;
mod guard;
pub(super) mod health;
mod limits;
#[cfg(test)]
mod openapi;
mod peer;
mod reason;
mod reference;
mod refused;
mod routes;
mod socket;
mod visitor;

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use tokio::sync::watch;

use self::answer::Refusal;
use self::limits::Limits;
use self::reason::Reason;
use self::refused::Refused;
use super::Games;
use crate::open_files;
use crate::store::Store;

pub use guard::{Public, PublicError};
#[cfg(test)]
pub(super) use openapi::schemas;
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
    /// How links begin that lead here from elsewhere, if that is known.
    reached: OnceLock<String>,
    limits: Limits,
    refused: Refused,
}

impl<S: Store> Online<S> {
    /// Online play with these games.
    pub fn new(games: Arc<Games<S>>, standing: Standing) -> Online<S> {
        let public = standing.public.as_ref().map(Public::origin);
        Online {
            games,
            ending: watch::Sender::new(false),
            reached: public.map(OnceLock::from).unwrap_or_default(),
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

    /// Others reach the server under this address, unless a proxy shows it under another.
    pub(super) fn reached_at(&self, address: &str) {
        // The proxy's stands there already.
        let _ = self.reached.set(address.to_owned());
    }

    /// Under which address a proxy shows the server, if one does.
    pub(super) fn public(&self) -> Option<&Public> {
        self.standing.public.as_ref()
    }
}

/// The routes under `/api`.
pub fn router<S: Store>(online: Arc<Online<S>>) -> Router {
    let route = |router: Router<_>, (path, methods)| router.route(path, methods);
    answers::<S>()
        .into_iter()
        .fold(Router::new(), route)
        .fallback(nowhere)
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .layer(from_fn_with_state(Arc::clone(&online), guard::check::<S>))
        .layer(map_response(answer::named))
        .with_state(online)
}

/// Whoever asks here is a program: the site's page for people who are lost is of no use to it.
async fn nowhere() -> Refusal {
    Reason::NoAddress.into()
}

/// What is answered under which path. `openapi.json` describes each.
fn answers<S: Store>() -> Vec<(&'static str, MethodRouter<Arc<Online<S>>>)> {
    let invitation = get(routes::invited::<S>).post(routes::join::<S>);
    vec![
        ("/", get(reference::page)),
        ("/openapi.json", get(reference::document)),
        ("/games", post(routes::create::<S>)),
        ("/games/{game}", get(routes::show::<S>)),
        ("/games/{game}/record", get(routes::record::<S>)),
        ("/games/{game}/record.json", get(routes::record_json::<S>)),
        ("/invitations/{invitation}", invitation),
        ("/mine", get(routes::own::<S>)),
        ("/devices", post(routes::use_code::<S>)),
        ("/devices/code", post(routes::make_code::<S>)),
        ("/socket", get(socket::open::<S>)),
    ]
}
