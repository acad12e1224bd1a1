//! `/api/v1/realtime`: the socket and the tickets that open it.

pub mod index;
pub mod ticket;
