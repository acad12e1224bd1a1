//! Coming again, as the web app does: a node lets in a bounded number a second, and says 503 to the others.

use std::{fmt::Display, time::Duration};

use uuid::Uuid;

/// With the backoff between them, a few minutes.
const TRIES: u32 = 20;

/// Tries again where the answer is 503; any other failure is told at once, and 503 in the end.
pub async fn until_let_in<T, E: Display, F>(mut open: impl FnMut() -> F) -> Result<T, E>
where
    F: Future<Output = Result<T, E>>,
{
    for attempt in 0..TRIES {
        match open().await {
            Err(error) if is_busy(&error) => wait(attempt).await,
            answer => return answer,
        }
    }
    open().await
}

/// As calls and handshakes tell it.
fn is_busy(error: &impl Display) -> bool {
    let told = format!("{error:#}");
    told.contains("status 503") || told.contains("503 Service Unavailable")
}

pub async fn wait(attempt: u32) {
    let drawn = Uuid::new_v4().as_u128() as u32;
    tokio::time::sleep(backoff(attempt, f64::from(drawn) / f64::from(u32::MAX))).await;
}

/// How long a client waits before it tries again: anywhere below a bound that doubles with each failure, from 0.5 s to
/// 20 s, as the web app does it. `drawn` is from 0 to 1.
fn backoff(attempt: u32, drawn: f64) -> Duration {
    let bound_ms = (500_u64 << attempt.min(10)).min(20_000);
    Duration::from_millis(bound_ms).mul_f64(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bound_of_the_backoff_doubles_up_to_20_s() {
        let bounds: Vec<u128> =
            [0, 1, 2, 5, 6, 100].map(|attempt| backoff(attempt, 1.0).as_millis()).to_vec();
        assert_eq!(bounds, [500, 1_000, 2_000, 16_000, 20_000, 20_000]);
        assert_eq!(backoff(3, 0.5), Duration::from_secs(2));
        assert_eq!(backoff(3, 0.0), Duration::ZERO);
    }
}
