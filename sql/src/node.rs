//! The nodes that serve, as each of them reports itself. They compare their secrets and media stores through these rows.
//!
//! - A row is alive for `LIFE` after its last sign of life, by the clock of the database.
//! - A secret is stored only as a fingerprint, from which nobody can compute it.

use std::time::Duration;

use chrono::{DateTime, FixedOffset};
use deadpool_postgres::Pool;
use tokio_postgres::Row;
use uuid::Uuid;

use crate::Error;

/// How long a node counts after its last sign of life: some signs may be late, and a killed node is forgotten soon.
pub const LIFE: Duration = Duration::from_secs(15);

const BEAT: &str = "insert into node (id, start_time, seen_time, secrets, has_media_store)
    values ($1, coalesce($2, now()), now(), $3, $4)
    on conflict (id) do update set
        seen_time = excluded.seen_time, secrets = excluded.secrets, has_media_store = excluded.has_media_store
    returning start_time";
const LIVE: &str = "select id, secrets, has_media_store from node
    where seen_time > now() - make_interval(secs => $1) order by start_time, id";
const LEAVE: &str = "delete from node where id = $1";
const DELETE_DEAD: &str = "delete from node where seen_time < now() - interval '1 day'";

/// A node that lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveNode {
    pub id: Uuid,
    pub secrets: Vec<String>,
    pub has_media_store: Option<bool>,
}

/// What a node reports about itself.
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    pub id: Uuid,
    /// The result of the first report. `None`: this is the first one.
    pub start_time: Option<DateTime<FixedOffset>>,
    /// Fingerprints of the secrets that it accepts. The secret that signs comes first.
    pub secrets: &'a [String],
    /// Whether its media store has the marker. `None`: unknown.
    pub has_media_store: Option<bool>,
}

/// Stores a sign of life. Returns the time of the first one.
pub async fn beat(pool: &Pool, report: Report<'_>) -> Result<DateTime<FixedOffset>, Error> {
    let Report { id, start_time, secrets, has_media_store } = report;
    let client = pool.get().await?;
    let statement = client.prepare_cached(BEAT).await?;
    Ok(client.query_one(&statement, &[&id, &start_time, &secrets, &has_media_store]).await?.try_get(0)?)
}

/// The nodes that live. The node that started first comes first.
pub async fn live(pool: &Pool) -> Result<Vec<LiveNode>, Error> {
    let client = pool.get().await?;
    let statement = client.prepare_cached(LIVE).await?;
    let rows = client.query(&statement, &[&LIFE.as_secs_f64()]).await?;
    let node = |row: &Row| {
        Ok(LiveNode { id: row.try_get(0)?, secrets: row.try_get(1)?, has_media_store: row.try_get(2)? })
    };
    rows.iter().map(node).collect()
}

/// Forgets a node that stops.
pub async fn leave(pool: &Pool, id: Uuid) -> Result<(), Error> {
    pool.get().await?.execute(LEAVE, &[&id]).await?;
    Ok(())
}

/// Deletes the rows of nodes that were killed long ago.
pub async fn delete_dead(pool: &Pool) -> Result<(), Error> {
    pool.get().await?.execute(DELETE_DEAD, &[]).await?;
    Ok(())
}
