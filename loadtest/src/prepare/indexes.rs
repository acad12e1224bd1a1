//! Indexes that are dropped before very many rows come, and made again behind them.

use anyhow::ensure;
use tokio_postgres::Client;

use crate::progress::Progress;

/// What makes them again.
pub struct Taken(Vec<String>);

/// Drops these; says first how they are made, should this be killed in between.
pub async fn take(client: &Client, names: &[&str]) -> anyhow::Result<Taken> {
    let sql =
        "select pg_get_indexdef(c.oid) from unnest($1::text[]) n join pg_class c on c.oid = to_regclass(n)";
    let found: Vec<String> = client.query(sql, &[&names]).await?.iter().map(|row| row.get(0)).collect();
    ensure!(
        found.len() == names.len(),
        "of the indexes {} some are not there: migrate the database, or make again what an interrupted run has dropped",
        names.join(", ")
    );
    println!("until the end these indexes are not there:\n  {}", found.join(";\n  "));
    for name in names {
        client.batch_execute(&format!("drop index {name}")).await?;
    }
    Ok(Taken(found))
}

impl Taken {
    pub async fn put_back(self, client: &Client) -> anyhow::Result<()> {
        let _progress = Progress::start("indexes", self.0.len() as u64, || (0, String::new()));
        client.batch_execute("set maintenance_work_mem = '512MB'").await?;
        for index in &self.0 {
            client.batch_execute(index).await?;
        }
        Ok(())
    }
}
