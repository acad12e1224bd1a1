//! The cluster on disk: its place, its marker, and the creation of a new one.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use super::binaries::{Binaries, Search};
use super::error::{At, Error, Result};
use super::run_as::{RunAs, random_hex};

/// A file next to `data/` that marks a cluster as ours. Only a cluster with it is started, stopped or, if unfinished, removed.
const MARKER: &str = "made-by-portal";
const MARKER_TEXT: &str = "This folder holds portal's private PostgreSQL. portal starts and stops it.\n";
/// The database and the role of the portal. The role can create databases, as tests do, but is no superuser.
const NAME: &str = "portal";
const PASSWORD_BYTES: usize = 24;
const SHARED_FOLDER: &str = "/var/lib/portal";
const LOG_LIMIT_BYTES: u64 = 10 * 1024 * 1024;

#[derive(Debug, Clone)]
pub struct Cluster {
    /// PostgreSQL's data directory.
    pub data: PathBuf,
    pub log: PathBuf,
    pub run_as: RunAs,
    password: String,
}

impl Cluster {
    /// Opens the cluster of `home` with the programs of its version. Creates it if there is none.
    pub fn open_or_create(home: &Path, search: &Search) -> Result<(Self, Binaries)> {
        let log = home.join("postgres.log");
        if fs::metadata(&log).is_ok_and(|log| log.len() > LOG_LIMIT_BYTES) {
            File::create(&log).at("empty", &log)?;
        }
        for place in places(home) {
            if is_made(&place)? {
                let cluster = Self::open(&place, log)?;
                let binaries = search.of_major(major_of(&cluster.data)?, &cluster.data, &cluster.run_as)?;
                return Ok((cluster, binaries));
            }
        }
        let run_as = RunAs::for_this_process()?;
        let binaries = search.newest(&run_as)?;
        let place = place_for_new(home, &run_as)?;
        tracing::info!(folder = %place.display(), major = binaries.major, "making a private PostgreSQL");
        Builder { place: &place, log: &log, run_as, binaries: &binaries }.build()?;
        Ok((Self::open(&place, log)?, binaries))
    }

    pub fn url(&self, port: u16) -> String {
        format!("postgres://{NAME}:{}@127.0.0.1:{port}/{NAME}", self.password)
    }

    fn open(place: &Path, log: PathBuf) -> Result<Self> {
        let owner = fs::metadata(place).at("look at", place)?;
        let run_as = RunAs::owner_of(place, owner.uid(), owner.gid())?;
        let password_file = place.join("password");
        let password = fs::read_to_string(&password_file).at("read", &password_file)?.trim().to_owned();
        Ok(Self { data: place.join("data"), log, run_as, password })
    }
}

/// The place of the complete cluster of `home`, if there is one.
pub fn place_of(home: &Path) -> Result<Option<PathBuf>> {
    for place in places(home) {
        if is_made(&place)? {
            return Ok(Some(place));
        }
    }
    Ok(None)
}

/// The possible places of the cluster of `home`: inside it, or in a folder of the machine, if other users cannot enter root's home.
fn places(home: &Path) -> [PathBuf; 2] {
    [home.join("postgres"), Path::new(SHARED_FOLDER).join(path_hash(home))]
}

fn place_for_new(home: &Path, run_as: &RunAs) -> Result<PathBuf> {
    let [at_home, shared] = places(home);
    if !run_as.is_other() || run_as.reaches(home) {
        return Ok(at_home);
    }
    fs::create_dir_all(SHARED_FOLDER).at("make the folder", SHARED_FOLDER)?;
    fs::set_permissions(SHARED_FOLDER, fs::Permissions::from_mode(0o755)).at("open to all", SHARED_FOLDER)?;
    Ok(shared)
}

/// Whether `place` has a complete cluster of ours. An error if the folder has other content.
fn is_made(place: &Path) -> Result<bool> {
    let mut entries = match fs::read_dir(place) {
        Ok(entries) => entries,
        Err(missing) if missing.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(denied) if denied.kind() == std::io::ErrorKind::PermissionDenied => {
            let uid = fs::metadata(place).at("look at", place)?.uid();
            return Err(Error::OtherUser { folder: place.to_owned(), uid });
        }
        other => other.at("look into", place)?,
    };
    if place.join(MARKER).is_file() {
        return Ok(true);
    }
    if entries.next().is_none() { Ok(false) } else { Err(Error::Foreign(place.to_owned())) }
}

fn major_of(data: &Path) -> Result<u32> {
    let file = data.join("PG_VERSION");
    let text = fs::read_to_string(&file).at("read", &file)?;
    let number = text.trim().parse().map_err(std::io::Error::other);
    number.at("understand the version in", &file)
}

/// Creates a cluster next to its final place and renames it at the end, so that a cluster in the final place is complete.
struct Builder<'a> {
    place: &'a Path,
    log: &'a Path,
    run_as: RunAs,
    binaries: &'a Binaries,
}

