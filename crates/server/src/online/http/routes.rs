//! The requests, one function each.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Online;
use super::answer::Refusal;
use super::limits::Asker;
#[cfg(test)]
use super::openapi::schemas::Record;
use super::reason::Reason;
use super::visitor::Secret;
use crate::online::devices::{Code, Continue};
use crate::online::lobby::{Guest, Wish};
use crate::store::{Address, Holder, Store};
#[cfg(test)]
use crate::{
    online::devices::{Continued, Offered},
    online::lobby::{Invited, Seated, Shown},
};

type Shared<S> = State<Arc<Online<S>>>;

impl<S: Store> Online<S> {
    /// Whoever asks, if they have ever sat down.
    pub(super) fn visitor(&self, headers: &HeaderMap) -> Option<Holder> {
        Some(Secret::of(headers, self.standing.public.as_ref())?.holder())
    }

    /// Whoever asks, and those whose seats they share.
    async fn holders(&self, headers: &HeaderMap) -> Result<Vec<Holder>, Refusal> {
        Ok(self.games.holders(self.visitor(headers)).await?)
    }

    /// Whoever asks to sit down, with a new secret if they have none.
    fn seated(&self, headers: &HeaderMap) -> Result<Secret, Refusal> {
        let unavailable = Refusal::from(Reason::Storage);
        Secret::of(headers, self.standing.public.as_ref())
            .or_else(|| Secret::new(&*self.games.around))
            .ok_or(unavailable)
    }

    /// An answer that also keeps the secret in the browser for a while longer.
    fn keep(&self, secret: &Secret, status: StatusCode, answer: impl Serialize) -> Response {
        let cookie = [(
            header::SET_COOKIE,
            secret.kept(self.standing.public.as_ref()),
        )];
        (status, cookie, private(Json(answer))).into_response()
    }
}

/// For whoever has asked, and not to be kept.
fn private(answer: impl IntoResponse) -> impl IntoResponse {
    let no_store = [(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (no_store, answer)
}

/// The body as JSON, which has to be called so: then no foreign form can be the sender.
fn read<T: DeserializeOwned>(headers: &HeaderMap, body: &Bytes) -> Result<T, Refusal> {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return Err(Reason::NotJson.into());
    }
    let bad = |_| Refusal::from(Reason::BadRequest);
    serde_json::from_slice(body).map_err(bad)
}

fn address(text: &str) -> Result<Address, Refusal> {
    let unknown = |_| Refusal::from(Reason::NoGame);
    text.parse().map_err(unknown)
}

/// Begins a game and invites somebody to it.
///
/// Whoever asks gets a seat, and with it a cookie with the secret that holds it. The same `key`
/// from the same browser gives the same game, so that a request whose answer was lost can be
/// repeated.
#[cfg_attr(test, utoipa::path(
    post, path = "/games", tag = "games", request_body = Wish,
    responses(
        (status = 201, description = "The game, and the address that invites to it", body = Seated),
        (status = 400, body = Refusal, description =
            "`bad-request`, `unknown-game`, `bad-key`, `bad-clock`"),
        (status = 415, body = Refusal, description = "`not-json`"),
        (status = 429, body = Refusal, description = "`too-much`"),
        (status = 503, body = Refusal, description = "`storage`: try again with the same key"),
    ),
))]
pub(super) async fn create<S: Store>(
    State(online): Shared<S>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let wish: Wish = read(&headers, &body)?;
    if !online.limits.may_sit(asker) {
        return Err(Reason::TooMuch.into());
    }
    let secret = online.seated(&headers)?;
    let seated = online.games.create(secret.holder(), wish).await?;
    Ok(online.keep(&secret, StatusCode::CREATED, seated))
}

/// Who invites to what.
///
/// Looking changes nothing: a messenger's preview of the link takes no seat.
#[cfg_attr(test, utoipa::path(
    get, path = "/invitations/{invitation}", tag = "invitations",
    params(("invitation" = String, Path, description = "The address of the invitation")),
    responses(
        (status = 200, description = "The invitation", body = Invited),
        (status = 404, body = Refusal, description = "`no-game`"),
    ),
))]
pub(super) async fn invited<S: Store>(
    State(online): Shared<S>,
    Path(invitation): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let holders = online.holders(&headers).await?;
    let invitation = address(&invitation)?;
    let invited = online.games.invited(&invitation, &holders).await?;
    Ok(private(Json(invited)).into_response())
}

/// Sits down.
///
/// Again for whoever sits there already, so that it can be repeated.
#[cfg_attr(test, utoipa::path(
    post, path = "/invitations/{invitation}", tag = "invitations", request_body = Guest,
    params(("invitation" = String, Path, description = "The address of the invitation")),
    responses(
        (status = 200, description = "Where one sits", body = Seated),
        (status = 400, body = Refusal, description = "`bad-request`"),
        (status = 404, body = Refusal, description = "`no-game`"),
        (status = 409, body = Refusal, description =
            "`taken`, `expired`, or `own-game`: it is one's own"),
        (status = 415, body = Refusal, description = "`not-json`"),
        (status = 429, body = Refusal, description = "`too-much`"),
        (status = 503, body = Refusal, description = "`storage`, `busy`: try again"),
    ),
))]
pub(super) async fn join<S: Store>(
    State(online): Shared<S>,
    Path(invitation): Path<String>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let guest: Guest = read(&headers, &body)?;
    if !online.limits.may_sit(asker) {
        return Err(Reason::TooMuch.into());
    }
    let secret = online.seated(&headers)?;
    let invitation = address(&invitation)?;
    let holders = online.games.holders(Some(secret.holder())).await?;
    let seated = online.games.join(&invitation, &holders, &guest).await?;
    Ok(online.keep(&secret, StatusCode::OK, seated))
}

