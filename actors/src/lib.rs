//! The live, ordered view of the truth: actors that own one thing each, answer for it from memory, and turn their
//! mailboxes into transactions. Nothing is published before it is committed.

mod at_most_once;
mod clock;
mod committer;
mod feed;
mod history;
mod listener;
mod node;
mod redis_servers;
mod relay;
mod session;
mod sharded;
pub mod short_term;
// The tests of all crates take seeds and print figures by the same means.
#[cfg(test)]
#[allow(dead_code)]
#[path = "../../tests/harness/figure.rs"]
mod figure;
mod hub;
#[cfg(test)]
#[allow(dead_code)]
#[path = "../../tests/harness/seed.rs"]
mod seed;
#[cfg(test)]
mod simulation;
mod stock;
pub mod supervisor;
mod thread;
pub mod wire;

pub use clock::{Clock, ManualClock, SystemClock};
pub use hub::{ConnectionId, Hub, HubHandle, HubLimits, Line, Outgoing, Packet, Wake, close_code};
pub use node::{Followed, Node, NotFollowed, Observed, Settings};
pub use redis_servers::{RedisServers, RedisUrlError, check_redis_url};
pub use session::{EndReason, MarkRead, SessionError};
pub use thread::{Known, Watched};
