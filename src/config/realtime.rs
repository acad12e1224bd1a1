//! Settings of sockets.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// Sockets and the actors behind them.
    pub struct Realtime {
        /// Within this a client should ping, and the server does: first after a random part of it.
        heartbeat: Seconds = Seconds(25.0), "PORTAL_REALTIME_HEARTBEAT_S";
        /// A socket that sends nothing for this long is closed, and so is one that takes as long to take what it is sent, from the answer to
        /// its handshake on.
        silence: Seconds = Seconds(80.0), "PORTAL_REALTIME_SILENCE_S";
        /// How long a ticket opens a socket.
        ticket: Seconds = Seconds(30.0), "PORTAL_REALTIME_TICKET_S";
        /// Tickets of one account: each is a row, and every socket that comes back takes one.
        tickets_per_account: Rates = Rates::of(&[(120, "1m"), (2000, "1h")]), "PORTAL_REALTIME_TICKETS_PER_ACCOUNT";
        /// Largest frame from a client, bytes.
        frame_bytes: usize = 16 * 1024, "PORTAL_REALTIME_FRAME_BYTES";
        /// Frames a second from one client, averaged over ten seconds.
        frames_per_second: u32 = 10, "PORTAL_REALTIME_FRAMES_PER_SECOND";
        /// What may wait for one socket, bytes; beyond it a thread becomes a `gap`, or the socket is closed as too slow.
        outbox_bytes: usize = 256 * 1024, "PORTAL_REALTIME_OUTBOX_BYTES";
        /// Topics that one socket may watch.
        topics: usize = 20, "PORTAL_REALTIME_TOPICS";
        /// Sockets of one account on this node.
        user_sockets: usize = 20, "PORTAL_REALTIME_USER_SOCKETS";
        /// Sockets from one address (IPv6: from one /64) on this node. A load test comes from one.
        address_sockets: usize = 2_000, "PORTAL_REALTIME_ADDRESS_SOCKETS";
        /// New sockets, and tickets, a second from one address (IPv6: from one /64), also those that come to nothing.
        address_admit_per_second: u32 = 100, "PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND";
        /// New sockets, and tickets, a second on this node; a crowd that returns is let in at this rate.
        admit_per_second: u32 = 500, "PORTAL_REALTIME_ADMIT_PER_SECOND";
        /// How long after its login expired a socket may still be prolonged.
        token_grace: Seconds = Seconds(25.0), "PORTAL_REALTIME_TOKEN_GRACE_S";
        /// How long at most the events of a busy thread wait for each other.
        coalesce: Seconds = Seconds(0.1), "PORTAL_REALTIME_COALESCE_S";
        /// A socket that takes nothing of what waits for it for this long is closed.
        stall: Seconds = Seconds(30.0), "PORTAL_REALTIME_STALL_S";
        /// A peer that acknowledges nothing for this long is cut by the kernel.
        dead_peer: Seconds = Seconds(40.0), "PORTAL_REALTIME_DEAD_PEER_S";
        /// A Session or Thread without socket or call rests after this.
        session_idle: Seconds = Seconds(300.0), "PORTAL_SESSION_IDLE_S";
        /// Transactions of the committer at once, of each kind of command; never more than a quarter of the connections.
        commit_lanes: usize = 4, "PORTAL_COMMIT_LANES";
        /// On SIGTERM, sockets are closed over this.
        drain: Seconds = Seconds(5.0), "PORTAL_DRAIN_S";
    }
}
