//! PostgreSQL has no connection left for the portal.

use std::sync::Arc;

use super::{
    baseline::Baseline,
    content::{END_OTHERS, node},
    crowd::Crowd,
};
use crate::harness::{Client, TestDatabase, eventually, seeds};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_database_without_free_connections_is_answered_as_busy_and_the_portal_recovers() {
    for seed in seeds() {
        let db = Arc::new(TestDatabase::new().await);
        let mut running = node(&db.url, &[]).await;
        let addr = running.address().await;
        let baseline = Baseline::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(60).await;
        let name: String = db.value("select current_database()::text").await;
        // The test's own connection is already open.
        let keeper = db.pool.get().await.unwrap();
        keeper
            .batch_execute(&format!("alter database {name} connection limit 1; {END_OTHERS}"))
            .await
            .unwrap();
        crowd.refused(60).await;
        let visitor = Client::visitor(addr);
        visitor.get("/healthz").await.ok();
        visitor.get("/readyz").await.failed(503);
        keeper.batch_execute(&format!("alter database {name} connection limit -1")).await.unwrap();
        drop(keeper);
        crowd.done(60).await;
        eventually("readiness", async || visitor.get("/readyz").await.status == 200).await;
        crowd.end().await;
        baseline.assert_restored(&running).await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}
