//! `portal content import`: checks a content pack and applies it in one transaction.
//!
//! - A pack with a fault changes nothing. The command shows a diff, or all faults at once.
//! - Each version is kept; `roll_back` applies one again.

mod activities;
mod book;
mod error;
mod fields;
mod file;
mod frame;
mod game;
mod gift;
mod kept_files;
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
mod store_marker;
mod summary;
mod translations;
mod used;
mod video;
mod yaml;

use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
};

pub use error::{Error, impact};
use futures_util::{StreamExt, TryStreamExt, stream};
pub use gift::codes as gift_codes;
pub use progress::Progress;
pub use report::Fault;
pub use sql::content::{Diff, Limits, Mode};
use sql::{
    Pool,
    content::{self as db, Item, NewVersion},
};
pub use store_marker::mark_store;
pub(crate) use store_marker::{has_marker, put_marker};
pub use summary::{Summary, list_changes};

use crate::{
    media::media_gc::remove_unused,
    platform::storage::{Name, Storage, Stores},
};
use pack::{Before, Pack, Refused};
use picture::Made;
use tokio::runtime::Handle;

/// Asks a person about a diff. An error stops the import.
pub type Consent<'a> = &'a (dyn Fn(&Diff) -> Result<(), Error> + Sync);

/// How to import a pack.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// `Mode::DryRun` only reports what an import would do.
    pub mode: Mode,
    /// Above the limits it applies nothing and records a proposal for another operator.
    pub limits: Option<&'a Limits<'a>>,
    /// Whether the pack may be older than the version in force.
    pub allow_older: bool,
    /// The importer's name in the history.
    pub operator: &'a str,
    /// Called before anything is retired or re-priced. `None`: nobody is asked.
    pub consent: Option<Consent<'a>>,
}

impl Request<'_> {
    /// A request without limits and questions.
    #[must_use]
    pub fn new(mode: Mode) -> Self {
        Self { mode, limits: None, allow_older: false, operator: "cli", consent: None }
    }
}

/// Imports a pack without limits and questions.
pub async fn import(
    pool: &Pool,
    stores: &Stores,
    folder: &Path,
    mode: Mode,
    progress: &Progress,
) -> Result<Summary, Error> {
    import_as(pool, stores, folder, &Request::new(mode), progress).await
}

/// Imports a pack by a request.
pub async fn import_as(
    pool: &Pool,
    stores: &Stores,
    folder: &Path,
    request: &Request<'_>,
    progress: &Progress,
) -> Result<Summary, Error> {
    let imported = import_folder(pool, stores, folder, request, progress).await;
    progress.finish();
    imported
}

/// Applies the version `number` of the history again, with its files.
pub async fn roll_back(
    pool: &Pool,
    stores: &Stores,
    number: i64,
    request: &Request<'_>,
) -> Result<Summary, Error> {
    let kept = db::kept_version(pool, number).await?.ok_or(Error::NoVersion { number })?;
    let db::KeptVersion { pack, published, items, public } = kept;
    let version = NewVersion {
        published,
        allow_older: true,
        operator: request.operator,
        rollback_to: Some(number),
        agreed: None,
    };
    let agreed = check_and_ask(pool, stores, &pack, &items, &public, request, &version).await?;
    let new_pictures = match request.mode {
        Mode::Apply => {
            sql::media::hold_all(&pool.get().await.map_err(sql::Error::from)?, &public).await?;
            kept_files::restore(stores, &public).await?
        }
        Mode::DryRun => 0,
    };
    let version = NewVersion { agreed: agreed.as_ref(), ..version };
    let diff = apply(pool, stores, &pack, &items, &public, request, &version).await?;
    Ok(Summary { pack, mode: request.mode, diff, new_pictures, new_files: 0, warnings: Vec::new() })
}

async fn import_folder(
    pool: &Pool,
    stores: &Stores,
    folder: &Path,
    request: &Request<'_>,
    progress: &Progress,
) -> Result<Summary, Error> {
    let mode = request.mode;
    let made = Made { pool: pool.clone(), runtime: Handle::current() };
    let before = Before { categories: db::categories(pool).await?, made: Some(made) };
    let pack = read(folder, before, progress).await?;
    let public = pack.public();
    let version = NewVersion {
        published: pack.published,
        allow_older: request.allow_older,
        operator: request.operator,
        rollback_to: None,
        agreed: None,
    };
    progress.stage("comparing with the database", 0);
    let agreed = check_and_ask(pool, stores, &pack.name, &pack.items, &public, request, &version).await?;
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
    progress.stage("applying", 0);
    let version = NewVersion { agreed: agreed.as_ref(), ..version };
    let diff = apply(pool, stores, &name, &items, &public, request, &version).await?;
    Ok(Summary { pack: name, mode, diff, new_pictures, new_files, warnings })
}

/// Checks that the store is that of the nodes, and asks for consent if the import retires or re-prices anything. Returns the diff that the
/// operator agreed to, or that needed no question.
async fn check_and_ask(
    pool: &Pool,
    stores: &Stores,
    pack: &str,
    items: &[Item],
    public: &[String],
    request: &Request<'_>,
    version: &NewVersion<'_>,
) -> Result<Option<Diff>, Error> {
    if request.mode == Mode::DryRun {
        return Ok(None);
    }
    store_marker::check(pool, stores.media.as_ref()).await?;
    let planned = db::apply(pool, pack, items, public, Mode::DryRun, None, version).await?;
    let diff = planned.map_err(Error::Conflicts)?;
    let Some(consent) = request.consent else { return Ok(None) };
    if diff.retired() + diff.repriced() > 0 {
        consent(&diff)?;
    }
    // Also without a question: another import could run before this one, so that it would retire something.
    Ok(Some(diff))
}

/// Applies the items. Before, it copies the files that only earlier versions use; afterwards it deletes them from the media store.
async fn apply(
    pool: &Pool,
    stores: &Stores,
    pack: &str,
    items: &[Item],
    public: &[String],
    request: &Request<'_>,
    version: &NewVersion<'_>,
) -> Result<Diff, Error> {
    let Request { mode, limits, .. } = *request;
    if mode == Mode::Apply {
        kept_files::keep_dropped(pool, stores, pack, public).await?;
    }
    let applied = db::apply(pool, pack, items, public, mode, limits, version).await?;
    let diff = applied.map_err(Error::Conflicts)?;
    if mode == Mode::Apply
        && let Err(error) = remove_unused(pool, stores.media.as_ref()).await
    {
        tracing::warn!(%error, "files that no pack uses any more are left to the nodes");
    }
    Ok(diff)
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
    let size = storage.size(&file.name).await.map_err(Error::storage(&file.name))?;
    Ok(size != Some(file.size_bytes))
}

#[cfg(test)]
#[path = "../../tests/content/fixture.rs"]
mod fixture;
#[cfg(test)]
mod tests;
