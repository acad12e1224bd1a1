//! Access to PostgreSQL, the source of truth: one function per transaction or read, over the type-checked queries in
//! `../queries`.

pub mod account;
pub mod activity;
pub mod announcement;
pub mod app_download;
pub mod audit;
pub mod backup;
pub mod ban;
pub mod bill;
pub mod block;
pub mod book;
pub mod broadcast;
pub mod check_in;
pub mod coin;
pub mod comment;
pub mod content;
pub mod credential;
pub mod device;
pub mod erasure;
pub mod export;
pub mod favourite;
pub mod figures;
pub mod follow;
pub mod game;
pub mod gift;
pub mod goods;
pub mod inbox;
pub mod invitation;
mod join_results;
mod json;
pub mod key;
pub mod listen;
pub mod login;
pub mod login_token;
pub mod media;
pub mod mention;
pub mod message;
mod migrate;
pub mod moderation;
pub mod node;
pub mod notice;
pub mod operator;
pub mod operator_log;
pub mod order;
pub mod person;
mod pool;
pub mod post;
pub mod privileges;
pub mod profile;
pub mod proposal;
pub mod purchase;
pub mod rating;
pub mod recharge;
pub mod replica;
pub mod replication;
pub mod report;
pub mod sandbox;
pub mod search;
pub mod service;
pub mod short_term;
pub mod sign_in;
pub mod sitemap;
pub mod square_tag;
pub mod status;
pub mod support;
pub mod suspension;
pub mod thread;
pub mod translation;
pub mod view;
pub mod vip;
mod words;
pub mod youth;

pub use deadpool_postgres::{Client, Pool, Transaction};
pub use migrate::{
    Patience, known_migrations, migrate, migrate_behind, migrate_within, missing_migration, schema_is_current,
};
pub use pool::{
    Fence, LibpqAddress, RESTORE_LOCK_TIMEOUT, check_standby_url, check_url, connect, connect_behind,
    connect_for_batches, connect_for_batches_behind, connect_for_batches_planning, connect_within, for_libpq,
    is_on_this_machine, is_same_database, is_standby, knows_time_zone, ping, require_sessions, seek_primary,
};
pub use queries::types;
use tokio_postgres::error::SqlState;

/// Errors common to all functions. Refusals of the product are not errors: they are values of each function.
/// Each text contains its whole cause. No variant has a `source`, because callers would print that text twice.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No connection within the pool's bounds: the caller answers 503 and may try again.
    #[error("the database is not reachable: {}", describe_pool(.0))]
    Unavailable(deadpool_postgres::PoolError),
    /// PostgreSQL refused or lost a statement.
    #[error("{}", describe(.0))]
    Database(tokio_postgres::Error),
    #[error("migration failed: {}", describe_migration(.0))]
    Migration(refinery::Error),
    /// Each attempt of a migration waited too long for writers, or deadlocked with them. The migration changed nothing.
    #[error(
        "migration failed {attempts} times, because other transactions hold locks on its tables: {}; it has changed nothing; \
         wait until they have ended (pg_stat_activity lists them, such as a dump), then run it again",
        describe_migration(.error)
    )]
    Blocked { attempts: u32, error: refinery::Error },
    /// The database has tables of another program, and no migration of the portal.
    #[error(
        "the database has tables of something else (such as {tables}), but the portal needs its own database: create an \
         empty one, and set DATABASE_URL to it; nothing was changed"
    )]
    Foreign { tables: String },
    #[error("{0}")]
    Invalid(String),
}

impl From<deadpool_postgres::PoolError> for Error {
    fn from(error: deadpool_postgres::PoolError) -> Self {
        Self::Unavailable(error)
    }
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        Self::Database(error)
    }
}

impl From<refinery::Error> for Error {
    fn from(error: refinery::Error) -> Self {
        Self::Migration(error)
    }
}

impl Error {
    /// Why PostgreSQL stores nothing at present, although it may still answer reads. `None`: another error.
    #[must_use]
    pub fn write_refusal(&self) -> Option<&'static str> {
        let Self::Database(error) = self else { return None };
        match error.code()? {
            code if *code == SqlState::READ_ONLY_SQL_TRANSACTION => Some("the database is read-only"),
            code if *code == SqlState::DISK_FULL => Some("the disk of the database is full"),
            _ => None,
        }
    }

    /// True if the same call may succeed later without a change of its input.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Unavailable(_) => true,
            Self::Database(error) => error.as_db_error().is_none_or(|db| {
                // connection_exception, insufficient_resources, operator_intervention, deadlocks, lock timeouts; and
                // read_only_sql_transaction: the server is a standby, or becomes one.
                ["08", "53", "57", "40", "55", "25006"]
                    .iter()
                    .any(|class| db.code().code().starts_with(class))
            }),
            Self::Migration(_) | Self::Blocked { .. } | Self::Foreign { .. } | Self::Invalid(_) => false,
        }
    }

    /// True if the only primary that answers was replaced by another one (`Fence`).
    #[must_use]
    pub fn is_replaced_primary(&self) -> bool {
        let error = match self {
            Self::Unavailable(deadpool_postgres::PoolError::Backend(error)) | Self::Database(error) => error,
            _ => return false,
        };
        error.code().is_some_and(|code| code.code() == pool::REPLACED)
    }

    /// True if another transaction used the same idempotency key and committed first. A second run of this one finds the key.
    #[must_use]
    pub fn is_key_taken(&self) -> bool {
        let Self::Database(error) = self else { return false };
        error.as_db_error().is_some_and(|db| {
            let names_a_key = |name: &str| name == "used_key_pkey" || name.ends_with("_idempotency_key_key");
            *db.code() == SqlState::UNIQUE_VIOLATION && db.constraint().is_some_and(names_a_key)
        })
    }

    /// True if PostgreSQL aborted the transaction because of a lock timeout, a statement timeout or a deadlock. It changed
    /// nothing. Its commands may succeed when they run alone.
    #[must_use]
    pub fn is_contention(&self) -> bool {
        const CODES: [SqlState; 4] = [
            SqlState::LOCK_NOT_AVAILABLE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::QUERY_CANCELED,
        ];
        matches!(self, Self::Database(error) if error.code().is_some_and(|code| CODES.contains(code)))
    }
}

fn describe_pool(error: &deadpool_postgres::PoolError) -> String {
    match error {
        deadpool_postgres::PoolError::Backend(error) => describe(error),
        other => other.to_string(),
    }
}

/// refinery's text only names the step; PostgreSQL's message is in its source.
fn describe_migration(error: &refinery::Error) -> String {
    if let refinery::error::Kind::Connection(doing, cause) = error.kind()
        && let Some(said) = cause.downcast_ref()
    {
        return format!("{doing}: {}", describe(said));
    }
    error.to_string()
}

/// tokio-postgres prints only "db error"; the reason is in its source.
fn describe(error: &tokio_postgres::Error) -> String {
    if let Some(sentence) = pool::explain(error) {
        return sentence;
    }
    match error.as_db_error() {
        Some(db) => format!("{} ({})", db.message(), db.code().code()),
        None => {
            let mut text = error.to_string();
            let mut source = std::error::Error::source(error);
            while let Some(cause) = source {
                text = format!("{text}: {cause}");
                source = cause.source();
            }
            text
        }
    }
}
