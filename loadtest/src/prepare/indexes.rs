//! Indexes that are dropped before very many rows come, and made again behind them, as they were.

use std::fmt;

use anyhow::{Context, ensure};
use tokio_postgres::Client;

use crate::progress::Progress;

/// What makes them again, a statement each.
pub struct DroppedIndexes(Vec<String>);

/// Drops these; says first how they are made, should this be killed in between.
pub async fn take(client: &Client, names: &[&str]) -> anyhow::Result<DroppedIndexes> {
    if names.is_empty() {
        return Ok(DroppedIndexes(Vec::new()));
    }
    let sql = "select n from unnest($1::text[]) n where to_regclass(n) is null";
    let gone: Vec<String> = client.query(sql, &[&names]).await?.iter().map(|row| row.get(0)).collect();
    ensure!(
        gone.is_empty(),
        "the indexes {} are not there: migrate the database, or make again what a killed run had dropped and printed",
        gone.join(", ")
    );
    let taken = DroppedIndexes(definitions(client, names).await?);
    println!("until the end these indexes are not there; should this be killed, make them again:\n{taken}");
    // All or none.
    client.batch_execute(&format!("drop index {}", names.join(", "))).await?;
    Ok(taken)
}

/// What is not said where an index is made, too: how much is remembered of the values of its columns.
async fn definitions(client: &Client, names: &[&str]) -> anyhow::Result<Vec<String>> {
    let sql =
        "select pg_get_indexdef(c.oid) from unnest($1::text[]) n join pg_class c on c.oid = to_regclass(n)
        union all
        select format('alter index %s alter column %s set statistics %s', n, attnum, attstattarget)
        from unnest($1::text[]) n join pg_attribute on attrelid = to_regclass(n) where attstattarget >= 0";
    Ok(client.query(sql, &[&names]).await?.iter().map(|row| row.get(0)).collect())
}

impl DroppedIndexes {
    pub async fn put_back(self, client: &Client) -> anyhow::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        let (_progress, done) = Progress::counted("indexes", self.0.len() as u64);
        client.batch_execute("set maintenance_work_mem = '512MB'").await?;
        for (place, statement) in self.0.iter().enumerate() {
            client.batch_execute(statement).await.with_context(|| {
                format!("some indexes are not back; run what is left:\n{}", Self(self.0[place..].to_vec()))
            })?;
            done.add(1);
        }
        Ok(())
    }
}

/// As `psql` takes it.
impl fmt::Display for DroppedIndexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|statement| writeln!(f, "  {statement};"))
    }
}
