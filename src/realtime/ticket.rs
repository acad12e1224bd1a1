//! Tickets open sockets. The database stores only their hashes, so a stolen copy of it opens no socket.

use sha2::{Digest, Sha256};
use sql::login::TicketHash;

#[must_use]
pub fn hash(ticket: &str) -> TicketHash {
    Sha256::digest(ticket.as_bytes()).into()
}
