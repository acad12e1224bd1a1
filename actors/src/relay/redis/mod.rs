//! The relay over Redis pub/sub, sharded in a Cluster.
//!
//! - A node subscribes only to the square, and to the accounts and posts that have an actor here.
//! - Publications and pushes wait in bounded queues. An overflow is a loss: the nodes that miss a message read again.
//! - After a loss of hearing, the node subscribes to everything before a probe may prove that it hears again.

mod channels;
mod connection;
mod topology;

use std::{
    collections::{BTreeMap, HashSet},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::FutureExt;
use parking_lot::Mutex;
use redis::{PushInfo, PushKind, RedisResult, Value, aio::AsyncPushSender};
use sql::listen::Hearing;
use tokio::{
    sync::{Mutex as AsyncMutex, Notify, mpsc, watch},
    time::timeout,
};
use uuid::Uuid;

use super::{Channel, Published, RelayEvent, SquareNews, ThreadNews};
use crate::platform::{history::History, redis_servers::RedisServers};
use channels::Channels;
use connection::{ByBucket, RedisConnection};

/// Interval of the probes: the node publishes a number to itself and waits for it.
const PROBE: Duration = Duration::from_millis(500);
const LIMIT: Duration = Duration::from_secs(1);
/// Publications that may wait. Beyond it one is dropped, and the other nodes are told to read everything again.
const MAX_QUEUE: usize = 8192;
/// Pushes of Redis that may wait. Beyond it one is dropped, and this node subscribes and reads everything again.
const MAX_HEARD: usize = 8192;

#[derive(Clone)]
pub struct Redis {
    connection: RedisConnection,
    channels: Channels,
    /// The channels that this node subscribes to.
    wanted: Arc<Mutex<HashSet<Channel>>>,
    queue: mpsc::Sender<Outgoing>,
    /// Up while the keeper's probes come back.
    hearing: Arc<Hearing>,
    /// A publication was lost: the next probe tells the other nodes to read everything again.
    lost: Arc<AtomicBool>,
    /// Wakes `keep`: a connection or a subscription broke, or a subscription is missing.
    broken: Arc<Notify>,
    history: Arc<History>,
    /// The receivers outlive `run`, which may end and start again.
    queues: Arc<AsyncMutex<Queues>>,
}

struct Queues {
    /// Pushes of Redis.
    pushed: mpsc::Receiver<PushInfo>,
    /// Publications and unsubscriptions of this node.
    queued: mpsc::Receiver<Outgoing>,
}

enum Outgoing {
    Publish(Channel, String),
    Unsubscribe(Channel),
}

/// The number of the newest probe that came back, by the name of its channel.
type Probed = BTreeMap<String, u64>;

impl Redis {
    pub fn new(
        servers: &RedisServers,
        prefix: &str,
        node: Uuid,
        hearing: Arc<Hearing>,
        history: Arc<History>,
    ) -> RedisResult<Self> {
        let broken = Arc::new(Notify::new());
        let (pushes, pushed) = mpsc::channel(MAX_HEARD);
        let channels = Channels::new(node, prefix, matches!(servers, RedisServers::Cluster(_)));
        let connection = RedisConnection::new(servers, &channels, take_pushes(pushes, broken.clone()))?;
        let (queue, queued) = mpsc::channel(MAX_QUEUE);
        let queues = Arc::new(AsyncMutex::new(Queues { pushed, queued }));
        let (wanted, lost) = (Arc::default(), Arc::default());
        Ok(Self { connection, channels, wanted, queue, hearing, lost, broken, history, queues })
    }

    /// Receives, sends, and keeps the subscriptions alive, until one of these ends.
    pub async fn run(&self, heard: mpsc::Sender<RelayEvent>) {
        let Queues { pushed, queued } = &mut *self.queues.lock().await;
        let _unsent = Unsent(&self.lost);
        let (probed, probes) = watch::channel(Probed::new());
        tokio::select! {
            () = self.hear(pushed, &probed, &heard) => {}
            () = self.send_queued(queued) => {}
            () = self.keep(probes, &heard) => {}
        }
    }

    /// The sender in this node's messages.
    pub fn node(&self) -> Uuid {
        self.channels.node
    }

    /// The timeline of the database that this node reads.
    pub fn timeline(&self) -> Option<String> {
        self.history.timeline()
    }

    pub async fn subscribe(&self, channel: Channel) {
        self.wanted.lock().insert(channel);
        // While Redis is away no caller waits for it: `keep` subscribes to all wanted channels before it hears again.
        if !self.hearing.is_up() {
            return self.broken.notify_one();
        }
        let names = ByBucket::from([(self.channels.bucket(channel), vec![self.channels.name(channel)])]);
        if !matches!(timeout(LIMIT, self.connection.subscribe(names)).await, Ok(Ok(()))) {
            self.broken.notify_one();
        }
    }

    pub fn unsubscribe(&self, channel: Channel) {
        self.wanted.lock().remove(&channel);
        // If the queue is full, the subscription stays: it only costs some unneeded messages.
        let _ = self.queue.try_send(Outgoing::Unsubscribe(channel));
    }

    /// Queues `payload` for the nodes that subscribe to `channel`.
    pub fn publish(&self, channel: Channel, payload: String) {
        if self.queue.try_send(Outgoing::Publish(channel, payload)).is_err() {
            self.lost.store(true, Ordering::Release);
        }
    }

    /// Sends the queued publications, many in one batch.
    async fn send_queued(&self, queued: &mut mpsc::Receiver<Outgoing>) {
        let mut batch = Vec::new();
        while queued.recv_many(&mut batch, 1024).await > 0 {
            let mut payloads = ByBucket::<(String, String)>::new();
            let mut unsubscribed = Vec::new();
            for outgoing in batch.drain(..) {
                match outgoing {
                    Outgoing::Publish(channel, payload) => {
                        let of_bucket = payloads.entry(self.channels.bucket(channel)).or_default();
                        of_bucket.push((self.channels.name(channel), payload));
                    }
                    Outgoing::Unsubscribe(channel) => unsubscribed.push(channel),
                }
            }
            if !payloads.is_empty()
                && !matches!(timeout(LIMIT, self.connection.publish(payloads)).await, Ok(Ok(())))
            {
                self.lost.store(true, Ordering::Release);
            }
            // An actor may have subscribed again since: the subscription then stays.
            unsubscribed.retain(|channel| !self.wanted.lock().contains(channel));
            if !unsubscribed.is_empty() {
                let names = self.names(unsubscribed.iter().copied());
                let _ = timeout(LIMIT, self.connection.unsubscribe(names)).await;
                let wanted = self.wanted.lock().clone();
                if unsubscribed.iter().any(|channel| wanted.contains(channel)) {
                    self.broken.notify_one();
                }
            }
        }
    }

    fn names(&self, channels: impl IntoIterator<Item = Channel>) -> ByBucket<String> {
        let mut names = ByBucket::new();
        for channel in channels {
            let of_bucket: &mut Vec<_> = names.entry(self.channels.bucket(channel)).or_default();
            of_bucket.push(self.channels.name(channel));
        }
        names
    }

    /// Keeps the subscriptions alive, and proves them by one probe on each connection. A loss counts at once. When probes come
    /// back again, it sends `Up`.
    async fn keep(&self, mut probes: watch::Receiver<Probed>, heard: &mpsc::Sender<RelayEvent>) {
        let mut hears = false;
        let mut n = 0;
        while !heard.is_closed() {
            n += 1;
            let losses = self.hearing.losses();
            if !hears {
                // This round subscribes to all wanted channels, so it serves the requests so far. Later ones wake the next round.
                let _ = self.broken.notified().now_or_never();
            }
            match timeout(LIMIT, self.probe(n, hears, &mut probes)).await {
                Ok(Ok(())) if !hears => {
                    hears = true;
                    if heard.send(RelayEvent::Up(losses)).await.is_err() {
                        return;
                    }
                    tracing::info!("redis: hearing other nodes");
                }
                Ok(Ok(())) => {}
                failed => {
                    if hears || n == 1 {
                        let why = match failed {
                            Ok(Err(error)) => error.to_string(),
                            _ => "the probe did not come back".to_owned(),
                        };
                        tracing::warn!(
                            why,
                            "redis: other nodes cannot be heard; answering from the database"
                        );
                    }
                    hears = false;
                    self.hearing.lose();
                    self.connection.reset();
                }
            }
            tokio::select! {
                () = tokio::time::sleep(PROBE) => {}
                () = self.broken.notified(), if hears => {
                    hears = false;
                    self.hearing.lose();
                    tracing::warn!("redis: a connection or a subscription broke; subscribing again");
                }
                () = heard.closed() => return,
            }
        }
    }

    async fn probe(&self, n: u64, hears: bool, probes: &mut watch::Receiver<Probed>) -> RedisResult<()> {
        let probed = self.connection.look(!hears).await?;
        let names: Vec<_> = probed.iter().map(|bucket| (*bucket, self.channels.probe(*bucket))).collect();
        if !hears {
            let wanted = self.wanted.lock().clone();
            let mut channels = self.names(wanted);
            let ours = [(0, self.channels.resync())].into_iter().chain(names.iter().cloned());
            ours.for_each(|(bucket, name)| channels.entry(bucket).or_default().push(name));
            self.connection.subscribe(channels).await?;
        }
        let payloads = names.iter().map(|(bucket, name)| (*bucket, vec![(name.clone(), n.to_string())]));
        let published = Instant::now();
        self.connection.publish(payloads.collect()).await?;
        if self.lost.swap(false, Ordering::AcqRel) {
            let payload = (self.channels.resync(), self.channels.node.to_string());
            if let Err(error) = self.connection.publish(ByBucket::from([(0, vec![payload])])).await {
                self.lost.store(true, Ordering::Release);
                return Err(error);
            }
        }
        let came_back = |seen: &Probed| names.iter().all(|(_, name)| seen.get(name).is_some_and(|m| *m >= n));
        let _ = probes.wait_for(came_back).await;
        metrics::histogram!("portal_relay_seconds").record(published.elapsed());
        Ok(())
    }

    /// Parses the pushes of Redis, and passes messages and probes on.
    async fn hear(
        &self,
        pushed: &mut mpsc::Receiver<PushInfo>,
        probed: &watch::Sender<Probed>,
        heard: &mpsc::Sender<RelayEvent>,
    ) {
        let resync = self.channels.resync();
        while let Some(push) = pushed.recv().await {
            let Some(name) = push.data.first().and_then(text) else { continue };
            let payload = match (push.kind, push.data.get(1)) {
                (PushKind::Message | PushKind::SMessage, Some(Value::BulkString(payload))) => payload,
                // A slot moved, so Redis ended its subscriptions.
                (PushKind::SUnsubscribe, _) if self.wants(name) => {
                    self.broken.notify_one();
                    continue;
                }
                _ => continue,
            };
            let event = if let Some(channel) = self.channels.named(name) {
                understand(channel, payload, self.channels.node, self.timeline().as_deref())
            } else if name == resync {
                (*payload != self.channels.node.to_string().as_bytes()).then_some(RelayEvent::Missed)
            } else {
                if let Some(n) = std::str::from_utf8(payload).ok().and_then(|n| n.parse().ok()) {
                    probed.send_modify(|probed| {
                        probed.insert(name.to_owned(), n);
                    });
                }
                None
            };
            if let Some(event) = event
                && heard.send(event).await.is_err()
            {
                return;
            }
        }
    }

    fn wants(&self, name: &str) -> bool {
        match self.channels.named(name) {
            Some(channel) => self.wanted.lock().contains(&channel),
            // The channel of a probe, or of `resync`.
            None => true,
        }
    }
}

/// Guards `run`: when it ends, the batch in progress may be unsent, so the other nodes must read everything again.
struct Unsent<'a>(&'a AtomicBool);

