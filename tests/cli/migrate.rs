//! Migrations while nodes write. Either both succeed, after one waited for the other, or the migration fails and names the reason.

use std::time::{Duration, Instant};

use sql::{Error, Patience, migrate_within};

use crate::harness::{OwnPostgres, Ran, Standby, TestDatabase, at_most, figure};

/// The table that each migration writes last: a lock on it stops a migration after all its other work.
const HISTORY: &str = "create table refinery_schema_history (
    version int4 primary key, name varchar(255), applied_on varchar(255), checksum varchar(255))";
const HOLD: &str = "lock table refinery_schema_history in share mode";

async fn with_history() -> TestDatabase {
    let db = TestDatabase::bare().await;
    db.execute(HISTORY).await;
    db
}

/// Asserts that every migration was applied once.
async fn is_whole(db: &TestDatabase, applied: &[String]) {
    let kept: i64 = db.value("select count(*) from refinery_schema_history").await;
    assert_eq!(applied.len() as i64, kept, "{applied:?}");
    assert!(applied[0].contains("account"), "{applied:?}");
    assert_eq!(sql::migrate(&db.owner_url).await.unwrap(), [""; 0]);
    db.audit().await;
}

#[tokio::test]
async fn a_migration_yields_to_other_locks_and_tries_again() {
    let db = with_history().await;
    let patience = Patience { attempts: 30, lock_wait: ms(300), pause: ms(500) };
    let mut holder = db.pool.get().await.unwrap();
    let held = holder.transaction().await.unwrap();
    held.batch_execute(HOLD).await.unwrap();
    let letting_go = async {
        // One migrates; the other, also a starting node, waits for it without a limit.
        db.waiting(2).await;
        db.waiting(1).await;
        held.rollback().await.unwrap();
    };
    let (one, other, ()) = tokio::join!(
        migrate_within(&db.owner_url, &patience),
        migrate_within(&db.owner_url, &patience),
        letting_go
    );
    let mut applied = [one.unwrap(), other.unwrap()];
    applied.sort();
    assert_eq!(applied[0], [""; 0], "only one of them migrates");
    is_whole(&db, &applied[1]).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_migration_that_yields_in_the_middle_is_tried_again_and_all_are_listed() {
    let db = TestDatabase::bare().await;
    let patience = Patience { attempts: 30, lock_wait: ms(300), pause: ms(500) };
    let mut holder = db.pool.get().await.unwrap();
    let held = holder.transaction().await.unwrap();
    // An object of a later migration, which waits for this one.
    held.batch_execute("create table book (id int)").await.unwrap();
    let letting_go = async {
        db.waiting(1).await;
        db.waiting(0).await;
        held.rollback().await.unwrap();
    };
    let (applied, ()) = tokio::join!(migrate_within(&db.owner_url, &patience), letting_go);
    is_whole(&db, &applied.unwrap()).await;
}

#[tokio::test]
#[ignore = "night"]
async fn in_a_deadlock_the_migration_yields_and_tries_again() {
    let db = with_history().await;
    let mut writer = db.pool.get().await.unwrap();
    let held = writer.transaction().await.unwrap();
    held.batch_execute("set local deadlock_timeout = '1h'").await.unwrap();
    held.batch_execute(HOLD).await.unwrap();
    let circle = async {
        db.waiting(1).await;
        // Waits for the migration, which waits for this connection.
        held.batch_execute("create table account (id int)").await.unwrap();
        held.rollback().await.unwrap();
    };
    let (applied, ()) = tokio::join!(sql::migrate(&db.owner_url), circle);
    is_whole(&db, &applied.unwrap()).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_migration_that_never_gets_its_locks_fails_and_changes_nothing() {
    let db = with_history().await;
    let patience = Patience { attempts: 3, lock_wait: ms(50), pause: ms(10) };
    let mut holder = db.pool.get().await.unwrap();
    let held = holder.transaction().await.unwrap();
    held.batch_execute(HOLD).await.unwrap();
    let begin = Instant::now();
    let error = migrate_within(&db.owner_url, &patience).await.unwrap_err();
    figure("three tries of a migration", begin.elapsed().as_secs_f64(), "s", at_most(15.0));
    assert!(matches!(error, Error::Blocked { attempts: 3, .. }), "{error:?}");
    for part in ["3 times", "V1__account", "55P03", "changed nothing", "run it again"] {
        assert!(error.to_string().contains(part), "{part} is not in: {error}");
    }
    held.rollback().await.unwrap();
    assert!(db.value::<bool>("select to_regclass('account') is null").await);
    is_whole(&db, &sql::migrate(&db.owner_url).await.unwrap()).await;
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

#[tokio::test]
#[ignore = "night"]
async fn a_standby_is_not_migrated() {
    let primary = OwnPostgres::start().await;
    let _db = TestDatabase::of(&primary).await;
    let standby = Standby::of(&primary).await;
    standby.caught_up(&primary).await;
    let ran = Ran::with(&[("DATABASE_URL", standby.url())], &["migrate"]).await;
    ran.refused(&["the database is a standby", "target_session_attrs=read-write"]);
}
