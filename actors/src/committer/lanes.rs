//! A queue of commands that runs them in batches (group commit).
//!
//! - Normally one batch runs at a time, so that commands that arrive meanwhile share the next commit. While a batch takes long, other
//!   batches run next to it, each in a lane of its own, with commands of other keys.
//! - A batch that meets contention is retried key by key. Only keys whose rows another transaction locks wait longer.
//! - A batch holds no lock and no connection between its tries.

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

use futures_util::FutureExt;
use tokio::{
    sync::{mpsc, oneshot},
    task::{Id, JoinSet},
    time::{Instant, sleep_until, timeout},
};

use super::{Answer, CommitError};
use crate::platform::supervisor::Vital;

/// Most commands of one transaction.
const MAX_BATCH: usize = 512;
/// Most commands in the queue; beyond it callers are refused.
const MAX_QUEUE: usize = 16_384;
/// Most commands of one key in the queue.
const MAX_OF_KEY: usize = 4096;
/// How long the next batch waits for the running one, which has usually ended by then. A batch that takes longer waits for locked rows
/// or for a slow disk.
const TURN: Duration = Duration::from_millis(20);
/// After a batch of this many commands, the next one waits: callers who got an answer send their next command soon. A batch that began
/// with the first few would make the others wait for a whole transaction.
const CROWD: usize = 8;
/// Longest wait for a crowd to send again.
const GATHER: Duration = Duration::from_millis(2);
/// A batch that took this long waited for a locked row.
const SLOW: Duration = Duration::from_secs(1);
/// How long a key that meets contention is retried, from its first batch on.
const PATIENCE: Duration = Duration::from_secs(10);
/// Pause between two tries of such a key. Meanwhile other transactions get its rows, and other batches get its lane.
const REST: Duration = Duration::from_millis(50);
/// A transaction that takes longer is given up, and its outcome is unknown. PostgreSQL's statement limit (20 s) ends slow statements;
/// this limit ends the wait for a lost answer.
const LIMIT: Duration = Duration::from_secs(22);

/// The result of each command of a batch, in their order.
pub type Ran<In, Out> = Vec<Tried<In, Out>>;

/// The result of one command.
pub enum Tried<In, Out> {
    Answered(Answer<Out>),
    /// It met contention and changed nothing.
    Stuck(In, CommitError),
}

impl<In, Out> Tried<In, Out> {
    pub fn stuck(&self) -> Option<&In> {
        match self {
            Self::Answered(_) => None,
            Self::Stuck(command, _) => Some(command),
        }
    }
}

pub fn answered<In, Out>(answers: impl IntoIterator<Item = Answer<Out>>) -> Ran<In, Out> {
    answers.into_iter().map(Tried::Answered).collect()
}

pub fn stuck<In, Out>(commands: impl IntoIterator<Item = In>, error: impl Into<CommitError>) -> Ran<In, Out> {
    let error = error.into();
    commands.into_iter().map(|command| Tried::Stuck(command, error.clone())).collect()
}

/// Commands with the same key run in their order, and never in two batches at once.
pub struct Lanes<In, Out> {
    queue: mpsc::UnboundedSender<Asked<In, Out>>,
    /// Bounds the queue.
    waiting: Arc<AtomicUsize>,
}

struct Asked<In, Out> {
    command: In,
    caller: Caller<Out>,
}

struct Caller<Out> {
    key: i64,
    /// When the first batch with this command began.
    since: Option<Instant>,
    answer: oneshot::Sender<Answer<Out>>,
}

impl<In, Out> Clone for Lanes<In, Out> {
    fn clone(&self) -> Self {
        Self { queue: self.queue.clone(), waiting: self.waiting.clone() }
    }
}

