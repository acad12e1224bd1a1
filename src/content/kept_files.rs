//! Media files of earlier versions. An import deletes files from the public media store that no pack uses any more. Before, it copies them
//! into the store of files, whose addresses need a signature. A rollback copies them back.

use std::collections::HashSet;

use bytes::Bytes;
use futures_util::TryStreamExt;
use sql::{Pool, content as db};

use super::Error;
use crate::platform::storage::{Name, Storage, Stores};

/// Larger files are not copied: a rollback fails and asks for the pack's folder instead.
const MAX_BYTES: u64 = 64 << 20;

/// Copies the files of the pack's newest version that are not in `public`, the files of its next version.
pub(super) async fn keep_dropped(
    pool: &Pool,
    stores: &Stores,
    pack: &str,
    public: &[String],
) -> Result<(), Error> {
    let next: HashSet<&String> = public.iter().collect();
    for file in db::newest_files(pool, pack).await? {
        if !next.contains(&file)
            && let Some(name) = Name::parse(&file)
        {
            copy(stores.media.as_ref(), stores.files.as_ref(), &name).await?;
        }
    }
    Ok(())
}

/// Copies the missing files back into the media store and returns their number. If a copy is lost, it fails before it copies anything.
pub(super) async fn restore(stores: &Stores, public: &[String]) -> Result<usize, Error> {
    let (mut missing, mut lost) = (Vec::new(), Vec::new());
    for name in public.iter().filter_map(|file| Name::parse(file)) {
        if size(stores.media.as_ref(), &name).await?.is_some() {
            continue;
        }
        match size(stores.files.as_ref(), &name).await? {
            Some(_) => missing.push(name),
            None => lost.push(name.to_string()),
        }
    }
    if !lost.is_empty() {
        return Err(Error::FilesGone(lost));
    }
    for name in &missing {
        copy(stores.files.as_ref(), stores.media.as_ref(), name).await?;
    }
    Ok(missing.len())
}

/// Copies a file, unless the first store lacks it or it is larger than `MAX_BYTES`.
async fn copy(from: &dyn Storage, to: &dyn Storage, name: &Name) -> Result<(), Error> {
    let Some(bytes) = size(from, name).await?.filter(|bytes| *bytes <= MAX_BYTES) else { return Ok(()) };
    let pieces = from.read(name, 0..bytes).await.map_err(Error::storage(name))?;
    let pieces: Vec<Bytes> = pieces.try_collect().await.map_err(Error::storage(name))?;
    to.put(name, Bytes::from(pieces.concat())).await.map_err(Error::storage(name))?;
    Ok(())
}

/// The size in bytes. `None`: the store lacks the file.
async fn size(storage: &dyn Storage, name: &Name) -> Result<Option<u64>, Error> {
    storage.size(name).await.map_err(Error::storage(name))
}
