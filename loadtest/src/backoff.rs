//! Coming again, as the web app does: a node lets in a bounded number a second, and says 503 to the others, and when it is their turn.

use std::time::Duration;

use tokio_tungstenite::tungstenite;
use uuid::Uuid;

use crate::client::CallError;

/// With the backoff between them, a few minutes.
const TRIES: u32 = 20;

/// Why somebody was not let in. Says little, so that equal ones are counted together.
#[derive(Debug, thiserror::Error)]
#[error("{why}")]
pub struct NotIn {
    why: String,
    /// There were too many; after how long to come back, where that was said.
    busy: Option<Option<Duration>>,
}

impl NotIn {
    pub fn to_ticket(error: CallError) -> Self {
        let busy = if let CallError::Busy { after } = error { Some(after) } else { None };
        Self { why: format!("ticket: {error}"), busy }
    }

    pub fn to_socket(error: &anyhow::Error) -> Self {
        let refusal = match error.downcast_ref() {
            Some(tungstenite::Error::Http(refusal)) if refusal.status() == 503 => Some(refusal),
            _ => None,
        };
        let busy = refusal.map(|refusal| {
            let after = refusal.headers().get("retry-after")?.to_str().ok()?;
            after.parse().ok().map(Duration::from_secs)
        });
        Self { why: format!("socket: {error:#}"), busy }
    }

    pub fn by(why: &str) -> Self {
        Self { why: why.into(), busy: None }
    }

    /// How long this one waits before the next try.
    pub async fn wait(&self, attempt: u32) {
        let drawn = || f64::from(Uuid::new_v4().as_u128() as u32) / f64::from(u32::MAX);
        tokio::time::sleep(pause(self.busy.flatten(), attempt, drawn(), drawn())).await;
    }
}

/// Tries again where there are too many; any other failure is told at once, and that one in the end.
pub async fn until_let_in<T, F>(mut open: impl FnMut() -> F) -> Result<T, NotIn>
where
    F: Future<Output = Result<T, NotIn>>,
{
    for attempt in 0..TRIES {
        match open().await {
            Err(error) if error.busy.is_some() => error.wait(attempt).await,
            answer => return answer,
        }
    }
    open().await
}

/// Before the first try of whoever lost their socket.
pub async fn lost() {
    NotIn::by("lost").wait(0).await;
}

/// The backoff, or where a turn was given, that and up to a second: those of one second are told the same.
fn pause(turn: Option<Duration>, attempt: u32, drawn: f64, within: f64) -> Duration {
    let turn = turn.map_or(Duration::ZERO, |turn| turn + Duration::from_secs_f64(within));
    turn.max(backoff(attempt, drawn))
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

    #[test]
    fn a_turn_counts_where_it_is_later() {
        let turn = Some(Duration::from_secs(3));
        assert_eq!(pause(turn, 0, 1.0, 0.25), Duration::from_millis(3_250));
        assert_eq!(pause(turn, 5, 1.0, 0.0), Duration::from_secs(16));
        assert_eq!(pause(None, 0, 0.5, 1.0), Duration::from_millis(250));
    }
}
