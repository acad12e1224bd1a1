//! The relay over Redis pub/sub. A node subscribes only to the accounts that have a Session here.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use futures_util::FutureExt;
use redis::{
    AsyncTypedCommands, ConnectionInfo, IntoConnectionInfo, ProtocolVersion, PushInfo, PushKind, RedisResult,
    Value,
    aio::{ConnectionManager, ConnectionManagerConfig},
};
use sql::listen::Hearing;
use tokio::{
    sync::{Notify, mpsc, watch},
    time::timeout,
};
use uuid::Uuid;

use super::{Channel, Heard, Published};
use crate::thread::News;

#[derive(Debug, thiserror::Error)]
#[error("REDIS_URL is not understood: {0}")]
pub struct RelayError(#[from] redis::RedisError);

/// How often a node proves that what it publishes comes back, and within what.
const PROBE: Duration = Duration::from_millis(500);
const LIMIT: Duration = Duration::from_secs(1);
/// What may wait to be published. What does not fit is made good by telling the others to read again.
const MAX_QUEUE: usize = 8192;
/// What may wait to be heard, likewise.
const MAX_HEARD: usize = 8192;
/// Channels in one SUBSCRIBE.
const CHUNK: usize = 500;

#[derive(Clone)]
pub struct Redis {
    manager: ConnectionManager,
    channels: Channels,
    /// What this node wants to hear of.
    wanted: Arc<Mutex<HashSet<Channel>>>,
    queue: mpsc::Sender<Outgoing>,
    /// Up while the keeper's probe comes back.
    hearing: Arc<Hearing>,
    /// Something this node had to say was lost: the others have to read again.
    lost: Arc<AtomicBool>,
    /// Wakes the keeper: a connection or a subscription broke, or is missing.
    broken: Arc<Notify>,
}

enum Outgoing {
    Publish(Channel, String),
    Unsubscribe(Channel),
}

/// The names of this portal's channels.
#[derive(Clone)]
struct Channels {
    node: Uuid,
    prefix: Arc<str>,
}

impl Channels {
    fn name(&self, channel: Channel) -> String {
        match channel {
            Channel::Account(uid) => format!("{}:account:{uid}", self.prefix),
            Channel::Post(id) => format!("{}:post:{id}", self.prefix),
        }
    }

    fn named(&self, name: &[u8]) -> Option<Channel> {
        let name = std::str::from_utf8(name).ok()?.strip_prefix(&*self.prefix)?;
        let (kind, id) = name.strip_prefix(':')?.split_once(':')?;
        let id = id.parse().ok()?;
        match kind {
            "account" => Some(Channel::Account(id)),
            "post" => Some(Channel::Post(id)),
            _ => None,
        }
    }

    fn probe(&self) -> String {
        format!("{}:probe:{}", self.prefix, self.node)
    }

    /// "Read everything again", to every node.
    fn resync(&self) -> String {
        format!("{}:resync", self.prefix)
    }
}

impl Redis {
    pub fn start(
        url: &str,
        prefix: &str,
        node: Uuid,
        hearing: Arc<Hearing>,
        heard: mpsc::Sender<Heard>,
    ) -> Result<Self, RelayError> {
        let broken = Arc::new(Notify::new());
        let (pushes, pushed) = mpsc::channel(MAX_HEARD);
        let manager = connect(url, pushes, broken.clone())?;
        let (queue, queued) = mpsc::channel(MAX_QUEUE);
        let redis = Self {
            manager,
            channels: Channels { node, prefix: prefix.into() },
            wanted: Arc::default(),
            queue,
            hearing,
            lost: Arc::default(),
            broken,
        };
        let (probed, probes) = watch::channel(0);
        tokio::spawn(hear(pushed, redis.channels.clone(), probed, heard.clone()));
        tokio::spawn(redis.clone().send_queued(queued));
        tokio::spawn(redis.clone().keep(probes, heard));
        Ok(redis)
    }

    /// Under which name this node publishes.
    pub fn node(&self) -> Uuid {
        self.channels.node
    }

    pub async fn subscribe(&self, channel: Channel) {
        self.wanted.lock().expect("no holder panics").insert(channel);
        // While Redis is away nobody waits for it: the keeper subscribes to all that is wanted before it hears again.
        if !self.hearing.is_up() {
            return self.broken.notify_one();
        }
        let mut manager = self.manager.clone();
        let channel = self.channels.name(channel);
        if !matches!(timeout(LIMIT, manager.subscribe(channel)).await, Ok(Ok(()))) {
            self.broken.notify_one();
        }
    }

    pub fn unsubscribe(&self, channel: Channel) {
        self.wanted.lock().expect("no holder panics").remove(&channel);
        // Where the queue is full the subscription stays: a little noise, nothing wrong.
        let _ = self.queue.try_send(Outgoing::Unsubscribe(channel));
    }

    /// Sends `payload` to every other node that wants to hear of `channel`.
    pub fn publish(&self, channel: Channel, payload: String) {
        if self.queue.try_send(Outgoing::Publish(channel, payload)).is_err() {
            self.lost.store(true, Ordering::Release);
        }
    }

    /// Publishes what queues, all that waits in one round trip.
    async fn send_queued(self, mut queued: mpsc::Receiver<Outgoing>) {
        let mut manager = self.manager.clone();
        let mut batch = Vec::new();
        while queued.recv_many(&mut batch, 1024).await > 0 {
            let mut pipe = redis::pipe();
            let mut unsubscribed = Vec::new();
            for outgoing in batch.drain(..) {
                match outgoing {
                    Outgoing::Publish(channel, payload) => {
                        pipe.publish(self.channels.name(channel), payload).ignore();
                    }
                    Outgoing::Unsubscribe(channel) => unsubscribed.push(channel),
                }
            }
            if !pipe.is_empty() {
                let sent: Result<RedisResult<()>, _> = timeout(LIMIT, pipe.query_async(&mut manager)).await;
                if !matches!(sent, Ok(Ok(()))) {
                    self.lost.store(true, Ordering::Release);
                }
            }
            // An actor may have come back meanwhile: its own subscription then stays.
            unsubscribed.retain(|channel| !self.wanted.lock().expect("no holder panics").contains(channel));
            if !unsubscribed.is_empty() {
                let names: Vec<_> = unsubscribed.iter().map(|channel| self.channels.name(*channel)).collect();
                let _ = timeout(LIMIT, manager.unsubscribe(names)).await;
                let wanted = self.wanted.lock().expect("no holder panics").clone();
                if unsubscribed.iter().any(|channel| wanted.contains(channel)) {
                    self.broken.notify_one();
                }
            }
        }
    }

    /// Keeps the subscriptions standing and proves them by a probe. Not hearing counts at once; hearing again: `Up`.
    async fn keep(self, mut probes: watch::Receiver<u64>, heard: mpsc::Sender<Heard>) {
        let mut hears = false;
        let mut n = 0;
        while !heard.is_closed() {
            n += 1;
            let losses = self.hearing.losses();
            if !hears {
                // What asked for this round is in it. Whoever asks from now on may come too late for it.
                let _ = self.broken.notified().now_or_never();
            }
            match timeout(LIMIT, self.probe(n, hears, &mut probes)).await {
                Ok(Ok(())) if !hears => {
                    hears = true;
                    if heard.send(Heard::Up(losses)).await.is_err() {
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
                }
            }
            tokio::select! {
                () = tokio::time::sleep(PROBE) => {}
                () = self.broken.notified(), if hears => {
                    hears = false;
                    self.hearing.lose();
                }
                () = heard.closed() => return,
            }
        }
    }

    async fn probe(&self, n: u64, hears: bool, probes: &mut watch::Receiver<u64>) -> RedisResult<()> {
        let mut manager = self.manager.clone();
        if !hears {
            let mut channels = vec![self.channels.probe(), self.channels.resync()];
            let wanted = self.wanted.lock().expect("no holder panics").clone();
            channels.extend(wanted.into_iter().map(|channel| self.channels.name(channel)));
            for chunk in channels.chunks(CHUNK) {
                manager.subscribe(chunk).await?;
            }
        }
        manager.publish(self.channels.probe(), n).await?;
        if self.lost.swap(false, Ordering::AcqRel)
            && let Err(error) = manager.publish(self.channels.resync(), self.channels.node.to_string()).await
        {
            self.lost.store(true, Ordering::Release);
            return Err(error);
        }
        let _ = probes.wait_for(|seen| *seen >= n).await;
        Ok(())
    }
}

/// Whether the address can be understood; nothing is connected.
pub fn check_redis_url(url: &str) -> Result<(), RelayError> {
    let _: ConnectionInfo = url.into_connection_info()?;
    Ok(())
}

fn connect(
    url: &str,
    pushes: mpsc::Sender<PushInfo>,
    broken: Arc<Notify>,
) -> Result<ConnectionManager, RelayError> {
    let info: ConnectionInfo = url.into_connection_info()?;
    let settings = info.redis_settings().clone().set_protocol(ProtocolVersion::RESP3);
    let client = redis::Client::open(info.set_redis_settings(settings))?;
    let config = ConnectionManagerConfig::new()
        .set_connection_timeout(Some(LIMIT))
        .set_response_timeout(Some(LIMIT))
        .set_max_delay(PROBE)
        .set_push_sender(move |push: PushInfo| -> Result<(), mpsc::error::TrySendError<PushInfo>> {
            // A full queue is a loss like a broken connection: subscribe and read again.
            if push.kind == PushKind::Disconnection || pushes.try_send(push).is_err() {
                broken.notify_one();
            }
            Ok(())
        });
    Ok(ConnectionManager::new_lazy_with_config(client, config)?)
}

/// What another node said; `None` where this node said it itself.
fn understand(channel: Channel, payload: &[u8], node: Uuid) -> Option<Heard> {
    let said = match channel {
        Channel::Account(_) => serde_json::from_slice(payload)
            .map(|Published { node, snapshot }| (node, Heard::Status(Box::new(snapshot.into())))),
        Channel::Post(id) => {
            serde_json::from_slice(payload).map(|news: News| (news.node, Heard::News(id, Box::new(news))))
        }
    };
    match said {
        Ok((from, _)) if from == node => None,
        Ok((_, heard)) => Some(heard),
        // From a newer version of this program: it knows what changed, we do not.
        Err(_) => Some(Heard::Changed(channel)),
    }
}

/// Takes what Redis pushes apart.
async fn hear(
    mut pushed: mpsc::Receiver<PushInfo>,
    channels: Channels,
    probed: watch::Sender<u64>,
    heard: mpsc::Sender<Heard>,
) {
    let (probe, resync) = (channels.probe(), channels.resync());
    while let Some(push) = pushed.recv().await {
        let (PushKind::Message, [Value::BulkString(channel), Value::BulkString(payload)]) =
            (push.kind, push.data.as_slice())
        else {
            continue;
        };
        let event = if *channel == probe.as_bytes() {
            if let Some(n) = std::str::from_utf8(payload).ok().and_then(|n| n.parse().ok()) {
                probed.send_replace(n);
            }
            continue;
        } else if *channel == resync.as_bytes() {
            if *payload == channels.node.to_string().as_bytes() {
                continue;
            }
            Heard::Missed
        } else {
            let Some(channel) = channels.named(channel) else { continue };
            match understand(channel, payload, channels.node) {
                Some(event) => event,
                None => continue,
            }
        };
        if heard.send(event).await.is_err() {
            return;
        }
    }
}
