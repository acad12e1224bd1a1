//! Reads of a backup and its rehearsal: the figures of a snapshot, the schema, and whether a database is empty.
//!
//! These are plain statements instead of checked queries, because they also run on schemas of other releases: they name only
//! tables and columns of the first migrations.

use chrono::{DateTime, Utc};
use deadpool_postgres::{Client, Pool};
use serde::{Deserialize, Serialize};
use tokio_postgres::{GenericClient, IsolationLevel};

use crate::Error;

/// Counts, sums and newest times. A restored dump must have the figures that its snapshot had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Figures {
    pub accounts_count: i64,
    pub balance_coins: i64,
    pub ledger_coins: i64,
    pub ledger_entries_count: i64,
    pub orders_count: i64,
    pub paid_orders_cents: i64,
    pub posts_count: i64,
    pub comments_count: i64,
    pub messages_count: i64,
    pub newest_account_time: Option<DateTime<Utc>>,
    pub newest_ledger_time: Option<DateTime<Utc>>,
    pub newest_order_time: Option<DateTime<Utc>>,
    pub newest_post_time: Option<DateTime<Utc>>,
}

const FIGURES: &str = "
    select a.n as accounts_count, s.coins as balance_coins, e.coins as ledger_coins, e.n as ledger_entries_count,
           o.n as orders_count, o.cents as paid_orders_cents, p.n as posts_count, c.n as comments_count,
           m.n as messages_count, a.newest as newest_account_time, e.newest as newest_ledger_time,
           o.newest as newest_order_time, p.newest as newest_post_time
    from (select count(*) as n, max(create_time) as newest from account) a,
         (select coalesce(sum(balance), 0)::bigint as coins from status) s,
         (select count(*) as n, coalesce(sum(delta), 0)::bigint as coins, max(create_time) as newest from coin_entry) e,
         (select count(*) as n, coalesce(sum(amount) filter (where paid_time is not null), 0)::bigint as cents,
                 max(create_time) as newest from trade_order) o,
         (select count(*) as n, max(create_time) as newest from post) p,
         (select count(*) as n from comment) c,
         (select count(*) as n from message) m";

/// A snapshot that `pg_dump --snapshot` reads too.
#[derive(Debug)]
pub struct Snapshot {
    pub id: String,
    pub time: DateTime<Utc>,
    pub server_version: String,
    /// The applied migrations, such as `0001_account`.
    pub migrations: Vec<String>,
    pub figures: Figures,
}

/// Runs `what` while the snapshot exists.
///
/// # Errors
/// PostgreSQL's, such as missing privileges.
pub async fn in_snapshot<T>(pool: &Pool, what: impl AsyncFnOnce(&Snapshot) -> T) -> Result<T, Error> {
    let mut client = pool.get().await?;
    let tx = client
        .build_transaction()
        .isolation_level(IsolationLevel::RepeatableRead)
        .read_only(true)
        .start()
        .await?;
    // The transaction is idle while the dump is written.
    tx.batch_execute("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0")
        .await?;
    let begun =
        "select pg_export_snapshot() as id, now() as time, current_setting('server_version') as version";
    let begun = tx.query_one(begun, &[]).await?;
    let snapshot = Snapshot {
        id: begun.get("id"),
        time: begun.get("time"),
        server_version: begun.get("version"),
        migrations: migrations_of(&*tx).await?,
        figures: figures_of(&*tx).await?,
    };
    Ok(what(&snapshot).await)
}

/// The figures of a restored database.
///
/// # Errors
/// PostgreSQL's.
pub async fn figures(pool: &Pool) -> Result<Figures, Error> {
    let client = pool.get().await?;
    client.batch_execute("set statement_timeout = 0").await?;
    figures_of(&**client).await
}