impl Builder<'_> {
    fn build(&self) -> Result<()> {
        self.remove_unfinished()?;
        let building = self.place.with_file_name(format!("{}{}", self.unfinished_prefix(), random_hex(4)?));
        DirBuilder::new().mode(0o700).create(&building).at("make the folder", &building)?;
        self.write_secret(&building.join(MARKER), MARKER_TEXT)?;
        let password = random_hex(PASSWORD_BYTES)?;
        self.write_secret(&building.join("password"), &password)?;
        self.run_as.give(&building)?;

        self.initdb(&building)?;
        self.make_database(&building.join("data"), &password)?;

        fs::rename(&building, self.place).at("put the new cluster at", self.place)?;
        let parent = self.place.parent().unwrap_or(self.place);
        File::open(parent).and_then(|parent| parent.sync_all()).at("write to disk", parent)
    }

    fn initdb(&self, building: &Path) -> Result<()> {
        let mut initdb = self.run_as.bound_command(&self.binaries.initdb(), "KILL");
        initdb.arg("--pgdata").arg(building.join("data"));
        initdb.arg("--pwfile").arg(building.join("password"));
        initdb.args(["--username=postgres", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8"]);
        if self.binaries.major >= 17 {
            // The same order and letters as the C library's C.UTF-8, but the same on every system, and faster.
            initdb.args(["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]);
        }
        self.run("make a new cluster", initdb, "")
    }

    /// Creates the database in single-user mode, which needs neither a listening server nor a client program.
    fn make_database(&self, data: &Path, password: &str) -> Result<()> {
        let mut single_user = self.run_as.bound_command(&self.binaries.postgres(), "KILL");
        single_user.args(["--single", "-c", "exit_on_error=on", "-D"]).arg(data).arg("postgres");
        let statements = format!(
            "create role {NAME} login createdb password '{password}'\ncreate database {NAME} owner {NAME}\n"
        );
        self.run("make its database", single_user, &statements)
    }

    fn run(&self, doing: &'static str, mut command: std::process::Command, input: &str) -> Result<()> {
        let log = open_log(self.log)?;
        let log_start = log.metadata().at("look at", self.log)?.len();
        command.stdout(log.try_clone().at("open", self.log)?).stderr(log).stdin(Stdio::piped());
        let failed = |reason: String| Error::Postgres { doing, reason, log: self.log.to_owned() };
        let mut child = command.spawn().map_err(|error| failed(error.to_string()))?;
        if let Some(mut stdin) = child.stdin.take() {
            // If the program ended early, its log has the reason; the error of the broken pipe has not.
            let _ = stdin.write_all(input.as_bytes());
        }
        let status = child.wait().map_err(|error| failed(error.to_string()))?;
        if status.success() { Ok(()) } else { Err(failed(complaint(self.log, log_start))) }
    }

    /// Removes unfinished clusters of killed starts. Only folders with our marker outside the final place are removed.
    fn remove_unfinished(&self) -> Result<()> {
        let parent = self.place.parent().unwrap_or(self.place);
        for entry in fs::read_dir(parent).at("look into", parent)?.flatten() {
            let ours = entry.file_name().to_string_lossy().starts_with(&self.unfinished_prefix());
            if ours && entry.path().join(MARKER).is_file() {
                tracing::info!(folder = %entry.path().display(), "removing a cluster that was not finished");
                fs::remove_dir_all(entry.path()).at("remove the unfinished", entry.path())?;
            }
        }
        Ok(())
    }

    fn unfinished_prefix(&self) -> String {
        format!("{}.new-", self.place.file_name().unwrap_or_default().to_string_lossy())
    }

    fn write_secret(&self, path: &Path, text: &str) -> Result<()> {
        let mut file =
            OpenOptions::new().write(true).create_new(true).mode(0o600).open(path).at("make", path)?;
        file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).at("write", path)?;
        self.run_as.give(path)
    }
}

pub fn open_log(log: &Path) -> Result<File> {
    OpenOptions::new().append(true).create(true).mode(0o600).open(log).at("open", log)
}

/// The reason of a failure, from the part of the log after `from` bytes: the last error, otherwise the last line.
pub fn complaint(log: &Path, from: u64) -> String {
    let bytes = fs::read(log).unwrap_or_default();
    let recent = bytes.get(usize::try_from(from).unwrap_or(usize::MAX)..).unwrap_or_default();
    let text = String::from_utf8_lossy(recent);
    let mut lines = text.lines().rev().filter(|line| !line.trim().is_empty());
    let last = lines.clone().next();
    let complaint = lines.find_map(|line| {
        let words = ["PANIC:", "FATAL:", "ERROR:", "error:"];
        words.iter().find_map(|word| line.split_once(word)).map(|(_, words)| words)
    });
    complaint.or(last).unwrap_or("it gave no reason").trim().to_owned()
}

/// FNV-1a: short, and the same in every build, because the hash is part of a name on disk.
fn path_hash(path: &Path) -> String {
    let bytes = path.as_os_str().as_encoded_bytes();
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}
