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
use tokio::task::spawn_blocking;

use super::{
    super::say,
    baseline::Baseline,
    manifest::{self, Manifest},
    programs,
    progress::{self, mebibytes},
};
use crate::server::database::Database;

#[derive(Args)]
pub struct Create {
    /// Folder of the dumps. It is created if it does not exist, closed to other users
    #[arg(long)]
    folder: PathBuf,
    /// Number of dumps to keep. Older ones of this command are deleted after a success, except the newest verified one
    #[arg(long, default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    keep: u32,
    /// The database is another one than before, or has lost rows, such as after a restore: do not compare it with earlier dumps
    #[arg(long)]
    new_database: bool,
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
    manifest::remove_unfinished(folder).with_context(in_folder)?;
    let identity = backup::identity(&database.pool).await;
    let (made, line) = backup::in_snapshot(&database.pool, async |snapshot| {
        if !create.new_database {
            compare(folder, snapshot, identity.as_deref())?;
        }
        let origin = Origin { database: identity.clone(), is_new_database: create.new_database };
        write(&pg_dump, &database.url, folder, snapshot, origin).await
    })
    .await??;
    say(line)?;
    delete_old(folder, create.keep as usize, &made)
}

/// Deletes all but the newest `keep` dumps, the newest verified one, and the one that was just made: if the clock of the database was set
/// back, its name is not the newest.
fn delete_old(folder: &Path, keep: usize, made: &Path) -> anyhow::Result<()> {
    let in_folder = || format!("the folder {}", folder.display());
    let mut has_verified = false;
    for (n, dump) in manifest::made_in(folder).with_context(in_folder)?.iter().rev().enumerate() {
        let is_newest_verified = !has_verified && manifest::is_verified(dump).with_context(in_folder)?;
        has_verified |= is_newest_verified;
        if n < keep || dump == made {
            continue;
        }
        if is_newest_verified {
            say(format_args!("kept {}: no later dump is verified", dump.display()))?;
            continue;
        }
        manifest::delete(dump).with_context(|| format!("{} cannot be deleted", dump.display()))?;
        say(format_args!("deleted {}", dump.display()))?;
    }
    Ok(())
}

/// Refuses an empty or wrong database.
fn compare(folder: &Path, snapshot: &Snapshot, identity: Option<&str>) -> anyhow::Result<()> {
    let Some(baseline) = Baseline::before(folder, snapshot.time)? else { return Ok(()) };
    match baseline.fault(identity, &snapshot.figures) {
        None => Ok(()),
        Some(fault) => bail!(
            "{fault}, so nothing was dumped or deleted: correct DATABASE_URL, or add --new-database once if this is wanted, such as after a \
             restore"
        ),
    }
}

/// Where a dump comes from.
struct Origin {
    database: Option<String>,
    is_new_database: bool,
}

/// Writes the dump and its manifest under temporary names, to disk, then renames both. Returns its path and a line about it.
async fn write(
    pg_dump: &Path,
    url: &str,
    folder: &Path,
    snapshot: &Snapshot,
    origin: Origin,
) -> anyhow::Result<(PathBuf, String)> {
    let in_folder = || format!("the folder {}", folder.display());
    let dump = folder.join(manifest::name(snapshot.time));
    if dump.try_exists().with_context(in_folder)? {
        bail!("{} was made in this second: run the command again", dump.display());
    }
    // Mode 600, which pg_dump keeps.
    let unfinished = manifest::unfinished_in(folder).with_context(in_folder)?;
    let mut command = programs::connecting(pg_dump, url)?;
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
        database: origin.database,
        is_new_database: origin.is_new_database,
    };
    let mut beside = manifest::unfinished_in(folder).with_context(in_folder)?;
    beside.write_all(&serde_json::to_vec_pretty(&manifest)?).with_context(in_folder)?;
    beside.as_file().sync_all().with_context(in_folder)?;

    // The manifest first, so that no dump has its final name without a manifest.
    beside.persist(manifest::path_of_manifest(&dump)).with_context(in_folder)?;
    unfinished.persist(&dump).with_context(in_folder)?;
    File::open(folder).and_then(|folder| folder.sync_all()).with_context(in_folder)?;
    let line = format!(
        "{}: {}, the database at {}, schema {}, {} accounts, {} ledger entries, {} orders",
        dump.display(),
        mebibytes(size_bytes),
        snapshot.time.format("%F %T UTC"),
        manifest.newest_migration,
        manifest.figures.accounts_count,
        manifest.figures.ledger_entries_count,
        manifest.figures.orders_count
    );
    Ok((dump, line))
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
