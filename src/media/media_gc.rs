//! Deletes uploads that no post shows: the row, and the files that nothing else names. Drafts live in browsers, so an
//! upload stays for a week. Files of deleted posts and comments stay for `PORTAL_DELETED_MEDIA_KEPT_DAYS`.

use std::io;

use sql::{
    Pool,
    media::{Tidied, tidy_one, tidy_unused},
};

use crate::platform::storage::{Name, Storage};

/// Rows of one run; the next run continues.
const AT_ONCE: usize = 200;

/// Deletes files that content packs no longer use. An import leaves this work to the nodes.
pub async fn remove_unused(pool: &Pool, store: &dyn Storage) -> Result<(), sql::Error> {
    while let Tidied::Removed | Tidied::Kept = tidy_unused(pool, |files| remove(store, files)).await? {}
    Ok(())
}

/// A background job of every node.
pub async fn tidy(pool: &Pool, store: &dyn Storage, deleted_days: u32) -> Result<(), sql::Error> {
    remove_unused(pool, store).await?;
    for _ in 0..AT_ONCE {
        match tidy_one(pool, deleted_days, |files| remove(store, files)).await? {
            Tidied::Nothing => break,
            Tidied::Removed => metrics::counter!("portal_media_removed_total").increment(1),
            Tidied::Kept | Tidied::Failed => {}
        }
    }
    Ok(())
}

async fn remove(store: &dyn Storage, files: Vec<String>) -> io::Result<()> {
    for name in files.iter().filter_map(|file| Name::parse(file)) {
        store.remove(&name).await?;
    }
    Ok(())
}
