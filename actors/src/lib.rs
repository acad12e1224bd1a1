//! The live, ordered view of the database: each actor owns one thing, answers for it from memory, and turns its mailbox into
//! transactions. Nothing is published before it is committed.

mod actor;
mod committer;
mod feeds;
// The tests of all crates take seeds and print figures by the same means.
#[cfg(test)]
#[allow(dead_code)]
#[path = "../../tests/harness/figure.rs"]
mod figure;
mod hub;
mod node;
mod platform;
mod relay;
#[cfg(test)]
#[allow(dead_code)]
#[path = "../../tests/harness/seed.rs"]
mod seed;
mod session;
pub mod short_term;
#[cfg(test)]
mod simulation;
mod thread;
pub mod wire;

pub use actor::ActorError;
pub use committer::CommitError;
pub use hub::{ConnectionId, Hub, HubHandle, HubLimits, Outgoing, Packet, PushSink, Wake, close_code};
pub use node::{Followed, Node, NotFollowed, Observed, Settings};
pub use platform::{
    clock::{Clock, ManualClock, SystemClock},
    redis_servers::{RedisServers, RedisUrlError, check_redis_url},
    supervisor,
};
pub use session::{EndReason, MarkRead};
pub use thread::{ResumePoint, Watched};
