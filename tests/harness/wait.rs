//! Waits with a deadline.

use std::{
    future::Future,
    time::{Duration, Instant},
};

use super::{at_most, figure};

/// The deadline for everything without a bound of its own: far above the time on a busy machine.
pub const LIMIT: Duration = Duration::from_secs(60);

/// Awaits a promised event within `bound`. `make figures` asserts the bound. The gate waits eight times as long, because the machine may be
/// busy. For a bound of one second this is still below 10 s, after which a node recovers a lost notification by itself.
pub async fn soon<T>(bound: Duration, what: &str, future: impl Future<Output = T>) -> T {
    let began = Instant::now();
    let value = within(8 * bound, what, future).await;
    figure(what, began.elapsed().as_secs_f64() * 1_000.0, "ms", at_most(bound.as_secs_f64() * 1_000.0));
    value
}

/// The future's value; panics with `what` after the limit.
pub async fn within<T>(limit: Duration, what: &str, future: impl Future<Output = T>) -> T {
    match tokio::time::timeout(limit, future).await {
        Ok(value) => value,
        Err(_) => panic!("{what} did not come within {limit:?}"),
    }
}

/// Polls until the condition holds: for states without an event to await.
pub async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    within(LIMIT, what, async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}
