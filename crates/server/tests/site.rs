//! What a browser gets for what it asks.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use server::{Site, app};
use tower::ServiceExt;

const FILES: [(&str, &str); 10] = [
    ("index.html", "<h1>home</h1>"),
    ("404.html", "<h1>nothing here</h1>"),
    ("oxono/rules.html", "<h1>rules</h1>"),
    ("_app/immutable/chunks/a.js", "export const long = 'long';"),
    ("_app/immutable/chunks/a.js.br", "brotli"),
    ("_app/immutable/chunks/a.js.gz", "gzip is longer"),
    ("_app/immutable/assets/engine.wasm", "\0asm"),
    ("archive.gz", "not a form of anything"),
    ("service-worker.js", "stores the app"),
    ("manifest.webmanifest", "{}"),
];

fn site() -> Site {
    Site::new(FILES.iter().enumerate().map(|(number, (path, text))| {
        (
            path.to_string(),
            Bytes::from_static(text.as_bytes()),
            [number as u8; 32],
        )
    }))
}

async fn ask(path: &str, headers: &[(header::HeaderName, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    app(site())
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap()
}

async fn text(response: Response<Body>) -> String {
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn value(response: &Response<Body>, name: header::HeaderName) -> &str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn paths_lead_to_pages() {
    for (path, status, expected) in [
        ("/", 200, "<h1>home</h1>"),
        ("/?lang=fr", 200, "<h1>home</h1>"),
        ("/oxono/rules", 200, "<h1>rules</h1>"),
        ("/nowhere", 404, "<h1>nothing here</h1>"),
        ("/404", 404, "<h1>nothing here</h1>"),
        // The app on a device stores it by this name.
        ("/404.html", 200, "<h1>nothing here</h1>"),
        ("/_app/immutable/gone.js", 404, "<h1>nothing here</h1>"),
        ("/../Cargo.toml", 404, "<h1>nothing here</h1>"),
        ("/archive.gz", 200, "not a form of anything"),
    ] {
        let response = ask(path, &[]).await;
        assert_eq!(response.status().as_u16(), status, "{path}");
        assert_eq!(text(response).await, expected, "{path}");
    }
    for (path, to) in [("/oxono/rules/", "/oxono/rules"), ("/api/", "/api")] {
        let moved = ask(path, &[]).await;
        assert_eq!(moved.status(), StatusCode::PERMANENT_REDIRECT, "{path}");
        assert_eq!(value(&moved, header::LOCATION), to);
    }
}

#[tokio::test]
async fn hashed_files_are_kept_for_ever_and_pages_are_asked_for_again() {
    let script = ask("/_app/immutable/chunks/a.js", &[]).await;
    assert_eq!(
        value(&script, header::CACHE_CONTROL),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(
        value(&script, header::CONTENT_TYPE),
        "text/javascript; charset=utf-8"
    );
    let module = ask("/_app/immutable/assets/engine.wasm", &[]).await;
    assert_eq!(value(&module, header::CONTENT_TYPE), "application/wasm");

    let page = ask("/", &[]).await;
    assert_eq!(value(&page, header::CACHE_CONTROL), "no-cache");
    let tag = value(&page, header::ETAG).to_owned();
    let again = ask(
        "/",
        &[(header::IF_NONE_MATCH, &format!("\"other\", W/{tag}"))],
    )
    .await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(text(again).await, "");
    let changed = ask("/oxono/rules", &[(header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(changed.status(), StatusCode::OK);
    let any = ask("/", &[(header::IF_NONE_MATCH, "*")]).await;
    assert_eq!(any.status(), StatusCode::NOT_MODIFIED);
    let nowhere = ask("/nowhere", &[(header::IF_NONE_MATCH, "*")]).await;
    assert_eq!(nowhere.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_header_may_come_in_several_lines() {
    let tag = value(&ask("/", &[]).await, header::ETAG).to_owned();
    let lines = [
        (header::IF_NONE_MATCH, "\"other\""),
        (header::IF_NONE_MATCH, &tag),
    ];
    assert_eq!(ask("/", &lines).await.status(), StatusCode::NOT_MODIFIED);
    let lines = [
        (header::ACCEPT_ENCODING, "gzip"),
        (header::ACCEPT_ENCODING, "br"),
    ];
    let script = ask("/_app/immutable/chunks/a.js", &lines).await;
    assert_eq!(value(&script, header::CONTENT_ENCODING), "br");
}

#[tokio::test]
async fn the_app_on_the_device_is_always_asked_for_again() {
    for (path, kind) in [
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ] {
        let file = ask(path, &[]).await;
        assert_eq!(value(&file, header::CACHE_CONTROL), "no-cache", "{path}");
        assert_eq!(value(&file, header::CONTENT_TYPE), kind, "{path}");
        let policy = value(&file, header::CONTENT_SECURITY_POLICY);
        for part in [
            "worker-src 'self'",
            "manifest-src 'self'",
            "connect-src 'self'",
        ] {
            assert!(policy.split("; ").any(|one| one == part), "{path}: {part}");
        }
    }
}

#[tokio::test]
async fn the_smallest_form_that_the_browser_understands_is_sent() {
    for (accepted, encoding, expected) in [
        ("gzip, br", "br", "brotli"),
        ("gzip, br;q=0", "gzip", "gzip is longer"),
        ("", "", "export const long = 'long';"),
    ] {
        let asked = [(header::ACCEPT_ENCODING, accepted)];
        let response = ask("/_app/immutable/chunks/a.js", &asked).await;
        assert_eq!(
            value(&response, header::CONTENT_ENCODING),
            encoding,
            "{accepted}"
        );
        assert_eq!(value(&response, header::VARY), "accept-encoding");
        assert_eq!(text(response).await, expected, "{accepted}");
    }
}

#[tokio::test]
async fn every_answer_carries_the_strict_policy() {
    let answers = [
        ("GET", "/"),
        ("GET", "/nowhere"),
        ("GET", "/oxono/rules/"),
        ("HEAD", "/"),
        ("POST", "/"),
        ("OPTIONS", "/nowhere"),
    ];
    for (method, path) in answers {
        let request = Request::builder().method(method).uri(path);
        let request = request.body(Body::empty()).unwrap();
        let response = app(site()).oneshot(request).await.unwrap();
        let policy = value(&response, header::CONTENT_SECURITY_POLICY);
        let scripts = policy
            .split("; ")
            .find(|part| part.starts_with("script-src"))
            .unwrap_or_else(|| panic!("{method} {path}"));
        assert_eq!(scripts, "script-src 'self' 'wasm-unsafe-eval'", "{method}");
        assert_eq!(value(&response, header::X_CONTENT_TYPE_OPTIONS), "nosniff");
    }
}

/// Pages carry the policy, too, for whoever else serves them. They cannot say who may frame them.
#[tokio::test]
async fn the_policy_in_the_pages_is_that_of_the_server() {
    let script = include_str!("../../../web/build-steps/strict-pages.js");
    let (_, list) = script.split_once("const POLICY = [").unwrap();
    let (list, _) = list.split_once("].join").unwrap();
    let in_pages: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    let response = ask("/", &[]).await;
    let policy = value(&response, header::CONTENT_SECURITY_POLICY);
    let sent: Vec<&str> = policy
        .split("; ")
        .filter(|part| !part.starts_with("frame-ancestors"))
        .collect();
    assert_eq!(in_pages, sent);
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let post = Request::post("/").body(Body::empty()).unwrap();
    let response = app(site()).oneshot(post).await.unwrap();
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn a_program_without_the_web_app_says_how_to_build_it() {
    let request = Request::get("/").body(Body::empty()).unwrap();
    let response = app(Site::default()).oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(text(response).await.contains("cargo xtask serve"));
}