/// A game with its whole log, for anybody who knows its address.
#[cfg_attr(test, utoipa::path(
    get, path = "/games/{game}", tag = "games",
    params(("game" = String, Path, description = "The address of the game")),
    responses(
        (status = 200, description = "The game", body = Shown),
        (status = 404, body = Refusal, description = "`no-game`"),
        (status = 503, body = Refusal, description = "`storage`"),
    ),
))]
pub(super) async fn show<S: Store>(
    State(online): Shared<S>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let holders = online.holders(&headers).await?;
    let mut shown = online.games.show(&address(&game)?, &holders).await?;
    if shown.invitation.is_some() {
        shown.origin = online.reached.get().cloned();
    }
    Ok(private(Json(shown)).into_response())
}

/// The record of a game as text, as far as it has come.
#[cfg_attr(test, utoipa::path(
    get, path = "/games/{game}/record", tag = "games",
    params(("game" = String, Path, description = "The address of the game")),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = 404, body = Refusal, description = "`no-game`"),
        (status = 503, body = Refusal, description = "`storage`"),
    ),
))]
pub(super) async fn record<S: Store>(
    State(online): Shared<S>,
    Path(game): Path<String>,
) -> Result<Response, Refusal> {
    let record = online.games.record(&address(&game)?).await?;
    Ok(private(record.to_string()).into_response())
}

/// The same record as JSON, in the form that `totemic record` reads and writes.
#[cfg_attr(test, utoipa::path(
    get, path = "/games/{game}/record.json", tag = "games",
    params(("game" = String, Path, description = "The address of the game")),
    responses(
        (status = 200, description = "The record", body = Record),
        (status = 404, body = Refusal, description = "`no-game`"),
        (status = 503, body = Refusal, description = "`storage`"),
    ),
))]
pub(super) async fn record_json<S: Store>(
    State(online): Shared<S>,
    Path(game): Path<String>,
) -> Result<Response, Refusal> {
    let record = online.games.record(&address(&game)?).await?;
    Ok(private(Json(table::record_json(&record))).into_response())
}

/// One's own games, the latest first.
///
/// At most 30, those of other devices whose seats one shares included; nothing lists other
/// people's games.
#[cfg_attr(test, utoipa::path(
    get, path = "/mine", tag = "games",
    responses(
        (status = 200, description = "The games", body = Vec<Shown>),
        (status = 503, body = Refusal, description = "`storage`"),
    ),
))]
pub(super) async fn own<S: Store>(
    State(online): Shared<S>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let Some(secret) = Secret::of(&headers, online.standing.public.as_ref()) else {
        let none: [(); 0] = [];
        return Ok(private(Json(none)).into_response());
    };
    let own = online.games.own(&secret.holder()).await?;
    Ok(online.keep(&secret, StatusCode::OK, own))
}

/// Makes a code with which another device goes on.
///
/// A further code takes the place of the one before.
#[cfg_attr(test, utoipa::path(
    post, path = "/devices/code", tag = "devices", request_body = Continue,
    responses(
        (status = 201, description = "The code", body = Offered),
        (status = 400, body = Refusal, description = "`bad-request`"),
        (status = 404, body = Refusal, description = "`no-game`"),
        (status = 409, body = Refusal, description = "`not-seated`: there is no seat to share"),
        (status = 415, body = Refusal, description = "`not-json`"),
        (status = 429, body = Refusal, description = "`too-much`"),
        (status = 503, body = Refusal, description = "`storage`"),
    ),
))]
pub(super) async fn make_code<S: Store>(
    State(online): Shared<S>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let wish: Continue = read(&headers, &body)?;
    if !online.limits.may_sit(asker) {
        return Err(Reason::TooMuch.into());
    }
    let not_seated = Refusal::from(Reason::NotSeated);
    let secret = Secret::of(&headers, online.standing.public.as_ref()).ok_or(not_seated)?;
    let mut offered = online.games.offer_seats(secret.holder(), wish).await?;
    offered.origin = online.reached.get().cloned();
    Ok(online.keep(&secret, StatusCode::CREATED, offered))
}

/// Uses up a code: from now on this browser also has the seats of the other.
#[cfg_attr(test, utoipa::path(
    post, path = "/devices", tag = "devices", request_body = Code,
    responses(
        (status = 200, description = "The game to go on with", body = Continued),
        (status = 400, body = Refusal, description = "`bad-request`"),
        (status = 404, body = Refusal, description =
            "`no-code`: it was used, has expired or never was"),
        (status = 409, body = Refusal, description = "`own-code`: this browser has made it"),
        (status = 415, body = Refusal, description = "`not-json`"),
        (status = 429, body = Refusal, description = "`too-much`"),
        (status = 503, body = Refusal, description = "`storage`"),
    ),
))]
pub(super) async fn use_code<S: Store>(
    State(online): Shared<S>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let code: Code = read(&headers, &body)?;
    if !online.limits.may_sit(asker) {
        return Err(Reason::TooMuch.into());
    }
    let secret = online.seated(&headers)?;
    let continued = online.games.take_seats(secret.holder(), &code).await?;
    Ok(online.keep(&secret, StatusCode::OK, continued))
}
