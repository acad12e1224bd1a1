//! The one PostgreSQL of the whole binary: the portal's own private one, in a folder that is gone afterwards.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use portal::private_postgres::PrivatePostgres;
use tokio::sync::{OnceCell, Semaphore};
use tokio_postgres::NoTls;

use super::{
    alone,
    bound::{self, Reaper},
};

/// Migrated once; every test's database is a copy of it.
pub const TEMPLATE: &str = "template_portal";
const SERVING: &str = "portal_serving";
/// Tests with databases at once: each has up to 15 connections, of the 200 that there are.
const AT_ONCE: usize = 12;

pub struct Server {
    /// `postgres://user:password@host:port`, without a database.
    pub base: String,
    /// The same for PostgreSQL's superuser.
    pub all_powers: String,
    /// The same for the role that servers run as: whatever a test does with a server shows that its privileges suffice.
    pub serving: String,
    pub places: Semaphore,
    // It ends with this process: the system tells it to.
    _postgres: PrivatePostgres,
    _reaper: Reaper,
}

/// Started when the first test asks.
pub async fn server() -> &'static Server {
    alone::share();
    static SERVER: OnceCell<Server> = OnceCell::const_new();
    SERVER.get_or_init(start).await
}

async fn start() -> Server {
    let home = tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap();
    // The database's user must reach it where the tests are run by root.
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
    let all_powers = base.replacen("//portal:", "//postgres:", 1);
    admin(&all_powers, &format!("create role {SERVING} login password 'serving'")).await;
    // Tests look at what other roles wait for, and end their connections.
    admin(&all_powers, "grant pg_read_all_stats, pg_signal_backend to portal").await;
    // And say who finds a deadlock, and so ends with it.
    admin(&all_powers, "grant set on parameter deadlock_timeout to portal").await;
    sql::privileges::grant(&template, SERVING).await.unwrap();
    let serving = format!("postgres://{SERVING}:serving@{}", base.rsplit_once('@').unwrap().1);
    Server {
        base,
        all_powers,
        serving,
        places: Semaphore::new(AT_ONCE),
        _postgres: postgres,
        _reaper: reaper,
    }
}

/// Nothing here has to survive a power cut, and copies of the template are made all the time.
pub fn forget_durability(data: &Path) {
    let settings = data.join("postgresql.conf");
    let text = fs::read_to_string(&settings).unwrap();
    fs::write(&settings, format!("{text}\nfsync = off\nfull_page_writes = off\nautovacuum = off\n")).unwrap();
    reload(data);
}

/// Tests open thousands of connections: half of what each costs is the proof that both sides know the password.
fn forget_passwords(data: &Path) {
    fs::write(data.join("pg_hba.conf"), "host all all 127.0.0.1/32 trust\n").unwrap();
    reload(data);
}

fn reload(data: &Path) {
    let pid = fs::read_to_string(data.join("postmaster.pid")).unwrap();
    let pid = pid.lines().next().unwrap().trim();
    let told = std::process::Command::new("kill").args(["-HUP", pid]).status().unwrap();
    assert!(told.success());
}

/// A statement on the server itself.
pub async fn admin(base: &str, statement: &str) {
    let (client, connection) = tokio_postgres::connect(&format!("{base}/portal"), NoTls).await.unwrap();
    let driver = tokio::spawn(connection);
    client.batch_execute(statement).await.unwrap();
    drop(client);
    driver.await.unwrap().unwrap();
}
