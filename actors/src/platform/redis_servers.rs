//! The servers that `REDIS_URL` names: one, or a Cluster.

use std::{sync::Arc, time::Duration};

use redis::{
    ConnectionInfo, ErrorKind, IntoConnectionInfo, RedisError, RedisResult, ServerErrorKind,
    aio::{AsyncPushSender, ConnectionLike},
    cluster::ClusterClient,
    cluster_async::ClusterConnection,
};
use tokio::{sync::Mutex, time::timeout};

#[derive(Debug, thiserror::Error)]
pub enum RedisUrlError {
    #[error("REDIS_URL is not understood: {0}")]
    Unreadable(String),
    #[error("REDIS_URL: {0}")]
    OtherKind(&'static str),
}

impl From<redis::RedisError> for RedisUrlError {
    fn from(error: redis::RedisError) -> Self {
        Self::Unreadable(error.to_string())
    }
}

/// Time limit for asking a server whether it belongs to a Cluster.
const LIMIT: Duration = Duration::from_secs(2);

const IS_A_CLUSTER: &str =
    "the server is one of a Cluster, where others would not be heard: redis+cluster://host:port,host:port";
const IS_NO_CLUSTER: &str = "the server is not one of a Cluster: redis://host:port";

/// Checks that the address is valid, and that it names the kind of server that runs there. A server that does not answer
/// passes.
pub async fn check_redis_url(url: &str) -> Result<(), RedisUrlError> {
    let (nodes, fault, wanted) = match RedisServers::parse(url)? {
        RedisServers::One(info) => (vec![*info], IS_A_CLUSTER, false),
        RedisServers::Cluster(nodes) => (nodes, IS_NO_CLUSTER, true),
    };
    for node in nodes {
        let asked = async {
            let mut connection = redis::Client::open(node)?.get_multiplexed_async_connection().await?;
            is_clustered(&mut connection).await
        };
        if let Ok(Ok(clustered)) = timeout(LIMIT, asked).await
            && clustered != wanted
        {
            return Err(RedisUrlError::OtherKind(fault));
        }
    }
    Ok(())
}

/// Fails if a connection for a single server leads to a node of a Cluster. A plain PUBLISH there does not reach
/// subscribers of sharded channels.
pub async fn must_be_alone(connection: &mut impl ConnectionLike) -> RedisResult<()> {
    match is_clustered(connection).await {
        Ok(true) => Err(RedisError::from((ErrorKind::Client, IS_A_CLUSTER))),
        Ok(false) => Ok(()),
        // The account may not run INFO: trust `REDIS_URL`.
        Err(error) if error.kind() == ErrorKind::Server(ServerErrorKind::NoPerm) => Ok(()),
        Err(error) => Err(error),
    }
}

async fn is_clustered(connection: &mut impl ConnectionLike) -> RedisResult<bool> {
    let info: String = redis::cmd("INFO").arg("cluster").query_async(connection).await?;
    Ok(info.contains("cluster_enabled:1"))
}

/// The servers that `REDIS_URL` names.
#[derive(Debug, Clone)]
pub enum RedisServers {
    One(Box<ConnectionInfo>),
    /// Some nodes of the Cluster; the client learns the others from them.
    Cluster(Vec<ConnectionInfo>),
}

impl RedisServers {
    /// Parses `redis://user:password@host:port/db`, or for a Cluster `redis+cluster://user:password@host:port,host:port`.
    pub fn parse(url: &str) -> Result<Self, RedisUrlError> {
        let wrong = |why: &str| RedisUrlError::Unreadable(why.to_owned());
        let info = |url: &str| url.into_connection_info().map_err(RedisUrlError::from);
        let Some(nodes) = url.strip_prefix("redis+cluster://") else {
            if url
                .split_once("://")
                .is_some_and(|(_, rest)| rest.contains([',', ' ']) || rest.contains("://"))
            {
                return Err(wrong(
                    "several addresses are those of a Cluster: redis+cluster://host:port,host:port",
                ));
            }
            return info(url).map(|info| Self::One(Box::new(info)));
        };
        if nodes.contains("://") {
            return Err(wrong("redis+cluster:// stands once, before the first of the hosts"));
        }
        let (nodes, rest) = nodes.split_at(nodes.find(['/', '?']).unwrap_or(nodes.len()));
        if !matches!(rest, "" | "/" | "/0") {
            return Err(wrong("a Cluster has one database, and its address ends with the last host"));
        }
        let (user, hosts) = nodes.rsplit_once('@').map_or(("", nodes), |(user, hosts)| (user, hosts));
        let at = if user.is_empty() { "" } else { "@" };
        let nodes = hosts.split(',').map(|host| info(&format!("redis://{user}{at}{host}")));
        nodes.collect::<Result<_, _>>().map(Self::Cluster)
    }
}

/// A connection to a Cluster, made at the first use. After a failure the caller drops it with `forget`, because the
/// client's own recovery retries without a pause while no node answers.
#[derive(Clone)]
pub struct Cluster {
    client: Arc<ClusterClient>,
    connection: Arc<Mutex<Option<ClusterConnection>>>,
}

/// The type of `pushes` for connections that receive none.
pub type NoPushes = tokio::sync::mpsc::UnboundedSender<redis::PushInfo>;

impl Cluster {
    /// Does not connect yet. Pushes of the nodes go to `pushes`.
    pub fn new(
        nodes: &[ConnectionInfo],
        limit: Duration,
        pushes: Option<impl AsyncPushSender>,
    ) -> RedisResult<Self> {
        let mut builder = ClusterClient::builder(nodes.iter().cloned())
            .use_protocol(redis::ProtocolVersion::RESP3)
            .connection_timeout(limit)
            .response_timeout(limit)
            // Enough to follow slots that moved; the caller decides about longer waits.
            .retries(3);
        if let Some(pushes) = pushes {
            builder = builder.push_sender(pushes);
        }
        Ok(Self { client: builder.build()?.into(), connection: Arc::default() })
    }