impl<In: Send + 'static, Out: Send + 'static> Lanes<In, Out> {
    /// For batches that are never retried: as `start_retrying`.
    pub fn start<F, Batch>(what: &'static str, most: usize, commit: F) -> Self
    where
        F: Fn(Vec<In>) -> Batch + Send + 'static,
        Batch: Future<Output = Vec<Answer<Out>>> + Send + 'static,
    {
        Self::start_retrying(what, most, move |batch| commit(batch).map(answered))
    }

    /// `what` labels the metrics. At most `most` batches run at once.
    pub fn start_retrying<F, Batch>(what: &'static str, most: usize, commit: F) -> Self
    where
        F: Fn(Vec<In>) -> Batch + Send + 'static,
        Batch: Future<Output = Ran<In, Out>> + Send + 'static,
    {
        let (queue, asked) = mpsc::unbounded_channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        tokio::spawn(Batcher::new(what, most, commit, waiting.clone()).run(asked));
        Self { queue, waiting }
    }

    pub async fn ask(&self, key: i64, command: In) -> Answer<Out> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MAX_QUEUE {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(CommitError::Overloaded);
        }
        let (answer, answered) = oneshot::channel();
        let caller = Caller { key, since: None, answer };
        self.queue.send(Asked { command, caller }).map_err(|_| CommitError::Overloaded)?;
        answered.await.map_err(|_| CommitError::Overloaded)?
    }

    pub fn queued(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// Runs the batches of one queue.
struct Batcher<F, In, Out> {
    what: &'static str,
    most: usize,
    commit: F,
    waiting: Arc<AtomicUsize>,
    /// Commands that are in no running batch, in their order.
    queue: VecDeque<Asked<In, Out>>,
    /// Number of commands in `queue` by key.
    queued: HashMap<i64, usize>,
    /// `queue` may hold a command that can run now.
    look: bool,
    /// Each batch returns its commands that met contention, for a retry. `None`: there are none.
    running: JoinSet<Option<Vec<Asked<In, Out>>>>,
    batches: HashMap<Id, Running>,
    /// Keys of running batches.
    held: HashSet<i64>,
    /// Keys whose last batch met contention or waited long. Each of them runs in a batch of its own, so that a stuck key does not
    /// delay others again.
    slow: HashSet<i64>,
    /// Keys that met contention alone in their batch, and the end of their pause.
    resting: HashMap<i64, Instant>,
    /// The batch that the next one waits for, and until when.
    turn: Option<(Id, Instant)>,
    /// The number of commands that the next batch waits for, and until when.
    crowd: Option<(usize, Instant)>,
}

struct Running {
    size: usize,
    /// The batch holds one slow key only.
    alone: bool,
    keys: Vec<i64>,
    began: Instant,
}

impl<F, In, Out, Batch> Batcher<F, In, Out>
where
    F: Fn(Vec<In>) -> Batch,
    Batch: Future<Output = Ran<In, Out>> + Send + 'static,
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
            resting: HashMap::new(),
            turn: None,
            crowd: None,
        }
    }

