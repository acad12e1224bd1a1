//! Business figures: the job that closes days, and what operators read. `sql/queries/figures.sql` defines each value.
//!
//! Figures of today are computed on read, and kept in memory for a minute.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use sql::{Pool, figures, figures::Figures};
use tokio::sync::Mutex;

use super::{Ops, Refused};

/// Days that one run of the job computes; the next run continues.
const DAYS_AT_ONCE: usize = 60;

/// Figures of today, and when they were computed. The lock makes concurrent readers wait for one computation.
pub type Today = Mutex<Option<(DateTime<Utc>, Arc<Figures>)>>;

/// A background job of every node: closes days after their end, and computes the last seven again.
pub async fn close_days(pool: &Pool, zone: &str, now: DateTime<Utc>) -> Result<(), sql::Error> {
    for _ in 0..DAYS_AT_ONCE {
        if figures::advance(pool, zone, now).await?.is_none() {
            break;
        }
    }
    // Every node exports the gauge, also if another node closed the day.
    if let Some(until) = figures::closed_until(&pool.get().await?).await? {
        metrics::gauge!("portal_figures_closed_until_seconds").set(until.timestamp() as f64);
    }
    Ok(())
}

impl Ops {
    /// The stored days from `since` to `until`, both included.
    pub async fn figures(&self, since: NaiveDate, until: NaiveDate) -> Result<Figures, Refused> {
        self.read(async |tx| Ok(figures::days(tx, since, until).await?)).await
    }

    /// The figures of today so far, at most a minute old, and when they were computed.
    pub async fn figures_today(&self) -> Result<(DateTime<Utc>, Arc<Figures>), Refused> {
        let mut kept = self.today.lock().await;
        let now = self.now();
        if let Some((time, figures)) = &*kept
            && now - *time < TimeDelta::minutes(1)
        {
            return Ok((*time, figures.clone()));
        }
        let zone = self.zone.as_str();
        let read = async |tx: &sql::Transaction<'_>| {
            let day = figures::today(tx, zone, now).await?;
            Ok(figures::so_far(tx, zone, day).await?)
        };
        let read = Arc::new(self.read(read).await?);
        *kept = Some((now, read.clone()));
        Ok((now, read))
    }
}
