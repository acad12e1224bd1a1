//! Settings of sockets.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// Sockets and the actors behind them.
    pub struct Realtime {
        /// Interval of pings by client and server; the server's first ping comes after a random part of it.
        heartbeat: Seconds = Seconds(25.0), "PORTAL_REALTIME_HEARTBEAT_S";
        /// A socket is closed if it sends nothing for this long, or needs this long to receive one message or the handshake's answer.
        silence: Seconds = Seconds(80.0), "PORTAL_REALTIME_SILENCE_S";
        /// How long a ticket is valid.
        ticket: Seconds = Seconds(30.0), "PORTAL_REALTIME_TICKET_S";
        /// Tickets of one account. Each is a row in the database, and every reconnect uses one.
        tickets_per_account: Rates = Rates::of(&[(120, "1m"), (2000, "1h")]), "PORTAL_REALTIME_TICKETS_PER_ACCOUNT";
        /// Largest frame from a client, bytes.
        frame_bytes: usize = 16 * 1024, "PORTAL_REALTIME_FRAME_BYTES";
        /// Frames a second from one client, averaged over ten seconds.
        frames_per_second: u32 = 10, "PORTAL_REALTIME_FRAMES_PER_SECOND";
        /// Size of one socket's outbox, bytes. On overflow a thread's events become a `gap`, or the socket is closed as too slow.
        outbox_bytes: usize = 256 * 1024, "PORTAL_REALTIME_OUTBOX_BYTES";
        /// Topics that one socket may watch.
        topics: usize = 20, "PORTAL_REALTIME_TOPICS";
        /// Sockets of one account on this node.
        user_sockets: usize = 20, "PORTAL_REALTIME_USER_SOCKETS";
        /// Sockets from one address (IPv6: one /64, and eight times as many for its /48) on this node. A load test uses one address.
        address_sockets: usize = 2_000, "PORTAL_REALTIME_ADDRESS_SOCKETS";
        /// Share of this node's sockets and running downloads that is only for signed-in players, percent.
        reserved_percent: u32 = 25, "PORTAL_RESERVED_PERCENT";
        /// New sockets and tickets per second from one address (IPv6: one /64, and eight times as many for its /48). Failed attempts count.
        address_admit_per_second: u32 = 100, "PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND";
        /// New sockets and tickets per second on this node; a crowd that reconnects is admitted at this rate.
        admit_per_second: u32 = 500, "PORTAL_REALTIME_ADMIT_PER_SECOND";
        /// Time after a login's known expiry during which its socket stays open, in case the login was extended.
        token_grace: Seconds = Seconds(25.0), "PORTAL_REALTIME_TOKEN_GRACE_S";
        /// Longest time for which the events of a busy thread are coalesced.
        coalesce: Seconds = Seconds(0.1), "PORTAL_REALTIME_COALESCE_S";
        /// A socket is closed if it accepts no byte of its outbox for this long.
        stall: Seconds = Seconds(30.0), "PORTAL_REALTIME_STALL_S";
        /// The kernel cuts a peer that acknowledges nothing for this long.
        dead_peer: Seconds = Seconds(40.0), "PORTAL_REALTIME_DEAD_PEER_S";
        /// A Session or Thread stops after this long without a socket or a call.
        session_idle: Seconds = Seconds(300.0), "PORTAL_SESSION_IDLE_S";
        /// Concurrent transactions of the committer for each kind of command; at most a quarter of the connections.
        commit_lanes: usize = 4, "PORTAL_COMMIT_LANES";
        /// On SIGTERM the node spreads the closing of its sockets over this time. With `PORTAL_TRUSTED_PROXIES` it serves calls for all of it.
        drain: Seconds = Seconds(5.0), "PORTAL_DRAIN_S";
    }
}

impl Realtime {
    /// How many of these places visitors may hold; at least one.
    #[must_use]
    pub fn places_of_visitors(&self, all: usize) -> usize {
        (all - all.saturating_mul(self.reserved_percent as usize) / 100).max(1)
    }
}
