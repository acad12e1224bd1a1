//! PostgreSQL takes no writes for a while, as one does that was made a standby.

use std::sync::Arc;

use super::{crowd::Crowd, quiet::Quiet, seed, world::node};
use crate::harness::{Client, TestDatabase};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_takes_no_writes_is_told_as_busy_and_forgotten() {
    let db = Arc::new(TestDatabase::new().await);
    let mut running = node(&db.url, &[]).await;
    let addr = running.address().await;
    let crowd = Crowd::begin(&db, &[addr], seed()).await;
    crowd.done(60).await;
    let quiet = Quiet::of(&running).await;
    read_only(&db, true).await;
    crowd.refused(60).await;
    // Reading goes on.
    Client::visitor(addr).post("/api/web/game/list", &[]).await.ok();
    read_only(&db, false).await;
    crowd.done(60).await;
    crowd.end().await;
    quiet.again(&running).await;
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

/// For every connection that is made from now on; those that there are end.
async fn read_only(db: &TestDatabase, on: bool) {
    let name: String = db.value("select current_database()::text").await;
    db.execute(&format!(
        "set default_transaction_read_only = off;
         alter database {name} set default_transaction_read_only = {on};
         select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'portal%' and pid <> pg_backend_pid()"
    ))
    .await;
}
