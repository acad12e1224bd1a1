//! Files of content packs in the public store. A file that no pack uses any more is deleted once nothing else uses it. So the
//! public address of content that was removed, or became members-only, stops working. Copies in browsers remain.
//!
//! - `pack_file` lists the files that each pack uses. An import writes it, after it has protected these files (`hold_all`).
//! - `unused_file` lists the files that no pack uses any more. `tidy_unused` deletes those that no row of `in_use` refers to:
//!   after an import, and later on any node.

use std::{collections::BTreeSet, future::Future, io};

use deadpool_postgres::Pool;
use queries::{client::GenericClient, queries::media as q};

use super::{DIGEST_LEN, Tidied};
use crate::Error;

/// Number of names in one statement.
const HELD_AT_ONCE: usize = 1_000;
/// Number of files that one transaction removes. A transaction that wants to refer to one of them waits for its locks.
const REMOVED_AT_ONCE: i64 = 20;
/// The pause before the next attempt, if the store could not remove files.
const TRY_AGAIN_HOURS: f64 = 1.0;

/// Protects files of these names from deletion for a day, because an import is about to refer to them. Call it before you check
/// that they exist.
pub async fn hold_all(db: &impl GenericClient, names: &[String]) -> Result<(), Error> {
    let digests: BTreeSet<&str> = names.iter().map(|name| &name[..DIGEST_LEN.min(name.len())]).collect();
    let digests: Vec<&str> = digests.into_iter().collect();
    for digests in digests.chunks(HELD_AT_ONCE) {
        q::hold_many().bind(db, &digests).await?;
        q::hold_unused().bind(db, &digests).await?;
    }
    Ok(())
}

/// Records the files that a pack uses from now on. Files that it used before, and that no other pack uses, become due for
/// deletion.
pub(crate) async fn keep_pack_files(
    db: &impl GenericClient,
    pack: &str,
    names: &[String],
) -> Result<(), Error> {
    q::keep_pack_files().bind(db, &pack, &names).await?;
    q::drop_pack_files().bind(db, &pack, &names).await?;
    Ok(())
}

/// Checks some files that no pack uses any more. `remove` deletes those that nothing else uses, under locks: a
/// transaction that references one waits. A file that is already deleted is no error.
pub async fn tidy_unused<F>(pool: &Pool, remove: impl FnOnce(Vec<String>) -> F) -> Result<Tidied, Error>
where
    F: Future<Output = io::Result<()>>,
{
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let names = q::unused().bind(&tx, &REMOVED_AT_ONCE).all().await?;
    if names.is_empty() {
        return Ok(Tidied::Nothing);
    }
    let used = q::in_use().bind(&tx, &names).all().await?;
    let unused: Vec<String> = names.iter().filter(|name| !used.contains(name)).cloned().collect();
    let tidied = if unused.is_empty() {
        q::forget_unused().bind(&tx, &names).await?;
        Tidied::Kept
    } else if let Err(error) = remove(unused).await {
        tracing::warn!(%error, "files that no pack uses any more stay for a while");
        q::look_at_unused_again().bind(&tx, &(TRY_AGAIN_HOURS * 3600.0), &names).await?;
        Tidied::Failed
    } else {
        q::forget_unused().bind(&tx, &names).await?;
        Tidied::Removed
    };
    tx.commit().await?;
    Ok(tidied)
}
