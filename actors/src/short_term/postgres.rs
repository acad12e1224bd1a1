//! Short-term data in PostgreSQL. Limits that are taken at the same time share a transaction, so a crowd waits for few commits.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use sql::{
    Pool,
    short_term::{self, Allowance, LimitDecision, Take, Tried},
};

use super::ShortTerm;
use crate::committer::{Batcher, CommitError, Connections, Lease, LockWait, run_or_split};

/// Batches at once: one that waits for rows that another node has locked leaves the other one to other keys.
const BATCHES: usize = 2;

#[derive(Clone)]
pub struct PostgresShortTerm {
    pool: Pool,
    takes: Batcher<Take, LimitDecision>,
}

impl PostgresShortTerm {
    /// Starts the batches on the calling runtime.
    #[must_use]
    pub fn new(pool: Pool) -> Self {
        let connections = Connections::new(&pool, LockWait::Short);
        let takes = Batcher::start(
            "take",
            BATCHES,
            move || connections.lease(),
            |lease: Lease, batch| {
                lease.run(move |db| {
                    run_or_split(db, batch, |db, batch| short_term::take(db, batch).boxed()).boxed()
                })
            },
        );
        Self { pool, takes }
    }

    /// Limits that wait for a batch.
    pub fn queued(&self) -> usize {
        self.takes.queued()
    }

    /// Deletes a code that a newer one in Redis replaced.
    pub async fn delete_code(&self, key: &str) -> Result<(), CommitError> {
        Ok(short_term::delete_code(&self.pool.get().await.map_err(sql::Error::from)?, key).await?)
    }
}

impl ShortTerm for PostgresShortTerm {
    type Error = CommitError;

    async fn take(&self, allowances: &[Allowance], now: DateTime<Utc>) -> Result<LimitDecision, CommitError> {
        let mut hasher = DefaultHasher::new();
        allowances.first().map(|allowance| &allowance.key).hash(&mut hasher);
        let take = Take { allowances: allowances.to_vec(), now };
        self.takes.ask(hasher.finish().cast_signed(), take).await
    }

    async fn give_back(&self, keys: &[&str], at: DateTime<Utc>) -> Result<(), CommitError> {
        Ok(short_term::give_back(&self.pool, keys, at).await?)
    }

    async fn forgive(&self, keys: &[&str]) -> Result<(), CommitError> {
        Ok(short_term::forgive(&self.pool.get().await.map_err(sql::Error::from)?, keys).await?)
    }

    async fn put_code(
        &self,
        key: &str,
        hash: &[u8],
        life: Duration,
        now: DateTime<Utc>,
    ) -> Result<(), CommitError> {
        let client = self.pool.get().await.map_err(sql::Error::from)?;
        Ok(short_term::put_code(&client, key, hash, life, now).await?)
    }

    async fn try_code(
        &self,
        key: &str,
        hash: &[u8],
        tries: u32,
        life: Duration,
        now: DateTime<Utc>,
    ) -> Result<Tried, CommitError> {
        Ok(short_term::try_code(&self.pool, key, hash, tries, life, now).await?)
    }

    async fn stored(
        &self,
        key: &str,
        life: Duration,
        now: DateTime<Utc>,
    ) -> Result<Option<Vec<Vec<u8>>>, CommitError> {
        let client = self.pool.get().await.map_err(sql::Error::from)?;
        Ok(Some(short_term::stored(&client, key, life, now).await?.into_iter().collect()))
    }
}
