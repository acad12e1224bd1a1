//! The server is killed with SIGKILL repeatedly, at random points by a seed, under the load of the crowd.

use std::{sync::Arc, time::Instant};

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::{content::node, crowd::Crowd, cycles};
use crate::harness::{TestDatabase, counted, seeds};

/// Maximum number of actions that a process acknowledges before it is killed.
const ACKNOWLEDGED: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn repeated_kills_under_load_lose_and_repeat_nothing() {
    for seed in seeds() {
        let cycles = cycles(8);
        let db = Arc::new(TestDatabase::new().await);
        let mut running = node(&db.url, &[]).await;
        let crowd = Crowd::begin(&db, &[running.address().await], seed).await;
        let mut dice = StdRng::seed_from_u64(seed);
        let began = Instant::now();
        for _ in 0..cycles {
            crowd.done(dice.random_range(0..ACKNOWLEDGED)).await;
            running.signal("KILL").await;
            running.ended().await;
            running = node(&db.url, &[]).await;
            crowd.moved(&[running.address().await]);
        }
        counted(format!("{cycles} deaths in {:?}", began.elapsed()));
        let tally = crowd.end().await;
        assert!(tally.nobody > 0, "somebody met a death");
        running.signal("TERM").await;
        running.ended().await;
    }
}