    pub async fn connection(&self) -> RedisResult<ClusterConnection> {
        let mut connection = self.connection.lock().await;
        match &*connection {
            Some(connection) => Ok(connection.clone()),
            None => Ok(connection.insert(self.client.get_async_connection().await?).clone()),
        }
    }

    /// Makes the next call connect again, unless another task is connecting now.
    pub fn forget(&self) {
        if let Ok(mut connection) = self.connection.try_lock() {
            *connection = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_one_server_or_some_nodes_of_a_cluster() {
        let one = RedisServers::parse("redis://:secret@redis.example:6380/2").unwrap();
        assert!(matches!(one, RedisServers::One(info) if info.redis_settings().db() == 2));
        let url = "redis+cluster://portal:secret@a.example:7000,b.example,[::1]:7002/";
        let RedisServers::Cluster(nodes) = RedisServers::parse(url).unwrap() else { panic!("a Cluster") };
        let names: Vec<String> = nodes.iter().map(|node| node.addr().to_string()).collect();
        assert_eq!(names, ["a.example:7000", "b.example:6379", "::1:7002"]);
        assert!(nodes.iter().all(|node| node.redis_settings().password() == Some("secret")));
        assert!(Cluster::new(&nodes, Duration::from_secs(1), None::<NoPushes>).is_ok());
    }

    #[test]
    fn what_is_no_address_is_said_to_be_none() {
        for wrong in [
            "",
            "localhost",
            "redis://",
            "redis://a:7000,b:7000",
            "redis+cluster://",
            "redis+cluster://a:7000,",
            "redis+cluster://a:port",
            "redis+cluster://a:7000/1",
            "redis+cluster://a:7000?protocol=resp3",
            "redis+cluster://a:7000,redis://b:7000",
            "redis+cluster://a:7000,redis+cluster://b:7000",
            "redis://a:7000,redis+cluster://b:7000",
            "redis://redis+cluster://a:7000",
        ] {
            let error = RedisServers::parse(wrong).unwrap_err().to_string();
            assert!(error.starts_with("REDIS_URL is not understood: "), "{wrong}: {error}");
        }
    }
}
