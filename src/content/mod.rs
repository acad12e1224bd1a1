//! `portal content import`: a folder of YAML and pictures is checked as a whole, shown as a diff, and applied in one
//! transaction. A pack with a fault changes nothing, and hears of all its faults at once.

mod error;
mod fields;
mod game;
mod listing;
mod pack;
mod picture;
mod progress;
mod report;
mod service;
mod summary;
mod yaml;

use std::path::Path;

use bytes::Bytes;
pub use error::Error;
use futures_util::{StreamExt, TryStreamExt, stream};
pub use progress::Progress;
pub use report::Fault;
pub use sql::content::Mode;
use sql::{Pool, content as db};
pub use summary::Summary;

use crate::ports::storage::{Name, Storage};
use pack::{Pack, Refused};
use picture::Checked;

/// Imports a pack, or with `Mode::DryRun` tells what an import would do.
pub async fn import(
    pool: &Pool,
    storage: &dyn Storage,
    folder: &Path,
    mode: Mode,
    progress: &Progress,
) -> Result<Summary, Error> {
    let imported = import_folder(pool, storage, folder, mode, progress).await;
    progress.finish();
    imported
}

async fn import_folder(
    pool: &Pool,
    storage: &dyn Storage,
    folder: &Path,
    mode: Mode,
    progress: &Progress,
) -> Result<Summary, Error> {
    let categories = db::categories(pool).await?;
    let Pack { name, items, pictures, warnings } = read(folder, categories, progress).await?;
    // Before the transaction: a file that nothing names is harmless, a name without its file is not.
    let new_pictures = match mode {
        Mode::Apply => store(storage, &pictures, progress).await?,
        Mode::DryRun => missing(storage, &pictures).await?,
    };
    progress.stage("comparing with the database", 0);
    let diff = db::apply(pool, &name, &items, mode).await?.map_err(Error::Conflicts)?;
    Ok(Summary { pack: name, mode, diff, new_pictures, warnings })
}

/// Reading and decoding take the processor: off the async threads.
async fn read(folder: &Path, categories: Vec<(String, String)>, progress: &Progress) -> Result<Pack, Error> {
    let (path, progress) = (folder.to_owned(), progress.clone());
    tokio::task::spawn_blocking(move || pack::read(&path, &categories, &progress))
        .await
        .map_err(std::io::Error::other)
        .flatten()
        .map_err(|cause| Error::Folder { folder: folder.to_owned(), cause })?
        .map_err(|Refused { faults, warnings }| Error::Faults { faults, warnings })
}

/// How many pictures are on their way to the store at once: each waits for a disk or a network.
const STORE_AT_ONCE: usize = 8;

/// Puts the pictures that are not there yet; returns how many.
async fn store(storage: &dyn Storage, pictures: &[Checked], progress: &Progress) -> Result<usize, Error> {
    progress.stage("storing pictures", pictures.len());
    let stored = stream::iter(pictures).map(|picture| store_one(storage, picture, progress));
    stored
        .buffer_unordered(STORE_AT_ONCE)
        .try_fold(0, async |new, is_new| Ok(new + usize::from(is_new)))
        .await
}

async fn store_one(storage: &dyn Storage, picture: &Checked, progress: &Progress) -> Result<bool, Error> {
    let failed = |cause| Error::Storage { name: picture.name.to_string(), cause };
    let mut is_new = false;
    if !storage.has(&picture.name, picture.size_bytes).await.map_err(failed)? {
        let content = tokio::fs::read(&picture.path).await.map_err(failed)?;
        let extension = picture.name.as_str().rsplit('.').next().unwrap_or_default();
        if Name::of(&content, extension) != picture.name {
            return Err(Error::Changed { path: picture.path.clone() });
        }
        is_new = storage.put(&picture.name, Bytes::from(content)).await.map_err(failed)?;
    }
    progress.step();
    Ok(is_new)
}

async fn missing(storage: &dyn Storage, pictures: &[Checked]) -> Result<usize, Error> {
    let mut missing = 0;
    for picture in pictures {
        let there = storage.has(&picture.name, picture.size_bytes).await;
        let there = there.map_err(|cause| Error::Storage { name: picture.name.to_string(), cause })?;
        missing += usize::from(!there);
    }
    Ok(missing)
}

#[cfg(test)]
#[path = "../../tests/content/fixture.rs"]
mod fixture;
#[cfg(test)]
mod tests;
