//! Settings of HTTP.

use std::net::SocketAddr;

use super::{List, Networks, Seconds, settings::settings, values::cores};

settings! {
    /// The HTTP side.
    pub struct Http {
        /// Address and port to listen on; port 0 takes a free one.
        addr: SocketAddr = SocketAddr::from(([127, 0, 0, 1], 8080)), "PORTAL_HTTP_ADDR";
        /// Where players and payment channels reach the portal, such as https://play.example. Unset: the address it listens on.
        public_url: String = String::new(), "PORTAL_PUBLIC_URL";
        /// Worker threads. As many threads again run the actors of accounts and posts.
        workers: usize = cores(), "PORTAL_HTTP_WORKERS";
        /// Comma-separated origins, beside the portal's own, whose pages may open a socket.
        origins: List = List::default(), "PORTAL_ORIGINS";
        /// Comma-separated addresses and networks of the proxies before the portal: what they say of a client's address counts.
        trusted_proxies: Networks = Networks::default(), "PORTAL_TRUSTED_PROXIES";
        /// Largest request body, bytes; uploads have bounds of their own.
        body_bytes: usize = 64 * 1024, "PORTAL_HTTP_BODY_BYTES";
        /// An answer is due within this; the client gives up at 30 s.
        answer_within: Seconds = Seconds(25.0), "PORTAL_HTTP_ANSWER_WITHIN_S";
        /// A connection that rests between requests is kept this long; longer than balancers keep theirs.
        keep_alive: Seconds = Seconds(75.0), "PORTAL_HTTP_KEEP_ALIVE_S";
    }
}
