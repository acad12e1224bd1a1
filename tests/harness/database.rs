//! The database of a test.

use std::{
    cell::Cell,
    sync::atomic::{AtomicUsize, Ordering},
};

use sql::Pool;
use tokio::sync::SemaphorePermit;
use tokio_postgres::types::{FromSqlOwned, ToSql};

use super::{
    OwnPostgres, alone,
    postgres::{self, TEMPLATE},
};

pub struct TestDatabase {
    /// For servers and commands: connects as the role with only the privileges that serving needs, or as the owner (`bare`, `of`).
    pub url: String,
    pub owner_url: String,
    /// The test's own connections, as the owner.
    pub pool: Pool,
    /// The database on the shared server; none when the test has its own server.
    shared: Option<Shared>,
}

thread_local! {
    /// How many databases the test of this thread has.
    static HELD: Cell<usize> = const { Cell::new(0) };
}

struct Shared {
    name: String,
    base: &'static str,
    /// Only a test's first database takes a permit. So no test waits for a permit while it has a database, and permits cannot deadlock.
    _permit: Option<SemaphorePermit<'static>>,
}

impl TestDatabase {
    /// A migrated database without rows of players.
    pub async fn new() -> Self {
        let db = Self::like(TEMPLATE, &postgres::server().await.serving).await;
        // A copy does not have the template's privileges on the database itself.
        let name = &db.shared.as_ref().expect("it is on the shared server").name;
        db.execute(&format!("revoke temporary on database {name} from public")).await;
        db
    }

    /// A database without tables; servers connect as its owner.
    pub async fn bare() -> Self {
        Self::like("template0", &postgres::server().await.base).await
    }

    async fn like(template: &str, servers_url: &str) -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(1);
        let server = postgres::server().await;
        let permit = match HELD.get() {
            0 if alone::is_a_test() => Some(server.permits.acquire().await.unwrap()),
            _ => None,
        };
        HELD.set(HELD.get() + 1);
        let name = format!("it_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        // A copy by files includes the catalog caches that a first connection would otherwise build again.
        let create = format!("create database {name} template {template} strategy file_copy");
        postgres::admin(&server.base, &create).await;
        let url = format!("{servers_url}/{name}");
        let owner_url = format!("{}/{name}", server.base);
        let pool = sql::connect(&owner_url, 3).unwrap();
        Self { url, owner_url, pool, shared: Some(Shared { name, base: &server.base, _permit: permit }) }
    }

    /// The database of a PostgreSQL that the test started itself; servers connect as its owner.
    pub async fn of(postgres: &OwnPostgres) -> Self {
        Self::at(postgres.url()).await
    }

    /// The database at an address that may name several servers of the test; servers connect as its owner.
    pub async fn at(url: &str) -> Self {
        sql::migrate(url).await.unwrap();
        let (url, pool) = (url.to_owned(), sql::connect(url, 3).unwrap());
        Self { owner_url: url.clone(), url, pool, shared: None }
    }

    /// Creates a role without privileges; returns the URL by which it connects to this database.
    pub async fn url_of_a_new_role(&self, name: &str) -> String {
        let server = postgres::server().await;
        postgres::admin(&server.superuser, &format!("create role {name} login password 'secret'")).await;
        let (_, address) = self.owner_url.rsplit_once('@').unwrap();
        format!("postgres://{name}:secret@{address}")
    }

    pub async fn execute(&self, statements: &str) {
        self.try_execute(statements).await.unwrap_or_else(|error| panic!("{error}"));
    }

    /// Returns PostgreSQL's error instead of panicking.
    pub async fn try_execute(&self, statements: &str) -> Result<(), sql::Error> {
        Ok(self.pool.get().await?.batch_execute(statements).await?)
    }

    /// Fills tables with rows of other players, as the superuser without triggers and foreign keys, so that the tables are large.
    pub async fn fill(&self, statements: &str) {
        let name = &self.shared.as_ref().expect("it is on the shared server").name;
        let pool = sql::connect(&format!("{}/{name}", postgres::server().await.superuser), 1).unwrap();
        let client = pool.get().await.unwrap();
        // `analyze` also locks catalogs that all databases share, so it may wait for other tests.
        let unhurried =
            "set session_replication_role = replica; set lock_timeout = 0; set statement_timeout = 0";
        client.batch_execute(unhurried).await.unwrap();
        client.batch_execute(statements).await.unwrap_or_else(|error| panic!("{error:?}"));
    }

    /// Prolongs an account's membership of level 1 by an interval such as `1 day`, or shortens it by `-1 day`. Publishes
    /// nothing.
    pub async fn make_member(&self, uid: i64, length: &str) {
        self.execute(&format!(
            "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
             values ({uid}, 1, interval '{length}', now(), now(), 'content', gen_random_uuid())"
        ))
        .await;
    }

    /// Notifies every node to read an account's status again.
    pub async fn tell_status(&self, uid: i64) {
        self.execute(&format!(
            "select pg_notify('portal', json_build_object('type', 'status', 'uid', {uid})::text)"
        ))
        .await;
    }

    /// The single value that a query returns.
    pub async fn value<T: FromSqlOwned>(&self, query: &str) -> T {
        self.pool.get().await.unwrap().query_one(query, &[]).await.unwrap().get(0)
    }

    /// The single value that a query with parameters returns.
    pub async fn value_of<T: FromSqlOwned>(&self, query: &str, params: &[&(dyn ToSql + Sync)]) -> T {
        self.pool.get().await.unwrap().query_one(query, params).await.unwrap().get(0)
    }

    /// Awaits that this number of statements wait for locks.
    pub async fn waiting(&self, statements: i64) {
        super::eventually("statements that wait", async || self.waiting_now().await == statements).await;
    }

    /// How many statements wait for locks.
    pub async fn waiting_now(&self) -> i64 {
        self.value(
            "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        .await
    }

    /// All rows of all tables as text: one line a row, which begins with the table's name.
    pub async fn everything(&self) -> String {
        let tables: Vec<String> = self
            .value("select array_agg(format('%I', tablename) order by tablename) from pg_tables where schemaname = 'public'")
            .await;
        let rows = tables.iter().map(|table| format!("select '{table} ' || t::text as line from {table} t"));
        let all = rows.collect::<Vec<_>>().join(" union all ");
        self.value(&format!("select coalesce(string_agg(line, e'\\n'), '') from ({all}) as every")).await
    }

    /// Asserts every invariant of `portal audit`. Each test that moves coins or messages ends with it.
    pub async fn audit(&self) {
        for finding in sql::audit::audit(&self.pool).await.unwrap() {
            assert_eq!(finding.wrong, 0, "{}", finding.invariant);
        }
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        self.pool.close();
        let Some(Shared { name, base, _permit: permit }) = self.shared.take() else { return };
        HELD.set(HELD.get().saturating_sub(1));
        let drop_it = format!("drop database if exists {name} with (force)");
        // A separate thread, because the test's runtime is about to end.
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(postgres::admin(base, &drop_it));
        });
        let _ = dropping.join();
        drop(permit);
    }
}
