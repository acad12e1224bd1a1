//! What operators decide about posts.

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{moderation as q, status as s},
};

use crate::{
    Error,
    inbox::{self, NewMessage},
    thread::{self, Change, Command, Deed, Outcome},
};

/// What is said of a post to its author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    pub author: i64,
    /// Its title, or how it begins.
    pub name: String,
}

/// `None`: there never was such a post.
pub async fn about(db: &impl GenericClient, post: i64) -> Result<Option<About>, Error> {
    let row = q::about_post().bind(db, &post).opt().await?;
    Ok(row.map(|row| About { author: row.uid, name: row.name }))
}

/// Changes a post, and tells its author if that changed anything, in one transaction.
pub async fn change(
    pool: &Pool,
    post: i64,
    change: Change,
    author: i64,
    message: NewMessage<'_>,
) -> Result<Outcome, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // The status row first, as everywhere.
    s::lock_statuses().bind(&tx, &[author].as_slice()).all().await?;
    let command = Command { post, uid: author, deed: Deed::Change(change) };
    let outcome = thread::commit_in(&tx, &[command]).await?.remove(0);
    if let Outcome::Changed(Some(_)) = &outcome {
        inbox::send_to(&tx, author, &message).await?;
    }
    tx.commit().await?;
    Ok(outcome)
}
