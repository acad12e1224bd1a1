//! A PostgreSQL of our own for a machine that has none running: started, watched and stopped by this process.
//!
//! It is used when `DATABASE_URL` is unset. Everything lives in the portal's home folder (`.portal`):
//!
//! | path | what it is |
//! |---|---|
//! | `owner.lock` | locked by the one process that owns the folder; holds its process id |
//! | `database.json` | the address of the running database, for commands in a second terminal (0600) |
//! | `postgres/` | the cluster: our marker, the password (0600), `data/`. Started by root where the database's user cannot reach `.portal`: `/var/lib/portal/<hash of the path>` |
//! | `postgres.log` | what PostgreSQL and initdb say |
//! | `tools/` | npm's `embedded-postgres`, where the machine has no PostgreSQL and nobody may install one |
//!
//! Invariants
//! - A cluster without our marker is never touched, and data is never deleted: a cluster is built beside its place and
//!   renamed into it when it is complete, so only unfinished buildings are ever removed.
//! - One owner at a time; the lock ends with the process, however that ends.
//! - PostgreSQL never runs as root, listens on 127.0.0.1 alone and asks for a password.
//! - It runs in a process group of its own, so Ctrl-C leaves it up until [`PrivatePostgres::stop`]; where the system
//!   can (Linux), it is told to stop when this process dies without having stopped it.
//!
//! Inside, all is plain blocking code on threads of its own: it outlives any async runtime and can stop in `Drop`.

mod binaries;
mod cluster;
mod error;
mod keeper;
mod ownership;
mod postmaster;
mod probe;
mod process;
mod run_as;
#[cfg(test)]
mod tests;

use std::path::Path;

use tokio::sync::watch;
use tokio::task::spawn_blocking;

pub use self::binaries::Search;
use self::cluster::Cluster;
pub use self::error::Error;
use self::error::{At, Result};
pub use self::keeper::Health;
use self::keeper::Keeper;
use self::ownership::Ownership;

/// The running database. Dropping it stops the server too, but blocks while it does: prefer [`stop`](Self::stop).
#[derive(Debug)]
pub struct PrivatePostgres {
    url: String,
    // Fields drop in this order: the server stops before the folder is given up.
    keeper: Keeper,
    ownership: Ownership,
}

impl PrivatePostgres {
    /// Makes the cluster in `home` where there is none yet, starts it and returns when it takes connections.
    pub async fn start(home: &Path) -> Result<Self> {
        let search = Search::this_machine(home);
        Self::start_from(home, search).await
    }

    /// As [`start`](Self::start), with PostgreSQL's programs looked for where `search` says.
    pub async fn start_from(home: &Path, search: Search) -> Result<Self> {
        let home = home.to_owned();
        joined(spawn_blocking(move || Self::start_blocking(&home, &search)).await)
    }

    /// Where it listens: `postgres://portal:<password>@127.0.0.1:<port>/portal`. Stays the same until it is stopped,
    /// across restarts of the server after a crash.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// How the server is doing, as its keeper sees it.
    pub fn health(&self) -> watch::Receiver<Health> {
        self.keeper.health()
    }

    /// Stops the server in good order and gives up the folder. Returns when no process is left.
    pub async fn stop(self) {
        joined(spawn_blocking(move || drop(self)).await);
    }

    fn start_blocking(home: &Path, search: &Search) -> Result<Self> {
        std::fs::create_dir_all(home).at("make the folder", home)?;
        let home = &home.canonicalize().at("find the folder", home)?;
        let ownership = Ownership::take(home)?;
        let (cluster, binaries) = Cluster::open_or_create(home, search)?;
        postmaster::clear_the_way(&cluster.data)?;
        let keeper = Keeper::start(&cluster, &binaries)?;
        let url = cluster.url(keeper.port());
        ownership.announce(&url)?;
        Ok(Self { url, keeper, ownership })
    }
}

/// The address of the database that a running portal keeps in `home`; `None` when none runs there.
pub fn running_url(home: &Path) -> Result<Option<String>> {
    ownership::announced_url(home)
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        self.ownership.withdraw();
    }
}

/// What a blocking task returned; its panic goes on in the caller.
fn joined<T>(outcome: Result<T, tokio::task::JoinError>) -> T {
    match outcome {
        Ok(value) => value,
        Err(failure) => match failure.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(cancelled) => {
                panic!("the runtime ended while PostgreSQL was being started or stopped: {cancelled}")
            }
        },
    }
}
