//! Lanes over the pool. While a lane's transaction runs, commands queue; when it returns, the whole queue is the next
//! transaction. No timers: one command alone does not wait, a crowd shares a commit.

use std::{
    future::Future,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::{Duration, Instant},
};

use futures_util::future::BoxFuture;
use sql::{
    Pool,
    inbox::Read,
    login::{Named, NewTicket, Redeemed, TicketHash},
    purchase::{self, Bought},
    status::Snapshot,
    thread::{Command, Head, Outcome},
};
use tokio::{
    sync::{mpsc, oneshot},
    task::{JoinError, JoinHandle},
    time::timeout,
};
use uuid::Uuid;

use crate::session::SessionError;

/// The most that one transaction takes.
const MAX_BATCH: usize = 512;
/// What may wait in one lane; beyond it callers are refused.
const MAX_QUEUE: usize = 4096;
/// A transaction that takes longer is given up, its outcome unknown: the statement limit of PostgreSQL (20 s) ends what
/// runs, this ends waiting for an answer that does not come.
const LIMIT: Duration = Duration::from_secs(22);

type Answer<T> = Result<T, SessionError>;

/// Turns many accounts' commands into few transactions.
#[derive(Clone)]
pub struct Committer {
    snapshots: Lanes<i64, Option<Snapshot>>,
    reads: Lanes<(i64, Read), Option<Snapshot>>,
    logins: Lanes<i64, Vec<Uuid>>,
    live: Lanes<Named, Option<Duration>>,
    tickets: Lanes<NewTicket, ()>,
    redeemed: Lanes<TicketHash, Option<Redeemed>>,
    heads: Lanes<i64, Option<Head>>,
    threads: Lanes<Command, Outcome>,
    purchases: Lanes<purchase::Command, Bought>,
}

impl Committer {
    pub fn start(pool: &Pool, lanes: usize) -> Self {
        // Each kind of command has lanes of its own over the one pool.
        macro_rules! lanes {
            ($batch:ident) => {{
                let pool = pool.clone();
                Lanes::start(stringify!($batch), lanes, move |batch| $batch(pool.clone(), batch))
            }};
        }
        Self {
            snapshots: lanes!(snapshots),
            reads: lanes!(mark_read),
            logins: lanes!(live_logins),
            live: lanes!(live),
            tickets: lanes!(keep_tickets),
            redeemed: lanes!(redeem_tickets),
            heads: lanes!(heads),
            threads: lanes!(write_threads),
            purchases: lanes!(buy),
        }
    }

    /// The account's status as committed; `None` where there is no such account.
    pub async fn snapshot(&self, uid: i64) -> Answer<Option<Snapshot>> {
        self.snapshots.ask(uid, uid).await
    }

    /// Marks read and returns the status afterwards.
    pub async fn mark_read(&self, uid: i64, read: Read) -> Answer<Option<Snapshot>> {
        self.reads.ask(uid, (uid, read)).await
    }

    /// The account's live logins.
    pub async fn live_logins(&self, uid: i64) -> Answer<Vec<Uuid>> {
        self.logins.ask(uid, uid).await
    }

    /// How long a login still lasts; `None` where it is not live.
    pub async fn live(&self, login: Named) -> Answer<Option<Duration>> {
        self.live.ask(login.uid, login).await
    }

    pub async fn keep_ticket(&self, ticket: NewTicket) -> Answer<()> {
        self.tickets.ask(ticket.of.uid, ticket).await
    }

    /// Uses a ticket up; `None` where it opens nothing (any more).
    pub async fn redeem_ticket(&self, hash: TicketHash) -> Answer<Option<Redeemed>> {
        // Any lane: of two that ask for one ticket, PostgreSQL lets one have it.
        self.redeemed.ask(hash[0].into(), hash).await
    }

    /// Where a thread stands; `None` where there is no such post.
    pub async fn head(&self, post: i64) -> Answer<Option<Head>> {
        self.heads.ask(post, post).await
    }

