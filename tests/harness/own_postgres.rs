//! A PostgreSQL for one test, which may kill, restart or starve it. The private PostgreSQL restarts itself on the same port.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use portal::platform::private_postgres::{Health, PrivatePostgres};
use tempfile::TempDir;

use super::{
    LIMIT, alone, postgres::forget_durability, postgres_tools::as_superuser, standby::execute, within,
};

pub struct OwnPostgres {
    // Fields drop in this order: the server ends before its folder is removed.
    postgres: PrivatePostgres,
    home: PathBuf,
    _home: Option<TempDir>,
}

impl OwnPostgres {
    pub async fn start() -> Self {
        let home = tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap();
        let postgres = Self::start_in(home.path()).await;
        Self { postgres, home: home.path().to_owned(), _home: Some(home) }
    }

    /// Starts it in this folder, which the caller removes.
    pub async fn at(home: &Path) -> Self {
        Self { postgres: Self::start_in(home).await, home: home.to_owned(), _home: None }
    }

    async fn start_in(home: &Path) -> PrivatePostgres {
        alone::share();
        // When root runs the tests, PostgreSQL runs as another user, which needs access to the folder.
        fs::set_permissions(home, fs::Permissions::from_mode(0o755)).unwrap();
        let postgres = PrivatePostgres::start(home).await.unwrap();
        forget_durability(&home.join("postgres/data"));
        postgres
    }

    pub fn url(&self) -> &str {
        self.postgres.url()
    }

    /// Its `PORTAL_HOME`.
    pub fn home(&self) -> &Path {
        &self.home
    }

    pub async fn execute_as_superuser(&self, statement: &str) {
        execute(&as_superuser(self.url()), statement).await;
    }

    /// Ends the server by a signal and awaits its restart. `INT` is an ordinary restart, `KILL` a crash.
    pub async fn end_by(&self, signal: &str) {
        restart_by(&self.postgres, signal).await;
    }
}

/// Ends a server by a signal and awaits its restart.
pub(super) async fn restart_by(postgres: &PrivatePostgres, signal: &str) {
    let mut health = postgres.health();
    let before = *health.borrow_and_update();
    let (Health::Serving { pid } | Health::Silent { pid }) = before else { panic!("{before:?}") };
    let status = Command::new("kill").args([&format!("-{signal}"), &pid.to_string()]).status().unwrap();
    assert!(status.success());
    let anew = |health: &Health| matches!(health, Health::Serving { pid: now } if *now != pid);
    within(LIMIT, "PostgreSQL again", health.wait_for(anew)).await.unwrap();
}
