//! The relay: publishes the commits of this node to other nodes, and receives theirs.
//!
//! - A message follows its commit. Redis may lose it: a node that may have missed a message reads the database again.
//! - A node proves its relay by probes that it sends to itself through Redis, one through each master of a Cluster.
//! - In a Cluster, pub/sub is sharded. Channels are spread over 256 buckets. The bucket's name in braces decides the slot,
//!   so channels of one bucket share their commands.
//! - When a connection breaks, a master dies or a slot moves, the node subscribes to everything and reads everything again.
//! - `REDIS_URL` must not name one node of a Cluster as a single server: nodes that use sharded channels and this node
//!   would not receive each other's messages. The start refuses such an address; later the relay counts as down.

mod messages;
mod redis;

use std::sync::Arc;

use ::redis::RedisResult;
use serde::{Deserialize, Serialize};
use sql::{book::Place, listen::Hearing, notice::Moved, status::Snapshot};
use tokio::sync::mpsc;
use uuid::Uuid;

pub use messages::{Entry, Liked, SquareNews, ThreadNews};

use crate::platform::{history::History, redis_servers::RedisServers};

/// A message of another node, or a change of the relay's own state.
#[derive(Debug)]
pub enum RelayEvent {
    Status(Box<Snapshot>),
    /// Another account's action changed the status or the notices of an account.
    Moved(Moved),
    /// A login moved its account's reading position in a book.
    Place(Uuid, Box<Place>),
    /// An account did something that may count towards its activities.
    Did(i64),
    /// Events, likes or the number of watchers of a thread.
    News(i64, Box<ThreadNews>),
    /// A post was published or deleted.
    Square(SquareNews),
    /// This node cannot use a message, from a newer release or another timeline: read the database instead.
    Changed(Channel),
    /// Another node lost a publication: read everything again.
    Missed,
    /// The relay works again after a break: messages may have been missed. Carries the argument of `Hearing::restore`.
    Up(u64),
}

/// A subject of messages between nodes. A node subscribes only to the channels that it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Channel {
    Account(i64),
    Post(i64),
    /// The list of posts. Every node subscribes to it, because every node has feeds.
    Square,
}

/// The path to the other nodes. `Alone`: this is the only node.
#[derive(Clone)]
pub enum Relay {
    Alone,
    Redis(redis::Redis),
}

impl Relay {
    /// `hearing` is up while the publications of other nodes arrive here. Probes that this node sends to itself prove it.
    pub fn new(
        servers: Option<&RedisServers>,
        prefix: &str,
        node: Uuid,
        hearing: Arc<Hearing>,
        history: Arc<History>,
    ) -> RedisResult<Self> {
        match servers {
            Some(servers) => Ok(Self::Redis(redis::Redis::new(servers, prefix, node, hearing, history)?)),
            None => Ok(Self::Alone),
        }
    }

    /// Receives messages into `heard`, and sends the queued publications.
    pub async fn run(&self, heard: mpsc::Sender<RelayEvent>) {
        match self {
            Self::Alone => std::future::pending().await,
            Self::Redis(redis) => redis.run(heard).await,
        }
    }

    /// Resolves when this node receives the messages of `channel`. It does not wait while Redis is away: memory is not
    /// trusted then, and a resynchronisation follows.
    pub fn subscribe(&self, channel: Channel) -> impl Future<Output = ()> + use<> {
        let redis = match self {
            Self::Alone => None,
            Self::Redis(redis) => Some(redis.clone()),
        };
        async move {
            if let Some(redis) = redis {
                redis.subscribe(channel).await;
            }
        }
    }

    pub fn unsubscribe(&self, channel: Channel) {
        if let Self::Redis(redis) = self {
            redis.unsubscribe(channel);
        }
    }

    /// Call it only after the commit.
    pub fn publish_status(&self, snapshot: &Snapshot) {
        if let Self::Redis(redis) = self {
            let published = Published { snapshot: Some(snapshot.into()), ..Published::by(redis) };
            redis.publish(Channel::Account(snapshot.uid), published.payload());
        }
    }

