//! The temporary folder of a private scratch database. Its lock ends with the process, so a later rehearsal can prove that a folder was
//! left by a process that was killed.

use std::{
    fs::{self, File},
    io,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::Path,
};

use tempfile::TempDir;

use crate::platform::private_postgres;

const PREFIX: &str = "portal-scratch-";
const LOCK: &str = "verify.lock";

pub struct ScratchFolder {
    // Fields drop in this order: nobody else may remove the folder while this process does.
    folder: TempDir,
    _lock: File,
}

impl ScratchFolder {
    pub fn new_in(parent: &Path) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(parent)?;
        // When root runs this, PostgreSQL runs as another user. The data itself is closed to all others.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755))?;
        // Renamed after locking, so another process never finds the name before its lock.
        let unnamed = folder.path().join("verify.lock.new");
        let lock = File::create(&unnamed)?;
        lock.lock()?;
        fs::rename(unnamed, folder.path().join(LOCK))?;
        Ok(Self { folder, _lock: lock })
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn remove(self) -> io::Result<()> {
        let Self { folder, _lock: lock } = self;
        let removed = folder.close();
        drop(lock);
        removed
    }

    /// Removes the folders next to this one that a killed rehearsal of the same user left. A folder without a lock of ours, or whose
    /// lock is held, stays. A failure is logged, because the rehearsal does not need that folder. It blocks.
    pub fn remove_left(&self) {
        let (Some(parent), Ok(own)) = (self.path().parent(), fs::metadata(self.path())) else { return };
        for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
            let is_named = entry.file_name().to_string_lossy().starts_with(PREFIX);
            // Of a link, this is the metadata of the link.
            if !is_named || !entry.metadata().is_ok_and(|it| it.is_dir() && it.uid() == own.uid()) {
                continue;
            }
            let folder = entry.path();
            let Ok(lock) = File::open(folder.join(LOCK)) else { continue };
            // The folder may be gone, if its process has just ended.
            if lock.try_lock().is_err() || !folder.exists() {
                continue;
            }
            match remove(&folder) {
                Ok(()) => {
                    tracing::info!(folder = %folder.display(), "removed the scratch database of a killed rehearsal");
                }
                Err(error) => {
                    tracing::warn!(folder = %folder.display(), %error, "the scratch database of a killed rehearsal stays");
                }
            }
        }
    }
}

fn remove(folder: &Path) -> anyhow::Result<()> {
    private_postgres::remove_left(folder)?;
    Ok(fs::remove_dir_all(folder)?)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::ScratchFolder;

    #[test]
    fn only_the_folders_of_processes_that_have_ended_are_removed() {
        let parent = tempfile::tempdir().unwrap();
        let folder = |name: &str| {
            let path = parent.path().join(name);
            fs::create_dir(&path).unwrap();
            path
        };
        // A lock that nobody holds is that of a process that has ended.
        let (left, unproven, named) =
            (folder("portal-scratch-left"), folder("portal-scratch-mine"), folder("mine"));
        fs::write(left.join("verify.lock"), "").unwrap();
        fs::write(named.join("verify.lock"), "").unwrap();
        let link = parent.path().join("portal-scratch-link");
        std::os::unix::fs::symlink(&named, &link).unwrap();

        let (running, own) =
            (ScratchFolder::new_in(parent.path()).unwrap(), ScratchFolder::new_in(parent.path()).unwrap());
        own.remove_left();
        assert!(!left.exists());
        for stays in [&unproven, &named, &link, running.path(), own.path()] {
            assert!(stays.exists(), "{}", stays.display());
        }
        running.remove().unwrap();
        own.remove().unwrap();
        assert_eq!(fs::read_dir(parent.path()).unwrap().count(), 3);
    }
}
