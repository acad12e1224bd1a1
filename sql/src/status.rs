//! The status of accounts: coins, membership, unread counts, version.
//!
//! - Unread counts are columns of `status`. The transaction that writes or reads a message or notice moves them, and raises `version`.
//!   Only broadcasts are counted when the status is read (`snapshots` in `sql/queries/status.sql`).
//! - Every reader ignores a status with a lower `version`. So an old count never replaces a newer one on a page.

use std::{collections::HashSet, time::Duration};

use chrono::{DateTime, Utc};
use queries::{
    client::GenericClient,
    queries::{message, status as q},
};

use crate::{Error, listen::Notice};

/// A consistent snapshot of an account's status row, and of the broadcasts that count as unread messages.
#[derive(Debug, Clone, PartialEq)]
pub struct Snapshot {
    pub uid: i64,
    /// X钻
    pub balance: i64,
    /// 0 once `exp_time` has passed.
    pub level_type: i16,
    pub exp_time: Option<DateTime<Utc>>,
    pub unread_messages: i64,
    pub unread_likes: i64,
    pub unread_replies: i64,
    pub unread_follows: i64,
    /// Grows with every change that a player can see; see migrations/0002_status.sql.
    pub version: i64,
    /// The newest broadcast that this snapshot counts.
    pub broadcast_seq: i64,
    pub channel_id: String,
    pub account_time: DateTime<Utc>,
    /// The remaining time of the membership by the database's clock; zero without one.
    pub level_left: Duration,
    /// The youth mode is on.
    pub youth: bool,
}

/// Raises the version after a change in another table that the player can see. The commit of the caller's transaction
/// notifies every node. Call it before other locks: the status row comes first in the lock order.
pub(crate) async fn touch(tx: &impl GenericClient, uid: i64) -> Result<(), Error> {
    q::touch().bind(tx, &uid).await?;
    message::notify().bind(tx, &Notice::Status { uid }.payload()).one().await?;
    Ok(())
}

/// The accounts among these whose status row no other transaction has locked.
pub async fn unlocked(db: &impl GenericClient, uids: &[i64]) -> Result<HashSet<i64>, Error> {
    Ok(q::unlocked().bind(db, &uids).all().await?.into_iter().collect())
}

/// Snapshots of the accounts that exist, in no particular order.
pub async fn snapshots(db: &impl GenericClient, uids: &[i64]) -> Result<Vec<Snapshot>, Error> {
    let rows = q::snapshots().bind(db, &uids).all().await?;
    Ok(rows
        .into_iter()
        .map(|row| Snapshot {
            uid: row.uid,
            balance: row.balance,
            level_type: row.level_type,
            exp_time: row.exp_time.map(Into::into),
            unread_messages: row.unread_messages,
            unread_likes: row.unread_likes,
            unread_replies: row.unread_replies,
            unread_follows: row.unread_follows,
            version: row.version,
            broadcast_seq: row.broadcast_seq,
            channel_id: row.channel_id,
            account_time: row.account_time.into(),
            level_left: Duration::from_millis(row.level_left_ms as u64),
            youth: row.youth,
        })
        .collect())
}

/// The snapshot of one account, `None` if there is no such account.
pub async fn snapshot(db: &impl GenericClient, uid: i64) -> Result<Option<Snapshot>, Error> {
    Ok(snapshots(db, &[uid]).await?.pop())
}

/// The versions of accounts that exist, in no particular order: (uid, version).
pub async fn versions(db: &impl GenericClient, uids: &[i64]) -> Result<Vec<(i64, i64)>, Error> {
    let rows = q::versions().bind(db, &uids).all().await?;
    Ok(rows.into_iter().map(|row| (row.uid, row.version)).collect())
}
