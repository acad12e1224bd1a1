//! `portal backup` and PostgreSQL's programs: no argument has a password. A stopped rehearsal removes everything that it created; the next
//! rehearsal removes everything that a killed one left.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;
use tokio_postgres::config::Host;

use crate::{
    harness::{
        Ran, TestDatabase, eventually,
        postgres_tools::{program, run},
    },
    operating::rehearsal::{Portal, assert_empty, text},
};

#[tokio::test]
async fn no_argument_of_postgresqls_programs_has_a_password() {
    let portal = Portal::new().await;
    let scratch = TestDatabase::bare().await;
    let folder = tempfile::tempdir().unwrap();
    let arguments = folder.path().join("arguments");
    for name in ["pg_dump", "pg_restore"] {
        let script = format!(
            "printf '%s\\n' \"$@\" >> '{}'\nexec '{}' \"$@\"\n",
            arguments.display(),
            program(name).get_program().display()
        );
        script_made(folder.path(), name, &script);
    }
    let programs = ["--programs", text(folder.path()), "--folder", text(portal.folder())];
    let (live, its_password) = in_words(&portal.db.owner_url);
    let env = [("DATABASE_URL", live.as_str())];
    Ran::with(&env, &[&["backup", "create"][..], &programs].concat()).await.ok();
    let (given, password) = in_words(&scratch.owner_url);
    let verify = [&["backup", "verify", "--scratch-url", given.as_str()][..], &programs].concat();
    Ran::with(&env, &verify).await.ok();
    let arguments = fs::read_to_string(arguments).unwrap();
    assert!(arguments.matches("application_name='portal backup'").count() >= 2, "{arguments}");
    for password in [its_password, password] {
        assert!(!arguments.contains(&password), "{arguments}");
    }
}

#[tokio::test]
async fn a_closed_terminal_ends_a_rehearsal_with_its_workers_and_empties_the_scratch_database() {
    let portal = Portal::new().await;
    let scratch = TestDatabase::bare().await;
    let dump = portal.create().await;
    let restore = HangingRestore::new();
    let env = [("DATABASE_URL", portal.db.url.as_str())];
    let args = ["backup", "verify", "--file", text(&dump), "--scratch-url", &scratch.owner_url];
    let rehearsal = Ran::begin(&env, &[&args[..], &restore.args()].concat());
    let processes = restore.processes().await;
    rehearsal.signal("HUP").await;
    rehearsal.ended().await.refused(&["stopped by SIGHUP"]);
    eventually("the end of pg_restore and its worker", async || processes.iter().all(|pid| !is_running(pid)))
        .await;
    assert_empty(&scratch).await;
    assert_eq!(scratch.value::<i64>(MARKS).await, 0);
}

#[tokio::test]
async fn a_scratch_database_that_a_killed_rehearsal_filled_is_used_again() {
    let portal = Portal::new().await;
    let scratch = TestDatabase::bare().await;
    let dump = portal.create().await;
    let file = ["--file", text(&dump)];
    let restore = HangingRestore::new();
    let env = [("DATABASE_URL", portal.db.url.as_str())];
    let args = ["backup", "verify", "--file", text(&dump), "--scratch-url", &scratch.owner_url];
    let rehearsal = Ran::begin(&env, &[&args[..], &restore.args()].concat());
    let processes = restore.processes().await;
    portal.verify(&scratch, &file).await.refused(&["another `portal backup verify` uses"]);
    rehearsal.signal("KILL").await;
    rehearsal.ended().await;
    killed(&processes);
    let reserved = "select count(*) from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())";
    eventually("the end of its connections", async || scratch.value::<i64>(reserved).await == 0).await;

    assert_eq!(scratch.value::<i64>("select count(*) from account").await, 3, "it was filled");
    portal.verify(&scratch, &file).await.ok();
    assert_empty(&scratch).await;
    assert_eq!(scratch.value::<i64>(MARKS).await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn the_private_postgresql_of_a_killed_rehearsal_is_removed_by_the_next_one() {
    let portal = Portal::new().await;
    let dump = portal.create().await;
    let temporary = tempfile::tempdir().unwrap();
    // PostgreSQL's user enters this folder when root runs the tests.
    fs::set_permissions(temporary.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let left = || fs::read_dir(temporary.path()).unwrap().count();
    let env = [("DATABASE_URL", portal.db.url.as_str()), ("TMPDIR", text(temporary.path()))];
    let args = ["backup", "verify", "--file", text(&dump)];
    let restore = HangingRestore::new();
    let rehearsal = Ran::begin(&env, &[&args[..], &restore.args()].concat());
    let processes = restore.processes().await;
    rehearsal.signal("KILL").await;
    rehearsal.ended().await;
    killed(&processes);
    assert_eq!(left(), 1);
    Ran::with(&env, &args).await.ok();
    assert_eq!(left(), 0);
}

/// Counts the mark of a rehearsal.
const MARKS: &str = "select count(*) from pg_namespace where nspname = 'portal_backup_scratch'";

/// A `pg_restore` that restores the dump, then waits for a worker that does not end.
struct HangingRestore(TempDir);

impl HangingRestore {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (real, pids) = (program("pg_restore"), folder.path().join("pids"));
        let (real, pids) = (real.get_program().display(), pids.display());
        let script = format!(
            "case \"$*\" in *--list*) exec '{real}' \"$@\" ;; esac\n'{real}' \"$@\" || exit 1\nsleep 3600 &\n\
             echo $$ $! > '{pids}.new'\nmv '{pids}.new' '{pids}'\nwait\n"
        );
        script_made(folder.path(), "pg_restore", &script);
        Self(folder)
    }

    fn args(&self) -> [&str; 2] {
        ["--programs", text(self.0.path())]
    }

    /// Awaits the restore; returns the ids of the program and its worker.
    async fn processes(&self) -> Vec<String> {
        let pids = self.0.path().join("pids");
        eventually("the restore", async || pids.exists()).await;
        fs::read_to_string(pids).unwrap().split_whitespace().map(str::to_owned).collect()
    }
}

fn script_made(folder: &Path, name: &str, text: &str) {
    let path: PathBuf = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{text}")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// A process that has ended may wait as a zombie.
fn is_running(pid: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, fields)| !fields.starts_with('Z'))
}

/// Kills the programs that a killed rehearsal has left.
fn killed(processes: &[String]) {
    run(Command::new("kill").arg("-KILL").args(processes));
}

/// Writes an address as libpq's keywords and values. Returns its password, too.
fn in_words(url: &str) -> (String, String) {
    let config: tokio_postgres::Config = url.parse().unwrap();
    let [Host::Tcp(host)] = config.get_hosts() else { panic!("one host by name") };
    let password = String::from_utf8(config.get_password().unwrap().to_vec()).unwrap();
    let address = format!(
        "host={host} port={} user={} password='{password}' dbname={}",
        config.get_ports()[0],
        config.get_user().unwrap(),
        config.get_dbname().unwrap()
    );
    (address, password)
}