impl Drop for Unsent<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Queues the pushes of Redis. A full queue counts as a broken connection: the node subscribes and reads again.
fn take_pushes(pushes: mpsc::Sender<PushInfo>, broken: Arc<Notify>) -> impl AsyncPushSender {
    move |push: PushInfo| -> Result<(), mpsc::error::TrySendError<PushInfo>> {
        if push.kind == PushKind::Disconnection || pushes.try_send(push).is_err() {
            broken.notify_one();
        }
        Ok(())
    }
}

fn text(value: &Value) -> Option<&str> {
    match value {
        Value::BulkString(bytes) => std::str::from_utf8(bytes).ok(),
        Value::SimpleString(text) => Some(text),
        _ => None,
    }
}

/// Decodes a message of another node; `None` if this node sent it.
fn understand(channel: Channel, payload: &[u8], node: Uuid, timeline: Option<&str>) -> Option<RelayEvent> {
    let said = match channel {
        Channel::Square => serde_json::from_slice(payload)
            .map(|news: SquareNews| (news.node, news.timeline.clone(), RelayEvent::Square(news))),
        Channel::Account(uid) => serde_json::from_slice(payload).map(
            |Published { node, timeline, snapshot, moved, place, did }| {
                let heard = match (snapshot, moved, place) {
                    (Some(snapshot), ..) => RelayEvent::Status(Box::new(snapshot.into())),
                    (None, Some(moved), _) => RelayEvent::Moved(moved),
                    (None, None, Some((login, place))) => RelayEvent::Place(login, Box::new(place)),
                    (None, None, None) if did => RelayEvent::Did(uid),
                    (None, None, None) => RelayEvent::Changed(channel),
                };
                (node, timeline, heard)
            },
        ),
        Channel::Post(id) => serde_json::from_slice(payload)
            .map(|news: ThreadNews| (news.node, news.timeline.clone(), RelayEvent::News(id, Box::new(news)))),
    };
    match said {
        Ok((from, ..)) if from == node => None,
        // Either this node's database lacks the commit, or this node has not noticed its new timeline yet.
        Ok((_, Some(theirs), _)) if timeline.is_some_and(|ours| ours != theirs) => {
            Some(RelayEvent::Changed(channel))
        }
        Ok((.., heard)) => Some(heard),
        // A newer release sent it: the database has the change in a form that this release reads.
        Err(_) => Some(RelayEvent::Changed(channel)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_of_another_history_is_read_instead() {
        let (channel, node) = (Channel::Post(7), Uuid::nil());
        let said = |timeline: Option<&str>| {
            let timeline = timeline.map(str::to_owned);
            serde_json::to_vec(&ThreadNews { node: Uuid::new_v4(), timeline, ..ThreadNews::default() })
                .unwrap()
        };
        let heard = |timeline| understand(channel, &said(timeline), node, Some("7-2"));
        assert!(matches!(heard(Some("7-2")), Some(RelayEvent::News(7, _))));
        assert!(matches!(heard(Some("7-1")), Some(RelayEvent::Changed(Channel::Post(7)))));
        // A node of an older release sends no timeline.
        assert!(matches!(heard(None), Some(RelayEvent::News(7, _))));
        let square = |timeline: &str| {
            let news = SquareNews {
                node: Uuid::new_v4(),
                timeline: Some(timeline.into()),
                post: 7,
                tag: None,
                by: Some(8),
                gone: false,
            };
            understand(Channel::Square, &serde_json::to_vec(&news).unwrap(), node, Some("7-2"))
        };
        assert!(matches!(square("7-2"), Some(RelayEvent::Square(_))));
        assert!(
            matches!(square("7-1"), Some(RelayEvent::Changed(Channel::Square))),
            "a lost post is not new"
        );
        let unknown = understand(channel, &said(Some("7-1")), node, None);
        assert!(matches!(unknown, Some(RelayEvent::News(7, _))), "this node does not know its own");
    }
}
