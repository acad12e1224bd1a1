//! A private PostgreSQL server, which this process starts, watches and stops.
//!
//! It is used if `DATABASE_URL` is unset. All its files are in the portal's home folder (`.portal`):
//!
//! | path | content |
//! |---|---|
//! | `owner.lock` | locked by the one process that owns the folder; holds its process id |
//! | `database.json` | the address of the running database, for commands in a second terminal (0600) |
//! | `postgres/` | the cluster: our marker, the password (0600), `data/`. Started by root where the database's user cannot reach `.portal`: `/var/lib/portal/<hash of the path>` |
//! | `postgres.log` | the output of PostgreSQL and initdb |
//! | `tools/` | npm's `embedded-postgres`, for a machine without PostgreSQL and without the right to install it |
//!
//! Invariants
//! - A cluster without our marker is never touched, and only [`PrivatePostgres::stop_and_remove`] and [`remove_left`] delete data: a
//!   cluster is created next to its final place and renamed when it is complete, so otherwise only unfinished clusters are removed.
//! - One owner at a time; the lock ends with the process, however that ends.
//! - PostgreSQL never runs as root, listens on 127.0.0.1 alone and asks for a password.
//! - It runs in its own process group, so Ctrl-C does not stop it before [`PrivatePostgres::stop`]. On Linux, it gets a signal to stop
//!   if this process dies without stopping it.
//!
//! The code is blocking and runs on its own threads: it outlives any async runtime and can stop the server in `Drop`.

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

use std::path::{Path, PathBuf};

use tokio::sync::watch;
use tokio::task::spawn_blocking;

pub use self::binaries::Search;
use self::cluster::Cluster;
pub use self::error::Error;
use self::error::{At, Result};
pub use self::keeper::Health;
use self::keeper::Keeper;
use self::ownership::Ownership;

/// The running database. Dropping it also stops the server, but blocks: prefer [`stop`](Self::stop).
#[derive(Debug)]
pub struct PrivatePostgres {
    url: String,
    /// The folder of the cluster.
    place: PathBuf,
    // Fields drop in this order: the server stops before the folder's lock is released.
    keeper: Keeper,
    ownership: Ownership,
}

impl PrivatePostgres {
    /// Creates the cluster in `home` if there is none, starts it, and returns when it accepts connections.
    pub async fn start(home: &Path) -> Result<Self> {
        let search = Search::this_machine(home);
        Self::start_from(home, search).await
    }

    /// Like [`start`](Self::start), with PostgreSQL's programs from `search`.
    pub async fn start_from(home: &Path, search: Search) -> Result<Self> {
        let home = home.to_owned();
        joined(spawn_blocking(move || Self::start_blocking(&home, &search)).await)
    }

    /// The address, `postgres://portal:<password>@127.0.0.1:<port>/portal`. It stays the same until the stop, also when the server is
    /// restarted after a crash.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The state of the server, from its keeper.
    pub fn health(&self) -> watch::Receiver<Health> {
        self.keeper.health()
    }

    /// Stops the server gracefully and releases the folder. Returns when no process is left.
    pub async fn stop(self) {
        joined(spawn_blocking(move || drop(self)).await);
    }

    /// Stops the server and deletes its data: for a scratch database.
    pub async fn stop_and_remove(self) -> Result<()> {
        let place = self.place.clone();
        self.stop().await;
        joined(spawn_blocking(move || std::fs::remove_dir_all(&place).at("remove", &place)).await)
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
        let place = cluster.data.parent().unwrap_or(&cluster.data).to_owned();
        Ok(Self { url, place, keeper, ownership })
    }
}

/// The address of the database of a running portal in `home`. `None`: no portal runs there.
pub fn running_url(home: &Path) -> Result<Option<String>> {
    ownership::announced_url(home)
}

/// Stops the server that a killed process left in `home`, and deletes its data: for a scratch database. It blocks.
pub fn remove_left(home: &Path) -> Result<()> {
    let home = &home.canonicalize().at("find the folder", home)?;
    let _ownership = Ownership::take(home)?;
    let Some(place) = cluster::place_of(home)? else { return Ok(()) };
    postmaster::clear_the_way(&place.join("data"))?;
    std::fs::remove_dir_all(&place).at("remove", &place)
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        self.ownership.withdraw();
    }
}

/// The result of a blocking task. Its panic continues in the caller.
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
