//! `portal backup create`

use std::{
    fs::{self, DirBuilder, File, TryLockError},
    io::Write,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use clap::Args;
use sql::backup::{self, Snapshot};
use tempfile::NamedTempFile;
use tokio::task::spawn_blocking;

use super::{
    super::say,
    manifest::{self, Manifest},
    programs,
    progress::{self, mebibytes},
};
use crate::server::database::Database;

/// Unfinished files begin with this. Only a killed run leaves one behind.
const UNFINISHED: &str = ".portal-";
const UNFINISHED_ENDING: &str = ".partial";

#[derive(Args)]
pub struct Create {
    /// Folder of the dumps. It is created if it does not exist, closed to other users
    #[arg(long)]
    folder: PathBuf,
    /// Number of dumps to keep. Older ones of this command are deleted after a success
    #[arg(long, default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    keep: u32,
    /// Folder with pg_dump. The default is the newest PostgreSQL of this machine
    #[arg(long, value_name = "FOLDER")]
    programs: Option<PathBuf>,
}

pub async fn run(create: &Create, database: &Database) -> anyhow::Result<()> {
    let pg_dump = programs::find("pg_dump", create.programs.as_deref())?;
    let folder = &create.folder;
    let in_folder = || format!("the folder {}", folder.display());
    DirBuilder::new().recursive(true).mode(0o700).create(folder).with_context(in_folder)?;
    let _lock = lock(folder)?;
    remove_unfinished(folder).with_context(in_folder)?;
    let dump = backup::in_snapshot(&database.pool, async |snapshot| {
        write(&pg_dump, &database.url, folder, snapshot).await
    })
    .await??;
    say(dump)?;
    let dumps = manifest::made_in(folder).with_context(in_folder)?;
    for old in dumps.iter().rev().skip(create.keep as usize) {
        fs::remove_file(old).with_context(|| format!("{} cannot be deleted", old.display()))?;
        // A dump of an interrupted deletion has no manifest any more.
        let _ = fs::remove_file(manifest::path_of_manifest(old));
        say(format_args!("deleted {}", old.display()))?;
    }
    Ok(())
}

/// Writes the dump and its manifest under temporary names, to disk, then renames both. Returns a line about the dump.
async fn write(pg_dump: &Path, url: &str, folder: &Path, snapshot: &Snapshot) -> anyhow::Result<String> {
    let in_folder = || format!("the folder {}", folder.display());
    // Mode 600, which pg_dump keeps.
    let unfinished = unfinished(folder).with_context(in_folder)?;
    let mut command = programs::connecting(pg_dump, url);
    command
        .arg("--format=custom")
        .arg(format!("--snapshot={}", snapshot.id))
        .arg("--file")
        .arg(unfinished.path());
    let written = async || {
        let size_bytes = fs::metadata(unfinished.path()).map_or(0, |file| file.len());
        format!("{} written", mebibytes(size_bytes))
    };
    progress::during("dumping", programs::run(command), written).await.context(
        "pg_dump could not dump the database; it needs DATABASE_URL of the database's owner, and a PostgreSQL as new as the server",
    )?;
    unfinished.as_file().sync_all().with_context(in_folder)?;

    let path = unfinished.path().to_owned();
    let (size_bytes, sha256) =
        spawn_blocking(move || manifest::digest(&path)).await?.with_context(in_folder)?;
    let manifest = Manifest {
        taken_time: snapshot.time,
        size_bytes,
        sha256,
        portal_version: env!("CARGO_PKG_VERSION").to_owned(),
        server_version: snapshot.server_version.clone(),
        newest_migration: snapshot.migrations.last().cloned().unwrap_or_default(),
        figures: snapshot.figures.clone(),
    };
    let mut beside = self::unfinished(folder).with_context(in_folder)?;
    beside.write_all(&serde_json::to_vec_pretty(&manifest)?).with_context(in_folder)?;
    beside.as_file().sync_all().with_context(in_folder)?;

    let dump = folder.join(manifest::name(snapshot.time));
    // The manifest first: a dump that has its name has its manifest.
    beside.persist(manifest::path_of_manifest(&dump)).with_context(in_folder)?;
    unfinished.persist(&dump).with_context(in_folder)?;
    File::open(folder).and_then(|folder| folder.sync_all()).with_context(in_folder)?;
    Ok(format!(
        "{}: {}, the database at {}, schema {}",
        dump.display(),
        mebibytes(size_bytes),
        snapshot.time.format("%F %T UTC"),
        manifest.newest_migration
    ))
}

fn unfinished(folder: &Path) -> std::io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(UNFINISHED).suffix(UNFINISHED_ENDING).tempfile_in(folder)
}

/// One run at a time. The lock ends with the process.
fn lock(folder: &Path) -> anyhow::Result<File> {
    let path = folder.join(".lock");
    let lock = File::create(&path).with_context(|| format!("{} cannot be created", path.display()))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            bail!("another `portal backup create` writes to {}: wait until it ends", folder.display())
        }
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| format!("{} cannot be locked", path.display()))
        }
    }
}

fn remove_unfinished(folder: &Path) -> std::io::Result<()> {
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
