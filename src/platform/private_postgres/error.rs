//! The errors, each as one sentence for the person at the terminal.

use std::io;
use std::path::{Path, PathBuf};

pub type Result<T, E = Error> = std::result::Result<T, E>;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(
        "no PostgreSQL {minimum} or newer was found on this machine: {install}, \
         or set DATABASE_URL to a database that runs already"
    )]
    NoBinaries { minimum: u32, install: String },

    #[error(
        "{} was made by PostgreSQL {major}, which is not on this machine: {install}",
        .folder.display()
    )]
    MajorMissing { folder: PathBuf, major: u32, install: String },

    #[error(
        "{} was not made by portal, so it is left alone: move it away, or set DATABASE_URL to use another database",
        .0.display()
    )]
    Foreign(PathBuf),

    #[error(
        "the database in {} belongs to another user (id {uid}): start portal as that user or as root",
        .folder.display()
    )]
    OtherUser { folder: PathBuf, uid: u32 },

    #[error("another portal{} already runs in {}: stop it first", process_words(*.pid), .home.display())]
    Owned { home: PathBuf, pid: Option<u32> },

    #[error("PostgreSQL could not {doing}: {reason} (its log is {})", .log.display())]
    Postgres { doing: &'static str, reason: String, log: PathBuf },

    #[error("process {pid} still serves {} and does not stop", .data.display())]
    Stubborn { pid: u32, data: PathBuf },

    #[error("the user database must run as: neither `postgres` nor `nobody` is in /etc/passwd")]
    NoUser,

    #[error("could not {doing} {}: {source}", .path.display())]
    Io { doing: &'static str, path: PathBuf, source: io::Error },
}

/// Adds the action and the file to an error of the operating system.
pub trait At<T> {
    fn at(self, doing: &'static str, path: impl AsRef<Path>) -> Result<T>;
}

impl<T> At<T> for io::Result<T> {
    fn at(self, doing: &'static str, path: impl AsRef<Path>) -> Result<T> {
        self.map_err(|source| Error::Io { doing, path: path.as_ref().to_owned(), source })
    }
}

fn process_words(pid: Option<u32>) -> String {
    pid.map(|pid| format!(" (process {pid})")).unwrap_or_default()
}
