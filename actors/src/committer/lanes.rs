//! A queue of commands that is emptied in batches. One batch runs at a time, so that what comes meanwhile shares the next
//! commit; one that takes long is passed: others run beside it, each in a lane, with what has nothing to do with it.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{mpsc, oneshot},
    task::{Id, JoinSet},
    time::{Instant, sleep_until, timeout},
};

use super::Answer;
use crate::session::SessionError;

/// The most that one transaction takes.
const MAX_BATCH: usize = 512;
/// What may wait; beyond it callers are refused.
const MAX_QUEUE: usize = 16_384;
/// What may wait of one key.
const MAX_OF_KEY: usize = 4096;
/// How long others wait for a batch: most are done by then. What takes longer waits itself, for rows that somebody else holds or
/// for a slow disk.
const TURN: Duration = Duration::from_millis(20);
/// A batch that took as long as this waited for a row that somebody else held.
const SLOW: Duration = Duration::from_secs(1);
/// A transaction that takes longer is given up, its outcome unknown: the statement limit of PostgreSQL (20 s) ends what
/// runs, this ends waiting for an answer that does not come.
const LIMIT: Duration = Duration::from_secs(22);

/// Commands with the same key are carried out in their order, never two batches at once.
pub struct Lanes<In, Out> {
    queue: mpsc::UnboundedSender<Asked<In, Out>>,
    /// Bounds the queue.
    waiting: Arc<AtomicUsize>,
}

struct Asked<In, Out> {
    key: i64,
    command: In,
    answer: oneshot::Sender<Answer<Out>>,
}

impl<In, Out> Clone for Lanes<In, Out> {
    fn clone(&self) -> Self {
        Self { queue: self.queue.clone(), waiting: self.waiting.clone() }
    }
}

impl<In: Send + 'static, Out: Send + 'static> Lanes<In, Out> {
    /// `what` they do, for the figures; at most `most` batches run at once.
    pub fn start<F, Batch>(what: &'static str, most: usize, commit: F) -> Self
    where
        F: Fn(Vec<In>) -> Batch + Clone + Send + 'static,
        Batch: Future<Output = Vec<Answer<Out>>> + Send + 'static,
    {
        let (queue, asked) = mpsc::unbounded_channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        tokio::spawn(Drain::new(what, most, commit, waiting.clone()).run(asked));
        Self { queue, waiting }
    }

    pub async fn ask(&self, key: i64, command: In) -> Answer<Out> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MAX_QUEUE {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(SessionError::Overloaded);
        }
        let (answer, answered) = oneshot::channel();
        self.queue.send(Asked { key, command, answer }).map_err(|_| SessionError::Overloaded)?;
        answered.await.map_err(|_| SessionError::Overloaded)?
    }

