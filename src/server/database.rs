//! Opens the database: the one in `DATABASE_URL`, else the private one under the home folder.

use std::{path::Path, time::Duration};

use anyhow::{Context, bail};
use sql::{Fence, Pool};

use crate::{
    config::{Config, Secret},
    platform::private_postgres::{self, PrivatePostgres},
};

/// How long the start waits for each host of the address to say whether it is the newest primary.
const SEEK: Duration = Duration::from_secs(2);

/// How long the check of the direct address waits for its connection.
const DIRECT_WAIT: Duration = Duration::from_secs(5);

/// The connection pools, and the private server if this process owns one.
pub struct Database {
    /// Pool for calls and jobs.
    pub pool: Pool,
    /// Pool for batched commits and reads.
    pub batch_pool: Pool,
    /// Keeps all connections on one primary.
    pub fence: Fence,
    /// The address that calls and jobs use.
    pub url: String,
    /// The address of PostgreSQL itself, for what a pooler does not carry: LISTEN, and the locks of sessions.
    pub direct_url: String,
    private: Option<PrivatePostgres>,
}

impl Database {
    /// For the server: starts the private database if `DATABASE_URL` is not set. Fails when the database cannot be reached.
    pub async fn open(config: &Config) -> anyhow::Result<Self> {
        if let Some(Secret(url)) = &config.stores.database_url {
            let database = Self::connect(url.clone(), None, config).await?;
            database.require_sessions().await?;
            return Ok(database);
        }
        // It has neither TLS nor a pooler.
        let private = PrivatePostgres::start(&config.general.home).await?;
        Self::connect(private.url().to_owned(), Some(private), config).await
    }

    /// For a command that may run next to a server: uses the server's private database, or starts it for a moment.
    pub async fn open_beside(config: &Config) -> anyhow::Result<Self> {
        if config.stores.database_url.is_none() {
            if let Some(url) = private_postgres::running_url(&config.general.home)? {
                return Self::connect(url, None, config).await;
            }
            refuse_empty_home(&config.general.home)?;
        }
        Self::open(config).await
    }

    async fn connect(url: String, private: Option<PrivatePostgres>, config: &Config) -> anyhow::Result<Self> {
        let stores = &config.stores;
        let wait = stores.database_wait.duration();
        // One half each, so that neither readers nor writers can use up all connections.
        let for_calls = stores.connections_for_calls();
        let fence = Fence::default();
        let unusable = "DATABASE_URL cannot be used";
        sql::seek_primary(&fence, &url, SEEK).await.context(unusable)?;
        let pool = sql::connect_behind(&fence, &url, for_calls, wait).context(unusable)?;
        let for_batches = stores.database_connections - for_calls;
        let batch_pool = sql::connect_for_batches_behind(&fence, &url, for_batches, wait)?;
        if let Err(error) = sql::ping(&pool).await {
            if let Some(private) = private {
                private.stop().await;
            }
            bail!("{error}; check DATABASE_URL");
        }
        let direct_url =
            stores.database_direct_url.as_ref().map_or_else(|| url.clone(), |Secret(direct)| direct.clone());
        Ok(Self { pool, batch_pool, fence, url, direct_url, private })
    }

    /// Refuses a pooler that shares its connections among sessions.
    async fn require_sessions(&self) -> anyhow::Result<()> {
        sql::require_sessions(&self.fence, &self.url, &self.pool)
            .await
            .context("DATABASE_URL cannot be used")?;
        if self.direct_url != self.url {
            let unusable = "DATABASE_DIRECT_URL cannot be used";
            let direct =
                sql::connect_behind(&self.fence, &self.direct_url, 1, DIRECT_WAIT).context(unusable)?;
            sql::require_sessions(&self.fence, &self.direct_url, &direct).await.context(unusable)?;
        }
        Ok(())
    }

    /// Brings the schema up to date and returns the names of the migrations that were applied.
    pub async fn migrate(&self) -> anyhow::Result<Vec<String>> {
        sql::migrate_behind(&self.fence, &self.direct_url)
            .await
            .context("the schema could not be migrated; run `portal migrate` as the owner of the database")
    }

    /// Stops the private server, if this process owns it.
    pub async fn close(self) {
        self.pool.close();
        self.batch_pool.close();
        if let Some(private) = self.private {
            private.stop().await;
        }
    }
}

/// Refuses to create a database in a wrong folder.
fn refuse_empty_home(home: &Path) -> anyhow::Result<()> {
    if home.exists() {
        return Ok(());
    }
    bail!(
        "there is no portal here ({} does not exist): run this where `make run` was run, or set DATABASE_URL",
        home.display()
    )
}
