//! Stands in for the private PostgreSQL in a build without the feature `private-postgres`.

use std::path::Path;

use anyhow::bail;

/// A value of this type does not exist.
pub enum PrivatePostgres {}

impl PrivatePostgres {
    pub async fn start(_: &Path) -> anyhow::Result<Self> {
        bail!("this binary was built without the feature private-postgres: set DATABASE_URL")
    }

    pub fn url(&self) -> &str {
        match *self {}
    }

    pub async fn stop(self) {
        match self {}
    }

    pub async fn stop_and_remove(self) -> anyhow::Result<()> {
        match self {}
    }
}

pub fn running_url(_: &Path) -> anyhow::Result<Option<String>> {
    Ok(None)
}

pub fn remove_left(_: &Path) -> anyhow::Result<()> {
    Ok(())
}
