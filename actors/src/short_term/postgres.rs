use std::time::Duration;

use chrono::{DateTime, Utc};
use sql::{
    Error, Pool,
    short_term::{self, Allowance, Taken, Tried},
};

use super::ShortTerm;

#[derive(Clone)]
pub struct PostgresShortTerm(Pool);

impl PostgresShortTerm {
    #[must_use]
    pub fn new(pool: Pool) -> Self {
        Self(pool)
    }

    /// Forgets a code: another one, elsewhere, has taken its place.
    pub async fn delete_code(&self, key: &str) -> Result<(), Error> {
        short_term::delete_code(&self.0.get().await?, key).await
    }
}

impl ShortTerm for PostgresShortTerm {
    type Error = Error;

    async fn take(&self, allowances: &[Allowance], now: DateTime<Utc>) -> Result<Taken, Error> {
        short_term::take(&self.0, allowances, now).await
    }

    async fn give_back(&self, keys: &[&str], at: DateTime<Utc>) -> Result<(), Error> {
        short_term::give_back(&self.0, keys, at).await
    }

    async fn forgive(&self, keys: &[&str]) -> Result<(), Error> {
        short_term::forgive(&self.0.get().await?, keys).await
    }

    async fn put_code(
        &self,
        key: &str,
        hash: &[u8],
        life: Duration,
        now: DateTime<Utc>,
    ) -> Result<(), Error> {
        short_term::put_code(&self.0.get().await?, key, hash, life, now).await
    }

    async fn try_code(&self, key: &str, hash: &[u8], tries: u32, now: DateTime<Utc>) -> Result<Tried, Error> {
        short_term::try_code(&self.0, key, hash, tries, now).await
    }
}
