//! Redis is flushed, killed, restarted and stalled, under a crowd on two nodes.

use std::sync::Arc;

use super::{baseline::Baseline, content::node, crowd::Crowd, cycles};
use crate::harness::{Proxy, TestDatabase, TestRedis, seeds};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn redis_may_lose_its_data_die_and_stall() {
    for seed in seeds() {
        let cycles = cycles(1);
        let db = Arc::new(TestDatabase::new().await);
        let mut redis = TestRedis::start();
        let (proxy, url) = Proxy::instead_of(&redis.url());
        let env = [("REDIS_URL", url.as_str())];
        let (mut one, mut other) = tokio::join!(node(&db.url, &env), node(&db.url, &env));
        let addrs = [one.address().await, other.address().await];
        let baseline = [Baseline::of(&one).await, Baseline::of(&other).await];
        let crowd = Crowd::begin(&db, &addrs, seed).await;
        crowd.done(60).await;
        for _ in 0..cycles {
            redis.flush().await;
            crowd.done(60).await;
            redis.kill();
            crowd.done(60).await;
            redis.restart();
            crowd.done(60).await;
            proxy.stall(true);
            crowd.done(60).await;
            proxy.stall(false);
            crowd.done(60).await;
        }
        let tally = crowd.end().await;
        assert_eq!((tally.busy, tally.nobody), (0, 0), "nobody has to know of it: {tally:?}");
        for (running, baseline) in [one, other].into_iter().zip(baseline) {
            baseline.assert_restored(&running).await;
            running.signal("TERM").await;
            assert_eq!(running.ended().await.code, 0);
        }
    }
}
