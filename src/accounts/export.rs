//! Writes everything that the portal stores about one account into a zip: one JSON file for each kind, and the media.
//!
//! - `export.txt` describes the files and their fields; it is part of the zip.
//! - Files are stored without compression, because pictures and videos are compressed already.
//! - The zip gets its name when it is complete, so an interrupted export leaves no file that looks complete.

use std::{
    fs::{self, File},
    io::{BufWriter, Write},
    path::Path,
};

use anyhow::{Context, bail};
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

/// Writes the zip. `progress` gets the name of each file that was added.
///
/// # Errors
/// If the account or the store cannot be read, or `to` exists already. No file is left then.
pub async fn write_zip(
    pool: &Pool,
    store: &dyn Storage,
    uid: i64,
    to: &Path,
    progress: impl FnMut(&str),
) -> anyhow::Result<Written> {
    if to.exists() {
        bail!("{} exists already", to.display());
    }
    let export = sql::export::read(pool, uid).await?;
    let export = export.with_context(|| format!("there is no account {uid}"))?;
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    let written = write_part(&export, store, part, progress).await;
    let written = written.and_then(|written| {
        fs::rename(part, to).with_context(|| format!("{} cannot be written", to.display()))?;
        Ok(written)
    });
    if written.is_err() {
        // It may not exist yet.
        let _ = fs::remove_file(part);
    }
    written
}

async fn write_part(
    export: &Export,
    store: &dyn Storage,
    part: &Path,
    mut progress: impl FnMut(&str),
) -> anyhow::Result<Written> {
    let file = File::create(part).with_context(|| format!("{} cannot be written", part.display()))?;
    let mut zip = ZipWriter::new(BufWriter::new(file));
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
    zip.finish()?.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
    Ok(written)
}
