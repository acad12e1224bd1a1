//! The mark of a verified dump: the newest dump with a mark is never deleted, and later dumps are compared with it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    harness::{Ran, TestDatabase},
    operating::rehearsal::{Portal, text},
};

const MARK: &str = ".verified.json";

#[tokio::test]
async fn the_newest_verified_dump_is_kept_however_many_unverified_ones_follow() {
    let portal = Portal::new().await;
    let scratch = TestDatabase::bare().await;
    let dump = portal.create().await;
    portal.verify(&scratch, &["--file", text(&dump)]).await.ok();
    let verified = made_older(&dump, 2);
    let unverified = |day: u32| format!("portal-2025010{day}T000000Z.dump");
    for day in [1, 3, 4] {
        fs::write(portal.folder().join(unverified(day)), "").unwrap();
    }

    let said = create(&portal.db, portal.folder(), &["--keep", "2"]).await.ok();
    assert!(said.contains(&format!("kept {}", text(&verified))), "{said}");
    for day in [1, 3] {
        assert!(said.contains(&format!("{}\n", unverified(day))), "{said}");
    }
    let dumps: Vec<_> = portal.files().into_iter().filter(|name| name.ends_with(".dump")).collect();
    assert_eq!(dumps.len(), 3, "{dumps:?}");
    assert_eq!(dumps[..2], [unverified(2), unverified(4)]);
    for ending in [".json", MARK] {
        assert!(beside(&verified, ending).exists(), "{ending}");
    }

    // A dump that was damaged since is not verified any more.
    let mut bytes = fs::read(&verified).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&verified, bytes).unwrap();
    portal.verify(&scratch, &["--file", text(&verified)]).await.refused(&["is damaged"]);
    assert!(!beside(&verified, MARK).exists());
}

#[tokio::test]
async fn a_dump_of_an_empty_or_wrong_database_is_not_made() {
    let portal = Portal::new().await;
    let scratch = TestDatabase::bare().await;
    let dump = portal.create().await;
    portal.verify(&scratch, &["--file", text(&dump)]).await.ok();
    made_older(&dump, 1);
    let before = portal.files();

    let empty = TestDatabase::new().await;
    create(&empty, portal.folder(), &[]).await.refused(&[
        "portal-20250101T000000Z.dump",
        "the database is another database and has 0 accounts instead of at least 3",
        "nothing was dumped or deleted",
        "--new-database",
    ]);
    let entries: i64 = portal.db.value("select count(*) from coin_entry").await;
    portal.db.fill("delete from coin_entry where id = (select max(id) from coin_entry)").await;
    let fewer = format!("the database has {} ledger entries instead of at least {entries}", entries - 1);
    create(&portal.db, portal.folder(), &[]).await.refused(&[&fewer]);
    assert_eq!(portal.files(), before);

    // With the flag, later dumps are compared with this one.
    create(&empty, portal.folder(), &["--new-database"]).await.ok();
    create(&portal.db, portal.folder(), &[]).await.refused(&["the database is another database,"]);
}

#[tokio::test]
async fn a_dump_of_a_wrong_database_is_no_good_backup() {
    let portal = Portal::new().await;
    let scratch = TestDatabase::bare().await;
    // The operator confirms it, so it needs no rehearsal.
    create(&portal.db, portal.folder(), &["--new-database"]).await.ok();
    let confirmed = portal.files().into_iter().find(|name| name.ends_with(".dump")).unwrap();
    made_older(&portal.folder().join(confirmed), 1);

    let (empty, elsewhere) = (TestDatabase::new().await, tempfile::tempdir().unwrap());
    create(&empty, elsewhere.path(), &[]).await.ok();
    for entry in fs::read_dir(elsewhere.path()).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, portal.folder().join(path.file_name().unwrap())).unwrap();
    }
    let ran = portal.verify(&scratch, &["--folder", text(portal.folder())]).await;
    ran.refused(&["is no good backup", "is another database and has 0 accounts instead of at least 3"]);
    assert!(!portal.files().iter().any(|name| name.ends_with(MARK)), "{:?}", portal.files());
}

async fn create(db: &TestDatabase, folder: &Path, args: &[&str]) -> Ran {
    let env = [("DATABASE_URL", db.owner_url.as_str())];
    Ran::with(&env, &[&["backup", "create", "--folder", text(folder)][..], args].concat()).await
}

/// Gives a dump, its manifest and its mark a day of January 2025. Returns the dump.
fn made_older(dump: &Path, day: u32) -> PathBuf {
    let older = dump.with_file_name(format!("portal-2025010{day}T000000Z.dump"));
    fs::rename(dump, &older).unwrap();
    if beside(dump, MARK).exists() {
        fs::rename(beside(dump, MARK), beside(&older, MARK)).unwrap();
    }
    let manifest = fs::read(beside(dump, ".json")).unwrap();
    let mut manifest: serde_json::Value = serde_json::from_slice(&manifest).unwrap();
    manifest["takenTime"] = format!("2025-01-0{day}T00:00:00Z").into();
    fs::write(beside(&older, ".json"), manifest.to_string()).unwrap();
    fs::remove_file(beside(dump, ".json")).unwrap();
    older
}

fn beside(dump: &Path, ending: &str) -> PathBuf {
    format!("{}{ending}", dump.display()).into()
}
