//! Waiting with an end.

use std::{future::Future, time::Duration};

/// Longer than anything takes on a busy machine; a test that runs into it has failed.
pub const LIMIT: Duration = Duration::from_secs(20);

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
