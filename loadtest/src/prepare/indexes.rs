//! Drops indexes before a bulk load and rebuilds them unchanged afterwards.

use std::fmt;

use anyhow::{Context, ensure};
use tokio_postgres::Client;

use crate::progress::Progress;

/// The statements that rebuild the dropped indexes.
pub struct DroppedIndexes(Vec<String>);

/// Drops the indexes. Prints their definitions first, in case this process is killed before it rebuilds them.
pub async fn drop_all(client: &Client, names: &[&str]) -> anyhow::Result<DroppedIndexes> {
    if names.is_empty() {
        return Ok(DroppedIndexes(Vec::new()));
    }
    let sql = "select n from unnest($1::text[]) n where to_regclass(n) is null";
    let gone: Vec<String> = client.query(sql, &[&names]).await?.iter().map(|row| row.get(0)).collect();
    ensure!(
        gone.is_empty(),
        "the indexes {} are missing: migrate the database, or run the statements that a killed run printed",
        gone.join(", ")
    );
    let dropped = DroppedIndexes(definitions(client, names).await?);
    println!(
        "these indexes are missing until the run ends; if it is killed, run these statements:\n{dropped}"
    );
    // One statement, so that all are dropped or none.
    client.batch_execute(&format!("drop index {}", names.join(", "))).await?;
    Ok(dropped)
}

/// `pg_get_indexdef` omits the statistics target of the columns, so it is added as a separate statement.
async fn definitions(client: &Client, names: &[&str]) -> anyhow::Result<Vec<String>> {
    let sql =
        "select pg_get_indexdef(c.oid) from unnest($1::text[]) n join pg_class c on c.oid = to_regclass(n)
        union all
        select format('alter index %s alter column %s set statistics %s', n, attnum, attstattarget)
        from unnest($1::text[]) n join pg_attribute on attrelid = to_regclass(n) where attstattarget >= 0";
    Ok(client.query(sql, &[&names]).await?.iter().map(|row| row.get(0)).collect())
}

impl DroppedIndexes {
    pub async fn rebuild(self, client: &Client) -> anyhow::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        let (_progress, done) = Progress::counted("indexes", self.0.len() as u64);
        client.batch_execute("set maintenance_work_mem = '512MB'").await?;
        for (place, statement) in self.0.iter().enumerate() {
            client.batch_execute(statement).await.with_context(|| {
                format!(
                    "cannot rebuild some indexes; run these statements:\n{}",
                    Self(self.0[place..].to_vec())
                )
            })?;
            done.add(1);
        }
        Ok(())
    }
}

/// The statements as `psql` accepts them.
impl fmt::Display for DroppedIndexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|statement| writeln!(f, "  {statement};"))
    }
}
