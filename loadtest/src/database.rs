//! Databases that this program speaks to itself, or starts a portal on: on this machine, and nobody's.

use std::net::IpAddr;

use anyhow::{Context, bail, ensure};
use tokio_postgres::{Client, NoTls, config::Host};

/// By `anywhere` also on another machine.
pub async fn connect(url: &str, anywhere: bool) -> anyhow::Result<Client> {
    let config: tokio_postgres::Config = url.parse().context("--database is no PostgreSQL address")?;
    if !anywhere && !is_here(&config) {
        bail!("--database is not on this machine: --yes-this-is-my-server allows it");
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
    // Where there are both, these are connected to.
    names && config.get_hostaddrs().iter().all(IpAddr::is_loopback)
}

/// Refuses one that is no portal's, or of a portal on which somebody signs in whom no load test registered.
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
    ensure!(a_portal || !any, "--database holds what is no portal's: make one for this");
    let players: i64 = if a_portal { client.query_one(PLAYERS, &[]).await?.get(0) } else { 0 };
    ensure!(
        players == 0,
        "--database is a portal's with {players} players of its own, whose data may not be thrown away: make one for this"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_here() {
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