    /// Call it only after the commit.
    pub fn publish_moved(&self, moved: &Moved) {
        if let Self::Redis(redis) = self {
            let published = Published { moved: Some(moved.clone()), ..Published::by(redis) };
            redis.publish(Channel::Account(moved.uid), published.payload());
        }
    }

    /// Call it only after the commit.
    pub fn publish_place(&self, login: Uuid, place: &Place) {
        if let Self::Redis(redis) = self {
            let published = Published { place: Some((login, place.clone())), ..Published::by(redis) };
            redis.publish(Channel::Account(place.uid), published.payload());
        }
    }

    /// Call it only after the commit.
    pub fn publish_deed(&self, uid: i64) {
        if let Self::Redis(redis) = self {
            let published = Published { did: true, ..Published::by(redis) };
            redis.publish(Channel::Account(uid), published.payload());
        }
    }

    /// Call it only after the commit.
    pub fn publish_news(&self, post: i64, news: ThreadNews) {
        if let Self::Redis(redis) = self {
            let news = ThreadNews { node: redis.node(), timeline: redis.timeline(), ..news };
            redis.publish(Channel::Post(post), serde_json::to_string(&news).expect("plain data"));
        }
    }

    /// Call it only after the commit.
    pub fn publish_square(&self, news: &SquareNews) {
        if let Self::Redis(redis) = self {
            let news = SquareNews { node: redis.node(), timeline: redis.timeline(), ..news.clone() };
            redis.publish(Channel::Square, serde_json::to_string(&news).expect("plain data"));
        }
    }
}

/// A message about an account between nodes. It carries one of `snapshot`, `moved`, `place` and `did`.
#[derive(Serialize, Deserialize)]
struct Published {
    /// The sender. A node ignores its own messages.
    node: Uuid,
    /// The timeline of the database that the sender reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    timeline: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    snapshot: Option<SnapshotText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moved: Option<Moved>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    place: Option<(Uuid, Place)>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    did: bool,
}

impl Published {
    fn by(redis: &redis::Redis) -> Self {
        let (node, timeline) = (redis.node(), redis.timeline());
        Self { node, timeline, snapshot: None, moved: None, place: None, did: false }
    }

    fn payload(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}

#[derive(Serialize, Deserialize)]
struct SnapshotText {
    uid: i64,
    balance: i64,
    level_type: i16,
    exp_time: Option<chrono::DateTime<chrono::Utc>>,
    unread: [i64; 4],
    version: i64,
    broadcast_seq: i64,
    channel_id: String,
    account_time: chrono::DateTime<chrono::Utc>,
    level_left_ms: u64,
    /// Absent in messages of earlier releases.
    #[serde(default)]
    youth: bool,
}

impl From<&Snapshot> for SnapshotText {
    fn from(s: &Snapshot) -> Self {
        Self {
            uid: s.uid,
            balance: s.balance,
            level_type: s.level_type,
            exp_time: s.exp_time,
            unread: [s.unread_messages, s.unread_likes, s.unread_replies, s.unread_follows],
            version: s.version,
            broadcast_seq: s.broadcast_seq,
            channel_id: s.channel_id.clone(),
            account_time: s.account_time,
            level_left_ms: s.level_left.as_millis().try_into().unwrap_or(u64::MAX),
            youth: s.youth,
        }
    }
}

impl From<SnapshotText> for Snapshot {
    fn from(s: SnapshotText) -> Self {
        let [unread_messages, unread_likes, unread_replies, unread_follows] = s.unread;
        Self {
            uid: s.uid,
            balance: s.balance,
            level_type: s.level_type,
            exp_time: s.exp_time,
            unread_messages,
            unread_likes,
            unread_replies,
            unread_follows,
            version: s.version,
            broadcast_seq: s.broadcast_seq,
            channel_id: s.channel_id,
            account_time: s.account_time,
            level_left: std::time::Duration::from_millis(s.level_left_ms),
            youth: s.youth,
        }
    }
}
