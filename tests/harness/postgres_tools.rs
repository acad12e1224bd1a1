//! Runs PostgreSQL's programs, and turns a copied cluster into a portal's home.

use std::{
    fs,
    os::unix::fs::{MetadataExt, PermissionsExt, chown},
    path::{Path, PathBuf},
    process::Command,
};

/// Replaces the user `portal` in the address of a cluster that the portal made by PostgreSQL's superuser.
pub fn as_superuser(url: &str) -> String {
    url.replacen("//portal:", "//postgres:", 1)
}

/// A program of the newest PostgreSQL on this machine.
pub fn program(name: &str) -> Command {
    let mut places: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .map(|version| version.unwrap().path().join("bin").join(name))
        .filter(|program| program.exists())
        .collect();
    places.sort();
    Command::new(places.pop().unwrap_or_else(|| name.into()))
}

pub fn run(command: &mut Command) {
    let ran = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(ran.status.success(), "{command:?}: {}", String::from_utf8_lossy(&ran.stderr));
}

/// Makes `home` a portal's home from a copy of the cluster of the home `other`. The owner of that cluster owns the copy too.
pub fn adopt(home: &Path, other: &Path, copy: &Path) {
    let (from, place) = (other.join("postgres"), home.join("postgres"));
    fs::create_dir(&place).unwrap();
    for file in ["made-by-portal", "password"] {
        fs::copy(from.join(file), place.join(file)).unwrap();
    }
    run(Command::new("cp").arg("-a").arg(copy).arg(place.join("data")));
    give(&place, &fs::metadata(&from).unwrap());
    for folder in [&place, &place.join("data")] {
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).unwrap();
    }
}

/// `chown -R`.
fn give(path: &Path, owner: &fs::Metadata) {
    chown(path, Some(owner.uid()), Some(owner.gid())).unwrap();
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            give(&entry.unwrap().path(), owner);
        }
    }
}
