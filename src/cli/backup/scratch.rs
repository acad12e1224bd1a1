//! The database into which a rehearsal restores: a private PostgreSQL in a temporary folder, or an empty database of the operator.

use std::{env, time::Duration};

use anyhow::{Context, bail};
use sql::{Client, Pool, backup};
use tokio::task::spawn_blocking;

use super::scratch_folder::ScratchFolder;
use crate::platform::private_postgres::PrivatePostgres;

/// How long the live database may take to identify itself. It may be down: a rehearsal must not need it.
const LIVE_WAIT: Duration = Duration::from_secs(2);
/// One connection reserves a database of the operator.
const CONNECTIONS: usize = 3;

pub struct Scratch {
    pub url: String,
    pub pool: Pool,
    place: Place,
}

enum Place {
    // Fields drop in this order: the server ends before its folder is removed.
    Private(PrivatePostgres, ScratchFolder),
    /// PostgreSQL ends the reservation with this connection.
    Given {
        reservation: Client,
    },
}

impl Scratch {
    /// Starts a private PostgreSQL. Removes those that killed rehearsals left.
    pub async fn private() -> anyhow::Result<Self> {
        let home = spawn_blocking(|| {
            let home = ScratchFolder::new_in(&env::temp_dir())?;
            home.remove_left();
            Ok::<_, std::io::Error>(home)
        });
        let home = home.await?.context("the folder of the scratch database")?;
        let postgres = PrivatePostgres::start(home.path()).await.context("the scratch database")?;
        let url = postgres.url().to_owned();
        let pool = sql::connect(&url, CONNECTIONS)?;
        Ok(Self { url, pool, place: Place::Private(postgres, home) })
    }

    /// An empty database of the operator, or one that a killed rehearsal filled. `live` is the portal's own, which is refused.
    pub async fn given(url: &str, live: Option<&str>) -> anyhow::Result<Self> {
        if live.is_some_and(|live| sql::is_same_database(url, live).unwrap_or(url == live)) {
            bail!(
                "--scratch-url is the live database of DATABASE_URL: create an empty database for the rehearsal"
            );
        }
        let pool = sql::connect(url, CONNECTIONS).context("--scratch-url")?;
        let reservation = backup::reserve_scratch(&pool).await.context("--scratch-url")?;
        let Some(reservation) = reservation else {
            bail!("another `portal backup verify` uses the database of --scratch-url: wait until it ends");
        };
        let found = backup::look_at_scratch(&pool).await.context("--scratch-url")?;
        if !found.tables.is_empty() && !found.is_marked {
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
        if found.is_marked {
            backup::release_scratch(&pool).await.context("--scratch-url cannot be emptied")?;
        }
        backup::mark_scratch(&pool).await.context("--scratch-url")?;
        Ok(Self { url: url.to_owned(), pool, place: Place::Given { reservation } })
    }

    /// Removes everything that the rehearsal wrote.
    pub async fn remove(self) -> anyhow::Result<()> {
        let Self { pool, place, .. } = self;
        match place {
            Place::Given { reservation } => {
                let removed = backup::release_scratch(&pool).await;
                pool.close();
                drop(reservation);
                removed.context("the scratch database could not be emptied")
            }
            Place::Private(postgres, home) => {
                pool.close();
                let removed = postgres.stop_and_remove().await;
                removed.context("the scratch database could not be removed")?;
                home.remove().context("the scratch database could not be removed")
            }
        }
    }
}
