//! An asynchronous standby of an `OwnPostgres`.

use std::{fs, os::unix::fs::PermissionsExt};

use portal::platform::private_postgres::PrivatePostgres;
use tempfile::TempDir;
use tokio_postgres::{NoTls, types::FromSqlOwned};

use super::{
    OwnPostgres, eventually,
    own_postgres::restart_by,
    postgres_tools::{adopt, as_superuser, program, run},
};

pub struct Standby {
    // Fields drop in this order: the server ends before its folder is removed.
    postgres: PrivatePostgres,
    _home: TempDir,
}

impl Standby {
    /// Copies the primary with `pg_basebackup` and follows it.
    pub async fn of(primary: &OwnPostgres) -> Self {
        let (home, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        // When root runs the tests, PostgreSQL runs as another user, which needs access to the folder.
        fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let copy = copies.path().join("data");
        run(program("pg_basebackup")
            .args(["--checkpoint=fast", "--write-recovery-conf", "--dbname"])
            .arg(as_superuser(primary.url()))
            .arg("--pgdata")
            .arg(&copy));
        adopt(home.path(), primary.home(), &copy);
        Self { postgres: PrivatePostgres::start(home.path()).await.unwrap(), _home: home }
    }

    pub fn url(&self) -> &str {
        self.postgres.url()
    }

    /// Awaits that the standby has all commits of the primary.
    pub async fn caught_up(&self, primary: &OwnPostgres) {
        let written: String = value(&as_superuser(primary.url()), "select pg_current_wal_lsn()::text").await;
        let replayed = format!("select coalesce(pg_last_wal_replay_lsn() >= '{written}', false)");
        eventually("a standby that caught up", async || self.value(&replayed).await).await;
    }

    /// Stops the replication: later commits of the primary do not arrive.
    pub async fn cut_off(&self) {
        let url = as_superuser(self.url());
        let receiving = "select exists (select from pg_stat_wal_receiver)";
        // Otherwise the receiver could start after this, with the old setting: the standby also replays the backup's own WAL.
        eventually("the start of the replication", async || self.value::<bool>(receiving).await).await;
        execute(&url, "alter system set primary_conninfo = ''").await;
        execute(&url, "select pg_reload_conf()").await;
        eventually("the end of the replication", async || !self.value::<bool>(receiving).await).await;
    }

    /// Stops applying what arrives, or applies it again.
    pub async fn pause_replay(&self, is_paused: bool) {
        let function = if is_paused { "pg_wal_replay_pause" } else { "pg_wal_replay_resume" };
        execute(&as_superuser(self.url()), &format!("select {function}()")).await;
        let query = "select pg_get_wal_replay_pause_state() = 'paused'";
        eventually("the replay's pause", async || self.value::<bool>(query).await == is_paused).await;
    }

    /// Promotes the standby and awaits that it accepts writes.
    pub async fn promote(&self) {
        assert!(self.value::<bool>("select pg_promote()").await);
    }

    /// Ends the server by `kill -9` and awaits its restart.
    pub async fn crash(&self) {
        restart_by(&self.postgres, "KILL").await;
    }

    pub async fn execute_as_superuser(&self, statement: &str) {
        execute(&as_superuser(self.url()), statement).await;
    }

    /// The single value that a query of the superuser returns.
    pub async fn value<T: FromSqlOwned>(&self, query: &str) -> T {
        value(&as_superuser(self.url()), query).await
    }
}

async fn value<T: FromSqlOwned>(url: &str, query: &str) -> T {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.query_one(query, &[]).await.unwrap().get(0)
}

pub(super) async fn execute(url: &str, statement: &str) {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(statement).await.unwrap();
}
