//! The database into which a rehearsal restores: a private PostgreSQL in a temporary folder, or an empty database of the operator.

use std::{fs, os::unix::fs::PermissionsExt, time::Duration};

use anyhow::{Context, bail};
use sql::{Pool, backup};
use tempfile::TempDir;

use crate::platform::private_postgres::PrivatePostgres;

/// How long the live database may take to say who it is. It may be down: a rehearsal must not need it.
const LIVE_WAIT: Duration = Duration::from_secs(2);
const CONNECTIONS: usize = 2;

pub struct Scratch {
    pub url: String,
    pub pool: Pool,
    // Fields drop in this order: the server ends before its folder is removed.
    private: Option<(PrivatePostgres, TempDir)>,
}

impl Scratch {
    /// A new private PostgreSQL.
    pub async fn private() -> anyhow::Result<Self> {
        let home = tempfile::Builder::new().prefix("portal-scratch-").tempdir()?;
        // When root runs this, PostgreSQL runs as another user. The data itself is closed to all others.
        fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755))?;
        let postgres = PrivatePostgres::start(home.path()).await.context("the scratch database")?;
        let url = postgres.url().to_owned();
        let pool = sql::connect(&url, CONNECTIONS)?;
        Ok(Self { url, pool, private: Some((postgres, home)) })
    }

    /// An empty database of the operator. `live` is the portal's own, which is refused.
    pub async fn given(url: &str, live: Option<&str>) -> anyhow::Result<Self> {
        if live.is_some_and(|live| is_same_address(url, live)) {
            bail!(
                "--scratch-url is the live database of DATABASE_URL: create an empty database for the rehearsal"
            );
        }
        let pool = sql::connect(url, CONNECTIONS).context("--scratch-url")?;
        let found = backup::look_at_scratch(&pool).await.context("--scratch-url")?;
        if !found.tables.is_empty() {
            bail!(
                "the database of --scratch-url is not empty (it has {}): create an empty database for the rehearsal; nothing was \
                 changed",
                found.tables.join(", ")
            );
        }
        if !found.is_owned {
            bail!(
                "the role of --scratch-url does not own its database: create one with `owner`; nothing was changed"
            );
        }
        if let Some(live) = live
            && let Ok(live) = sql::connect_within(live, 1, LIVE_WAIT)
        {
            let (ours, its) = (backup::identity(&pool).await, backup::identity(&live).await);
            live.close();
            if ours.is_some() && ours == its {
                bail!(
                    "--scratch-url leads to the live database of DATABASE_URL: create an empty database for the rehearsal; \
                     nothing was changed"
                );
            }
        }
        Ok(Self { url: url.to_owned(), pool, private: None })
    }

    /// Removes everything that the rehearsal wrote.
    pub async fn remove(self) -> anyhow::Result<()> {
        let Self { pool, private, .. } = self;
        let removed = match private {
            None => backup::empty_scratch(&pool).await.context("the scratch database could not be emptied"),
            Some((postgres, home)) => {
                pool.close();
                let removed = postgres.stop_and_remove().await;
                removed.context("the scratch database could not be removed")?;
                home.close().context("the scratch database could not be removed")
            }
        };
        pool.close();
        removed
    }
}

/// Whether both addresses name the same host, port and database.
fn is_same_address(one: &str, other: &str) -> bool {
    let parsed = |url: &str| url.parse::<tokio_postgres::Config>().ok();
    let (Some(one), Some(other)) = (parsed(one), parsed(other)) else { return one == other };
    let place = |config: &tokio_postgres::Config| {
        let mut ports = config.get_ports().to_vec();
        if ports.is_empty() {
            ports.push(5432);
        }
        let database = config.get_dbname().or(config.get_user()).unwrap_or_default().to_owned();
        (config.get_hosts().to_vec(), ports, database)
    };
    place(&one) == place(&other)
}

#[cfg(test)]
mod tests {
    use super::is_same_address;

    #[test]
    fn an_address_names_the_same_database_whatever_role_and_options_it_has() {
        let live = "postgres://portal_serves:x@db/portal";
        for (url, is_same) in [
            ("postgres://portal_owner:y@db:5432/portal?application_name=other", true),
            ("postgres://portal_owner:y@db:5433/portal", false),
            ("postgres://portal_owner:y@db2/portal", false),
            ("postgres://portal_owner:y@db/scratch", false),
        ] {
            assert_eq!(is_same_address(url, live), is_same, "{url}");
        }
    }
}
