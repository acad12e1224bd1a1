//! Redis while it answers, otherwise PostgreSQL.
//!
//! - Limits start from zero when Redis fails, and again when it returns.
//! - A code is found in either store. Storing a code in Redis deletes an earlier one in PostgreSQL.
//! - The reverse is impossible: while Redis is away, an older code in it cannot be deleted. When Redis returns, both codes are valid
//!   until the older one expires after a few minutes.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use parking_lot::Mutex;

use super::{Allowance, LimitDecision, PostgresShortTerm, RedisShortTerm, ShortTerm, Tried};
use crate::committer::CommitError;
use chrono::{DateTime, Utc};

/// After a failure, Redis is not asked for this long, so that callers do not wait for it.
const REST: Duration = Duration::from_secs(1);

#[derive(Clone)]
pub struct FallbackShortTerm {
    redis: Option<RedisShortTerm>,
    postgres: PostgresShortTerm,
    /// When Redis last failed. `None`: it answers.
    failed: Arc<Mutex<Option<Instant>>>,
}

impl FallbackShortTerm {
    #[must_use]
    pub fn new(redis: Option<RedisShortTerm>, postgres: PostgresShortTerm) -> Self {
        Self { redis, postgres, failed: Arc::default() }
    }

    /// Limits that wait for a transaction of PostgreSQL.
    #[must_use]
    pub fn queued(&self) -> usize {
        self.postgres.queued()
    }

    /// Redis, if it is configured and has not just failed.
    fn redis(&self) -> Option<&RedisShortTerm> {
        let failed = *self.failed.lock();
        self.redis.as_ref().filter(|_| failed.is_none_or(|at| at.elapsed() >= REST))
    }

    /// The answer of Redis. `None`: PostgreSQL has to answer.
    fn heard<T>(&self, answer: Result<T, redis::RedisError>) -> Option<T> {
        let mut failed = self.failed.lock();
        match answer {
            Ok(answer) => {
                if failed.take().is_some() {
                    tracing::info!("redis: keeps codes and limits again");
                }
                Some(answer)
            }
            Err(error) => {
                metrics::counter!("portal_short_term_fallbacks_total").increment(1);
                if failed.replace(Instant::now()).is_none() {
                    tracing::warn!(%error, "redis: PostgreSQL keeps codes and limits meanwhile");
                }
                None
            }
        }
    }
}

impl ShortTerm for FallbackShortTerm {
    type Error = CommitError;

    async fn take(&self, allowances: &[Allowance], now: DateTime<Utc>) -> Result<LimitDecision, CommitError> {
        if let Some(redis) = self.redis()
            && let Some(taken) = self.heard(redis.take(allowances, now).await)
        {
            return Ok(taken);
        }
        self.postgres.take(allowances, now).await
    }

    async fn give_back(&self, keys: &[&str], at: DateTime<Utc>) -> Result<(), CommitError> {
        if let Some(redis) = self.redis()
            && self.heard(redis.give_back(keys, at).await).is_some()
        {
            return Ok(());
        }
        self.postgres.give_back(keys, at).await
    }

    async fn forgive(&self, keys: &[&str]) -> Result<(), CommitError> {
        if let Some(redis) = self.redis()
            && self.heard(redis.forgive(keys).await).is_some()
        {
            return Ok(());
        }
        self.postgres.forgive(keys).await
    }

    async fn put_code(
        &self,
        key: &str,
        hash: &[u8],
        life: Duration,
        now: DateTime<Utc>,
    ) -> Result<(), CommitError> {
        if let Some(redis) = self.redis()
            && self.heard(redis.put_code(key, hash, life, now).await).is_some()
        {
            // Also replaces a code that was stored while Redis was away.
            return self.postgres.delete_code(key).await;
        }
        self.postgres.put_code(key, hash, life, now).await
    }

    /// A code that is wrong in Redis may be right in PostgreSQL, which keeps codes while Redis is away. While Redis is away, a code that
    /// PostgreSQL does not know is `Unknown`, not `Absent`.
    async fn try_code(
        &self,
        key: &str,
        hash: &[u8],
        tries: u32,
        life: Duration,
        now: DateTime<Utc>,
    ) -> Result<Tried, CommitError> {
        let in_redis = match self.redis() {
            Some(redis) => self.heard(redis.try_code(key, hash, tries, life, now).await),
            None => None,
        };
        let elsewhere = if self.redis.is_some() { Tried::Unknown } else { Tried::Absent };
        if in_redis == Some(Tried::Right) {
            return Ok(Tried::Right);
        }
        match self.postgres.try_code(key, hash, tries, life, now).await? {
            Tried::Absent => Ok(in_redis.unwrap_or(elsewhere)),
            tried => Ok(tried),
        }
    }

    async fn stored(
        &self,
        key: &str,
        life: Duration,
        now: DateTime<Utc>,
    ) -> Result<Option<Vec<Vec<u8>>>, CommitError> {
        let in_redis = match self.redis() {
            Some(redis) => self.heard(redis.stored(key, life, now).await).flatten(),
            None => None,
        };
        let in_postgres = self.postgres.stored(key, life, now).await?.unwrap_or_default();
        let is_unknown = self.redis.is_some() && in_redis.is_none() && in_postgres.is_empty();
        let stored = in_redis.into_iter().flatten().chain(in_postgres).collect();
        Ok((!is_unknown).then_some(stored))
    }
}