    /// Ends when all senders are dropped and the queue is empty.
    async fn run(mut self, mut asked: mpsc::UnboundedReceiver<Asked<In, Out>>) {
        let _vital = Vital(self.what);
        let mut open = true;
        while open || !self.queue.is_empty() || !self.running.is_empty() {
            let turn_ends = self.turn.map(|(_, end)| end);
            let rest_ends = self.resting.values().min().copied();
            let crowd_ends = self.crowd.map(|(_, end)| end).filter(|_| self.look);
            tokio::select! {
                one = asked.recv(), if open => match one {
                    Some(one) => self.take(one),
                    None => open = false,
                },
                Some(ended) = self.running.join_next_with_id(), if !self.running.is_empty() => {
                    match ended {
                        Ok((batch, stuck)) => self.ended(batch, stuck),
                        // The answers are dropped, so the callers get `Overloaded`.
                        Err(error) => {
                            tracing::error!(what = self.what, "a batch panicked; its outcome is not known");
                            self.ended(error.id(), None);
                        }
                    }
                }
                () = sleep_until(turn_ends.unwrap_or_else(Instant::now)), if turn_ends.is_some() => self.turn = None,
                () = sleep_until(rest_ends.unwrap_or_else(Instant::now)), if rest_ends.is_some() => self.wake(),
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
        let queued = self.queued.entry(one.caller.key).or_default();
        if *queued >= MAX_OF_KEY {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            // Dropping the command refuses it.
            return;
        }
        *queued += 1;
        self.look |= self.is_free(one.caller.key);
        self.queue.push_back(one);
    }

    fn ended(&mut self, batch: Id, stuck: Option<Vec<Asked<In, Out>>>) {
        let Some(Running { size, alone, keys, began }) = self.batches.remove(&batch) else { return };
        let is_slow = stuck.is_some() || began.elapsed() >= SLOW;
        if self.slow.len() > MAX_QUEUE {
            self.slow.clear();
        }
        for key in keys {
            self.held.remove(&key);
            if is_slow {
                self.slow.insert(key);
            } else {
                self.slow.remove(&key);
            }
            if alone && stuck.is_some() {
                self.resting.insert(key, Instant::now() + REST);
            }
        }
        if self.turn.is_some_and(|(of, _)| of == batch) {
            self.turn = None;
        }
        self.look = true;
        if let Some(stuck) = stuck {
            self.put_back(stuck);
        } else if size >= CROWD {
            self.crowd = Some((size, Instant::now() + GATHER));
        }
    }

    /// Puts commands in front of later ones: each key keeps its order.
    fn put_back(&mut self, commands: Vec<Asked<In, Out>>) {
        metrics::counter!("portal_commit_retries_total", "what" => self.what)
            .increment(commands.len() as u64);
        self.waiting.fetch_add(commands.len(), Ordering::Relaxed);
        for one in commands.into_iter().rev() {
            self.queue.push_front(one);
        }
        self.recount_keys();
    }

    /// Ends the pauses that are over.
    fn wake(&mut self) {
        let now = Instant::now();
        self.resting.retain(|_, end| now < *end);
        self.look = true;
    }

    /// True: the next batch does not wait for more commands.
    fn is_gathered(&mut self) -> bool {
        self.crowd = self.crowd.filter(|(size, end)| self.queue.len() < *size && Instant::now() < *end);
        self.crowd.is_none()
    }

    fn is_free(&self, key: i64) -> bool {
        !self.held.contains(&key) && !self.resting.contains_key(&key)
    }

    /// Starts the next batch, if any command can run: all commands of keys that are not slow, or those of one slow key.
    fn begin(&mut self) {
        self.look = false;
        let (mut commands, mut callers, mut keys) = (Vec::new(), Vec::new(), HashSet::new());
        let mut alone = None;
        let mut rest = VecDeque::new();
        let began = Instant::now();
        for Asked { command, mut caller } in std::mem::take(&mut self.queue) {
            let key = caller.key;
            let free = self.is_free(key);
            let slow = self.slow.contains(&key);
            if free && slow && commands.is_empty() {
                alone = Some(key);
            }
            let fits = commands.len() < MAX_BATCH && alone.map_or(!slow, |alone| alone == key);
            if free && fits {
                keys.insert(key);
                commands.push(command);
                caller.since.get_or_insert(began);
                callers.push(caller);
            } else {
                self.look |= free;
                rest.push_back(Asked { command, caller });
            }
        }
        self.queue = rest;
        if commands.is_empty() {
            return;
        }
        let size = commands.len();
        self.waiting.fetch_sub(size, Ordering::Relaxed);
        metrics::histogram!("portal_commit_batch_size", "what" => self.what).record(size as f64);
        let alone = alone.is_some();
        let batch = self.running.spawn(answer(self.what, (self.commit)(commands), callers, alone)).id();
        self.turn = Some((batch, began + TURN));
        self.held.extend(&keys);
        self.batches.insert(batch, Running { size, alone, keys: keys.into_iter().collect(), began });
        self.recount_keys();
    }

    /// Counts the commands of each key that are left in the queue.
    fn recount_keys(&mut self) {
        self.queued.clear();
        for one in &self.queue {
            *self.queued.entry(one.caller.key).or_default() += 1;
        }
    }
}

/// Runs a batch and answers its callers. Returns the commands that met contention, for a retry.
async fn answer<In, Out>(
    what: &'static str,
    batch: impl Future<Output = Ran<In, Out>>,
    callers: Vec<Caller<Out>>,
    alone: bool,
) -> Option<Vec<Asked<In, Out>>> {
    let began = Instant::now();
    let committed = timeout(LIMIT, batch).await;
    metrics::histogram!("portal_commit_seconds", "what" => what).record(began.elapsed());
    let Ok(ran) = committed else {
        tracing::error!(commands = callers.len(), "a batch was given up; its outcome is not known");
        return None;
    };
    let mut again = None;
    for (tried, caller) in ran.into_iter().zip(callers) {
        match tried {
            Tried::Answered(answer) => caller.tell(answer),
            Tried::Stuck(command, error) => {
                let again = again.get_or_insert_with(Vec::new);
                let waited = caller.since.map_or(Duration::ZERO, |since| since.elapsed());
                if alone && waited >= PATIENCE {
                    caller.tell(Err(error));
                } else {
                    again.push(Asked { command, caller });
                }
            }
        }
    }
    again
}

impl<Out> Caller<Out> {
    /// A caller that went away gets no answer.
    fn tell(self, answer: Answer<Out>) {
        let _ = self.answer.send(answer);
    }
}