async fn figures_of(client: &impl GenericClient) -> Result<Figures, Error> {
    let row = client.query_one(FIGURES, &[]).await?;
    Ok(Figures {
        accounts_count: row.get("accounts_count"),
        balance_coins: row.get("balance_coins"),
        ledger_coins: row.get("ledger_coins"),
        ledger_entries_count: row.get("ledger_entries_count"),
        orders_count: row.get("orders_count"),
        paid_orders_cents: row.get("paid_orders_cents"),
        posts_count: row.get("posts_count"),
        comments_count: row.get("comments_count"),
        messages_count: row.get("messages_count"),
        newest_account_time: row.get("newest_account_time"),
        newest_ledger_time: row.get("newest_ledger_time"),
        newest_order_time: row.get("newest_order_time"),
        newest_post_time: row.get("newest_post_time"),
    })
}

/// The applied migrations, such as `0001_account`, in order.
///
/// # Errors
/// PostgreSQL's.
pub async fn migrations(pool: &Pool) -> Result<Vec<String>, Error> {
    let client = pool.get().await?;
    migrations_of(&**client).await
}

async fn migrations_of(client: &impl GenericClient) -> Result<Vec<String>, Error> {
    let applied =
        "select lpad(version::text, 4, '0') || '_' || name from refinery_schema_history order by version";
    Ok(client.query(applied, &[]).await?.iter().map(|row| row.get(0)).collect())
}

/// Every table, column, constraint, index, trigger and function of the schema, a line each. Two databases with equal lines have
/// the same schema. Definitions of constraints and indexes are left out: PostgreSQL writes them differently after a restore.
///
/// # Errors
/// PostgreSQL's.
pub async fn schema(pool: &Pool) -> Result<Vec<String>, Error> {
    let lines = "
        with ours as (select to_regnamespace('public')::oid as id)
        select line from (
            select concat_ws(' ', case relkind when 'v' then 'view' when 'S' then 'sequence' when 'i' then 'index'
                                               else 'table' end, relname) as line
            from pg_class, ours where relnamespace = ours.id and relkind in ('r', 'p', 'f', 'v', 'm', 'S', 'i')
            union all
            select concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod),
                             case when attnotnull then 'not null' end)
            from pg_attribute join pg_class t on t.oid = attrelid, ours
            where relnamespace = ours.id and relkind in ('r', 'p', 'f', 'v', 'm') and attnum > 0 and not attisdropped
            union all
            select concat_ws(' ', 'constraint', relname || '.' || conname)
            from pg_constraint join pg_class t on t.oid = conrelid, ours
            where relnamespace = ours.id and contype in ('c', 'f', 'p', 'u', 'x')
            union all
            select concat_ws(' ', 'trigger', relname || '.' || tgname,
                             case when tgenabled = 'D' then 'switched off' end)
            from pg_trigger join pg_class t on t.oid = tgrelid, ours where relnamespace = ours.id and not tgisinternal
            union all
            select concat_ws(' ', 'function', proname, md5(prosrc))
            from pg_proc, ours where pronamespace = ours.id
        ) every
        order by line collate \"C\"";
    let client = pool.get().await?;
    Ok(client.query(lines, &[]).await?.iter().map(|row| row.get(0)).collect())
}

/// The application name of PostgreSQL's programs in a dump and a rehearsal.
pub const APPLICATION: &str = "portal backup";

/// Reserves a scratch database for this process. `None`: another rehearsal uses it. PostgreSQL ends the reservation with the connection.
///
/// # Errors
/// PostgreSQL's.
pub async fn reserve_scratch(pool: &Pool) -> Result<Option<Client>, Error> {
    let client = pool.get().await?;
    let reserve = "select pg_try_advisory_lock(hashtextextended('portal backup scratch', 0))";
    let is_reserved = client.query_one(reserve, &[]).await?.get(0);
    Ok(if is_reserved { Some(client) } else { None })
}