    pub fn queued(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// What empties a queue.
struct Drain<F, In, Out> {
    what: &'static str,
    most: usize,
    commit: F,
    waiting: Arc<AtomicUsize>,
    /// What has not been begun, in its order.
    queue: VecDeque<Asked<In, Out>>,
    /// How much of each key is in it.
    queued: HashMap<i64, usize>,
    /// There may be something in it that can be begun.
    look: bool,
    running: JoinSet<()>,
    batches: HashMap<Id, Running>,
    /// Keys that running batches hold.
    held: HashSet<i64>,
    /// Keys whose last batch waited long: each is begun by itself, so that one that is stuck takes no other along again.
    slow: HashSet<i64>,
    /// The batch that others wait for, and until when.
    turn: Option<(Id, Instant)>,
}

struct Running {
    keys: Vec<i64>,
    began: Instant,
}

impl<F, In, Out, Batch> Drain<F, In, Out>
where
    F: Fn(Vec<In>) -> Batch,
    Batch: Future<Output = Vec<Answer<Out>>> + Send + 'static,
    In: Send + 'static,
    Out: Send + 'static,
{
    fn new(what: &'static str, most: usize, commit: F, waiting: Arc<AtomicUsize>) -> Self {
        Self {
            what,
            most,
            commit,
            waiting,
            queue: VecDeque::new(),
            queued: HashMap::new(),
            look: false,
            running: JoinSet::new(),
            batches: HashMap::new(),
            held: HashSet::new(),
            slow: HashSet::new(),
            turn: None,
        }
    }

    /// Ends when every sender is gone, after what was queued is committed.
    async fn run(mut self, mut asked: mpsc::UnboundedReceiver<Asked<In, Out>>) {
        let mut open = true;
        while open || !self.queue.is_empty() || !self.running.is_empty() {
            let turn_ends = self.turn.map(|(_, end)| end);
            tokio::select! {
                one = asked.recv(), if open => match one {
                    Some(one) => self.take(one),
                    None => open = false,
                },
                Some(ended) = self.running.join_next_with_id(), if !self.running.is_empty() => {
                    let batch = match &ended {
                        Ok((batch, ())) => *batch,
                        // Its dropped answers tell their callers that they should try again.
                        Err(error) => {
                            tracing::error!(what = self.what, "a batch panicked; its outcome is not known");
                            error.id()
                        }
                    };
                    self.ended(batch);
                }
                () = sleep_until(turn_ends.unwrap_or_else(Instant::now)), if turn_ends.is_some() => self.turn = None,
            }
            while let Ok(one) = asked.try_recv() {
                self.take(one);
            }
            if self.look && self.turn.is_none() && self.running.len() < self.most {
                self.begin();
            }
        }
    }

    fn take(&mut self, one: Asked<In, Out>) {
        let queued = self.queued.entry(one.key).or_default();
        if *queued >= MAX_OF_KEY {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            // Dropped: refused.
            return;
        }
        *queued += 1;
        self.look |= !self.held.contains(&one.key);
        self.queue.push_back(one);
    }

    fn ended(&mut self, batch: Id) {
        let Some(Running { keys, began }) = self.batches.remove(&batch) else { return };
        let was_slow = began.elapsed() >= SLOW;
        if self.slow.len() > MAX_QUEUE {
            self.slow.clear();
        }
        for key in keys {
            self.held.remove(&key);
            if was_slow {
                self.slow.insert(key);
            } else {
                self.slow.remove(&key);
            }
        }
        if self.turn.is_some_and(|(of, _)| of == batch) {
            self.turn = None;
        }
        self.look = true;
    }

    /// Begins a batch of what may be begun, if there is anything: all that is not slow, or one key that is.
    fn begin(&mut self) {
        self.look = false;
        let (mut commands, mut answers, mut keys) = (Vec::new(), Vec::new(), HashSet::new());
        let mut alone = None;
        let mut rest = VecDeque::new();
        for one in self.queue.drain(..) {
            let free = !self.held.contains(&one.key);
            let slow = self.slow.contains(&one.key);
            if free && slow && commands.is_empty() {
                alone = Some(one.key);
            }
            let fits = commands.len() < MAX_BATCH && alone.map_or(!slow, |key| key == one.key);
            if free && fits {
                keys.insert(one.key);
                commands.push(one.command);
                answers.push(one.answer);
            } else {
                self.look |= free;
                rest.push_back(one);
            }
        }
        self.queue = rest;
        if commands.is_empty() {
            return;
        }
        self.waiting.fetch_sub(commands.len(), Ordering::Relaxed);
        metrics::histogram!("portal_commit_batch_size", "what" => self.what).record(commands.len() as f64);
        let began = Instant::now();
        let batch = self.running.spawn(answer(self.what, (self.commit)(commands), answers)).id();
        self.turn = Some((batch, began + TURN));
        self.held.extend(&keys);
        self.batches.insert(batch, Running { keys: keys.into_iter().collect(), began });
        self.count_anew();
    }

    /// How much of each key is left in the queue.
    fn count_anew(&mut self) {
        self.queued.clear();
        for one in &self.queue {
            *self.queued.entry(one.key).or_default() += 1;
        }
    }
}

/// Runs a batch and hands its answers out.
async fn answer<Out>(
    what: &'static str,
    batch: impl Future<Output = Vec<Answer<Out>>>,
    answers: Vec<oneshot::Sender<Answer<Out>>>,
) {
    let began = Instant::now();
    let committed = timeout(LIMIT, batch).await;
    metrics::histogram!("portal_commit_seconds", "what" => what).record(began.elapsed());
    let Ok(results) = committed else {
        tracing::error!(commands = answers.len(), "a batch was given up; its outcome is not known");
        return;
    };
    for (answer, result) in answers.into_iter().zip(results) {
        // A caller that went away does not want to know.
        let _ = answer.send(result);
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{Arc, Mutex},
        task::Poll,
    };

    use tokio::{sync::Semaphore, task::JoinHandle};

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
    async fn a_batch_that_panics_does_not_take_the_others_along() {
        let lanes = Lanes::start("test", 1, |batch: Vec<i64>| async move {
            assert!(batch[0] > 0, "asked to panic");
            batch.into_iter().map(Ok).collect()
        });
        assert!(matches!(lanes.ask(0, 0).await, Err(SessionError::Overloaded)));
        assert_eq!(lanes.ask(0, 1).await.unwrap(), 1);
    }

    /// Batches that run until they are let go, each as its commands.
    fn held_up(most: usize) -> (Lanes<(i64, i64), i64>, mpsc::UnboundedReceiver<Begun>) {
        let (began, begun) = mpsc::unbounded_channel();
        let lanes = Lanes::start("test", most, move |batch: Vec<(i64, i64)>| {
            let (go, gone) = oneshot::channel();
            began.send((batch.clone(), go)).unwrap();
            async move {
                let _ = gone.await;
                batch.into_iter().map(|(_, n)| Ok(n)).collect()
            }
        });
        (lanes, begun)
    }

    /// The commands of a batch, and what lets it go.
    type Begun = (Vec<(i64, i64)>, oneshot::Sender<()>);

    /// Asks for the n-th command of a key; it is in the queue when this returns.
    async fn ask(lanes: &Lanes<(i64, i64), i64>, key: i64, n: i64) -> JoinHandle<Answer<i64>> {
        let lanes = lanes.clone();
        let mut asked = Box::pin(async move { lanes.ask(key, (key, n)).await });
        match futures_util::poll!(&mut asked) {
            Poll::Ready(answer) => tokio::spawn(async { answer }),
            Poll::Pending => tokio::spawn(asked),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_batch_that_takes_long_is_passed_by_what_has_nothing_to_do_with_it() {
        let (lanes, mut begun) = held_up(2);
        let first = ask(&lanes, 1, 1).await;
        let (batch, stuck) = begun.recv().await.unwrap();
        assert_eq!(batch, [(1, 1)]);
        let at = Instant::now();
        let same = ask(&lanes, 1, 2).await;
        let others = [ask(&lanes, 2, 1).await, ask(&lanes, 3, 1).await, ask(&lanes, 2, 2).await];
        let (batch, passes) = begun.recv().await.unwrap();
        assert_eq!(batch, [(2, 1), (3, 1), (2, 2)], "together, once the first has taken long");
        assert!(at.elapsed() >= TURN && at.elapsed() < 2 * TURN, "{:?}", at.elapsed());
        passes.send(()).unwrap();
        for other in others {
            other.await.unwrap().unwrap();
        }
        assert_eq!(lanes.queued(), 1, "what belongs behind the first waits for it");
        stuck.send(()).unwrap();
        assert_eq!(first.await.unwrap().unwrap(), 1);
        begun.recv().await.unwrap().1.send(()).unwrap();
        assert_eq!(same.await.unwrap().unwrap(), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_stuck_with_another_is_not_stuck_with_it_again() {
        let (lanes, mut begun) = held_up(2);
        let filler = ask(&lanes, 9, 0).await;
        let (_, first) = begun.recv().await.unwrap();
        let stuck = [ask(&lanes, 1, 1).await, ask(&lanes, 2, 1).await];
        first.send(()).unwrap();
        filler.await.unwrap().unwrap();
        let (batch, together) = begun.recv().await.unwrap();
        assert_eq!(batch, [(1, 1), (2, 1)]);
        let behind = [ask(&lanes, 1, 2).await, ask(&lanes, 2, 2).await];
        tokio::time::sleep(2 * SLOW).await;
        together.send(()).unwrap();
        for one in stuck {
            one.await.unwrap().unwrap();
        }
        let (batch, still_stuck) = begun.recv().await.unwrap();
        assert_eq!(batch, [(1, 2)]);
        let (batch, passes) = begun.recv().await.unwrap();
        assert_eq!(batch, [(2, 2)], "beside the one that is stuck");
        passes.send(()).unwrap();
        let [first, second] = behind;
        assert_eq!(second.await.unwrap().unwrap(), 2);
        // One that was quick again is as any other.
        let again = [ask(&lanes, 2, 3).await, ask(&lanes, 3, 1).await];
        let (batch, go) = begun.recv().await.unwrap();
        assert_eq!(batch, [(2, 3), (3, 1)]);
        go.send(()).unwrap();
        still_stuck.send(()).unwrap();
        for one in again.into_iter().chain([first]) {
            one.await.unwrap().unwrap();
        }
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_batches_run_at_once_than_there_are_lanes() {
        let (lanes, mut begun) = held_up(2);
        let mut held = Vec::new();
        for key in 1..=2 {
            drop(ask(&lanes, key, 1).await);
            held.push(begun.recv().await.unwrap());
        }
        let waits = ask(&lanes, 3, 1).await;
        tokio::time::sleep(10 * TURN).await;
        assert_eq!((begun.len(), lanes.queued()), (0, 1));
        held.remove(0).1.send(()).unwrap();
        begun.recv().await.unwrap().1.send(()).unwrap();
        assert_eq!(waits.await.unwrap().unwrap(), 1);
    }

    #[tokio::test]
    async fn what_waits_for_one_key_leaves_room_to_others() {
        let (lanes, mut begun) = held_up(2);
        drop(ask(&lanes, 1, 0).await);
        let (_, _stuck) = begun.recv().await.unwrap();
        let mut waiting = Vec::new();
        for n in 0..=MAX_OF_KEY as i64 {
            waiting.push(ask(&lanes, 1, n).await);
        }
        let refused = waiting.pop().unwrap().await.unwrap();
        assert!(matches!(refused, Err(SessionError::Overloaded)));
        assert_eq!(lanes.queued(), MAX_OF_KEY);
        let other = ask(&lanes, 2, 0).await;
        begun.recv().await.unwrap().1.send(()).unwrap();
        assert_eq!(other.await.unwrap().unwrap(), 0);
    }

    #[tokio::test]
    async fn a_full_queue_refuses_instead_of_growing() {
        let lanes = Lanes::<i64, i64>::start("test", 1, |_| std::future::pending());
        let mut waiting = Vec::new();
        let mut refused = 0;
        for n in 0..(MAX_QUEUE + 10) as i64 {
            let mut ask = Box::pin({
                let lanes = lanes.clone();
                async move { lanes.ask(0, n).await }
            });
            match futures_util::poll!(&mut ask) {
                Poll::Ready(Err(SessionError::Overloaded)) => refused += 1,
                Poll::Pending => waiting.push(ask),
                other @ Poll::Ready(_) => panic!("{other:?}"),
            }
        }
        assert!(refused == 10, "{refused}");
    }
}
