//! Writes everything that the portal stores about one account into a zip: one JSON file for each kind, and the media.
//!
//! - `export.txt` describes the files and their fields; it is part of the zip.
//! - Files are stored without compression, because pictures and videos are compressed already.
//! - A file gets its name when it is complete, so an interrupted export leaves no file that looks complete.
//!   The file for the app has no name: the system deletes it with its last handle.

use std::{
    fs::{self, File, OpenOptions},
    io::{BufWriter, Read, Seek, SeekFrom, Write},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use anyhow::{Context, bail};
use bytes::Bytes;
use futures_util::StreamExt;
use sql::{Pool, export::Export};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use crate::platform::storage::{Name, Storage};

const README: &str = include_str!("export.txt");

/// The content of a finished zip.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Written {
    /// Rows of all kinds.
    pub rows: usize,
    pub media: usize,
    /// Media that the store no longer has.
    pub missing: usize,
}

/// Writes the zip into a new file. `progress` gets the name of each file that was added.
///
/// # Errors
/// If the account or the store cannot be read, or `to` exists already. No file is left then.
pub async fn write_file(
    pool: &Pool,
    store: &dyn Storage,
    uid: i64,
    to: &Path,
    progress: impl FnMut(&str),
) -> anyhow::Result<Written> {
    if to.exists() {
        bail!("{} exists already", to.display());
    }
    let export = read(pool, uid).await?;
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    let written = write_part(&export, store, part, progress).await;
    let written = written.and_then(|written| {
        fs::rename(part, to).with_context(|| format!("{} cannot be written", to.display()))?;
        Ok(written)
    });
    if written.is_err() {
        // The file may not exist.
        let _ = fs::remove_file(part);
    }
    written
}

/// The zip in a file without a name, for one answer.
pub struct TemporaryZip {
    /// At its beginning.
    pub file: File,
    pub size: u64,
    /// The last bytes of the file. Without them no program opens the zip.
    pub end: Bytes,
}

/// The size of the record that ends a zip.
const END_BYTES: usize = 22;

/// Writes the zip into a file without a name. It disappears with its last handle, also if the process dies. Writes block: call it off the
/// async threads.
pub async fn write_temporary(
    pool: &Pool,
    store: &dyn Storage,
    uid: i64,
    folder: &Path,
) -> anyhow::Result<TemporaryZip> {
    let export = read(pool, uid).await?;
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let file = tempfile::tempfile_in(folder).context("no temporary file for an export")?;
    let (written, _) = write_zip(&export, store, BufWriter::new(file), |_| {}).await?;
    let mut file = written.into_inner().map_err(std::io::IntoInnerError::into_error)?;
    let size = file.seek(SeekFrom::End(0))?;
    let mut end = vec![0; END_BYTES];
    file.seek(SeekFrom::End(-(END_BYTES as i64)))?;
    file.read_exact(&mut end)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(TemporaryZip { file, size, end: end.into() })
}

async fn read(pool: &Pool, uid: i64) -> anyhow::Result<Export> {
    let export = sql::export::read(pool, uid).await?;
    export.with_context(|| format!("there is no account {uid}"))
}

async fn write_part(
    export: &Export,
    store: &dyn Storage,
    part: &Path,
    progress: impl FnMut(&str),
) -> anyhow::Result<Written> {
    // Only the operator may read it. A file or link that somebody else put there is refused.
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(part);
    let file = file.with_context(|| format!("{} cannot be written", part.display()))?;
    let (file, written) = write_zip(export, store, BufWriter::new(file), progress).await?;
    file.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
    Ok(written)
}

async fn write_zip<W: Write + Seek>(
    export: &Export,
    store: &dyn Storage,
    to: W,
    mut progress: impl FnMut(&str),
) -> anyhow::Result<(W, Written)> {
    let mut zip = ZipWriter::new(to);
    // Videos may make a file larger than 4 GiB.
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored).large_file(true);
    let mut written = Written::default();
    zip.start_file("README.txt", options)?;
    zip.write_all(README.as_bytes())?;
    for (kind, rows) in &export.kinds {
        let name = format!("{kind}.json");
        zip.start_file(name.as_str(), options)?;
        serde_json::to_writer_pretty(&mut zip, rows)?;
        written.rows += rows.len();
        progress(&name);
    }
    for media in &export.media {
        let Some(name) = Name::parse(media) else { continue };
        let Some(size) = store.size(&name).await? else {
            written.missing += 1;
            continue;
        };
        let inside = format!("media/{media}");
        zip.start_file(inside.as_str(), options)?;
        let mut pieces = store.read(&name, 0..size).await?;
        while let Some(piece) = pieces.next().await {
            zip.write_all(&piece?)?;
        }
        written.media += 1;
        progress(&inside);
    }
    Ok((zip.finish()?, written))
}
