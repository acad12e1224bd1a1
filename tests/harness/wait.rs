//! Waiting with an end.

use std::{
    future::Future,
    time::{Duration, Instant},
};

use super::{at_most, figure};

/// Longer than anything takes on a busy machine; a test that runs into it has failed.
pub const LIMIT: Duration = Duration::from_secs(60);

/// A promise of time. The time is a figure; the gate waits for eight times the bound, for a busy machine. Where the bound is a second, that
/// is less than the 10 s after which a node finds a lost notice by itself.
pub async fn soon<T>(bound: Duration, what: &str, future: impl Future<Output = T>) -> T {
    let began = Instant::now();
    let value = within(8 * bound, what, future).await;
    figure(what, began.elapsed().as_secs_f64() * 1_000.0, "ms", at_most(bound.as_secs_f64() * 1_000.0));
    value
}

/// What comes, or a panic that says what did not.
pub async fn within<T>(limit: Duration, what: &str, future: impl Future<Output = T>) -> T {
    match tokio::time::timeout(limit, future).await {
        Ok(value) => value,
        Err(_) => panic!("{what} did not come within {limit:?}"),
    }
}

/// Looks again until it holds: for states that nothing announces.
pub async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    within(LIMIT, what, async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}