    /// Writes into a thread. Commands to one post are carried out in the order in which they were asked.
    pub async fn thread(&self, command: Command) -> Answer<Outcome> {
        self.threads.ask(command.post, command).await
    }

    /// Buys for coins, or hands out what is free. Commands of one account are carried out in the order in which they were asked.
    pub async fn purchase(&self, command: purchase::Command) -> Answer<Bought> {
        // Visitors' of one game in one lane: they count on the same row.
        let key = match (command.uid, &command.ware) {
            (Some(uid), _) => uid,
            (None, purchase::Ware::Game { id, .. }) => *id,
            (None, purchase::Ware::Vip { .. }) => 0,
        };
        self.purchases.ask(key, command).await
    }

    /// Commands that wait, over all lanes.
    pub fn queued(&self) -> usize {
        self.snapshots.queued()
            + self.reads.queued()
            + self.logins.queued()
            + self.live.queued()
            + self.tickets.queued()
            + self.redeemed.queued()
            + self.heads.queued()
            + self.threads.queued()
            + self.purchases.queued()
    }
}

#[cfg(test)]
use sql::thread::Refusal;

#[cfg(test)]
impl Committer {
    /// The same, where every post stands here.
    pub fn with_head(mut self, head: Head) -> Self {
        self.heads = Lanes::start("test", 1, move |posts: Vec<i64>| async move {
            posts.iter().map(|post| Ok(Some(Head { post: *post, ..head }))).collect()
        });
        self
    }

    /// One whose database answers this, and changes nothing.
    pub fn answering(snapshot: impl Fn() -> Snapshot + Clone + Send + Sync + 'static) -> Self {
        let same = snapshot.clone();
        Self {
            snapshots: Lanes::start("test", 1, move |batch| {
                let answers = batch.iter().map(|_| Ok(Some(snapshot()))).collect();
                async { answers }
            }),
            reads: Lanes::start("test", 1, move |batch| {
                let answers = batch.iter().map(|_| Ok(Some(same()))).collect();
                async { answers }
            }),
            logins: Lanes::start(
                "test",
                1,
                |batch| async move { batch.iter().map(|_| Ok(Vec::new())).collect() },
            ),
            live: Lanes::start("test", 1, |batch| async move { batch.iter().map(|_| Ok(None)).collect() }),
            tickets: Lanes::start("test", 1, |batch| async move { batch.iter().map(|_| Ok(())).collect() }),
            redeemed: Lanes::start(
                "test",
                1,
                |batch| async move { batch.iter().map(|_| Ok(None)).collect() },
            ),
            heads: Lanes::start("test", 1, |batch| async move { batch.iter().map(|_| Ok(None)).collect() }),
            threads: Lanes::start("test", 1, |batch| async move {
                batch.iter().map(|_| Ok(Outcome::Refused(Refusal::Gone))).collect()
            }),
            purchases: Lanes::start("test", 1, |batch| async move {
                let gone = purchase::Outcome::Refused(purchase::Refusal::Gone);
                batch.iter().map(|_| Ok((gone.clone(), None))).collect()
            }),
        }
    }
}

async fn snapshots(pool: Pool, uids: Vec<i64>) -> Vec<Answer<Option<Snapshot>>> {
    let result = async { sql::status::snapshots(&pool.get().await?, &uids).await }.await;
    match result {
        Ok(found) => {
            uids.iter().map(|uid| Ok(found.iter().find(|snapshot| snapshot.uid == *uid).cloned())).collect()
        }
        Err(error) => fail_all(uids.len(), error),
    }
}

async fn live_logins(pool: Pool, uids: Vec<i64>) -> Vec<Answer<Vec<Uuid>>> {
    let result = async { sql::login::live_of(&pool.get().await?, &uids).await }.await;
    match result {
        Ok(live) => {
            let of = |uid: &i64| live.iter().filter(|(of, _)| of == uid).map(|(_, login)| *login).collect();
            uids.iter().map(|uid| Ok(of(uid))).collect()
        }
        Err(error) => fail_all(uids.len(), error),
    }
}

