//! `portal backup`: dumps with a manifest, and the rehearsal of their restore. No rehearsal changes the live database.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use serde_json::Value;
use tempfile::TempDir;

use crate::harness::{
    Ran, TestDatabase, players, post,
    postgres_tools::{program, run},
    send_to,
};

/// A rule of `portal audit`.
const BALANCES: &str = "every balance equals the sum of its ledger entries";

#[tokio::test]
async fn a_dump_with_its_manifest_is_restored_and_found_good() {
    let portal = Portal::new().await;
    // An operator may add to the schema.
    portal.db.execute("create index by_hand on account (name)").await;
    let before = portal.db.everything().await;
    let dump = portal.create().await;
    assert_eq!(fs::metadata(&dump).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(portal.files().len(), 3, "the dump, its manifest and the lock: {:?}", portal.files());

    let scratch = TestDatabase::bare().await;
    let metric = portal.folder().join("backup.prom");
    let args = ["--folder", text(portal.folder()), "--json", "--metrics-file", text(&metric)];
    let report: Value = serde_json::from_str(&portal.verify(&scratch, &args).await.ok()).unwrap();
    assert_eq!(report["isGood"], true, "{report}");
    assert_eq!(report["file"], text(&dump));
    assert_eq!(report["figures"]["accountsCount"], 3);
    assert_eq!(
        (&report["figures"]["balanceCoins"], &report["figures"]["ledgerCoins"]),
        (&303.into(), &303.into())
    );
    assert!((0..600).contains(&report["ageSeconds"].as_i64().unwrap()), "{report}");
    let surplus = "the schema has more than this program needs: index by_hand";
    assert!(report["checks"].as_array().unwrap().iter().any(|check| check["text"] == surplus), "{report}");
    let verdicts: Vec<_> =
        report["checks"].as_array().unwrap().iter().map(|check| &check["verdict"]).collect();
    assert!(verdicts.len() >= 6 && verdicts.iter().all(|verdict| *verdict != "wrong"), "{report}");
    assert!(fs::read_to_string(&metric).unwrap().contains("\nportal_backup_verified_seconds 1"));
    assert_empty(&scratch).await;
    assert_eq!(portal.db.everything().await, before);
}

#[tokio::test]
async fn a_dump_with_one_changed_balance_is_no_good_backup() {
    let portal = Portal::new().await;
    portal
        .db
        .execute(
            "alter table status disable trigger user;
             update status set balance = balance + 1 where uid = (select min(uid) from status);
             alter table status enable trigger user",
        )
        .await;
    let before = portal.db.everything().await;
    let dump = portal.plain_dump();
    let scratch = TestDatabase::bare().await;
    let metric = portal.folder().join("backup.prom");
    let ran = portal.verify(&scratch, &["--file", text(&dump), "--metrics-file", text(&metric)]).await;
    ran.refused(&["is no good backup", "the balances have 304 coins, and the ledger has 303"]);
    let rule = ran.stdout.lines().find(|line| line.contains(BALANCES)).unwrap_or_else(|| panic!("{ran:?}"));
    assert!(rule.starts_with("WRONG") && rule.contains("1 of 3 rows"), "{rule}");
    assert!(!metric.exists(), "only a success is counted");
    assert_empty(&scratch).await;
    assert_eq!(portal.db.everything().await, before);
}

#[tokio::test]
#[ignore = "night"]
async fn an_old_dump_and_a_changed_schema_are_no_good_backup() {
    let portal = Portal::new().await;
    portal.db.execute("drop trigger coin_entry_apply on coin_entry").await;
    let dump = portal.plain_dump();
    make_older(&dump);
    let scratch = TestDatabase::bare().await;
    let ran = portal.verify(&scratch, &["--file", text(&dump)]).await;
    ran.refused(&[
        "is no good backup",
        "hours old",
        "--max-age-h allows 26 hours",
        "faults in the report: 2",
    ]);
    assert!(
        ran.stdout.contains("the schema differs, it lacks: trigger coin_entry.coin_entry_apply"),
        "{ran:?}"
    );
    assert_empty(&scratch).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_file_that_is_no_whole_dump_of_a_portal_is_refused_in_one_sentence() {
    let portal = Portal::new().await;
    let scratch = TestDatabase::bare().await;
    let dump = portal.create().await;
    let whole = fs::read(&dump).unwrap();
    let changed = |bytes: &[u8], name: &str| {
        let path = portal.folder().join(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    let mut flipped = whole.clone();
    let middle = flipped.len() / 2;
    flipped[middle] ^= 1;
    let other = TestDatabase::bare().await;
    other.execute("create table guest (name text); insert into guest values ('lin')").await;
    let foreign = portal.folder().join("guests.dump");
    dump_of(&other, &foreign);

    for (bytes, fault) in [(&whole[..whole.len() - 100], "is truncated"), (flipped.as_slice(), "is damaged")]
    {
        fs::write(&dump, bytes).unwrap();
        portal.verify(&scratch, &["--file", text(&dump)]).await.refused(&[text(&dump), fault]);
    }
    for (file, fault) in [
        (changed(&whole[..whole.len() - 100], "end.dump"), "pg_restore could not restore"),
        (changed(&whole[..1000], "start.dump"), "pg_restore could not restore"),
        (changed(b"-- PostgreSQL database dump\n", "text.dump"), "custom format"),
        (changed(b"", "empty.dump"), "custom format"),
        (portal.folder().join("missing.dump"), "cannot be read"),
        (foreign, "a dump of another program"),
    ] {
        portal.verify(&scratch, &["--file", text(&file)]).await.refused(&[text(&file), fault]);
    }
    let nothing = tempfile::tempdir().unwrap();
    portal
        .verify(&scratch, &["--folder", text(nothing.path())])
        .await
        .refused(&["no file that ends with .dump"]);
    assert_empty(&scratch).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_scratch_database_with_tables_and_the_live_database_are_refused_and_stay() {
    let portal = Portal::new().await;
    let dump = portal.plain_dump();
    let file = ["--file", text(&dump)];
    let other = TestDatabase::bare().await;
    other.execute("create table guest (name text); insert into guest values ('lin')").await;
    portal.verify(&other, &file).await.refused(&[
        "--scratch-url is not empty",
        "guest",
        "nothing was changed",
    ]);
    assert_eq!(other.value::<i64>("select count(*) from guest").await, 1);

    let before = portal.db.everything().await;
    portal.verify(&portal.db, &file).await.refused(&["live database"]);
    assert_eq!(portal.db.everything().await, before);
    // Another name of its host, and without tables.
    let empty = TestDatabase::bare().await;
    let by_name = empty.owner_url.replacen("127.0.0.1", "localhost", 1);
    let env = [("DATABASE_URL", empty.owner_url.as_str())];
    let args = ["backup", "verify", "--file", text(&dump), "--scratch-url", &by_name];
    Ran::with(&env, &args).await.refused(&["leads to the live database", "nothing was changed"]);

    let no_programs = tempfile::tempdir().unwrap();
    let programs = ["--file", text(&dump), "--programs", text(no_programs.path())];
    portal.verify(&empty, &programs).await.refused(&["there is no pg_restore in"]);
}

#[tokio::test]
async fn dumps_are_made_by_the_owner_and_the_oldest_are_deleted() {
    let portal = Portal::new().await;
    let args = ["backup", "create", "--folder", text(portal.folder()), "--keep", "2"];
    Ran::on(&portal.db, &args).await.refused(&["permission denied", "owner"]);
    assert_eq!(portal.files(), [".lock"], "a failed dump leaves nothing");

    for name in
        ["portal-20250101T000000Z.dump", "portal-20250102T000000Z.dump", "mine.dump", ".portal-x.partial"]
    {
        fs::write(portal.folder().join(name), "").unwrap();
    }
    fs::write(portal.folder().join("portal-20250101T000000Z.dump.json"), "").unwrap();
    let env = [("DATABASE_URL", portal.db.owner_url.as_str())];
    let said = Ran::with(&env, &args).await.ok();
    assert!(said.contains("deleted") && said.contains("portal-20250101T000000Z.dump"), "{said}");
    let files = portal.files();
    assert_eq!(files.len(), 5, "the lock, two dumps, a manifest and the file of another program: {files:?}");
    assert!(
        files.contains(&"mine.dump".to_owned()) && files.contains(&"portal-20250102T000000Z.dump".to_owned())
    );
}

#[tokio::test]
#[ignore = "night"]
async fn the_commands_of_the_unit_leave_a_verified_dump_and_nothing_of_their_private_postgresql() {
    let portal = Portal::new().await;
    let temporary = tempfile::tempdir().unwrap();
    // PostgreSQL's user enters this folder when root runs the tests.
    fs::set_permissions(temporary.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let env = [("DATABASE_URL", portal.db.owner_url.as_str()), ("TMPDIR", text(temporary.path()))];
    let unit = include_str!("../../src/ops/portal-backup.service");
    let commands: Vec<_> =
        unit.lines().filter_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/portal ")).collect();
    assert_eq!(commands.len(), 2, "a dump and its rehearsal");
    let mut said = String::new();
    for command in commands {
        let command = ["/var/lib/portal-backup", "/var/cache/portal-backup"]
            .iter()
            .fold(command.to_owned(), |command, folder| command.replace(folder, text(portal.folder())));
        said = Ran::with(&env, &command.split(' ').collect::<Vec<_>>()).await.ok();
    }
    assert!(said.lines().last().unwrap().starts_with("ok    verified in"), "{said}");
    assert!(portal.files().contains(&"verified.prom".to_owned()), "{:?}", portal.files());
    assert_eq!(fs::read_dir(temporary.path()).unwrap().count(), 0);
}

/// A portal with three players who have 303 coins, and a folder for its dumps.
pub(super) struct Portal {
    pub db: TestDatabase,
    kept: TempDir,
}

impl Portal {
    pub async fn new() -> Self {
        let db = TestDatabase::new().await;
        for (n, uid) in (0..).zip(players(&db, 3).await) {
            sql::coin::grant(&db.pool, uid, 100 + n, "系统赠送", &format!("rehearsal {n}")).await.unwrap();
            send_to(&db, uid, "给你").await;
            post(&db, uid).await;
        }
        Self { db, kept: tempfile::tempdir().unwrap() }
    }

    pub fn folder(&self) -> &Path {
        self.kept.path()
    }

    /// The names of all files in the folder.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder()).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// `portal backup create`; returns the dump.
    pub async fn create(&self) -> PathBuf {
        let env = [("DATABASE_URL", self.db.owner_url.as_str())];
        Ran::with(&env, &["backup", "create", "--folder", text(self.folder())]).await.ok();
        let name = self.files().into_iter().find(|name| name.ends_with(".dump")).unwrap();
        self.folder().join(name)
    }

    /// A dump without a manifest.
    fn plain_dump(&self) -> PathBuf {
        let path = self.folder().join("plain.dump");
        dump_of(&self.db, &path);
        path
    }

    pub async fn verify(&self, scratch: &TestDatabase, args: &[&str]) -> Ran {
        let mut all = vec!["backup", "verify", "--scratch-url", &scratch.owner_url];
        all.extend(args);
        Ran::with(&[("DATABASE_URL", &self.db.url)], &all).await
    }
}

fn dump_of(db: &TestDatabase, path: &Path) {
    // The dump has the local time of the machine, and `Ran` has this zone.
    let mut pg_dump = program("pg_dump");
    run(pg_dump.env("TZ", "UTC").args(["--format=custom", "--file"]).arg(path).arg(&db.owner_url));
}

/// Sets the year in the header of a dump back. The header has, after the version, two sizes, the format and the compression, seven
/// numbers of the time, each a sign and four bytes: seconds, minutes, hours, day, month, years since 1900, summer time.
fn make_older(dump: &Path) {
    let mut bytes = fs::read(dump).unwrap();
    assert_eq!(&bytes[..5], b"PGDMP");
    // From version 1.15 on (PostgreSQL 16), the compression is one byte instead of a number.
    let compression = if (bytes[5], bytes[6]) >= (1, 15) { 1 } else { 5 };
    let year = 5 + 3 + 2 + 1 + compression + 5 * 5 + 1;
    assert!((124..200).contains(&bytes[year]), "{}", bytes[year]);
    bytes[year] -= 1;
    fs::write(dump, bytes).unwrap();
}

/// Asserts that a rehearsal left nothing in its scratch database.
pub(super) async fn assert_empty(scratch: &TestDatabase) {
    let left = "select (select count(*) from pg_class where relnamespace = 'public'::regnamespace)
        + (select count(*) from pg_proc where pronamespace = 'public'::regnamespace)";
    assert_eq!(scratch.value::<i64>(left).await, 0);
}

pub(super) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
