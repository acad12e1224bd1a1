//! `portal content import`: checks a content pack and applies it in one transaction.
//!
//! A pack with a fault changes nothing. The command shows a diff, or all faults at once.

mod activities;
mod book;
mod error;
mod fields;
mod file;
mod frame;
mod game;
mod gift;
mod listing;
mod novel;
mod pack;
mod parallel;
mod picture;
mod playlist;
mod posts;
mod progress;
mod ratings;
mod report;
mod service;
mod shape;
mod shop;
mod sizes;
mod summary;
mod translations;
mod used;
mod video;
mod yaml;

use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
};

pub use error::Error;
use futures_util::{StreamExt, TryStreamExt, stream};
pub use gift::codes as gift_codes;
pub use progress::Progress;
pub use report::Fault;
pub use sql::content::{Limits, Mode};
use sql::{Pool, content as db};
pub use summary::Summary;

use crate::{
    media::media_gc::remove_unused,
    platform::storage::{Name, Storage, Stores},
};
use pack::{Before, Pack, Refused};
use picture::Made;
use tokio::runtime::Handle;

/// Imports a pack. `Mode::DryRun` only reports what an import would do.
pub async fn import(
    pool: &Pool,
    stores: &Stores,
    folder: &Path,
    mode: Mode,
    progress: &Progress,
) -> Result<Summary, Error> {
    import_within(pool, stores, folder, mode, None, progress).await
}

/// Like `import`. Above the limits it applies nothing and records a proposal for another operator.
pub async fn import_within(
    pool: &Pool,
    stores: &Stores,
    folder: &Path,
    mode: Mode,
    limits: Option<&Limits<'_>>,
    progress: &Progress,
) -> Result<Summary, Error> {
    let imported = import_folder(pool, stores, folder, mode, limits, progress).await;
    progress.finish();
    imported
}

async fn import_folder(
    pool: &Pool,
    stores: &Stores,
    folder: &Path,
    mode: Mode,
    limits: Option<&Limits<'_>>,
    progress: &Progress,
) -> Result<Summary, Error> {
    let made = Made { pool: pool.clone(), runtime: Handle::current() };
    let before = Before { categories: db::categories(pool).await?, made: Some(made) };
    let pack = read(folder, before, progress).await?;
    let public = pack.public();
    let (media, games) = (stores.media.as_ref(), stores.files.as_ref());
    // Store files before the transaction: a file without a row is harmless, a row without its file is not.
    let (new_pictures, new_files) = match mode {
        Mode::Apply => {
            sql::media::hold_all(&pool.get().await.map_err(sql::Error::from)?, &public).await?;
            let pictures = store(media, &pack.pictures, "storing pictures", progress).await?;
            let files = store(games, &pack.files, "storing files", progress).await?;
            let stage = "making pictures smaller";
            (
                pictures + sizes::make(media, &pack.smaller_pictures, stage, progress).await?,
                files + sizes::make(games, &pack.smaller_files, stage, progress).await?,
            )
        }
        Mode::DryRun => (
            missing(media, &pack.pictures).await? + sizes::missing(media, &pack.smaller_pictures).await?,
            missing(games, &pack.files).await? + sizes::missing(games, &pack.smaller_files).await?,
        ),
    };
    let Pack { name, items, warnings, .. } = pack;
    progress.stage("comparing with the database", 0);
    let diff = db::apply(pool, &name, &items, &public, mode, limits).await?.map_err(Error::Conflicts)?;
    if mode == Mode::Apply
        && let Err(error) = remove_unused(pool, media).await
    {
        tracing::warn!(%error, "files that no pack uses any more are left to the nodes");
    }
    Ok(Summary { pack: name, mode, diff, new_pictures, new_files, warnings })
}

/// Reading and decoding use the CPU, so they run off the async threads.
async fn read(folder: &Path, before: Before, progress: &Progress) -> Result<Pack, Error> {
    let (path, progress) = (folder.to_owned(), progress.clone());
    tokio::task::spawn_blocking(move || pack::read(&path, &before, &progress))
        .await
        .map_err(std::io::Error::other)
        .flatten()
        .map_err(|cause| Error::Folder { folder: folder.to_owned(), cause })?
        .map_err(|Refused { faults, warnings }| Error::Faults { faults, warnings })
}

/// A checked file of the pack, ready for a store.
struct Sound {
    name: Name,
    path: PathBuf,
    size_bytes: u64,
}

/// Files written to a store at once: each waits for a disk or a network.
const STORE_AT_ONCE: usize = 8;

/// Stores the missing files; returns their number.
async fn store(
    storage: &dyn Storage,
    files: &[Sound],
    stage: &'static str,
    progress: &Progress,
) -> Result<usize, Error> {
    progress.stage(stage, files.len());
    let stored = stream::iter(files).map(|file| store_one(storage, file, progress));
    stored
        .buffer_unordered(STORE_AT_ONCE)
        .try_fold(0, async |new, is_new| Ok(new + usize::from(is_new)))
        .await
}

async fn store_one(storage: &dyn Storage, file: &Sound, progress: &Progress) -> Result<bool, Error> {
    let is_new = is_missing(storage, file).await?;
    if is_new {
        storage.put_file(&file.name, &file.path).await.map_err(|cause| match cause.kind() {
            ErrorKind::InvalidData => Error::Changed { path: file.path.clone() },
            _ => Error::Storage { name: file.name.to_string(), cause },
        })?;
    }
    progress.step();
    Ok(is_new)
}

async fn missing(storage: &dyn Storage, files: &[Sound]) -> Result<usize, Error> {
    let mut missing = 0;
    for file in files {
        missing += usize::from(is_missing(storage, file).await?);
    }
    Ok(missing)
}

async fn is_missing(storage: &dyn Storage, file: &Sound) -> Result<bool, Error> {
    let size = storage.size(&file.name).await;
    let size = size.map_err(|cause| Error::Storage { name: file.name.to_string(), cause })?;
    Ok(size != Some(file.size_bytes))
}

#[cfg(test)]
#[path = "../../tests/content/fixture.rs"]
mod fixture;
#[cfg(test)]
mod tests;
