//! Queues of commands, each drained by one task into batches.

use std::{
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::{Duration, Instant},
};

use tokio::{
    sync::{mpsc, oneshot},
    task::{JoinError, JoinHandle},
    time::timeout,
};

use super::Answer;
use crate::session::SessionError;

/// The most that one transaction takes.
const MAX_BATCH: usize = 512;
/// What may wait in one lane; beyond it callers are refused.
const MAX_QUEUE: usize = 4096;
/// A transaction that takes longer is given up, its outcome unknown: the statement limit of PostgreSQL (20 s) ends what
/// runs, this ends waiting for an answer that does not come.
const LIMIT: Duration = Duration::from_secs(22);

/// N queues, each drained by one task into batches. Commands with the same key keep their order.
pub struct Lanes<In, Out>(Arc<[mpsc::Sender<Asked<In, Out>>]>);

/// A command and where its answer goes.
type Asked<In, Out> = (In, oneshot::Sender<Answer<Out>>);

impl<In, Out> Clone for Lanes<In, Out> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<In: Send + 'static, Out: Send + 'static> Lanes<In, Out> {
    /// `what` they do, for the figures.
    pub fn start<F, Batch>(what: &'static str, n: usize, commit: F) -> Self
    where
        F: Fn(Vec<In>) -> Batch + Clone + Send + 'static,
        Batch: Future<Output = Vec<Answer<Out>>> + Send + 'static,
    {
        Self(
            (0..n)
                .map(|_| {
                    let (queue, waiting) = mpsc::channel(MAX_QUEUE);
                    tokio::spawn(drain(what, waiting, commit.clone()));
                    queue
                })
                .collect(),
        )
    }

    pub async fn ask(&self, key: i64, command: In) -> Answer<Out> {
        let lane = &self.0[key.unsigned_abs() as usize % self.0.len()];
        let (answer, answered) = oneshot::channel();
        lane.try_send((command, answer)).map_err(|_| SessionError::Overloaded)?;
        answered.await.map_err(|_| SessionError::Overloaded)?
    }

    pub fn queued(&self) -> usize {
        self.0.iter().map(|lane| lane.max_capacity() - lane.capacity()).sum()
    }
}

/// Ends when every sender is gone, after what was queued is committed.
async fn drain<In, Out, F, Batch>(what: &'static str, mut waiting: mpsc::Receiver<Asked<In, Out>>, commit: F)
where
    F: Fn(Vec<In>) -> Batch,
    Batch: Future<Output = Vec<Answer<Out>>> + Send + 'static,
    Out: Send + 'static,
{
    let mut queue = Vec::new();
    while waiting.recv_many(&mut queue, MAX_BATCH).await > 0 {
        metrics::histogram!("portal_commit_batch_size", "what" => what).record(queue.len() as f64);
        let (batch, answers): (Vec<_>, Vec<_>) = queue.drain(..).unzip();
        let began = Instant::now();
        // A task of its own: one that panics takes its batch with it, not the lane.
        let committed = timeout(LIMIT, AbortOnDrop(tokio::spawn(commit(batch)))).await;
        metrics::histogram!("portal_commit_seconds", "what" => what).record(began.elapsed());
        let Ok(Ok(results)) = committed else {
            // Dropped answers tell their callers that they should try again.
            tracing::error!(commands = answers.len(), "a batch was given up; its outcome is not known");
            continue;
        };
        for (answer, result) in answers.into_iter().zip(results) {
            // A caller that went away does not want to know.
            let _ = answer.send(result);
        }
    }
}

/// A task that ends when nobody waits for it any more.
struct AbortOnDrop<T>(JoinHandle<T>);

impl<T> Future for AbortOnDrop<T> {
    type Output = Result<T, JoinError>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(cx)
    }
}

impl<T> Drop for AbortOnDrop<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use tokio::sync::Semaphore;

    use super::*;

    #[tokio::test]
    async fn what_queues_while_a_batch_runs_is_the_next_batch() {
        let gate = Arc::new(Semaphore::new(0));
        let sizes = Arc::new(Mutex::new(Vec::new()));
        let (started, mut starts) = mpsc::unbounded_channel();
        let lanes = Lanes::start("test", 1, {
            let (gate, sizes) = (gate.clone(), sizes.clone());
            move |batch: Vec<i64>| {
                let (gate, sizes, started) = (gate.clone(), sizes.clone(), started.clone());
                async move {
                    sizes.lock().unwrap().push(batch.len());
                    started.send(()).unwrap();
                    gate.acquire().await.unwrap().forget();
                    batch.into_iter().map(Ok).collect()
                }
            }
        });
        let ask = |n| {
            let lanes = lanes.clone();
            tokio::spawn(async move { lanes.ask(0, n).await.unwrap() })
        };
        let first = ask(1);
        starts.recv().await;
        let rest: Vec<_> = (2..=5).map(ask).collect();
        while lanes.queued() < 4 {
            tokio::task::yield_now().await;
        }
        gate.add_permits(2);
        assert_eq!(first.await.unwrap(), 1);
        for (answer, n) in rest.into_iter().zip(2..) {
            assert_eq!(answer.await.unwrap(), n);
        }
        assert_eq!(*sizes.lock().unwrap(), [1, 4]);
    }

    #[tokio::test]
    async fn a_batch_that_panics_does_not_take_its_lane_along() {
        let lanes = Lanes::start("test", 1, |batch: Vec<i64>| async move {
            assert!(batch[0] > 0, "asked to panic");
            batch.into_iter().map(Ok).collect()
        });
        assert!(matches!(lanes.ask(0, 0).await, Err(SessionError::Overloaded)));
        assert_eq!(lanes.ask(0, 1).await.unwrap(), 1);
    }

    #[tokio::test]
    async fn a_full_lane_refuses_instead_of_growing() {
        let lanes = Lanes::<i64, i64>::start("test", 1, |_| std::future::pending());
        let mut waiting = Vec::new();
        let mut refused = 0;
        for n in 0..(MAX_QUEUE + MAX_BATCH + 10) as i64 {
            let mut ask = Box::pin({
                let lanes = lanes.clone();
                async move { lanes.ask(0, n).await }
            });
            match futures_util::poll!(&mut ask) {
                std::task::Poll::Ready(Err(SessionError::Overloaded)) => refused += 1,
                std::task::Poll::Pending => waiting.push(ask),
                other @ std::task::Poll::Ready(_) => panic!("{other:?}"),
            }
        }
        assert!(refused >= 10, "{refused}");
    }
}
