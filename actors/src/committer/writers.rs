//! Writes may wait long for locked rows (an import locks many). This limit keeps some connections for reads: while writes wait,
//! logins are still checked, statuses read and tickets redeemed.

use std::{future::Future, sync::Arc, time::Duration};

use sql::Pool;
use tokio::{sync::Semaphore, time::timeout};

use super::{
    CommitError,
    lanes::{Ran, answered},
};

#[derive(Clone)]
pub struct Writers {
    places: Arc<Semaphore>,
    /// As long as a batch waits for a connection.
    wait: Duration,
}

impl Writers {
    /// Three quarters of the connections.
    pub fn of(pool: &Pool) -> Self {
        let all = pool.status().max_size;
        let wait = pool.timeouts().wait.unwrap_or(Duration::MAX);
        Self { places: Arc::new(Semaphore::new((all - all / 4).max(1))), wait }
    }

    /// Commits `n` commands. If all places stay taken for too long, refuses them.
    pub async fn commit<In, Out>(&self, n: usize, batch: impl Future<Output = Ran<In, Out>>) -> Ran<In, Out> {
        match timeout(self.wait, self.places.acquire()).await {
            Ok(_place) => batch.await,
            Err(_) => answered((0..n).map(|_| Err(CommitError::Overloaded))),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use super::*;
    use crate::committer::lanes::Tried;

    #[tokio::test(start_paused = true)]
    async fn writers_that_wait_leave_connections_to_others_and_refuse_who_comes_after_them() {
        let pool =
            sql::connect_for_batches("postgres://127.0.0.1:1/none", 8, Duration::from_millis(700)).unwrap();
        let writers = Writers::of(&pool);
        let waiting: Vec<_> = (0..6)
            .map(|_| {
                let writers = writers.clone();
                tokio::spawn(async move { writers.commit::<(), ()>(1, pending()).await })
            })
            .collect();
        while writers.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = writers.commit::<(), _>(2, ready(answered([Ok(()), Ok(())]))).await;
        let is_refused = |tried: &_| matches!(tried, Tried::Answered(Err(CommitError::Overloaded)));
        assert!(refused.len() == 2 && refused.iter().all(is_refused));
        waiting[0].abort();
        let served = writers.commit::<(), _>(1, ready(answered([Ok(7)]))).await;
        assert!(matches!(served[..], [Tried::Answered(Ok(7))]));
    }
}
