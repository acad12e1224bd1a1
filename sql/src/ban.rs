//! Bans of networks and devices. No account is joined to a ban.
//!
//! - A network or device has at most one ban in force: a new one replaces it.
//! - Each change notifies the nodes, which hold the bans in memory.
//! - Times are arguments. A ban is in force from its beginning until `until`, unless it was ended.

use chrono::{DateTime, Utc};
use deadpool_postgres::Transaction;
use queries::{
    client::GenericClient,
    queries::{ban as q, message},
};
use uuid::Uuid;

pub use q::Ban;

use crate::{Error, listen::Notice};

/// `end_reason` of a ban that a later one replaced.
const REPLACED: &str = "replaced";

/// The network or device that a ban is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A network in CIDR notation, such as `203.0.113.0/24`.
    Network(String),
    /// A device id, as in `login`.
    Device(String),
}

impl Target {
    /// The word in the table's check constraint.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Network(_) => "address",
            Self::Device(_) => "device",
        }
    }

    fn columns(&self) -> (Option<&str>, Option<&str>) {
        match self {
            Self::Network(network) => (Some(network), None),
            Self::Device(device) => (None, Some(device)),
        }
    }
}

/// A ban to record.
#[derive(Debug, Clone, Copy)]
pub struct NewBan<'a> {
    pub target: &'a Target,
    pub reason: &'a str,
    pub decider: &'a str,
    /// A second ban with the same key is not recorded.
    pub key: Option<Uuid>,
    pub now: DateTime<Utc>,
    pub until: DateTime<Utc>,
}

/// Locks the beginnings of bans until the transaction ends. Returns the ban with this key, if there is one.
pub async fn lock(tx: &Transaction<'_>, key: Option<Uuid>) -> Result<Option<Ban>, Error> {
    q::lock().bind(tx).one().await?;
    Ok(match key {
        Some(key) => q::by_key().bind(tx, &key).opt().await?,
        None => None,
    })
}

/// Records a ban, which replaces the one in force of the same target, and notifies the nodes. The transaction has called `lock`.
pub async fn add(tx: &Transaction<'_>, new: NewBan<'_>) -> Result<i64, Error> {
    let NewBan { target, reason, decider, key, now, until } = new;
    let (network, device) = target.columns();
    q::end_same().bind(tx, &now.into(), &decider, &REPLACED, &network, &device).await?;
    let id = q::insert_ban()
        .bind(tx, &target.kind(), &network, &device, &reason, &decider, &key, &now.into(), &until.into())
        .one()
        .await?;
    notify(tx).await?;
    Ok(id)
}

/// Ends a ban and notifies the nodes. False: it is not in force.
pub async fn end(
    tx: &Transaction<'_>,
    id: i64,
    by: &str,
    reason: &str,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    if q::end_ban().bind(tx, &now.into(), &by, &reason, &id).await? == 0 {
        return Ok(false);
    }
    notify(tx).await?;
    Ok(true)
}

/// Tells every node to read the bans again after the commit.
async fn notify(tx: &Transaction<'_>) -> Result<(), Error> {
    message::notify().bind(tx, &Notice::Bans.payload()).one().await?;
    Ok(())
}

/// One ban, in force or not. `None`: there is no such ban.
pub async fn one(db: &impl GenericClient, id: i64) -> Result<Option<Ban>, Error> {
    Ok(q::by_id().bind(db, &id).opt().await?)
}

/// Bans with ids below `below` (`i64::MAX`: from the newest), newest first. `only_open`: those in force.
pub async fn page(
    db: &impl GenericClient,
    only_open: bool,
    below: i64,
    most: i64,
    now: DateTime<Utc>,
) -> Result<Vec<Ban>, Error> {
    Ok(q::page().bind(db, &below, &only_open, &now.into(), &most).all().await?)
}

/// The targets of all bans in force, with their ends.
pub async fn in_force(
    db: &impl GenericClient,
    now: DateTime<Utc>,
) -> Result<Vec<(Target, DateTime<Utc>)>, Error> {
    let rows = q::in_force().bind(db, &now.into()).all().await?;
    let target = |row: q::InForce| {
        let target = row.network.map(Target::Network).or(row.device_id.map(Target::Device))?;
        Some((target, row.until.into()))
    };
    Ok(rows.into_iter().filter_map(target).collect())
}

/// The device id of a login. `None`: the login is deleted.
pub async fn device_of(db: &impl GenericClient, login: Uuid) -> Result<Option<String>, Error> {
    Ok(q::device_of().bind(db, &login).opt().await?)
}
