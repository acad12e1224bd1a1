//! Positions in the write-ahead log: of this server, and of the standbys that follow it.

use deadpool_postgres::Pool;

use crate::Error;

/// Positions in bytes since the beginning of the log.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Positions {
    /// The end of the log.
    pub written: i64,
    /// Each standby by its `application_name`, with the end of what it has applied. Without the role `pg_read_all_stats` PostgreSQL
    /// hides the positions, and no standby is listed. Nor is a program that only copies the log.
    pub standbys: Vec<(String, i64)>,
}

/// Reads the positions.
pub async fn positions(pool: &Pool) -> Result<Positions, Error> {
    let client = pool.get().await?;
    let query = "select (w.lsn - '0/0'::pg_lsn)::bigint, s.application_name, (s.replay_lsn - '0/0'::pg_lsn)::bigint
        from (select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as lsn) w
        left join pg_stat_replication s on s.state in ('streaming', 'catchup') and s.replay_lsn is not null";
    let mut positions = Positions::default();
    for row in client.query(query, &[]).await? {
        positions.written = row.try_get::<_, Option<i64>>(0)?.unwrap_or_default();
        let name: Option<String> = row.try_get(1)?;
        if let (Some(name), Some(applied)) = (name, row.try_get(2)?) {
            positions.standbys.push((name, applied));
        }
    }
    Ok(positions)
}
