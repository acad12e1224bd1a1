//! Short-lived data that holds on every node: uses of limits, and codes that were sent. It is in Redis if there is one; without
//! Redis, and while Redis does not answer, it is in PostgreSQL.
//!
//! - A call is atomic against all others: a hundred guesses at once count as a hundred.
//! - When Redis does not answer, PostgreSQL does, and the caller sees no error. Codes are searched in both. Limits start from zero in
//!   the store that takes over.
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

    /// Returns one use at this moment of each sliding allowance, because nothing was done for it.
    fn give_back(
        &self,
        keys: &[&str],
        at: DateTime<Utc>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// Forgets every use.
    fn forgive(&self, keys: &[&str]) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// Stores the hash of a code, in place of an earlier one.
    fn put_code(
        &self,
        key: &str,
        hash: &[u8],
        life: Duration,
        now: DateTime<Utc>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send;

    /// Tries a code. The right code is used up; a wrong one counts towards `tries`. `life`: how long codes of this kind live.
    fn try_code(
        &self,
        key: &str,
        hash: &[u8],
        tries: u32,
        life: Duration,
        now: DateTime<Utc>,
    ) -> impl Future<Output = Result<Tried, Self::Error>> + Send;

    /// What `put_code` stored under the key: nothing or one value, or two after a store failed and returned. `None`: the store that can
    /// have it does not answer.
    fn stored(
        &self,
        key: &str,
        life: Duration,
        now: DateTime<Utc>,
    ) -> impl Future<Output = Result<Option<Vec<Vec<u8>>>, Self::Error>> + Send;
}
