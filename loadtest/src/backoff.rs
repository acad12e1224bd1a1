//! Reconnecting as the web app does: a node admits a bounded number a second, and answers the others with 503 and `Retry-After`.

use std::time::Duration;

use tokio_tungstenite::tungstenite;
use uuid::Uuid;

use crate::client::CallError;

/// With the backoff between them, a few minutes in total.
const TRIES: u32 = 20;

/// Why a client was not admitted. Messages are short, so that equal errors are counted together.
#[derive(Debug, thiserror::Error)]
#[error("{why}")]
pub struct ConnectError {
    why: String,
    cause: Cause,
}

#[derive(Debug, Clone, Copy)]
enum Cause {
    /// Too many clients; the value is the server's `Retry-After`.
    Busy(Option<Duration>),
    /// The connection failed or broke, as it does during a restart.
    Broken,
    /// An answer that a correct portal does not give.
    Wrong,
}

impl ConnectError {
    pub fn to_ticket(error: CallError) -> Self {
        let cause = match error {
            CallError::Busy { after } => Cause::Busy(after),
            CallError::Connect | CallError::Lost => Cause::Broken,
            _ => Cause::Wrong,
        };
        Self { why: format!("ticket: {error}"), cause }
    }

    pub fn to_socket(error: &anyhow::Error) -> Self {
        use tungstenite::Error::{AlreadyClosed, ConnectionClosed, Http, Io, Protocol};
        let cause = match error.downcast_ref() {
            Some(Http(refusal)) if refusal.status() == 503 => {
                let after = refusal.headers().get("retry-after").and_then(|after| after.to_str().ok());
                Cause::Busy(after.and_then(|after| after.parse().ok()).map(Duration::from_secs))
            }
            Some(Io(_) | ConnectionClosed | AlreadyClosed | Protocol(_)) => Cause::Broken,
            _ => Cause::Wrong,
        };
        Self { why: format!("socket: {error:#}"), cause }
    }

    pub fn lost(why: &str) -> Self {
        Self { why: why.into(), cause: Cause::Broken }
    }

    pub fn wrong(why: &str) -> Self {
        Self { why: why.into(), cause: Cause::Wrong }
    }

    fn is_busy(&self) -> bool {
        matches!(self.cause, Cause::Busy(_))
    }

    /// Whether a correct portal may refuse so: it limits admissions and, with `restart`, is away for a while.
    pub fn is_fair(&self, restart: bool) -> bool {
        self.is_busy() || restart && matches!(self.cause, Cause::Broken)
    }

    /// Waits before the next try.
    pub async fn wait(&self, attempt: u32) {
        let drawn = || f64::from(Uuid::new_v4().as_u128() as u32) / f64::from(u32::MAX);
        let turn = if let Cause::Busy(turn) = self.cause { turn } else { None };
        tokio::time::sleep(pause(turn, attempt, drawn(), drawn())).await;
    }
}

/// Retries while the portal is busy; returns any other failure at once.
pub async fn retry_while_busy<T, F>(mut open: impl FnMut() -> F) -> Result<T, ConnectError>
where
    F: Future<Output = Result<T, ConnectError>>,
{
    for attempt in 0..TRIES {
        match open().await {
            Err(error) if error.is_busy() => error.wait(attempt).await,
            answer => return answer,
        }
    }
    open().await
}

/// Waits before the first try after a lost socket. The backoff begins at a bound of 4 s, because all clients may have lost theirs.
pub async fn wait_after_loss() {
    ConnectError::lost("lost").wait(3).await;
}

/// The backoff, or `Retry-After` plus up to a second when that is later: all clients of one second get the same `Retry-After`.
fn pause(turn: Option<Duration>, attempt: u32, drawn: f64, within: f64) -> Duration {
    let turn = turn.map_or(Duration::ZERO, |turn| turn + Duration::from_secs_f64(within));
    turn.max(backoff(attempt, drawn))
}

/// How long a client waits before it tries again: a random time below a bound. Each failure doubles the bound, from 0.5 s to
/// 20 s, as in the web app. `drawn` is from 0 to 1.
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
    fn only_capacity_and_restarts_are_fair_reasons_to_refuse() {
        let fair = |error: ConnectError| (error.is_fair(false), error.is_fair(true));
        assert_eq!(fair(ConnectError::to_ticket(CallError::Busy { after: None })), (true, true));
        assert_eq!(fair(ConnectError::to_ticket(CallError::Connect)), (false, true));
        assert_eq!(fair(ConnectError::to_ticket(CallError::Code(1001))), (false, false));
        assert_eq!(fair(ConnectError::to_ticket(CallError::Timeout)), (false, false));
        let reset = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
        assert_eq!(fair(ConnectError::to_socket(&tungstenite::Error::Io(reset).into())), (false, true));
        assert_eq!(fair(ConnectError::to_socket(&anyhow::anyhow!("no hello"))), (false, false));
    }

    #[test]
    fn the_later_of_retry_after_and_backoff_decides() {
        let turn = Some(Duration::from_secs(3));
        assert_eq!(pause(turn, 0, 1.0, 0.25), Duration::from_millis(3_250));
        assert_eq!(pause(turn, 5, 1.0, 0.0), Duration::from_secs(16));
        assert_eq!(pause(None, 0, 0.5, 1.0), Duration::from_millis(250));
    }
}
