//! Two of three nodes are killed and started again.

use std::sync::Arc;

use futures_util::future::join_all;

use super::{baseline::Baseline, content::node, crowd::Crowd, cycles};
use crate::harness::{TestDatabase, TestRedis, seeds};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn the_third_node_serves_everybody_while_two_are_dead() {
    for seed in seeds() {
        let cycles = cycles(1);
        let db = Arc::new(TestDatabase::new().await);
        let (redis, prefix) = (TestRedis::shared_url(), TestRedis::prefix());
        let env = [("REDIS_URL", redis.as_str()), ("PORTAL_REDIS_PREFIX", prefix.as_str())];
        let mut nodes = join_all((0..3).map(|_| node(&db.url, &env))).await;
        let mut addrs = Vec::new();
        for node in &mut nodes {
            addrs.push(node.address().await);
        }
        let baseline = Baseline::of(&nodes[0]).await;
        let crowd = Crowd::begin(&db, &addrs, seed).await;
        crowd.done(60).await;
        for _ in 0..cycles {
            for dead in nodes.drain(1..) {
                dead.signal("KILL").await;
                dead.ended().await;
            }
            crowd.done(60).await;
            nodes.extend(join_all((0..2).map(|_| node(&db.url, &env))).await);
            for (place, node) in nodes.iter_mut().enumerate() {
                addrs[place] = node.address().await;
            }
            crowd.moved(&addrs);
            crowd.done(60).await;
        }
        let tally = crowd.end().await;
        assert!(tally.nobody > 0, "somebody met a death");
        baseline.assert_restored(&nodes[0]).await;
        for node in nodes {
            node.signal("TERM").await;
            assert_eq!(node.ended().await.code, 0);
        }
    }
}
