//! The relay's connection: to one server, or to every master of a Cluster with sharded pub/sub.

use std::{collections::BTreeMap, sync::Arc};

use futures_util::future::try_join_all;
use parking_lot::Mutex;
use redis::{
    ErrorKind, ProtocolVersion, RedisError, RedisResult,
    aio::{AsyncPushSender, ConnectionManager, ConnectionManagerConfig},
};

use super::{LIMIT, PROBE, channels::Channels, topology::Topology};
use crate::platform::redis_servers::{Cluster, RedisServers, must_be_alone};

/// Maximum number of channels in one SUBSCRIBE.
const CHUNK: usize = 500;

#[derive(Clone)]
pub enum RedisConnection {
    One(ConnectionManager),
    Cluster {
        cluster: Cluster,
        channels: Channels,
        /// The topology at the last `look`.
        topology: Arc<Mutex<Option<Topology>>>,
    },
}

/// Names of channels, or payloads, by the bucket of their channel (see `channels.rs`). One Redis command carries only items of one
/// bucket, because all of them have the same slot.
pub type ByBucket<T> = BTreeMap<u16, Vec<T>>;

impl RedisConnection {
    /// Does not connect yet: the first use does.
    pub fn new(
        servers: &RedisServers,
        channels: &Channels,
        pushes: impl AsyncPushSender,
    ) -> RedisResult<Self> {
        match servers {
            RedisServers::One(info) => {
                let settings = info.redis_settings().clone().set_protocol(ProtocolVersion::RESP3);
                let client = redis::Client::open(info.as_ref().clone().set_redis_settings(settings))?;
                let config = ConnectionManagerConfig::new()
                    .set_connection_timeout(Some(LIMIT))
                    .set_response_timeout(Some(LIMIT))
                    .set_max_delay(PROBE)
                    .set_push_sender(pushes);
                Ok(Self::One(ConnectionManager::new_lazy_with_config(client, config)?))
            }
            RedisServers::Cluster(nodes) => Ok(Self::Cluster {
                cluster: Cluster::new(nodes, LIMIT, Some(pushes))?,
                channels: channels.clone(),
                topology: Arc::default(),
            }),
        }
    }

    /// Returns one bucket to probe for each connection that receives messages. Fails if buckets moved to other masters since
    /// the last look: the caller must subscribe again. `again`: first make sure that a single server is not part of a Cluster.
    pub async fn look(&self, again: bool) -> RedisResult<Vec<u16>> {
        let (cluster, channels, topology) = match self {
            Self::One(manager) => {
                if again {
                    must_be_alone(&mut manager.clone()).await?;
                }
                return Ok(vec![0]);
            }
            Self::Cluster { cluster, channels, topology } => (cluster, channels, topology),
        };
        let answer = redis::cmd("CLUSTER").arg("SLOTS").query_async(&mut cluster.connection().await?).await?;
        let now = Topology::read(answer, channels)?;
        let probed = now.one_of_each();
        let before = topology.lock().replace(now.clone());
        if before.is_some_and(|before| before != now) {
            return Err(RedisError::from((ErrorKind::Client, "slots of the Cluster have moved")));
        }
        Ok(probed)
    }

    /// Makes the next use connect again after a failure.
    pub fn reset(&self) {
        // The manager of a single connection reconnects by itself.
        if let Self::Cluster { cluster, .. } = self {
            cluster.forget();
        }
    }

    pub async fn subscribe(&self, names: ByBucket<String>) -> RedisResult<()> {
        match self {
            Self::One(manager) => {
                let names: Vec<String> = names.into_values().flatten().collect();
                for chunk in names.chunks(CHUNK) {
                    manager.clone().subscribe(chunk).await?;
                }
            }
            Self::Cluster { cluster, .. } => {
                let connection = cluster.connection().await?;
                let chunks = names.values().flat_map(|names| names.chunks(CHUNK));
                try_join_all(chunks.map(async |chunk| connection.clone().ssubscribe(chunk).await)).await?;
            }
        }
        Ok(())
    }

    pub async fn unsubscribe(&self, names: ByBucket<String>) -> RedisResult<()> {
        match self {
            Self::One(manager) => {
                let names: Vec<String> = names.into_values().flatten().collect();
                manager.clone().unsubscribe(names).await
            }
            Self::Cluster { cluster, .. } => {
                let connection = cluster.connection().await?;
                let names = names.into_values();
                try_join_all(names.map(async |names| connection.clone().sunsubscribe(names).await)).await?;
                Ok(())
            }
        }
    }

    /// Publishes payloads in one round trip; in a Cluster in one per bucket, concurrently.
    pub async fn publish(&self, payloads: ByBucket<(String, String)>) -> RedisResult<()> {
        match self {
            Self::One(manager) => {
                let payloads = payloads.into_values().flatten();
                pipe("PUBLISH", payloads).query_async(&mut manager.clone()).await
            }
            Self::Cluster { cluster, .. } => {
                let connection = cluster.connection().await?;
                let pipes = payloads.into_values().map(|payloads| pipe("SPUBLISH", payloads));
                try_join_all(pipes.map(async |pipe| pipe.query_async::<()>(&mut connection.clone()).await))
                    .await?;
                Ok(())
            }
        }
    }
}

fn pipe(command: &str, payloads: impl IntoIterator<Item = (String, String)>) -> redis::Pipeline {
    let mut pipe = redis::pipe();
    for (name, payload) in payloads {
        pipe.cmd(command).arg(name).arg(payload).ignore();
    }
    pipe
}
