//! Settings of HTTP.

use std::net::SocketAddr;

use super::{List, Networks, Seconds, settings::settings, values::cores};

settings! {
    /// The HTTP server.
    pub struct Http {
        /// Address and port to listen on; port 0 takes a free one.
        addr: SocketAddr = SocketAddr::from(([127, 0, 0, 1], 8080)), "PORTAL_HTTP_ADDR";
        /// Where players, payment channels and search engines reach the portal, such as https://play.example. Unset: the address it listens on.
        public_url: String = String::new(), "PORTAL_PUBLIC_URL";
        /// Worker threads. As many threads again run the actors of accounts and posts.
        workers: usize = cores(), "PORTAL_HTTP_WORKERS";
        /// Comma-separated origins, in addition to the portal's own, whose pages may open a socket.
        origins: List = List::default(), "PORTAL_ORIGINS";
        /// Comma-separated addresses and networks of the proxies in front of the portal. The server trusts the client address that they report.
        trusted_proxies: Networks = Networks::default(), "PORTAL_TRUSTED_PROXIES";
        /// Largest request body, bytes; uploads have their own limits.
        body_bytes: usize = 64 * 1024, "PORTAL_HTTP_BODY_BYTES";
        /// Time limit of an answer; the client gives up at 30 s.
        answer_within: Seconds = Seconds(25.0), "PORTAL_HTTP_ANSWER_WITHIN_S";
        /// How long an idle connection stays open; longer than balancers keep theirs.
        keep_alive: Seconds = Seconds(75.0), "PORTAL_HTTP_KEEP_ALIVE_S";
    }
}
