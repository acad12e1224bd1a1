//! A queue of commands that is emptied in batches.
//!
//! - The commands of one key run in their order, never in two batches at once.
//! - A batch begins when it has a connection, and when the batch before it has ended or has run for 20 ms. The commands that arrive
//!   meanwhile share its commit. So commands of other keys overtake a slow batch; at most `most` batches run at once.
//! - After contention, each stuck key of the batch is retried alone, so that only the key whose rows are locked waits. It holds no
//!   lock and no connection between its tries. Stuck keys take turns with each other and with the other keys.
//! - A command is refused 10 s after its first try met contention, or after it began to wait behind a stuck command of its key.
//! - Without a connection in time, all commands that could begin are refused.

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

use futures_util::{
    FutureExt,
    future::{BoxFuture, OptionFuture},
};
use tokio::{
    sync::{mpsc, oneshot},
    task::{Id, JoinSet},
    time::{Instant, sleep_until, timeout},
};

use super::{Answer, CommitError};
use crate::platform::supervisor::Vital;

/// Maximum number of commands in one transaction.
const MAX_BATCH: usize = 512;
/// Maximum number of commands in the queue. Further callers are refused.
const MAX_QUEUE: usize = 16_384;
/// Maximum number of commands of one key in the queue.
const MAX_OF_KEY: usize = 4096;
/// The next batch waits this long for a running one. Most end earlier; a longer one waits for locked rows or a slow disk.
const TURN: Duration = Duration::from_millis(20);
/// After a batch of at least this size, the next one waits until as many commands arrive: the callers whose commands are done send
/// again. If the next batch began with the first few of them, the others would wait for a whole transaction.
const CROWD: usize = 8;
/// The longest wait for a crowd.
const GATHER: Duration = Duration::from_millis(2);
/// A command that meets contention is retried for this long, from its first batch on.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Pause between two tries of a stuck key. Meanwhile transactions that wait for its rows get them, and other batches run.
const REST: Duration = Duration::from_millis(50);
/// A batch that takes longer is given up, and its outcome is unknown. PostgreSQL ends a statement after 20 s; this limit ends the
/// wait for an answer that does not come.
const LIMIT: Duration = Duration::from_secs(22);

/// The result of each command of a batch, in their order.
pub type Ran<In, Out> = Vec<Tried<In, Out>>;

/// The result of one command.
pub enum Tried<In, Out> {
    Answered(Answer<Out>),
    /// The command met contention and changed nothing.
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

/// The sending end of the queue.
pub struct Batcher<In, Out> {
    queue: mpsc::UnboundedSender<Asked<In, Out>>,
    /// Commands in the queue; bounds it.
    waiting: Arc<AtomicUsize>,
}

struct Asked<In, Out> {
    command: In,
    caller: Caller<Out>,
}

struct Caller<Out> {
    key: i64,
    /// When the first batch with this command began, or when the command began to wait behind a stuck one of its key.
    since: Option<Instant>,
    /// The contention that its last batch met.
    stuck: Option<CommitError>,
    answer: oneshot::Sender<Answer<Out>>,
}

impl<In, Out> Clone for Batcher<In, Out> {
    fn clone(&self) -> Self {
        Self { queue: self.queue.clone(), waiting: self.waiting.clone() }
    }
}

impl<In: Send + 'static, Out: Send + 'static> Batcher<In, Out> {
    /// `what` the commands do, for the metrics. At most `most` batches run at once, each on a connection of its own.
    pub fn start<Connection, Connecting, Batch>(
        what: &'static str,
        most: usize,
        connect: impl Fn() -> Connecting + Send + 'static,
        run: impl Fn(Connection, Vec<In>) -> Batch + Send + 'static,
    ) -> Self
    where
        Connection: Send + 'static,
        Connecting: Future<Output = Answer<Connection>> + Send + 'static,
        Batch: Future<Output = Ran<In, Out>> + Send + 'static,
    {
        let (queue, asked) = mpsc::unbounded_channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        tokio::spawn(Drain::new(what, most, connect, run, waiting.clone()).run(asked));
        Self { queue, waiting }
    }

    pub async fn ask(&self, key: i64, command: In) -> Answer<Out> {
        if self.waiting.fetch_add(1, Ordering::Relaxed) >= MAX_QUEUE {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(CommitError::Overloaded);
        }
        let (answer, answered) = oneshot::channel();
        let caller = Caller { key, since: None, stuck: None, answer };
        self.queue.send(Asked { command, caller }).map_err(|_| CommitError::Overloaded)?;
        answered.await.map_err(|_| CommitError::Overloaded)?
    }

