//! For whoever runs the server, on a port of its own: is it alive, is it ready, what does it do?

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use super::Online;
use crate::store::Store;

/// `/healthz`, `/readyz` and `/metrics`.
pub(crate) fn router<S: Store>(online: Arc<Online<S>>) -> Router {
    Router::new()
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(ready::<S>))
        .route("/metrics", get(metrics::<S>))
        .with_state(online)
}

/// Ready is who can read what is stored and is not about to end.
async fn ready<S: Store>(State(online): State<Arc<Online<S>>>) -> (StatusCode, &'static str) {
    let ending = *online.ending.borrow();
    if ending || !online.games.is_readable().await {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    } else {
        (StatusCode::OK, "ready\n")
    }
}

async fn metrics<S: Store>(State(online): State<Arc<Online<S>>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], online.games.measures.text())
}
