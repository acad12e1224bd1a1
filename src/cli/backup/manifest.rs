//! Dumps on disk, the manifest next to each, and the mark of a verified one: `portal-20261128T031500Z.dump`,
//! `portal-20261128T031500Z.dump.json`, `portal-20261128T031500Z.dump.verified.json`.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, bail};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sql::backup::Figures;
use tempfile::NamedTempFile;

use crate::platform::hmac::hex;

const PREFIX: &str = "portal-";
const ENDING: &str = ".dump";
/// Unfinished files begin with this. Only a killed run leaves one behind.
const UNFINISHED: &str = ".portal-";
const UNFINISHED_ENDING: &str = ".partial";

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
    /// Identifies the cluster and the database in it. `None`: a release before this field, or a role that may not read it.
    #[serde(default)]
    pub database: Option<String>,
    /// Whether the operator said that earlier dumps are of another database.
    #[serde(default)]
    pub is_new_database: bool,
}

impl Manifest {
    /// The manifest of a dump; `None` if the dump was made without one.
    pub fn of(dump: &Path) -> anyhow::Result<Option<Self>> {
        let path = path_of_manifest(dump);
        let Some(text) = read(&path).with_context(|| format!("{} cannot be read", path.display()))? else {
            return Ok(None);
        };
        let manifest = serde_json::from_str(&text);
        manifest.map(Some).with_context(|| format!("{} is no manifest of a dump", path.display()))
    }
}

/// Records that a rehearsal restored this dump and found no fault.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Mark {
    verified_time: DateTime<Utc>,
    size_bytes: u64,
    sha256: String,
}

/// Marks a dump as verified, on disk and in one step.
pub fn mark_verified(dump: &Path, manifest: &Manifest, verified_time: DateTime<Utc>) -> io::Result<()> {
    let Manifest { size_bytes, sha256, .. } = manifest;
    let mark = Mark { verified_time, size_bytes: *size_bytes, sha256: sha256.clone() };
    let folder = folder_of(dump);
    // Not `unfinished_in`: `portal backup create` may run now, and removes such files.
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(&serde_json::to_vec_pretty(&mark)?)?;
    // `portal backup create` reads it, perhaps as another user.
    fs::set_permissions(file.path(), fs::Permissions::from_mode(0o644))?;
    file.as_file().sync_all()?;
    file.persist(path_of_mark(dump))?;
    File::open(folder)?.sync_all()
}

/// Whether the dump was verified and still has its size. A mark that cannot be parsed is ignored.
pub fn is_verified(dump: &Path) -> io::Result<bool> {
    let Some(text) = read(&path_of_mark(dump))? else { return Ok(false) };
    let size_bytes = match fs::metadata(dump) {
        // It was just deleted.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        metadata => metadata?.len(),
    };
    Ok(serde_json::from_str::<Mark>(&text).is_ok_and(|mark| mark.size_bytes == size_bytes))
}

/// Removes the mark of a dump that was found damaged.
pub fn unmark(dump: &Path) -> io::Result<()> {
    match fs::remove_file(path_of_mark(dump)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// Deletes a dump with its manifest and mark.
pub fn delete(dump: &Path) -> io::Result<()> {
    fs::remove_file(dump)?;
    for beside in [path_of_mark(dump), path_of_manifest(dump)] {
        // A killed run may have deleted it already.
        let _ = fs::remove_file(beside);
    }
    Ok(())
}

/// The folder of a file.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The text of a file; `None` if it does not exist.
fn read(path: &Path) -> io::Result<Option<String>> {
    match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        text => text.map(|text| Some(String::from_utf8_lossy(&text).into_owned())),
    }
}

pub fn path_of_manifest(dump: &Path) -> PathBuf {
    beside(dump, ".json")
}

fn path_of_mark(dump: &Path) -> PathBuf {
    beside(dump, ".verified.json")
}

fn beside(dump: &Path, ending: &str) -> PathBuf {
    let mut name = dump.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

pub fn unfinished_in(folder: &Path) -> io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(UNFINISHED).suffix(UNFINISHED_ENDING).tempfile_in(folder)
}

pub fn remove_unfinished(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(UNFINISHED) && name.ends_with(UNFINISHED_ENDING) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use std::fs;

    use chrono::DateTime;

    use super::{Manifest, delete, is_verified, mark_verified, path_of_manifest, unmark};
    use crate::cli::backup::baseline::tests::manifest;

    #[test]
    fn a_mark_counts_while_its_dump_has_the_size_that_was_verified() {
        let folder = tempfile::tempdir().unwrap();
        let dump = folder.path().join("portal-20261128T031500Z.dump");
        fs::write(&dump, "dump").unwrap();
        assert!(!is_verified(&dump).unwrap(), "without a mark");
        mark_verified(&dump, &Manifest { size_bytes: 4, ..manifest() }, DateTime::UNIX_EPOCH).unwrap();
        assert!(is_verified(&dump).unwrap());
        fs::write(&dump, "dum").unwrap();
        assert!(!is_verified(&dump).unwrap(), "truncated");
        fs::write(&dump, "dump").unwrap();
        unmark(&dump).unwrap();
        unmark(&dump).unwrap();
        assert!(!is_verified(&dump).unwrap());

        mark_verified(&dump, &manifest(), DateTime::UNIX_EPOCH).unwrap();
        fs::write(path_of_manifest(&dump), "{}").unwrap();
        delete(&dump).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
