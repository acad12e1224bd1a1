//! A database of the test's own.

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
    /// For servers and commands: of a role that may do what serving takes, and no more.
    pub url: String,
    pub owner_url: String,
    /// The test's own way in, beside the servers': the owner's.
    pub pool: Pool,
    /// Where it stands among those of other tests; none on a server of the test's own.
    among: Option<Among>,
}

thread_local! {
    /// Databases of the test that this thread runs.
    static HELD: Cell<usize> = const { Cell::new(0) };
}

struct Among {
    name: String,
    base: &'static str,
    /// Of the test's first database. A test never waits for a place while it holds a database, so places cannot deadlock.
    _place: Option<SemaphorePermit<'static>>,
}

impl TestDatabase {
    /// Migrated, empty.
    pub async fn new() -> Self {
        let db = Self::like(TEMPLATE, &postgres::server().await.serving).await;
        // Of its privileges, those of the database itself are not copied from the template.
        let name = &db.among.as_ref().expect("it was made among others").name;
        db.execute(&format!("revoke temporary on database {name} from public")).await;
        db
    }

    /// Without any table; servers come as its owner.
    pub async fn bare() -> Self {
        Self::like("template0", &postgres::server().await.base).await
    }

    /// A copy of what this database has now. Nobody may use this one meanwhile, so its pool ends here.
    pub async fn copy(&self) -> Self {
        self.pool.close();
        let name = &self.among.as_ref().expect("it was made among others").name;
        Self::like(name, &postgres::server().await.serving).await
    }

    async fn like(template: &str, servers_come_to: &str) -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(1);
        let server = postgres::server().await;
        let place = match HELD.get() {
            0 if alone::is_a_test() => Some(server.places.acquire().await.unwrap()),
            _ => None,
        };
        HELD.set(HELD.get() + 1);
        let name = format!("it_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        // Copies of files bring along what a first connection would have to read from the catalogs again.
        let create = format!("create database {name} template {template} strategy file_copy");
        postgres::admin(&server.base, &create).await;
        let url = format!("{servers_come_to}/{name}");
        let owner_url = format!("{}/{name}", server.base);
        let pool = sql::connect(&owner_url, 3).unwrap();
        Self { url, owner_url, pool, among: Some(Among { name, base: &server.base, _place: place }) }
    }

    /// The one database of a server of the test's own; servers come as its owner.
    pub async fn of(postgres: &OwnPostgres) -> Self {
        let url = postgres.url().to_owned();
        sql::migrate(&url).await.unwrap();
        let pool = sql::connect(&url, 3).unwrap();
        Self { owner_url: url.clone(), url, pool, among: None }
    }

    /// How a role that is made here, and may do nothing yet, reaches this database.
    pub async fn url_of_a_new_role(&self, name: &str) -> String {
        let server = postgres::server().await;
        postgres::admin(&server.all_powers, &format!("create role {name} login password 'secret'")).await;
        let (_, place) = self.owner_url.rsplit_once('@').unwrap();
        format!("postgres://{name}:secret@{place}")
    }

    pub async fn execute(&self, statements: &str) {
        self.try_execute(statements).await.unwrap_or_else(|error| panic!("{error}"));
    }

    /// The database's refusal, as it says it.
    pub async fn try_execute(&self, statements: &str) -> Result<(), sql::Error> {
        Ok(self.pool.get().await?.batch_execute(statements).await?)
    }

    /// Rows of others, past triggers and references, by the superuser: so that tables are large.
    pub async fn fill(&self, statements: &str) {
        let name = &self.among.as_ref().expect("a server of the tests' own roles").name;
        let pool = sql::connect(&format!("{}/{name}", postgres::server().await.all_powers), 1).unwrap();
        let client = pool.get().await.unwrap();
        // `analyze` also locks catalogs that all databases share: it waits for other tests that analyze.
        let unhurried =
            "set session_replication_role = replica; set lock_timeout = 0; set statement_timeout = 0";
        client.batch_execute(unhurried).await.unwrap();
        client.batch_execute(statements).await.unwrap_or_else(|error| panic!("{error:?}"));
    }

    /// Prolongs an account's membership of level 1 by an interval such as `1 day`, or shortens it by `-1 day`. Nobody is
    /// told.
    pub async fn make_member(&self, uid: i64, length: &str) {
        self.execute(&format!(
            "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
             values ({uid}, 1, interval '{length}', now(), now(), 'content', gen_random_uuid())"
        ))
        .await;
    }

    /// Has every node read an account's status again.
    pub async fn tell_status(&self, uid: i64) {
        self.execute(&format!(
            "select pg_notify('portal', json_build_object('type', 'status', 'uid', {uid})::text)"
        ))
        .await;
    }

    /// The one value that a query answers.
    pub async fn value<T: FromSqlOwned>(&self, query: &str) -> T {
        self.pool.get().await.unwrap().query_one(query, &[]).await.unwrap().get(0)
    }

    /// The one value that a query with parameters answers.
    pub async fn value_of<T: FromSqlOwned>(&self, query: &str, params: &[&(dyn ToSql + Sync)]) -> T {
        self.pool.get().await.unwrap().query_one(query, params).await.unwrap().get(0)
    }

    /// Resolves when so many statements wait for locks.
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

    /// All that it keeps, as text: a row in a line, after its table's name.
    pub async fn everything(&self) -> String {
        let tables: Vec<String> = self
            .value("select array_agg(format('%I', tablename) order by tablename) from pg_tables where schemaname = 'public'")
            .await;
        let rows = tables.iter().map(|table| format!("select '{table} ' || t::text as line from {table} t"));
        let all = rows.collect::<Vec<_>>().join(" union all ");
        self.value(&format!("select coalesce(string_agg(line, e'\\n'), '') from ({all}) as every")).await
    }

    /// Every invariant holds. Each scenario that moves coins or messages ends with it.
    pub async fn audit(&self) {
        for finding in sql::audit::audit(&self.pool).await.unwrap() {
            assert_eq!(finding.wrong, 0, "{}", finding.invariant);
        }
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        self.pool.close();
        let Some(Among { name, base, _place: place }) = self.among.take() else { return };
        HELD.set(HELD.get().saturating_sub(1));
        let drop_it = format!("drop database if exists {name} with (force)");
        // On a thread of its own: the test's runtime is about to end.
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(postgres::admin(base, &drop_it));
        });
        let _ = dropping.join();
        drop(place);
    }
}