/// The state of a scratch database before a rehearsal writes there.
#[derive(Debug)]
pub struct Scratch {
    /// Up to three of its tables, views or sequences.
    pub tables: Vec<String>,
    /// Whether the role of the address owns the database, and so may drop the schema at the end.
    pub is_owned: bool,
    /// Whether it has the mark of a rehearsal. If the database can be reserved, that rehearsal was killed.
    pub is_marked: bool,
}

/// # Errors
/// PostgreSQL's.
pub async fn look_at_scratch(pool: &Pool) -> Result<Scratch, Error> {
    let client = pool.get().await?;
    let tables = "select relname::text from pg_class t join pg_namespace n on n.oid = relnamespace
        where nspname !~ '^pg_' and nspname <> 'information_schema' and relkind in ('r', 'p', 'f', 'v', 'm', 'S')
          and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = t.oid and deptype = 'e')
        order by 1 limit 3";
    let tables = client.query(tables, &[]).await?.iter().map(|row| row.get(0)).collect();
    let owned = "select pg_has_role(datdba, 'usage') from pg_database where datname = current_database()";
    let marked = "select exists (select from pg_namespace where nspname = 'portal_backup_scratch' and pg_has_role(nspowner, 'usage'))";
    Ok(Scratch {
        tables,
        is_owned: client.query_one(owned, &[]).await?.get(0),
        is_marked: client.query_one(marked, &[]).await?.get(0),
    })
}

/// Marks an empty scratch database, so that a later rehearsal can prove where its tables come from. The mark is an empty schema.
///
/// # Errors
/// PostgreSQL's.
pub async fn mark_scratch(pool: &Pool) -> Result<(), Error> {
    Ok(pool.get().await?.batch_execute("create schema portal_backup_scratch").await?)
}

/// Identifies the database that answers at an address: the cluster and the database in it. `None`: the role may not read it.
pub async fn identity(pool: &Pool) -> Option<String> {
    let asked =
        "select system_identifier || '/' || (select oid from pg_database where datname = current_database())
        from pg_control_system()";
    let client = pool.get().await.ok()?;
    client.query_one(asked, &[]).await.ok().map(|row| row.get(0))
}

/// Empties the schema of a scratch database. The caller has checked that the database was empty before, or that a killed rehearsal filled
/// it.
///
/// # Errors
/// PostgreSQL's.
pub async fn empty_scratch(pool: &Pool) -> Result<(), Error> {
    empty(pool, "").await
}

/// Empties the schema of a scratch database and removes its mark.
///
/// # Errors
/// PostgreSQL's.
pub async fn release_scratch(pool: &Pool) -> Result<(), Error> {
    empty(pool, "drop schema if exists portal_backup_scratch;").await
}

async fn empty(pool: &Pool, further: &str) -> Result<(), Error> {
    let client = pool.get().await?;
    client.batch_execute("set statement_timeout = 0").await?;
    // A session of a killed pg_restore lives until its statement ends, and holds locks.
    let sessions = "select pg_terminate_backend(pid, 10000) from pg_stat_activity
        where datname = current_database() and usename = current_user and application_name = $1";
    client.query(sessions, &[&APPLICATION]).await?;
    let emptied = format!(
        "begin;
        drop schema public cascade;
        create schema public authorization pg_database_owner;
        grant usage on schema public to public;
        {further}
        commit"
    );
    Ok(client.batch_execute(&emptied).await?)
}

/// Gives the tables of a restored database statistics, without which the audit is slow.
///
/// # Errors
/// PostgreSQL's.
pub async fn analyze(pool: &Pool) -> Result<(), Error> {
    let client = pool.get().await?;
    Ok(client.batch_execute("set statement_timeout = 0; analyze").await?)
}

/// The size of the database, for the progress of a restore.
///
/// # Errors
/// PostgreSQL's.
pub async fn size_bytes(pool: &Pool) -> Result<i64, Error> {
    let client = pool.get().await?;
    Ok(client.query_one("select pg_database_size(current_database())", &[]).await?.get(0))
}
