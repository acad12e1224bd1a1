//! The nodes that serve, as each of them reports itself. They compare their secrets and media stores through these rows.
//!
//! - A row is alive for `LIFE` around its last sign of life, by the clock of the database.
//! - A secret is stored only as a fingerprint, from which nobody can compute it.

use std::time::Duration;

use chrono::{DateTime, FixedOffset};
use deadpool_postgres::Pool;
use queries::queries::node as q;
use tokio_postgres::Row;
use uuid::Uuid;

pub use q::LiveNode;

use crate::Error;

/// How long a node counts after its last sign of life: some signs may be late, and a killed node is forgotten soon.
pub const LIFE: Duration = Duration::from_secs(15);

/// What a node reports about itself.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    pub id: Uuid,
    /// The result of the first report. `None`: this is the first one.
    pub start_time: Option<DateTime<FixedOffset>>,
    /// Whether its secret agreed with the others at the last comparison.
    pub serves: bool,
    /// Fingerprints of the secrets that it accepts. The secret that signs comes first.
    pub secrets: &'a [String],
    /// Whether its media store has the marker. `None`: unknown.
    pub has_media_store: Option<bool>,
}

/// Stores a sign of life. Returns the time of the first one.
pub async fn beat(pool: &Pool, report: Report<'_>) -> Result<DateTime<FixedOffset>, Error> {
    let Report { id, start_time, serves, secrets, has_media_store } = report;
    let client = pool.get().await?;
    Ok(q::beat().bind(&client, &id, &start_time, &serves, &secrets, &has_media_store).one().await?)
}

/// The nodes that live. The node that serves longest comes first; those that do not serve come last.
pub async fn live(pool: &Pool) -> Result<Vec<LiveNode>, Error> {
    let client = pool.get().await?;
    Ok(q::live().bind(&client, &LIFE.as_secs_f64()).all().await?)
}

/// The nodes that lived when the last sign of life was stored, in the order of `live`: for a database that stores none at present.
pub async fn last_known(pool: &Pool) -> Result<Vec<LiveNode>, Error> {
    let query = "with past as (select * from node where seen_time < now() + make_interval(secs => $1))
        select id, secrets, has_media_store from past
        where seen_time > (select max(seen_time) from past) - make_interval(secs => $1) and seen_time > now() - interval '1 day'
        order by serves_since nulls last, start_time, id";
    let rows = pool.get().await?.query(query, &[&LIFE.as_secs_f64()]).await?;
    let node = |row: &Row| -> Result<_, tokio_postgres::Error> {
        Ok(LiveNode { id: row.try_get(0)?, secrets: row.try_get(1)?, has_media_store: row.try_get(2)? })
    };
    Ok(rows.iter().map(node).collect::<Result<_, _>>()?)
}

/// Whether a node lived within this time. Longer than `LIFE`: no node reports while the database is away.
pub async fn any_within(pool: &Pool, time: Duration) -> Result<bool, Error> {
    let client = pool.get().await?;
    Ok(q::seen_within().bind(&client, &time.as_secs_f64()).one().await?)
}

/// Forgets a node that stops.
pub async fn leave(pool: &Pool, id: Uuid) -> Result<(), Error> {
    q::leave().bind(&pool.get().await?, &id).await?;
    Ok(())
}

/// Deletes the rows of nodes that were killed long ago.
pub async fn delete_dead(pool: &Pool) -> Result<(), Error> {
    q::delete_dead().bind(&pool.get().await?).await?;
    Ok(())
}
