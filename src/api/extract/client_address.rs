//! Finds the client's address: the peer of the connection, or behind trusted proxies an address of `X-Forwarded-For`.
//! The right-most address that is not a trusted proxy counts. A client can forge everything left of it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use actix_web::{
    HttpRequest,
    http::header::{HeaderMap, HeaderValue},
    web::Data,
};

use crate::{api::state::App, config::Networks};

const FORWARDED: &str = "X-Forwarded-For";

pub fn client_address(req: &HttpRequest) -> IpAddr {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    // A connection without a peer address occurs in no deployment.
    let peer = req.peer_addr().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    behind(peer, req.headers(), &app.config.http.trusted_proxies)
}

/// Whether a trusted proxy sent the request. False while the server starts.
pub fn is_from_trusted_proxy(req: &HttpRequest) -> bool {
    let app = req.app_data::<Data<App>>();
    let peer = req.peer_addr().map(|peer| peer.ip().to_canonical());
    app.zip(peer).is_some_and(|(app, peer)| is_trusted(&app.config.http.trusted_proxies, peer))
}

fn is_trusted(proxies: &Networks, address: IpAddr) -> bool {
    proxies.0.iter().any(|network| network.contains(&address))
}

/// The client's address behind these proxies.
pub fn behind(peer: IpAddr, headers: &HeaderMap, trusted: &Networks) -> IpAddr {
    let mut address = peer.to_canonical();
    // Compare bytes: a client's part may be invalid text, and must not invalidate the part that a proxy appended.
    let lines: Vec<_> = headers.get_all(FORWARDED).map(HeaderValue::as_bytes).collect();
    for hop in lines.iter().rev().flat_map(|line| line.rsplit(|byte| *byte == b',')) {
        if !is_trusted(trusted, address) {
            break;
        }
        // A trusted proxy wrote an entry that is no address, so the client is unknown: the proxy itself counts.
        let Some(before) = str::from_utf8(hop).ok().and_then(|hop| parse(hop.trim())) else { break };
        address = before;
    }
    address
}

/// Parses `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7` and `[2001:db8::7]:4711`.
fn parse(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']')).unwrap_or(hop);
    let address = bare.parse().or_else(|_| hop.parse::<SocketAddr>().map(|with_port| with_port.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderName;

    use super::*;

    fn address(peer: &str, forwarded: &[&str]) -> String {
        let lines: Vec<_> = forwarded.iter().map(|line| line.as_bytes()).collect();
        address_of(peer, &lines)
    }

    fn address_of(peer: &str, forwarded: &[&[u8]]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            let name = HeaderName::from_static("x-forwarded-for");
            headers.append(name, HeaderValue::from_bytes(line).unwrap());
        }
        let trusted = ["10.0.0.0/8", "fd00::/8"].map(|network| network.parse().unwrap());
        behind(peer.parse().unwrap(), &headers, &Networks(trusted.into())).to_string()
    }

    #[test]
    fn a_peer_that_is_not_trusted_is_the_client_whatever_it_says() {
        assert_eq!(address("192.0.2.7", &["203.0.113.9"]), "192.0.2.7");
        assert_eq!(address("::ffff:192.0.2.7", &["10.0.0.1"]), "192.0.2.7");
    }

    #[test]
    fn behind_trusted_proxies_the_right_most_stranger_is_the_client() {
        assert_eq!(address("10.0.0.1", &["203.0.113.9"]), "203.0.113.9");
        assert_eq!(address("::ffff:10.0.0.1", &["198.51.100.1, 203.0.113.9, 10.0.0.2"]), "203.0.113.9");
        assert_eq!(address("10.0.0.1", &["198.51.100.1", "203.0.113.9,10.0.0.2"]), "203.0.113.9");
        assert_eq!(address("fd00::1", &["[2001:db8::7]:4711"]), "2001:db8::7");
        assert_eq!(address("10.0.0.1", &["203.0.113.9:4711"]), "203.0.113.9");
    }

    #[test]
    fn a_client_cannot_hide_behind_what_is_no_text() {
        for forwarded in
            [&b"\xff, 203.0.113.9"[..], b"\xff,\xfe, 203.0.113.9, 10.0.0.2", b"caf\xc3\xa9,203.0.113.9"]
        {
            assert_eq!(address_of("10.0.0.1", &[forwarded]), "203.0.113.9");
        }
        assert_eq!(address_of("10.0.0.1", &[b"198.51.100.1", b"\xff, 203.0.113.9"]), "203.0.113.9");
        // The trusted proxy itself wrote an entry that is no address.
        assert_eq!(address_of("10.0.0.1", &[b"203.0.113.9, \xff"]), "10.0.0.1");
    }

    #[test]
    fn where_a_trusted_proxy_names_nobody_it_is_the_client_itself() {
        assert_eq!(address("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(address("10.0.0.1", &["10.0.0.3, 10.0.0.2"]), "10.0.0.3");
        assert_eq!(address("10.0.0.1", &["203.0.113.9, unknown, 10.0.0.2"]), "10.0.0.2");
    }
}
