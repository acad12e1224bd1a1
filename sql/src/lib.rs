//! PostgreSQL, the truth: one function per transaction or read, over the type-checked queries in `../queries`.

pub mod account;
pub mod audit;
pub mod coin;
pub mod content;
pub mod game;
pub mod inbox;
pub mod listen;
pub mod login;
mod migrate;
mod pool;
pub mod status;

pub use deadpool_postgres::{Client, Pool};
pub use migrate::migrate;
pub use pool::{connect, ping};
pub use queries::types;

/// What can go wrong below every caller. Refusals of the product are not errors: they are values of each function.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No connection within the pool's bounds: the caller answers 503 and may try again.
    #[error("the database is not reachable: {0}")]
    Unavailable(#[from] deadpool_postgres::PoolError),
    /// PostgreSQL refused or lost a statement.
    #[error("{}", describe(.0))]
    Database(#[from] tokio_postgres::Error),
    #[error("migration failed: {0}")]
    Migration(#[from] refinery::Error),
    #[error("{0}")]
    Invalid(String),
}

impl Error {
    /// True where the same call may succeed later without a change of its input.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        match self {
            Self::Unavailable(_) => true,
            Self::Database(error) => error.as_db_error().is_none_or(|db| {
                // connection_exception, insufficient_resources, operator_intervention, deadlocks and time limits
                ["08", "53", "57", "40", "55"].iter().any(|class| db.code().code().starts_with(class))
            }),
            Self::Migration(_) | Self::Invalid(_) => false,
        }
    }
}

/// tokio-postgres prints "db error" and keeps the reason in its source; people need the reason.
fn describe(error: &tokio_postgres::Error) -> String {
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
