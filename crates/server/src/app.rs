//! Answers requests from a site: types, caching, compression and the headers that keep it safe.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, map_response};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use crate::encoding::Encoding;
use crate::online::http::Public;
use crate::site::{Answer, File, MISSING, Site};

/// What a page may load: its own files and nothing else. Scripts come from files only; the
/// engine needs leave to compile WebAssembly.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; object-src 'none'; \
    base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/// Headers of every answer.
const ALWAYS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Files under this path have their content's hash in their name and never change.
const IMMUTABLE: &str = "_app/immutable/";

/// Shown where the program was compiled before the web app was built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width\"><title>totemic</title>\
    <h1>The web app is not built into this program</h1>\
    <p>In the folder of the project, run <code>cargo xtask serve</code>. It builds what is \
    missing and opens the app.</p></html>";

/// The routes of a site.
pub fn app(site: Site) -> Router {
    routes(site, Router::new())
}

/// The routes of a site, and others under `/api`, to which pages may open sockets; `public` is
/// the address under which a proxy shows them.
pub fn app_with(site: Site, api: Router, public: Option<&Public>) -> Router {
    let public = public.map(Public::socket_origin);
    routes(site, api).layer(from_fn(move |request, next| {
        secured_with_sockets(public.clone(), request, next)
    }))
}

fn routes(site: Site, api: Router) -> Router {
    Router::new()
        .fallback(get(answer))
        .with_state(Arc::new(site))
        .nest("/api", api)
        // As with every page, a stroke at the end leads to the address without it.
        .route("/api/", get(|| async { Redirect::permanent("/api") }))
        // Around everything, also around what the router answers by itself.
        .layer(map_response(secured))
}

async fn secured(mut response: Response) -> Response {
    for (name, value) in ALWAYS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Not every browser takes a socket of the same host for a part of the same site: it is named.
/// A proxy may ask under another name than the one that the browser knows.
async fn secured_with_sockets(public: Option<String>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST);
    let host = host.and_then(|host| host.to_str().ok());
    let own = host.filter(|host| is_plain(host)).map(|host| {
        // Which of the two it is, only the browser knows.
        format!("ws://{host} wss://{host}")
    });
    let sources: Vec<String> = public.into_iter().chain(own).collect();
    let mut response = next.run(request).await;
    if !sources.is_empty() {
        let named = format!("connect-src 'self' {}", sources.join(" "));
        let policy = POLICY.replacen("connect-src 'self'", &named, 1);
        if let Ok(policy) = HeaderValue::try_from(policy) {
            response
                .headers_mut()
                .insert(header::CONTENT_SECURITY_POLICY, policy);
        }
    }
    response
}

/// A host, with its port or without, that is nothing else in a policy.
fn is_plain(host: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    !host.is_empty() && host.bytes().all(plain)
}

async fn answer(State(site): State<Arc<Site>>, request: Request) -> Response {
    if site.is_empty() {
        let html = [(header::CONTENT_TYPE, content_type("html"))];
        return (StatusCode::SERVICE_UNAVAILABLE, html, NOT_BUILT).into_response();
    }
    match site.answer(request.uri().path()) {
        Answer::File(path, file) => send(StatusCode::OK, &path, file, request.headers()),
        Answer::Moved(path) => Redirect::permanent(&path).into_response(),
        Answer::NotFound(Some(page)) => {
            send(StatusCode::NOT_FOUND, MISSING, page, request.headers())
        }
        Answer::NotFound(None) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file in the best form for the client, or the word that it has it already.
fn send(status: StatusCode, path: &str, file: &File, asked: &HeaderMap) -> Response {
    // A header that comes several times is one list.
    let list = |name: HeaderName| {
        let lines = asked.get_all(name).iter();
        let lines: Vec<&str> = lines.filter_map(|value| value.to_str().ok()).collect();
        lines.join(",")
    };
    let accepted = Encoding::accepted(&list(header::ACCEPT_ENCODING));
    let (encoding, form) = file.form(&accepted);
    let is_known = list(header::IF_NONE_MATCH).split(',').any(|tag| {
        let tag = tag.trim();
        tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == form.tag
    });

    let mut response = Response::builder().header(header::ETAG, &form.tag).header(
        header::CACHE_CONTROL,
        if path.starts_with(IMMUTABLE) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        },
    );
    if file.varies() {
        response = response.header(header::VARY, "accept-encoding");
    }
    let body = if is_known && status == StatusCode::OK {
        response = response.status(StatusCode::NOT_MODIFIED);
        Body::empty()
    } else {
        if let Some(encoding) = encoding {
            response = response.header(header::CONTENT_ENCODING, encoding.name());
        }
        response = response
            .status(status)
            .header(header::CONTENT_TYPE, content_type(path));
        Body::from(form.bytes.clone())
    };
    response
        .body(body)
        .unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// The media type of a file, by the end of its name.
fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