    pub fn queued(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// Empties a queue.
struct Drain<Connect, Connection, Run, In, Out> {
    what: &'static str,
    most: usize,
    connect: Connect,
    run: Run,
    waiting: Arc<AtomicUsize>,
    /// Commands that have not begun, in their order.
    queue: VecDeque<Asked<In, Out>>,
    /// How many commands of each key are in it.
    queued: HashMap<i64, usize>,
    /// The queue may hold a command that can begin.
    look: bool,
    /// The connection of the next batch, while it is awaited.
    connecting: Option<BoxFuture<'static, Answer<Connection>>>,
    /// The result of each: the commands that met contention and are retried. `None`: no command met contention.
    running: JoinSet<Option<Vec<Asked<In, Out>>>>,
    batches: HashMap<Id, Running>,
    /// Keys of the batches that run.
    held: HashSet<i64>,
    /// Keys whose last batch met contention, and when it ended. Each begins alone, so that a stuck key delays no other again. A batch
    /// that only took long marks no key: on a slow disk, all keys would commit one by one.
    contended: HashMap<i64, Instant>,
    /// The latest batch ran a contended key alone.
    was_alone: bool,
    /// Keys that met contention in a batch of their own, and the time at which they run again.
    resting: HashMap<i64, Instant>,
    /// The running batch for which the next one waits, and the end of that wait.
    turn: Option<(Id, Instant)>,
    /// The number of commands for which the next batch waits, and the end of that wait.
    crowd: Option<(usize, Instant)>,
}

struct Running {
    size: usize,
    /// The batch has only one key, whose last batch met contention.
    alone: bool,
    keys: Vec<i64>,
}

/// Commands that leave the queue together.
struct NextBatch<In, Out> {
    commands: Vec<In>,
    callers: Vec<Caller<Out>>,
    keys: HashSet<i64>,
    alone: bool,
}

impl<Connect, Connecting, Connection, Run, In, Out, Batch> Drain<Connect, Connection, Run, In, Out>
where
    Connect: Fn() -> Connecting,
    Connecting: Future<Output = Answer<Connection>> + Send + 'static,
    Run: Fn(Connection, Vec<In>) -> Batch,
    Batch: Future<Output = Ran<In, Out>> + Send + 'static,
    In: Send + 'static,
    Out: Send + 'static,
{
    fn new(what: &'static str, most: usize, connect: Connect, run: Run, waiting: Arc<AtomicUsize>) -> Self {
        Self {
            what,
            most,
            connect,
            run,
            waiting,
            queue: VecDeque::new(),
            queued: HashMap::new(),
            look: false,
            connecting: None,
            running: JoinSet::new(),
            batches: HashMap::new(),
            held: HashSet::new(),
            contended: HashMap::new(),
            was_alone: false,
            resting: HashMap::new(),
            turn: None,
            crowd: None,
        }
    }

    /// Ends when every sender is gone and the queue is committed.
    async fn run(mut self, mut asked: mpsc::UnboundedReceiver<Asked<In, Out>>) {
        let _vital = Vital(self.what);
        let mut open = true;
        while open || !self.queue.is_empty() || !self.running.is_empty() {
            let turn_ends = self.turn.map(|(_, end)| end);
            let rest_ends = self.resting.values().min().copied();
            let crowd_ends = self.crowd.map(|(_, end)| end);
            let mut connected = None;
            tokio::select! {
                one = asked.recv(), if open => match one {
                    Some(one) => self.take(one),
                    None => open = false,
                },
                Some(ended) = self.running.join_next_with_id(), if !self.running.is_empty() => {
                    match ended {
                        Ok((batch, stuck)) => self.ended(batch, stuck),
                        // Its callers get `Overloaded`, because their answers are dropped.
                        Err(error) => {
                            tracing::error!(what = self.what, "a batch panicked; its outcome is not known");
                            self.ended(error.id(), None);
                        }
                    }
                }
                Some(result) = OptionFuture::from(self.connecting.as_mut()), if self.connecting.is_some() => {
                    connected = Some(result);
                }
                () = sleep_until(turn_ends.unwrap_or_else(Instant::now)), if turn_ends.is_some() => self.turn = None,
                () = sleep_until(rest_ends.unwrap_or_else(Instant::now)), if rest_ends.is_some() => self.wake(),
                () = sleep_until(crowd_ends.unwrap_or_else(Instant::now)), if crowd_ends.is_some() => self.crowd = None,
            }
            while let Ok(one) = asked.try_recv() {
                self.take(one);
            }
            if let Some(connected) = connected {
                self.connecting = None;
                match connected {
                    Ok(connection) => self.begin(connection),
                    Err(error) => self.refuse(&error),
                }
            }
            if self.is_due() {
                self.connecting = Some((self.connect)().boxed());
            }
        }
    }

    fn take(&mut self, one: Asked<In, Out>) {
        let queued = self.queued.entry(one.caller.key).or_default();
        if *queued >= MAX_OF_KEY {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            // Its caller gets `Overloaded`, because the answer is dropped.
            return;
        }
        *queued += 1;
        self.look |= self.is_free(one.caller.key);
        self.queue.push_back(one);
    }

    fn ended(&mut self, batch: Id, stuck: Option<Vec<Asked<In, Out>>>) {
        let Some(Running { size, alone, keys }) = self.batches.remove(&batch) else { return };
        let now = Instant::now();
        if self.contended.len() > MAX_QUEUE {
            self.contended.clear();
        }
        let stuck_keys: HashSet<i64> = stuck.iter().flatten().map(|one| one.caller.key).collect();
        for key in keys {
            self.held.remove(&key);
            let alone_and_stuck = alone && stuck.is_some();
            if alone_and_stuck || stuck_keys.contains(&key) {
                self.contended.insert(key, now);
            } else {
                self.contended.remove(&key);
            }
            if alone_and_stuck {
                self.resting.insert(key, now + REST);
            }
        }
        if self.turn.is_some_and(|(of, _)| of == batch) {
            self.turn = None;
        }
        self.look = !self.queue.is_empty();
        if let Some(stuck) = stuck {
            self.put_back(stuck);
        } else if size >= CROWD {
            self.crowd = Some((size, now + GATHER));
        }
    }

    /// Returns commands to the front of the queue: each key keeps its order.
    fn put_back(&mut self, commands: Vec<Asked<In, Out>>) {
        metrics::counter!("portal_commit_retries_total", "what" => self.what)
            .increment(commands.len() as u64);
        self.waiting.fetch_add(commands.len(), Ordering::Relaxed);
        for one in commands.into_iter().rev() {
            self.queue.push_front(one);
        }
        self.look = true;
        self.count_queued();
    }

    /// Lets keys run again whose pause after contention is over.
    fn wake(&mut self) {
        let now = Instant::now();
        self.resting.retain(|_, end| now < *end);
        self.look = !self.queue.is_empty();
    }

    /// The next batch should begin, and needs a connection.
    fn is_due(&mut self) -> bool {
        self.look
            && self.connecting.is_none()
            && self.turn.is_none()
            && self.running.len() < self.most
            && self.is_gathered()
    }

    /// The next batch waits for no crowd.
    fn is_gathered(&mut self) -> bool {
        self.crowd = self.crowd.filter(|(size, end)| self.queue.len() < *size && Instant::now() < *end);
        self.crowd.is_none()
    }

    fn is_free(&self, key: i64) -> bool {
        !self.held.contains(&key) && !self.resting.contains_key(&key)
    }

    fn begin(&mut self, connection: Connection) {
        let Some(NextBatch { commands, mut callers, keys, alone }) = self.next_batch() else { return };
        let began = Instant::now();
        for caller in &mut callers {
            caller.since.get_or_insert(began);
        }
        let size = commands.len();
        metrics::histogram!("portal_commit_batch_size", "what" => self.what).record(size as f64);
        let batch = answer(self.what, (self.run)(connection, commands), callers, alone);
        let batch = self.running.spawn(batch).id();
        self.turn = Some((batch, began + TURN));
        self.held.extend(&keys);
        self.batches.insert(batch, Running { size, alone, keys: keys.into_iter().collect() });
    }

    /// Answers all commands that could begin with the error: there was no connection.
    fn refuse(&mut self, error: &CommitError) {
        while let Some(batch) = self.next_batch() {
            batch.callers.into_iter().for_each(|caller| caller.tell(Err(error.clone())));
        }
    }

    /// Takes the commands that can begin: those of one contended key, or those of all other keys.
    fn next_batch(&mut self) -> Option<NextBatch<In, Out>> {
        self.give_up();
        self.look = false;
        let alone = self.next_alone();
        let (mut commands, mut callers, mut keys) = (Vec::new(), Vec::new(), HashSet::new());
        let mut rest = VecDeque::new();
        for Asked { command, caller } in std::mem::take(&mut self.queue) {
            let key = caller.key;
            let free = self.is_free(key);
            let together = alone.map_or_else(|| !self.contended.contains_key(&key), |alone| alone == key);
            if free && together && commands.len() < MAX_BATCH {
                keys.insert(key);
                commands.push(command);
                callers.push(caller);
            } else {
                self.look |= free;
                rest.push_back(Asked { command, caller });
            }
        }
        self.queue = rest;
        if commands.is_empty() {
            return None;
        }
        self.waiting.fetch_sub(commands.len(), Ordering::Relaxed);
        self.count_queued();
        self.was_alone = alone.is_some();
        Some(NextBatch { commands, callers, keys, alone: alone.is_some() })
    }

    /// Refuses commands whose patience is over, and those that waited as long behind a stuck one. Many stuck keys wait longer than that
    /// for their next try.
    fn give_up(&mut self) {
        if self.contended.is_empty() {
            return;
        }
        let (now, all) = (Instant::now(), self.queue.len());
        for mut one in std::mem::take(&mut self.queue) {
            let error = if self.contended.contains_key(&one.caller.key) {
                let since = *one.caller.since.get_or_insert(now);
                let over = now - since >= PATIENCE;
                over.then(|| one.caller.stuck.clone().unwrap_or(CommitError::Overloaded))
            } else {
                one.caller.stuck_too_long()
            };
            match error {
                Some(error) => one.caller.tell(Err(error)),
                None => self.queue.push_back(one),
            }
        }
        let over = all - self.queue.len();
        if over > 0 {
            self.waiting.fetch_sub(over, Ordering::Relaxed);
            self.count_queued();
        }
    }

    /// The contended key that begins next: the one whose last batch ended first. `None`: the other keys have their turn.
    fn next_alone(&self) -> Option<i64> {
        if self.contended.is_empty() {
            return None;
        }
        let free = || self.queue.iter().map(|one| one.caller.key).filter(|key| self.is_free(*key));
        if self.was_alone && free().any(|key| !self.contended.contains_key(&key)) {
            return None;
        }
        free()
            .filter_map(|key| Some((key, self.contended.get(&key)?)))
            .min_by_key(|(_, ended)| *ended)
            .map(|(key, _)| key)
    }

    fn count_queued(&mut self) {
        self.queued.clear();
        for one in &self.queue {
            *self.queued.entry(one.caller.key).or_default() += 1;
        }
    }
}

/// Runs a batch and answers its callers. Returns the commands that met contention and are retried.
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
    for (tried, mut caller) in ran.into_iter().zip(callers) {
        match tried {
            Tried::Answered(answer) => caller.tell(answer),
            Tried::Stuck(command, error) => {
                let again = again.get_or_insert_with(Vec::new);
                caller.stuck = Some(error);
                match caller.stuck_too_long().filter(|_| alone) {
                    Some(error) => caller.tell(Err(error)),
                    None => again.push(Asked { command, caller }),
                }
            }
        }
    }
    again
}

impl<Out> Caller<Out> {
    /// The contention that the command met, once its patience is over.
    fn stuck_too_long(&self) -> Option<CommitError> {
        self.stuck.clone().filter(|_| self.since.is_some_and(|since| since.elapsed() >= PATIENCE))
    }

    /// A caller that went away gets no answer.
    fn tell(self, answer: Answer<Out>) {
        let _ = self.answer.send(answer);
    }
}

#[cfg(test)]
impl<In: Send + 'static, Out: Send + 'static> Batcher<In, Out> {
    /// Without connections and retries.
    pub fn simulated<Batch>(most: usize, run: impl Fn(Vec<In>) -> Batch + Send + 'static) -> Self
    where
        Batch: Future<Output = Vec<Answer<Out>>> + Send + 'static,
    {
        let connect = || std::future::ready(Ok(()));
        Self::start("test", most, connect, move |(), batch| run(batch).map(answered))
    }
}
