//! Which database this process uses: the one that `DATABASE_URL` names, else the private one under the home folder.

use std::path::Path;

use anyhow::{Context, bail};
use sql::Pool;

use crate::{
    config::Config,
    platform::private_postgres::{self, PrivatePostgres},
};

/// A database to work with, and the private server behind it where this process owns one.
pub struct Database {
    /// For calls and jobs.
    pub pool: Pool,
    /// For what is committed and read in batches.
    pub batch_pool: Pool,
    pub url: String,
    private: Option<PrivatePostgres>,
}

impl Database {
    /// For the server: starts the private database where none is named. Fails when the database cannot be reached.
    pub async fn open(config: &Config) -> anyhow::Result<Self> {
        let (url, private) = match &config.stores.database_url {
            Some(url) => (url.0.clone(), None),
            None => {
                let private = PrivatePostgres::start(&config.general.home).await?;
                (private.url().to_owned(), Some(private))
            }
        };
        Self::connect(url, private, config).await
    }

    /// For a command beside a running server: uses the server's private database, or starts it for a moment.
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
        // A half each: neither a crowd of readers nor one of writers takes all.
        let for_batches = stores.database_connections / 2;
        let pool = sql::connect_within(&url, stores.database_connections - for_batches, wait)?;
        let batch_pool = sql::connect_for_batches(&url, for_batches, wait)?;
        if let Err(error) = sql::ping(&pool).await {
            if let Some(private) = private {
                private.stop().await;
            }
            bail!("{error}; check DATABASE_URL, or unset it to use a private one");
        }
        Ok(Self { pool, batch_pool, url, private })
    }

    /// Brings the schema up to date and returns the names of the migrations that were applied.
    pub async fn migrate(&self) -> anyhow::Result<Vec<String>> {
        sql::migrate(&self.url).await.context(
            "the schema could not be brought up to date, which `portal migrate` does as the database's owner",
        )
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

/// A command in the wrong folder should not make a database there.
fn refuse_empty_home(home: &Path) -> anyhow::Result<()> {
    if home.exists() {
        return Ok(());
    }
    bail!(
        "there is no portal here ({} does not exist): run this where `make run` was run, or set DATABASE_URL",
        home.display()
    )
}
