//! Reads after the load, for the final checks. Transient failures are retried; the total time is bounded.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use crate::client::CallError;

/// How long transient failures are retried, over all reads.
const RETRY_TIMEOUT: Duration = Duration::from_secs(10);
/// How long all reads may take.
const TOTAL_TIMEOUT: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(250);

#[derive(Clone, Copy)]
pub struct FinalReads {
    again: Instant,
    end: Instant,
}

impl FinalReads {
    /// Call when the load is over.
    pub fn begin() -> Self {
        Self::within(RETRY_TIMEOUT, TOTAL_TIMEOUT)
    }

    fn within(again: Duration, end: Duration) -> Self {
        let now = Instant::now();
        Self { again: now + again, end: now + end }
    }

    /// Returns the answer, or the error of the last try.
    pub async fn read<T, F>(self, mut ask: impl FnMut() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        loop {
            let answer = timeout_at(self.end, ask()).await.unwrap_or(Err(CallError::Timeout));
            match answer {
                Err(error) if error.is_transient() && Instant::now() < self.again => sleep(PAUSE).await,
                answer => return answer,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;

    #[tokio::test]
    async fn a_read_is_repeated_while_the_portal_is_away() {
        let mut answers = [Err(CallError::Connect), Err(CallError::Busy { after: None }), Ok(7)].into_iter();
        assert_eq!(FinalReads::begin().read(|| ready(answers.next().unwrap())).await, Ok(7));
        let mut refused = [Err(CallError::Code(1001)), Ok(7)].into_iter();
        assert_eq!(
            FinalReads::begin().read(|| ready(refused.next().unwrap())).await,
            Err(CallError::Code(1001))
        );
    }

    #[tokio::test]
    async fn retries_share_one_deadline() {
        let last = FinalReads::within(PAUSE / 2, 2 * PAUSE);
        let mut asked = 0;
        let mut read = async || {
            let answer = last.read(|| {
                asked += 1;
                ready(Err::<(), _>(CallError::Connect))
            });
            let answer = answer.await;
            (answer, asked)
        };
        assert_eq!(read().await, (Err(CallError::Connect), 2));
        assert_eq!(read().await, (Err(CallError::Connect), 3), "after the deadline, one try each");
        assert_eq!(last.read(pending::<Result<(), _>>).await, Err(CallError::Timeout));
    }
}
