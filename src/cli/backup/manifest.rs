//! Dumps on disk, and the manifest beside each: `portal-20261128T031500Z.dump` and `portal-20261128T031500Z.dump.json`.

use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, bail};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sql::backup::Figures;

use crate::platform::hmac::hex;

const PREFIX: &str = "portal-";
const ENDING: &str = ".dump";

/// The data that `portal backup create` stores about its dump. The figures are of the snapshot that was dumped.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    pub taken_time: DateTime<Utc>,
    pub size_bytes: u64,
    pub sha256: String,
    pub portal_version: String,
    pub server_version: String,
    pub newest_migration: String,
    pub figures: Figures,
}

impl Manifest {
    /// The manifest of a dump; `None` if the dump was made without one.
    pub fn of(dump: &Path) -> anyhow::Result<Option<Self>> {
        let path = path_of_manifest(dump);
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            text => text.with_context(|| format!("{} cannot be read", path.display()))?,
        };
        let read = serde_json::from_str(&text);
        read.map(Some).with_context(|| format!("{} is no manifest of a dump", path.display()))
    }
}

pub fn path_of_manifest(dump: &Path) -> PathBuf {
    let mut name = dump.as_os_str().to_owned();
    name.push(".json");
    name.into()
}

/// The name of a dump of this time.
pub fn name(taken: DateTime<Utc>) -> String {
    format!("{PREFIX}{}{ENDING}", taken.format("%Y%m%dT%H%M%SZ"))
}

/// The dumps in the folder that `portal backup create` made, the oldest first.
pub fn made_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let ours = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let time = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(ENDING));
        time.is_some_and(|time| {
            time.len() == 16 && time.chars().all(|c| c.is_ascii_digit() || c == 'T' || c == 'Z')
        })
    };
    let mut dumps: Vec<_> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?
        .into_iter()
        .filter(ours)
        .collect();
    dumps.sort();
    Ok(dumps)
}

/// The dump of the folder that was written last.
pub fn newest_in(folder: &Path) -> anyhow::Result<PathBuf> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut newest: Option<(SystemTime, PathBuf)> = None;
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "dump") {
            let written = fs::metadata(&path)?.modified()?;
            newest = newest.max(Some((written, path)));
        }
    }
    match newest {
        Some((_, path)) => Ok(path),
        None => bail!("{} has no file that ends with {ENDING}", folder.display()),
    }
}

/// The size and the SHA-256 of a file. It blocks.
pub fn digest(path: &Path) -> io::Result<(u64, String)> {
    let mut file = File::open(path)?;
    let (mut hash, mut size_bytes, mut part) = (Sha256::new(), 0, vec![0; 1024 * 1024]);
    loop {
        let read = file.read(&mut part)?;
        if read == 0 {
            return Ok((size_bytes, hex(&hash.finalize())));
        }
        hash.update(&part[..read]);
        size_bytes += read as u64;
    }
}
