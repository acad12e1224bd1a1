//! PostgreSQL refuses writes for a while, as a demoted primary does.

use std::sync::Arc;

use super::{
    baseline::Baseline,
    content::{END_OTHERS, node},
    crowd::Crowd,
};
use crate::harness::{Client, TestDatabase, seeds};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_read_only_database_is_answered_as_busy_and_the_portal_recovers() {
    for seed in seeds() {
        let db = Arc::new(TestDatabase::new().await);
        let mut running = node(&db.url, &[]).await;
        let addr = running.address().await;
        let baseline = Baseline::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(60).await;
        let name: String = db.value("select current_database()::text").await;
        // The setting applies to new connections; this connection can still write.
        let keeper = db.pool.get().await.unwrap();
        let read_only = async |on| {
            let set = format!("alter database {name} set default_transaction_read_only = {on}");
            keeper.batch_execute(&format!("{set}; {END_OTHERS}")).await.unwrap();
        };
        read_only(true).await;
        crowd.refused(60).await;
        // Reads still succeed.
        Client::visitor(addr).post("/api/web/game/list", &[]).await.ok();
        read_only(false).await;
        crowd.done(60).await;
        drop(keeper);
        crowd.end().await;
        baseline.assert_restored(&running).await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}
