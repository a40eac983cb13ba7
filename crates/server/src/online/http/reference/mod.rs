//! What the server says of its own requests: for programs, and as a page for people.

mod html;

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse};
use serde_json::Value;

/// Made from the functions that answer; a test keeps it fresh.
const DOCUMENT: &str = include_str!("../../../../openapi.json");

static PAGE: LazyLock<String> =
    LazyLock::new(|| html::page(&serde_json::from_str::<Value>(DOCUMENT).unwrap_or_default()));

/// This description as a page for people.
#[cfg_attr(test, utoipa::path(
    get, path = "/", tag = "description",
    responses((status = 200, description = "The page", body = String, content_type = "text/html")),
))]
pub(super) async fn page() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-cache")], Html(PAGE.as_str()))
}

/// This description as an OpenAPI document, for programs.
#[cfg_attr(test, utoipa::path(
    get, path = "/openapi.json", tag = "description",
    responses((status = 200, description = "The document", body = Object)),
))]
pub(super) async fn document() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, DOCUMENT)
}
