//! The posts and comments of one player, for operators.

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::moderation as q};

pub use q::Writing;

use crate::Error;

/// The posts and comments of a player before a key (time, kind, id), newest first, at most `most`.
pub async fn writing(
    db: &impl GenericClient,
    uid: i64,
    (time, kind, id): (DateTime<Utc>, &str, i64),
    most: i64,
) -> Result<Vec<Writing>, Error> {
    Ok(q::writing().bind(db, &uid, &time.into(), &kind, &id, &most).all().await?)
}

/// The kind and id of the posts, then of the comments, of a player since a time that everybody sees. At most `most`.
pub async fn visible_since(
    db: &impl GenericClient,
    uid: i64,
    since: DateTime<Utc>,
    most: i64,
) -> Result<Vec<(String, i64)>, Error> {
    let rows = q::visible_since().bind(db, &uid, &since.into(), &most).all().await?;
    Ok(rows.into_iter().take(most as usize).map(|row| (row.kind, row.id)).collect())
}

/// The number of posts and comments that `visible_since` finds.
pub async fn visible_count(db: &impl GenericClient, uid: i64, since: DateTime<Utc>) -> Result<i64, Error> {
    Ok(q::visible_count().bind(db, &uid, &since.into()).one().await?)
}
