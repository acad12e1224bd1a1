//! The log of operators: who changed what, on whom, why. The table is append-only by triggers.
//!
//! `write` is the way to change something on behalf of an operator: the change and its entry commit together. A change cannot return
//! `Written::Changed` without its entry.

use chrono::{DateTime, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{client::GenericClient, queries::operator as q};
use serde_json::Value;

pub use q::LogRow as Row;

use crate::Error;

/// Who makes a change.
#[derive(Debug, Clone, Copy)]
pub enum Actor<'a> {
    /// An operator who signed in.
    Operator { id: i64, name: &'a str },
    /// A command with direct access to the database.
    Cli(&'a str),
    /// The portal, in the call of a player.
    Api(&'a str),
    /// A background job.
    Job(&'a str),
}

impl Actor<'_> {
    /// The word in the table's check constraint.
    fn kind(&self) -> &'static str {
        match self {
            Self::Operator { .. } => "operator",
            Self::Cli(_) => "cli",
            Self::Api(_) => "api",
            Self::Job(_) => "job",
        }
    }

    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Operator { name, .. } | Self::Cli(name) | Self::Api(name) | Self::Job(name) => name,
        }
    }
}

/// Who makes a change, in which request. An empty `request_id`: no call over HTTP.
#[derive(Debug, Clone, Copy)]
pub struct By<'a> {
    pub actor: Actor<'a>,
    pub request_id: &'a str,
}

/// A change, for the log.
#[derive(Debug, Clone)]
pub struct Entry {
    /// `<area>.<verb>`, such as `account.suspend`.
    pub action: &'static str,
    pub subject: Subject,
    pub reason: String,
    /// `Null`: nothing was there, or it is not known.
    pub before: Value,
    pub after: Value,
}

/// What a change is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    /// Such as `account`.
    pub kind: &'static str,
    pub id: String,
}

impl Subject {
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "callers pass numbers, ids and borrowed names")]
    pub fn new(kind: &'static str, id: impl ToString) -> Self {
        Self { kind, id: id.to_string() }
    }

    #[must_use]
    pub fn account(uid: i64) -> Self {
        Self::new("account", uid)
    }
}

/// The result of a change.
pub enum Written<T> {
    Changed(T, Entry),
    /// Nothing had to be changed: the transaction is rolled back, and the log stays as it is.
    Nothing(T),
}

/// Runs a change and logs it, in one transaction. An error rolls both back.
pub async fn write<T, E: From<Error>>(
    pool: &Pool,
    by: By<'_>,
    change: impl AsyncFnOnce(&Transaction<'_>) -> Result<Written<T>, E>,
) -> Result<T, E> {
    let mut client = pool.get().await.map_err(Error::from)?;
    let tx = client.transaction().await.map_err(Error::from)?;
    match change(&tx).await? {
        Written::Nothing(done) => Ok(done),
        Written::Changed(done, entry) => {
            append(&tx, by, &entry).await?;
            tx.commit().await.map_err(Error::from)?;
            Ok(done)
        }
    }
}

/// Runs reads in a transaction in which PostgreSQL refuses every write.
pub async fn read<T, E: From<Error>>(
    pool: &Pool,
    reads: impl AsyncFnOnce(&Transaction<'_>) -> Result<T, E>,
) -> Result<T, E> {
    let mut client = pool.get().await.map_err(Error::from)?;
    let tx = client.build_transaction().read_only(true).start().await.map_err(Error::from)?;
    reads(&tx).await
}

/// Appends an entry. For changes that commit by themselves; other callers use `write`.
pub async fn append(db: &impl GenericClient, by: By<'_>, entry: &Entry) -> Result<i64, Error> {
    let operator_id = match by.actor {
        Actor::Operator { id, .. } => Some(id),
        Actor::Cli(_) | Actor::Api(_) | Actor::Job(_) => None,
    };
    let (kind, name) = (by.actor.kind(), by.actor.name());
    let given = |value: &Value| (!value.is_null()).then(|| value.clone());
    let (before, after) = (given(&entry.before), given(&entry.after));
    let Subject { kind: subject_kind, id: subject_id } = &entry.subject;
    Ok(q::insert_log()
        .bind(
            db,
            &kind,
            &operator_id,
            &name,
            &entry.action,
            subject_kind,
            subject_id,
            &entry.reason,
            &before,
            &after,
            &by.request_id,
        )
        .one()
        .await?)
}

/// Which entries. `None` does not filter.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// The actor's name.
    pub who: Option<String>,
    pub action: Option<String>,
    pub subject_kind: Option<String>,
    pub subject_id: Option<String>,
    pub since: Option<DateTime<Utc>>,
    pub until: Option<DateTime<Utc>>,
}

/// Entries older than the id `below` (`i64::MAX`: from the newest), newest first.
pub async fn page(
    db: &impl GenericClient,
    filter: &Filter,
    below: i64,
    size: i64,
) -> Result<Vec<Row>, Error> {
    let Filter { who, action, subject_kind, subject_id, since, until } = filter;
    let (since, until) = (since.map(Into::into), until.map(Into::into));
    Ok(q::log_page()
        .bind(db, &below, who, action, subject_kind, subject_id, &since, &until, &size)
        .all()
        .await?)
}

/// The newest entries about a subject.
pub async fn of(db: &impl GenericClient, subject: &Subject, size: i64) -> Result<Vec<Row>, Error> {
    Ok(q::log_of().bind(db, &subject.kind, &subject.id, &size).all().await?)
}

/// The newest entries of some actions about a subject.
pub async fn of_actions(
    db: &impl GenericClient,
    subject: &Subject,
    actions: &[&str],
    size: i64,
) -> Result<Vec<Row>, Error> {
    Ok(q::log_of_actions().bind(db, &subject.kind, &subject.id, &actions, &size).all().await?)
}
