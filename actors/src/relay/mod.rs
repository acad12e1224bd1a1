//! Publishes the commits of this node to other nodes. Redis may lose messages: a node that may have missed one reads the database again.
//!
//! - A node proves its relay by probes that it sends to itself through Redis, one through each master of a Cluster.
//! - In a Cluster, pub/sub is sharded. Channels are spread over 256 buckets; the bucket's name in braces decides the slot, so channels
//!   of one bucket share their commands.
//! - When a connection breaks, a master dies or a slot moves, the node subscribes to everything and reads everything again.
//! - A Redis of another kind than `REDIS_URL` says (one node of a Cluster used as a single server) would receive only this node's
//!   messages. It does not count as heard; at the start it is refused.

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

/// What a node hears from the others.
#[derive(Debug)]
pub enum RelayEvent {
    Status(Box<Snapshot>),
    /// What others did to what is an account's.
    Moved(Moved),
    /// A login moved where its account has read to.
    Place(Uuid, Box<Place>),
    /// An account did something.
    Did(i64),
    /// Something happened in a thread.
    News(i64, Box<ThreadNews>),
    /// A post was published or taken away.
    Square(SquareNews),
    /// Something changed in a way that is not understood here (by a newer version of this program): read it.
    Changed(Channel),
    /// Another node lost something that it had to say: read everything.
    Missed,
    /// Hearing again after a break: whatever came meanwhile was missed. Carries what `Hearing::restore` takes.
    Up(u64),
}

/// What nodes tell each other about: each subscribes only to those it needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Channel {
    Account(i64),
    Post(i64),
    /// All posts: every node has feeds.
    Square,
}

/// One way to the other nodes. Alone, there are none.
#[derive(Clone)]
pub enum Relay {
    Alone,
    Redis(redis::Redis),
}

impl Relay {
    /// `hearing` is up while what other nodes publish arrives here, proved by probes that this node sends to itself.
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

    /// Hears other nodes, and sends what this one has to say.
    pub async fn run(&self, heard: mpsc::Sender<RelayEvent>) {
        match self {
            Self::Alone => std::future::pending().await,
            Self::Redis(redis) => redis.run(heard).await,
        }
    }

    /// Resolves when what other nodes commit about it will be heard, at once where Redis is away (then nothing
    /// that is remembered is trusted, and a resynchronisation follows).
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

    /// After the commit, never before.
    pub fn publish_status(&self, snapshot: &Snapshot) {
        if let Self::Redis(redis) = self {
            let published = Published { snapshot: Some(snapshot.into()), ..Published::by(redis) };
            redis.publish(Channel::Account(snapshot.uid), published.payload());
        }
    }

    /// After the commit, never before.
    pub fn publish_moved(&self, moved: &Moved) {
        if let Self::Redis(redis) = self {
            let published = Published { moved: Some(moved.clone()), ..Published::by(redis) };
            redis.publish(Channel::Account(moved.uid), published.payload());
        }
    }

    /// After the commit, never before.
    pub fn publish_place(&self, login: Uuid, place: &Place) {
        if let Self::Redis(redis) = self {
            let published = Published { place: Some((login, place.clone())), ..Published::by(redis) };
            redis.publish(Channel::Account(place.uid), published.payload());
        }
    }

    /// After the commit, never before.
    pub fn publish_deed(&self, uid: i64) {
        if let Self::Redis(redis) = self {
            let published = Published { did: true, ..Published::by(redis) };
            redis.publish(Channel::Account(uid), published.payload());
        }
    }

    /// After the commit, never before.
    pub fn publish_news(&self, post: i64, news: ThreadNews) {
        if let Self::Redis(redis) = self {
            let news = ThreadNews { node: redis.node(), timeline: redis.timeline(), ..news };
            redis.publish(Channel::Post(post), serde_json::to_string(&news).expect("plain data"));
        }
    }

    /// After the commit, never before.
    pub fn publish_square(&self, news: &SquareNews) {
        if let Self::Redis(redis) = self {
            let news = SquareNews { node: redis.node(), ..news.clone() };
            redis.publish(Channel::Square, serde_json::to_string(&news).expect("plain data"));
        }
    }
}

/// What is said of an account, on its way between nodes: one of them.
#[derive(Serialize, Deserialize)]
struct Published {
    /// Who says so: a node ignores its own.
    node: Uuid,
    /// Of the history that it read.
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
        }
    }
}
