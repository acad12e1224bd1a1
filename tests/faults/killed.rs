//! The server is killed with -9, again and again, at points that a seed draws, amid everything that players do.

use std::{sync::Arc, time::Instant};

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::{crowd::Crowd, cycles, furniture::node};
use crate::harness::{TestDatabase, counted, seeds};

/// The most that a process acknowledges before it dies.
const ACKNOWLEDGED: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_again_and_again_amid_everything_it_loses_and_doubles_nothing() {
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
