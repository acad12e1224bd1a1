//! A queue of commands that is emptied in batches. One batch runs at a time, so that what comes meanwhile shares the next
//! commit; one that takes long is passed: others run beside it, each in a lane, with what has nothing to do with it.

#[cfg(test)]
mod tests;

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
use crate::{session::SessionError, supervisor::Vital};

/// The most that one transaction takes.
const MAX_BATCH: usize = 512;
/// What may wait; beyond it callers are refused.
const MAX_QUEUE: usize = 16_384;
/// What may wait of one key.
const MAX_OF_KEY: usize = 4096;
/// How long others wait for a batch: most are done by then. What takes longer waits itself, for rows that somebody else holds or
/// for a slow disk.
const TURN: Duration = Duration::from_millis(20);
/// Behind a batch of so many, those who were answered ask again soon, all of them, and share the next commit where it waits for them: begun
/// with the first few it would have the others wait for that.
const CROWD: usize = 8;
/// How long they are waited for.
const GATHER: Duration = Duration::from_millis(2);
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
    /// So many are waited for, and until when.
    crowd: Option<(usize, Instant)>,
}

struct Running {
    size: usize,
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
            crowd: None,
        }
    }

    /// Ends when every sender is gone, after what was queued is committed.
    async fn run(mut self, mut asked: mpsc::UnboundedReceiver<Asked<In, Out>>) {
        let _vital = Vital(self.what);
        let mut open = true;
        while open || !self.queue.is_empty() || !self.running.is_empty() {
            let turn_ends = self.turn.map(|(_, end)| end);
            let crowd_ends = self.crowd.map(|(_, end)| end).filter(|_| self.look);
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
                () = sleep_until(crowd_ends.unwrap_or_else(Instant::now)), if crowd_ends.is_some() => {}
            }
            while let Ok(one) = asked.try_recv() {
                self.take(one);
            }
            if self.look && self.turn.is_none() && self.running.len() < self.most && self.is_gathered() {
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
        let Some(Running { size, keys, began }) = self.batches.remove(&batch) else { return };
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
        if size >= CROWD {
            self.crowd = Some((size, Instant::now() + GATHER));
        }
    }

    /// The next batch need not wait for more.
    fn is_gathered(&mut self) -> bool {
        self.crowd = self.crowd.filter(|(size, end)| self.queue.len() < *size && Instant::now() < *end);
        self.crowd.is_none()
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
        let size = commands.len();
        self.waiting.fetch_sub(size, Ordering::Relaxed);
        metrics::histogram!("portal_commit_batch_size", "what" => self.what).record(size as f64);
        let began = Instant::now();
        let batch = self.running.spawn(answer(self.what, (self.commit)(commands), answers)).id();
        self.turn = Some((batch, began + TURN));
        self.held.extend(&keys);
        self.batches.insert(batch, Running { size, keys: keys.into_iter().collect(), began });
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
