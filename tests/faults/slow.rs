//! PostgreSQL and Redis are slow: a proxy delays traffic in both directions.

use std::{sync::Arc, time::Duration};

use super::{baseline::Baseline, content::node, crowd::Crowd};
use crate::harness::{Proxy, TestDatabase, TestRedis, seeds};

const BY: Duration = Duration::from_millis(40);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_slow_database_and_a_slow_redis_cause_no_errors() {
    for seed in seeds() {
        let db = Arc::new(TestDatabase::new().await);
        let redis = TestRedis::start();
        let (database, url) = Proxy::instead_of(&db.url);
        let (relay, redis_url) = Proxy::instead_of(&redis.url());
        let mut running = node(&url, &[("REDIS_URL", &redis_url)]).await;
        let addr = running.address().await;
        let baseline = Baseline::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(60).await;
        for slow in [&database, &relay] {
            slow.slow(BY);
            crowd.done(40).await;
        }
        for quick in [&database, &relay] {
            quick.slow(Duration::ZERO);
        }
        crowd.done(60).await;
        let tally = crowd.end().await;
        assert_eq!(tally.nobody, 0, "slow is not gone: {tally:?}");
        baseline.assert_restored(&running).await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}
