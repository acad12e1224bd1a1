//! What is read behind the load, and judged. A portal that is busy, or away for a moment, is asked again; all of it has an end.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};

use crate::client::CallError;

/// How long it is asked again, over all that is read.
const AGAIN: Duration = Duration::from_secs(10);
/// How long all of it may take.
const END: Duration = Duration::from_secs(120);
const PAUSE: Duration = Duration::from_millis(250);

#[derive(Clone, Copy)]
pub struct Last {
    again: Instant,
    end: Instant,
}

impl Last {
    /// The load is over.
    pub fn begin() -> Self {
        Self::within(AGAIN, END)
    }

    fn within(again: Duration, end: Duration) -> Self {
        let now = Instant::now();
        Self { again: now + again, end: now + end }
    }

    /// What it answers, or why it does not.
    pub async fn read<T, F>(self, mut ask: impl FnMut() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        loop {
            let answer = timeout_at(self.end, ask()).await.unwrap_or(Err(CallError::Timeout));
            match answer {
                Err(error) if error.may_pass() && Instant::now() < self.again => sleep(PAUSE).await,
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
    async fn a_portal_that_is_away_for_a_moment_is_asked_again() {
        let mut answers = [Err(CallError::Connect), Err(CallError::Busy { after: None }), Ok(7)].into_iter();
        assert_eq!(Last::begin().read(|| ready(answers.next().unwrap())).await, Ok(7));
        let mut refused = [Err(CallError::Code(1001)), Ok(7)].into_iter();
        assert_eq!(Last::begin().read(|| ready(refused.next().unwrap())).await, Err(CallError::Code(1001)));
    }

    #[tokio::test]
    async fn what_does_not_answer_has_an_end_for_all_that_is_read() {
        let last = Last::within(PAUSE / 2, 2 * PAUSE);
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
        assert_eq!(read().await, (Err(CallError::Connect), 3), "behind that, once");
        assert_eq!(last.read(pending::<Result<(), _>>).await, Err(CallError::Timeout));
    }
}
