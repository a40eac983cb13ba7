//! Who may ask at all: pages of this server, under an address that is its own. A foreign page
//! cannot act for its visitor, and no foreign name can be made to lead here.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use thiserror::Error;

use super::answer::Refusal;
use super::limits::Asker;
use super::reason::Reason;
use super::{Online, Standing, peer};
use crate::store::Store;

/// The address under which a proxy shows the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    is_secure: bool,
    authority: Authority,
}

/// Not an address under which a server can be shown.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("not an address such as https://example.org")]
pub struct PublicError;

impl Public {
    /// Reads `https://example.org` or `http://example.org:8080`, without a path.
    ///
    /// # Errors
    /// If it is nothing of the kind.
    pub fn new(url: &str) -> Result<Public, PublicError> {
        let uri: Uri = url.parse().map_err(|_| PublicError)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(PublicError),
        };
        let authority = uri.authority().ok_or(PublicError)?.clone();
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() || url.contains(['@', '#']) {
            return Err(PublicError);
        }
        Ok(Public {
            is_secure,
            authority,
        })
    }

    /// Do browsers reach it encrypted?
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// As a policy names the sockets.
    pub(crate) fn socket_origin(&self) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}", self.authority)
    }

    /// As it stands before a path.
    #[must_use]
    pub fn origin(&self) -> String {
        let scheme = if self.is_secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority)
    }
}

/// Refuses what comes under a foreign name or from a foreign page, and what is too much.
pub(super) async fn check<S: Store>(
    State(online): State<Arc<Online<S>>>,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let Standing { public, proxies } = &online.standing;
    if let Err(refusal) = known(headers, request.uri(), public.as_ref()) {
        return online.refuse(refusal);
    }
    let asker = Asker {
        address: peer::address(request.extensions(), headers, proxies),
        holder: online.visitor(headers),
    };
    if !online.limits.may_ask(asker) {
        return online.refuse(Reason::TooMuch.into());
    }
    request.extensions_mut().insert(asker);
    next.run(request).await
}

fn known(headers: &HeaderMap, uri: &Uri, public: Option<&Public>) -> Result<(), Refusal> {
    let host = match headers.get(header::HOST) {
        Some(host) => host.to_str().ok().and_then(|host| host.parse().ok()),
        None => uri.authority().cloned(),
    };
    let own = host.filter(|host| is_own(host, public));
    let wrong_host = Refusal::from(Reason::UnknownHost);
    let own = own.ok_or(wrong_host)?;
    // Programs other than browsers send no origin, and nobody makes them act for somebody else.
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default().to_ascii_lowercase();
    let is_public = |public: &Public| origin == public.origin().to_ascii_lowercase();
    // A proxy may ask under the name that it knows the server by.
    let ours = match public {
        Some(public) if public.authority == own => is_public(public),
        _ => {
            public.is_some_and(is_public) || origin == format!("http://{own}").to_ascii_lowercase()
        }
    };
    if ours {
        Ok(())
    } else {
        Err(Reason::ForeignPage.into())
    }
}

/// A number cannot be made to lead elsewhere, and `localhost` neither; of names, only the one
/// that the server was told is its own.
fn is_own(host: &Authority, public: Option<&Public>) -> bool {
    let name = host.host().trim_start_matches('[').trim_end_matches(']');
    name.parse::<IpAddr>().is_ok()
        || name.eq_ignore_ascii_case("localhost")
        || public.is_some_and(|public| public.authority == *host)
}

#[cfg(test)]
mod tests {
    use axum::response::IntoResponse;

    use super::*;

    fn ask(host: &str, origin: Option<&str>, public: Option<&str>) -> Result<(), u16> {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        let public = public.map(|url| Public::new(url).unwrap());
        let known = known(&headers, &Uri::from_static("/"), public.as_ref());
        known.map_err(|refusal| refusal.into_response().status().as_u16())
    }

    #[test]
    fn only_own_names_and_own_pages_are_answered() {
        let public = Some("https://play.example.org");
        for (host, origin, public, expected) in [
            ("127.0.0.1:8686", None, None, Ok(())),
            (
                "192.168.1.5:8686",
                Some("http://192.168.1.5:8686"),
                None,
                Ok(()),
            ),
            ("[::1]:8686", Some("http://[::1]:8686"), None, Ok(())),
            (
                "localhost:8686",
                Some("http://localhost:8686"),
                None,
                Ok(()),
            ),
            ("evil.example:8686", None, None, Err(421)),
            (
                "evil.example",
                Some("http://evil.example"),
                public,
                Err(421),
            ),
            (
                "127.0.0.1:8686",
                Some("http://evil.example"),
                None,
                Err(403),
            ),
            (
                "127.0.0.1:8686",
                Some("http://127.0.0.1:9999"),
                None,
                Err(403),
            ),
            ("127.0.0.1:8686", Some("null"), None, Err(403)),
            (
                "play.example.org",
                Some("https://play.example.org"),
                public,
                Ok(()),
            ),
            (
                "127.0.0.1:8686",
                Some("https://play.example.org"),
                public,
                Ok(()),
            ),
            (
                "play.example.org",
                Some("http://play.example.org"),
                public,
                Err(403),
            ),
        ] {
            assert_eq!(ask(host, origin, public), expected, "{host} {origin:?}");
        }
    }

    #[test]
    fn a_public_address_has_a_scheme_and_a_host_and_nothing_else() {
        assert_eq!(
            Public::new("https://a.org/").unwrap().origin(),
            "https://a.org"
        );
        for url in [
            "a.org",
            "ftp://a.org",
            "https://a.org/games",
            "https://a.org/?x",
            "",
        ] {
            assert_eq!(Public::new(url), Err(PublicError), "{url}");
        }
    }
}
