//! From which address somebody asks, also behind a proxy.

use std::net::IpAddr;

use axum::http::{Extensions, HeaderMap};

/// The other end of a connection; the accept loop notes it with every request.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

const FORWARDED: &str = "x-forwarded-for";

/// The address of whoever asks. What a proxy says of it is believed of the proxies that the
/// server was told, and of nobody else: anybody can write such a header.
pub(super) fn address(
    extensions: &Extensions,
    headers: &HeaderMap,
    proxies: &[IpAddr],
) -> Option<IpAddr> {
    let Peer(peer) = *extensions.get::<Peer>()?;
    let peer = peer.to_canonical();
    if !proxies.contains(&peer) {
        return Some(peer);
    }
    let lines = headers.get_all(FORWARDED).iter();
    let lines: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).collect();
    let all = lines.join(",");
    // Each proxy adds at the end whom it saw. The last one that is no proxy of ours is the asker.
    let named = all.rsplit(',').map(|part| part.trim().parse::<IpAddr>());
    for address in named {
        match address.map(|address| address.to_canonical()) {
            Ok(address) if proxies.contains(&address) => {}
            Ok(address) => return Some(address),
            Err(_) => break,
        }
    }
    Some(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_proxies_are_believed() {
        let proxies: [IpAddr; 2] = ["127.0.0.1", "10.0.0.1"].map(|ip| ip.parse().unwrap());
        for (peer, forwarded, expected) in [
            ("192.0.2.7", None, "192.0.2.7"),
            ("192.0.2.7", Some("203.0.113.1"), "192.0.2.7"),
            ("127.0.0.1", None, "127.0.0.1"),
            ("127.0.0.1", Some("203.0.113.1"), "203.0.113.1"),
            (
                "127.0.0.1",
                Some("1.1.1.1, 203.0.113.1, 10.0.0.1"),
                "203.0.113.1",
            ),
            ("::ffff:127.0.0.1", Some("203.0.113.1"), "203.0.113.1"),
            ("127.0.0.1", Some("203.0.113.1, nonsense"), "127.0.0.1"),
        ] {
            let mut extensions = Extensions::new();
            extensions.insert(Peer(peer.parse().unwrap()));
            let mut headers = HeaderMap::new();
            if let Some(forwarded) = forwarded {
                headers.insert(FORWARDED, forwarded.parse().unwrap());
            }
            let address = address(&extensions, &headers, &proxies).unwrap();
            assert_eq!(address.to_string(), expected, "{peer} {forwarded:?}");
        }
    }
}
