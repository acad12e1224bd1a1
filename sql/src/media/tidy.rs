//! Deletes media that no post or comment has shown for a while, and their files if nothing else names them.

use std::{future::Future, io};

use deadpool_postgres::Pool;
use queries::queries::media as q;

use super::Media;
use crate::Error;

/// The pause before the next check of an upload in use: its post can be edited.
const LOOK_AGAIN_DAYS: f64 = 30.0;
/// The pause before the next attempt, if the store could not remove files.
const TRY_AGAIN_HOURS: f64 = 1.0;

/// The result for the upload that was due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tidied {
    /// No upload was due, or another process is at work.
    Nothing,
    /// A post or comment shows it.
    Kept,
    Removed,
    /// The store could not remove its files.
    Failed,
}

/// Checks the file that has been due longest. `remove` deletes its files under a lock: a transaction that references them
/// waits. A file that is already deleted is no error. Deleted posts and comments keep their files for `deleted_days`.
pub async fn tidy_one<F>(
    pool: &Pool,
    deleted_days: u32,
    remove: impl FnOnce(Vec<String>) -> F,
) -> Result<Tidied, Error>
where
    F: Future<Output = io::Result<()>>,
{
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    if !q::alone().bind(&tx).one().await? {
        return Ok(Tidied::Nothing);
    }
    let Some(row) = q::due().bind(&tx).opt().await? else { return Ok(Tidied::Nothing) };
    let media = Media::read(&row.kind, row.file)?;
    let days = i32::try_from(deleted_days).unwrap_or(i32::MAX);
    let found = q::use_of().bind(&tx, &row.uid, &days, &row.id.to_string(), &media.digest()).one().await?;
    let tidied = if found.shown {
        q::look_again().bind(&tx, &(LOOK_AGAIN_DAYS * 86_400.0), &row.id).await?;
        Tidied::Kept
    } else if !found.shared
        && let Err(error) = remove(media.files()).await
    {
        tracing::warn!(%error, "files that nothing shows stay for a while");
        q::look_again().bind(&tx, &(TRY_AGAIN_HOURS * 3600.0), &row.id).await?;
        Tidied::Failed
    } else {
        q::delete_media().bind(&tx, &row.id).await?;
        Tidied::Removed
    };
    tx.commit().await?;
    Ok(tidied)
}
