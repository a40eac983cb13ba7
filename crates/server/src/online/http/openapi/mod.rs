//! The description of everything under `/api`, made from the functions that answer and their
//! types: `openapi.json` beside the crate's manifest.

pub(in crate::online) mod schemas;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::{env, fs};

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::Value;
use tower::ServiceExt;
use utoipa::OpenApi;

use super::reason::Reason;
use super::{Online, Standing, answers, reference, router, routes, socket};
use crate::online::{Games, System};
use crate::store::Memory;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
/// Where this is set, a stale file is written anew.
const VARIABLE: &str = "WRITE_OPENAPI";

/// What is refused before a request is looked at can be answered to every one of them.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "totemic: online play",
        version = "1",
        license(name = "MIT OR Apache-2.0"),
        description = "Everything of online play but the live game, which is on the socket.\n\n\
            Answers are JSON. What cannot be done is answered with a status and \
            `{\"code\": …}`, a stable name of the reason. Times are in milliseconds.\n\n\
            Whoever begins a game or sits down gets a secret in a cookie; it holds the seat. \
            Everybody else who knows the address of a game may look. A body has to be declared \
            as `application/json`.\n\n\
            Every request may also be refused with 403 `foreign-page` (an `Origin` that is not \
            the server's), 404 `no-address`, 405 `bad-method`, 413 `too-long` (a body of more \
            than 4096 bytes), 421 `unknown-host` (a `Host` that is not the server's) or 429 \
            `too-much`; `Retry-After` says when to come again.",
    ),
    servers((url = "/api")),
    paths(
        reference::page,
        reference::document,
        routes::create,
        routes::show,
        routes::record,
        routes::record_json,
        routes::invited,
        routes::join,
        routes::own,
        routes::use_code,
        routes::make_code,
        socket::open,
    )
)]
struct Description;

#[test]
fn openapi_is_that_of_the_code() {
    let made = Description::openapi().to_pretty_json().unwrap() + "\n";
    if env::var_os(VARIABLE).is_some() {
        fs::write(PATH, &made).unwrap();
    }
    let kept = fs::read_to_string(PATH).unwrap_or_default();
    assert!(
        kept == made,
        "{PATH} is stale: {VARIABLE}=1 cargo test -p totemic-server openapi"
    );
}

/// The codes that a text names between backticks.
fn codes(text: &str) -> impl Iterator<Item = (&str, Option<Reason>)> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.map(|code| (code, Reason::named(code)))
}

#[test]
fn openapi_names_every_reason_where_it_is_answered_and_no_other() {
    let document: Value = serde_json::to_value(Description::openapi()).unwrap();
    let about = document["info"]["description"].as_str().unwrap();
    let mut named: BTreeSet<&str> = BTreeSet::new();
    named.extend(codes(about).filter_map(|(code, reason)| reason.map(|_| code)));
    let fields = |value: &'_ Value| value.as_object().cloned().unwrap_or_default();
    let mut answered = Vec::new();
    for operation in fields(&document["paths"]).values().flat_map(&fields) {
        answered.extend(fields(&operation.1["responses"]));
    }
    for (status, answer) in &answered {
        let schema = &answer["content"]["application/json"]["schema"]["$ref"];
        if schema != "#/components/schemas/Refusal" {
            continue;
        }
        let described = answer["description"].as_str().unwrap();
        assert!(codes(described).count() > 0, "{described}");
        for (code, reason) in codes(described) {
            let Some(reason) = reason else {
                panic!("{code} is no reason");
            };
            // A request for a socket is refused by the library, which knows a further status.
            assert!(
                status == reason.status().as_str() || status == "426",
                "{code}"
            );
            named.insert(code);
        }
    }
    assert_eq!(named, Reason::codes().collect());
}

/// The methods under which a path is answered.
async fn answered(app: &axum::Router, path: &str) -> BTreeSet<Method> {
    let mut found = BTreeSet::new();
    let all = [
        Method::GET,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
    ];
    for method in all {
        let request = Request::builder()
            .method(&method)
            .uri(path.replace(['{', '}'], ""))
            .header(header::HOST, "localhost")
            .body(Body::empty())
            .unwrap();
        let response = app.clone().oneshot(request).await.unwrap();
        if response.status() != StatusCode::METHOD_NOT_ALLOWED {
            found.insert(method);
        }
    }
    found
}

#[tokio::test]
async fn openapi_describes_every_route_and_no_other() {
    let around = Arc::new(System::new().unwrap());
    let games = Arc::new(Games::new(Memory::new(), around));
    let app = router(Arc::new(Online::new(games, Standing::default())));
    let described = Description::openapi().paths.paths;
    let paths: BTreeSet<&str> = answers::<Memory>().iter().map(|(path, _)| *path).collect();
    assert_eq!(
        described
            .keys()
            .map(String::as_str)
            .collect::<BTreeSet<_>>(),
        paths
    );
    for (path, item) in &described {
        let mut methods = BTreeSet::new();
        for (method, operation) in [
            (Method::GET, &item.get),
            (Method::POST, &item.post),
            (Method::PUT, &item.put),
            (Method::PATCH, &item.patch),
            (Method::DELETE, &item.delete),
        ] {
            methods.extend(operation.is_some().then_some(method));
        }
        assert_eq!(answered(&app, path).await, methods, "{path}");
    }
}
