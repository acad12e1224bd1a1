//! PostgreSQL is restarted and killed with SIGKILL under the load of the crowd.

use std::sync::Arc;

use super::{baseline::Baseline, content::node, crowd::Crowd, cycles};
use crate::harness::{OwnPostgres, TestDatabase, seeds};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restarted_or_killed_database_loses_nothing() {
    for seed in seeds() {
        let cycles = cycles(2);
        let postgres = OwnPostgres::start().await;
        let db = Arc::new(TestDatabase::of(&postgres).await);
        let mut running = node(&db.url, &[]).await;
        let addr = running.address().await;
        let baseline = Baseline::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(100).await;
        for cycle in 0..cycles {
            postgres.end_by(if cycle % 2 == 0 { "KILL" } else { "INT" }).await;
            crowd.done(60).await;
        }
        let tally = crowd.end().await;
        assert!(tally.busy > 0, "somebody met a database that was away");
        baseline.assert_restored(&running).await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}
