//! The PostgreSQL server that all tests of the binary share: the portal's private PostgreSQL, in a temporary folder.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use portal::platform::private_postgres::PrivatePostgres;
use tokio::sync::{OnceCell, Semaphore};
use tokio_postgres::NoTls;

use super::{
    alone,
    bound::{self, Reaper},
};

/// The migrated database of which each test gets a copy.
pub const TEMPLATE: &str = "template_portal";
const SERVING: &str = "portal_serving";
/// The role whose password PostgreSQL checks; a test creates it.
pub const CHECKED_ROLE: &str = "with_password";
/// Limit of tests that have a database at the same time: each has up to 15 of the server's 200 connections.
const MAX_TESTS: usize = 12;

pub struct Server {
    /// `postgres://user:password@host:port`, without a database.
    pub base: String,
    /// Like `base`, with the user and password of PostgreSQL's superuser.
    pub superuser: String,
    /// Like `base`, with the role that serves a portal. Servers of tests use it, so that the tests show that its privileges suffice.
    pub serving: String,
    pub permits: Semaphore,
    // Ends with this process: the kernel signals it when its parent dies.
    _postgres: PrivatePostgres,
    _reaper: Reaper,
}

/// Starts the server at the first call.
pub async fn server() -> &'static Server {
    alone::share();
    static SERVER: OnceCell<Server> = OnceCell::const_new();
    SERVER.get_or_init(start).await
}

async fn start() -> Server {
    let home = tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap();
    // When root runs the tests, PostgreSQL runs as another user, which needs access to the folder.
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let home = home.keep();
    let data = home.join("postgres/data");
    let reaper = bound::remove_at_exit(&home, &data.join("postmaster.pid"));
    let postgres = PrivatePostgres::start(&home).await.unwrap();
    forget_durability(&data);
    forget_passwords(&data);
    let base = postgres.url().rsplit_once('/').unwrap().0.to_owned();
    admin(&base, &format!("create database {TEMPLATE}")).await;
    let template = format!("{base}/{TEMPLATE}");
    sql::migrate(&template).await.unwrap();
    let superuser = base.replacen("//portal:", "//postgres:", 1);
    admin(&superuser, &format!("create role {SERVING} login password 'serving'")).await;
    // Tests read what other roles wait for, and end their connections.
    admin(&superuser, "grant pg_read_all_stats, pg_signal_backend to portal").await;
    // Tests choose the connection that detects a deadlock first, and so fails.
    admin(&superuser, "grant set on parameter deadlock_timeout to portal").await;
    sql::privileges::grant(&template, SERVING).await.unwrap();
    let serving = format!("postgres://{SERVING}:serving@{}", base.rsplit_once('@').unwrap().1);
    Server {
        base,
        superuser,
        serving,
        permits: Semaphore::new(MAX_TESTS),
        _postgres: postgres,
        _reaper: reaper,
    }
}

/// Turns off fsync and autovacuum: tests copy the template often, and their data need not survive a power cut.
pub fn forget_durability(data: &Path) {
    let settings = data.join("postgresql.conf");
    let text = fs::read_to_string(&settings).unwrap();
    fs::write(&settings, format!("{text}\nfsync = off\nfull_page_writes = off\nautovacuum = off\n")).unwrap();
    reload(data);
}

/// Tests open thousands of connections. The password check takes half of a connection's time, so PostgreSQL checks only one role's.
fn forget_passwords(data: &Path) {
    let rules =
        format!("host all {CHECKED_ROLE} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n");
    fs::write(data.join("pg_hba.conf"), rules).unwrap();
    reload(data);
}

/// Lets PostgreSQL read its settings again.
pub fn reload(data: &Path) {
    let pid = fs::read_to_string(data.join("postmaster.pid")).unwrap();
    let pid = pid.lines().next().unwrap().trim();
    let reloaded = std::process::Command::new("kill").args(["-HUP", pid]).status().unwrap();
    assert!(reloaded.success());
}

/// Runs a statement in the server's own database.
pub async fn admin(base: &str, statement: &str) {
    let (client, connection) = tokio_postgres::connect(&format!("{base}/portal"), NoTls).await.unwrap();
    let driver = tokio::spawn(connection);
    client.batch_execute(statement).await.unwrap();
    drop(client);
    driver.await.unwrap().unwrap();
}
