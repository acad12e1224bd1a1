//! Short-lived data that holds on every node: uses of limits, and codes that were sent. It is in Redis if there is one; without
//! Redis, and while Redis does not answer, it is in PostgreSQL.
//!
//! - A call is atomic against all others: a hundred guesses at once count as a hundred.
//! - When Redis does not answer, PostgreSQL does, and the caller sees no error. A code is looked for in both. Limits start again from
//!   zero on the one that takes over.
//! - Windows slide: each use is stored by itself. Keys of one script share a slot of a Cluster.

mod fallback;
mod postgres;
mod redis;

use std::{future::Future, time::Duration};

use chrono::{DateTime, Utc};
pub use sql::short_term::{Allowance, LimitDecision, Rate, Rule, Tried};

pub use fallback::FallbackShortTerm;
pub use postgres::PostgresShortTerm;
pub use redis::RedisShortTerm;

/// A short-term memory. Each call is atomic against all others, on whichever node.
pub trait ShortTerm: Send + Sync {
    type Error: std::error::Error + Send + Sync + 'static;

    /// Takes one use of every allowance, or none of any.
    fn take(
        &self,
        allowances: &[Allowance],
        now: DateTime<Utc>,
    ) -> impl Future<Output = Result<LimitDecision, Self::Error>> + Send;

    /// Takes back one use at this moment of each sliding allowance: it was none.
    fn give_back(
        &self,
        keys: &[&str],
        at: DateTime<Utc>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// Forgets every use.
    fn forgive(&self, keys: &[&str]) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// Keeps a code by its hash; it replaces the one before.
    fn put_code(
        &self,
        key: &str,
        hash: &[u8],
        life: Duration,
        now: DateTime<Utc>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// Tries a code, of those that live so long: the right one is used up by it, a wrong one counts towards `tries`.
    fn try_code(
        &self,
        key: &str,
        hash: &[u8],
        tries: u32,
        life: Duration,
        now: DateTime<Utc>,
    ) -> impl Future<Output = Result<Tried, Self::Error>> + Send;
}
