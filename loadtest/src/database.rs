//! Databases that this program uses directly or starts a portal on. They must be local and hold no real players.

use std::net::IpAddr;

use anyhow::{Context, bail, ensure};
use tokio_postgres::{Client, NoTls, config::Host};

/// Connects; `anywhere` also allows another machine.
pub async fn connect(url: &str, anywhere: bool) -> anyhow::Result<Client> {
    let config: tokio_postgres::Config = url.parse().context("--database is not a PostgreSQL address")?;
    if !anywhere && !is_here(&config) {
        bail!("--database is not on this machine; if it is yours, add --yes-this-is-my-server");
    }
    let (client, connection) = config.connect(NoTls).await.context("the database does not answer")?;
    tokio::spawn(connection);
    Ok(client)
}

fn is_here(config: &tokio_postgres::Config) -> bool {
    let names = config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
        }
        Host::Unix(_) => true,
    });
    // libpq connects to `hostaddr` when both are given.
    names && config.get_hostaddrs().iter().all(IpAddr::is_loopback)
}

/// Accepts an empty database, or one of a portal whose only accounts with a login are those of load tests.
pub async fn ours(url: &str, anywhere: bool) -> anyhow::Result<()> {
    const TABLES: &str =
        "select to_regclass('public.account') is not null and to_regclass('public.status') is not null,
        exists (select from pg_tables where schemaname = 'public')";
    const PLAYERS: &str =
        "select count(*) from account where (password_hash is not null or phone is not null)
        and login_name ~ '^lt[0-9a-f]{8}_[0-9]+$' is not true";
    let client = connect(url, anywhere).await?;
    let row = client.query_one(TABLES, &[]).await?;
    let (a_portal, any): (bool, bool) = (row.get(0), row.get(1));
    ensure!(
        a_portal || !any,
        "--database holds tables of another program: create a new database for the load test"
    );
    let players: i64 = if a_portal { client.query_one(PLAYERS, &[]).await?.get(0) } else { 0 };
    ensure!(
        players == 0,
        "--database belongs to a portal with {players} real players, whose data must not be lost: create a new database for the load test"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_addresses_and_sockets_are_local() {
        let here = |url: &str| is_here(&url.parse().unwrap());
        for url in ["postgres://localhost/a", "postgres://127.0.0.1:1/a", "host=/tmp dbname=a", "host=::1"] {
            assert!(here(url), "{url}");
        }
        for url in
            ["postgres://db.example/a", "postgres://127.0.0.1,10.0.0.1/a", "host=localhost hostaddr=10.0.0.1"]
        {
            assert!(!here(url), "{url}");
        }
    }
}
