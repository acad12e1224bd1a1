//! The owner of the home folder, and the address of its running database.
//!
//! A file lock shows whether the owner lives, because the system releases it with the process. A process id would not.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::error::{At, Error, Result};

/// A command that checks for an owner holds the lock for a moment, so a start waits this long for it.
const LOOKING_TAKES: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub struct Ownership {
    home: PathBuf,
    /// Kept open, because closing it releases the lock.
    _lock: File,
}

impl Ownership {
    pub fn take(home: &Path) -> Result<Self> {
        let mut lock = open_lock(home)?;
        let deadline = Instant::now() + LOOKING_TAKES;
        while !try_lock(&lock, home, File::try_lock)? {
            if Instant::now() > deadline {
                return Err(Error::Owned { home: home.to_owned(), pid: written_pid(&mut lock) });
            }
            thread::sleep(Duration::from_millis(20));
        }
        let written = lock.set_len(0).and_then(|()| writeln!(lock, "{}", std::process::id()));
        written.at("write", lock_path(home))?;
        let ownership = Self { home: home.to_owned(), _lock: lock };
        ownership.withdraw();
        Ok(ownership)
    }

    /// Writes the database's address for commands in other terminals. The file contains a password, so only its owner can read it.
    pub fn announce(&self, url: &str) -> Result<()> {
        let (path, new) = (state_path(&self.home), self.home.join("database.json.new"));
        remove_if_there(&new).at("remove", &new)?;
        let mut file =
            OpenOptions::new().write(true).create_new(true).mode(0o600).open(&new).at("make", &new)?;
        let state = serde_json::json!({ "pid": std::process::id(), "url": url });
        writeln!(file, "{state}").at("write", &new)?;
        fs::rename(&new, &path).at("write", &path)
    }

    /// Removes the address, so that no further command uses this database.
    pub fn withdraw(&self) {
        let path = state_path(&self.home);
        if let Err(error) = remove_if_there(&path) {
            tracing::warn!(%error, path = %path.display(), "the address of the database stays behind");
        }
    }
}

pub fn announced_url(home: &Path) -> Result<Option<String>> {
    if !home.join("owner.lock").exists() || !has_owner(home)? {
        return Ok(None);
    }
    let path = state_path(home);
    let text = match fs::read_to_string(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        other => other.at("read", &path)?,
    };
    let state: serde_json::Value = serde_json::from_str(&text).map_err(Into::into).at("understand", &path)?;
    Ok(state["url"].as_str().map(str::to_owned))
}

fn has_owner(home: &Path) -> Result<bool> {
    let lock = File::open(lock_path(home)).at("open", lock_path(home))?;
    Ok(!try_lock(&lock, home, File::try_lock_shared)?)
}

fn try_lock(lock: &File, home: &Path, how: fn(&File) -> Result<(), TryLockError>) -> Result<bool> {
    match how(lock) {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(error).at("lock", lock_path(home)),
    }
}

fn open_lock(home: &Path) -> Result<File> {
    let path = lock_path(home);
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).at("open", &path)
}

fn written_pid(lock: &mut File) -> Option<u32> {
    let mut text = String::new();
    lock.seek(SeekFrom::Start(0)).and_then(|_| lock.read_to_string(&mut text)).ok()?;
    text.trim().parse().ok()
}

fn remove_if_there(path: &Path) -> std::io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

fn lock_path(home: &Path) -> PathBuf {
    home.join("owner.lock")
}

fn state_path(home: &Path) -> PathBuf {
    home.join("database.json")
}