async fn live(pool: Pool, named: Vec<Named>) -> Vec<Answer<Option<Duration>>> {
    let result = async { sql::login::live(&pool.get().await?, &named).await }.await;
    match result {
        Ok(live) => live.into_iter().map(Ok).collect(),
        Err(error) => fail_all(named.len(), error),
    }
}

async fn keep_tickets(pool: Pool, batch: Vec<NewTicket>) -> Vec<Answer<()>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move {
            sql::login::insert_tickets(&pool.get().await?, batch).await?;
            Ok(vec![(); batch.len()])
        })
    })
    .await
}

async fn redeem_tickets(pool: Pool, hashes: Vec<TicketHash>) -> Vec<Answer<Option<Redeemed>>> {
    let result = async { sql::login::redeem_tickets(&pool.get().await?, &hashes).await }.await;
    match result {
        Ok(redeemed) => redeemed.into_iter().map(Ok).collect(),
        Err(error) => fail_all(hashes.len(), error),
    }
}

async fn heads(pool: Pool, posts: Vec<i64>) -> Vec<Answer<Option<Head>>> {
    let result = async { sql::thread::heads(&pool.get().await?, &posts).await }.await;
    match result {
        Ok(found) => {
            posts.iter().map(|post| Ok(found.iter().find(|head| head.post == *post).copied())).collect()
        }
        Err(error) => fail_all(posts.len(), error),
    }
}

async fn mark_read(pool: Pool, batch: Vec<(i64, Read)>) -> Vec<Answer<Option<Snapshot>>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move {
            let mut client = pool.get().await?;
            let found = sql::inbox::mark_read(&mut client, batch).await?;
            Ok(batch.iter().map(|(uid, _)| found.get(uid).cloned()).collect())
        })
    })
    .await
}

async fn write_threads(pool: Pool, batch: Vec<Command>) -> Vec<Answer<Outcome>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move { sql::thread::commit(&mut pool.get().await?, batch).await })
    })
    .await
}

async fn buy(pool: Pool, batch: Vec<purchase::Command>) -> Vec<Answer<Bought>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move { purchase::commit(&mut pool.get().await?, batch).await })
    })
    .await
}

/// One that fails fails alone; when the database is away, all of them do, without a second knock each.
async fn together_or_alone<In, Out>(
    batch: &[In],
    run: impl for<'a> Fn(&'a [In]) -> BoxFuture<'a, Result<Vec<Out>, sql::Error>>,
) -> Vec<Answer<Out>> {
    match run(batch).await {
        Ok(found) => found.into_iter().map(Ok).collect(),
        Err(error) if batch.len() > 1 && !error.is_transient() => {
            let mut answers = Vec::with_capacity(batch.len());
            for one in batch {
                let answer = run(std::slice::from_ref(one)).await;
                answers.push(answer.map(|mut found| found.remove(0)).map_err(SessionError::from));
            }
            answers
        }
        Err(error) => fail_all(batch.len(), error),
    }
}

fn fail_all<T>(n: usize, error: sql::Error) -> Vec<Answer<T>> {
    let error = SessionError::from(error);
    (0..n).map(|_| Err(error.clone())).collect()
}

/// N queues, each drained by one task into batches. Commands with the same key keep their order.
struct Lanes<In, Out>(Arc<[mpsc::Sender<Asked<In, Out>>]>);

/// A command and where its answer goes.
type Asked<In, Out> = (In, oneshot::Sender<Answer<Out>>);

impl<In, Out> Clone for Lanes<In, Out> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<In: Send + 'static, Out: Send + 'static> Lanes<In, Out> {
    /// `what` they do, for the figures.
    fn start<F, Batch>(what: &'static str, n: usize, commit: F) -> Self
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

    async fn ask(&self, key: i64, command: In) -> Answer<Out> {
        let lane = &self.0[key.unsigned_abs() as usize % self.0.len()];
        let (answer, answered) = oneshot::channel();
        lane.try_send((command, answer)).map_err(|_| SessionError::Overloaded)?;
        answered.await.map_err(|_| SessionError::Overloaded)?
    }

    fn queued(&self) -> usize {
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
