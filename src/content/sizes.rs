//! Makes the smaller sizes of pictures for phones. Sizes that the store already has are skipped, so an interrupted import
//! continues where it stopped.

use std::path::PathBuf;

use futures_util::{StreamExt, TryStreamExt, stream};

use super::{Error, Progress, picture};
use crate::{
    media::pictures::smaller,
    platform::storage::{Name, Storage},
};

/// A picture to resize.
pub(super) struct ResizeJob {
    pub path: PathBuf,
    pub sizes: Vec<(Name, u32)>,
}

/// Creates the missing sizes; returns the number of pictures.
pub(super) async fn make(
    storage: &dyn Storage,
    wanted: &[ResizeJob],
    stage: &'static str,
    progress: &Progress,
) -> Result<usize, Error> {
    if wanted.is_empty() {
        return Ok(0);
    }
    progress.stage(stage, wanted.len());
    let at_once = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let made = stream::iter(wanted).map(|wanted| make_one(storage, wanted, progress));
    made.buffer_unordered(at_once).try_fold(0, async |new, made| Ok(new + made)).await
}

/// How many of these sizes the store lacks.
pub(super) async fn missing(storage: &dyn Storage, wanted: &[ResizeJob]) -> Result<usize, Error> {
    let mut missing = 0;
    for wanted in wanted {
        missing += not_there(storage, wanted).await?.len();
    }
    Ok(missing)
}

async fn make_one(storage: &dyn Storage, wanted: &ResizeJob, progress: &Progress) -> Result<usize, Error> {
    let missing = not_there(storage, wanted).await?;
    if missing.is_empty() {
        progress.step();
        return Ok(0);
    }
    let (path, widths) = (wanted.path.clone(), missing.iter().map(|(_, width)| *width).collect::<Vec<_>>());
    let made = tokio::task::spawn_blocking(move || {
        let picture = picture::open(&path)?;
        Ok::<_, String>(widths.into_iter().map(|width| smaller(&picture, width)).collect::<Vec<_>>())
    });
    // The picture was valid at its check, so its file has changed since.
    let changed = || Error::Changed { path: wanted.path.clone() };
    let pictures = made.await.map_err(|_| changed())?.map_err(|_| changed())?;
    for ((name, _), picture) in missing.iter().zip(pictures) {
        storage.put(name, picture).await.map_err(Error::storage(name))?;
    }
    progress.step();
    Ok(missing.len())
}

async fn not_there(storage: &dyn Storage, wanted: &ResizeJob) -> Result<Vec<(Name, u32)>, Error> {
    let mut missing = Vec::new();
    for (name, width) in &wanted.sizes {
        let size = storage.size(name).await;
        let size = size.map_err(Error::storage(name))?;
        if size.is_none() {
            missing.push((name.clone(), *width));
        }
    }
    Ok(missing)
}
