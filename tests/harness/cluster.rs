//! A real Redis Cluster: three masters that share the slots, and where asked for a replica of the first.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::Stdio,
};

use redis::{FromRedisValue, aio::MultiplexedConnection};
use tokio::sync::OnceCell;

use super::{
    alone,
    bound::{self, Bound, Reaper},
    eventually,
};

const MASTERS: usize = 3;
const SLOTS: usize = 16_384;
/// How soon nodes find that another is gone.
const NODE_TIMEOUT_MS: &str = "500";

pub struct TestCluster {
    nodes: Vec<Node>,
    folder: PathBuf,
    _reaper: Reaper,
}

struct Node {
    port: u16,
    bus_port: u16,
    running: Option<Bound>,
}

impl TestCluster {
    /// Three masters.
    pub async fn start() -> Self {
        Self::of(MASTERS).await
    }

    /// The first has a replica, which takes its place.
    pub async fn with_a_replica() -> Self {
        let cluster = Self::of(MASTERS + 1).await;
        let first: String = cluster.ask(0, &["CLUSTER", "MYID"]).await;
        cluster.ask::<()>(MASTERS, &["CLUSTER", "REPLICATE", &first]).await;
        eventually("a replica that is in step", async || {
            let info: String = cluster.ask(MASTERS, &["INFO", "replication"]).await;
            info.contains("master_link_status:up")
        })
        .await;
        // The others have to know of it before they can elect it.
        for node in 1..MASTERS {
            eventually("a replica that is known", async || {
                let nodes: String = cluster.ask(node, &["CLUSTER", "NODES"]).await;
                nodes.contains("slave")
            })
            .await;
        }
        cluster
    }

    /// The one that tests share; each keeps to a prefix of its own.
    pub async fn shared_url() -> String {
        alone::share();
        static SHARED: OnceCell<TestCluster> = OnceCell::const_new();
        SHARED.get_or_init(Self::start).await.url()
    }

    pub fn url(&self) -> String {
        let hosts: Vec<_> = self.nodes.iter().map(|node| format!("127.0.0.1:{}", node.port)).collect();
        format!("redis+cluster://{}", hosts.join(","))
    }

    /// As by kill -9.
    pub fn kill(&mut self, node: usize) {
        self.nodes[node].running = None;
    }

    /// Again, on the same port, remembering what it was.
    pub fn restart(&mut self, node: usize) {
        assert!(self.nodes[node].try_start(&self.folder), "a node does not start again on its port");
    }

    /// Which master has this channel.
    pub async fn master_of(&self, channel: &str) -> usize {
        let slot: usize = self.ask(0, &["CLUSTER", "KEYSLOT", channel]).await;
        (0..MASTERS).find(|node| share(*node).contains(&slot)).unwrap()
    }

    /// Gives the channel's slot to another master.
    pub async fn move_slot(&self, channel: &str, from: usize, to: usize) {
        let slot: usize = self.ask(0, &["CLUSTER", "KEYSLOT", channel]).await;
        let slot = slot.to_string();
        let (giver, taker): (String, String) =
            (self.ask(from, &["CLUSTER", "MYID"]).await, self.ask(to, &["CLUSTER", "MYID"]).await);
        self.ask::<()>(to, &["CLUSTER", "SETSLOT", &slot, "IMPORTING", &giver]).await;
        self.ask::<()>(from, &["CLUSTER", "SETSLOT", &slot, "MIGRATING", &taker]).await;
        for node in [to, from] {
            self.ask::<()>(node, &["CLUSTER", "SETSLOT", &slot, "NODE", &taker]).await;
        }
    }

    /// How many listen to a channel, as this master knows it.
    pub async fn listeners(&self, node: usize, channel: &str) -> usize {
        let (_, listeners): (String, usize) = self.ask(node, &["PUBSUB", "SHARDNUMSUB", channel]).await;
        listeners
    }

    async fn of(size: usize) -> Self {
        alone::share();
        let folder = tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap().keep();
        let reaper = bound::remove_at_exit(&folder, &folder.join("nothing"));
        let nodes = (0..size).map(|_| Node::start(&folder)).collect();
        let cluster = Self { nodes, folder, _reaper: reaper };
        for node in 0..size {
            let epoch = (node + 1).to_string();
            cluster.ask::<()>(node, &["CLUSTER", "SET-CONFIG-EPOCH", &epoch]).await;
            if node < MASTERS {
                let (first, last) = (share(node).start.to_string(), (share(node).end - 1).to_string());
                cluster.ask::<()>(node, &["CLUSTER", "ADDSLOTSRANGE", &first, &last]).await;
            }
        }
        // Each meets each: by hearsay it takes seconds.
        for (one, other) in (0..size).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let Node { port, bus_port, .. } = &cluster.nodes[other];
            let (port, bus_port) = (port.to_string(), bus_port.to_string());
            cluster.ask::<()>(one, &["CLUSTER", "MEET", "127.0.0.1", &port, &bus_port]).await;
        }
        let known = format!("cluster_known_nodes:{size}");
        for node in 0..size {
            eventually("a Cluster in which all know all", async || {
                let info: String = cluster.ask(node, &["CLUSTER", "INFO"]).await;
                info.contains("cluster_state:ok") && info.contains(&known)
            })
            .await;
        }
        cluster
    }

    /// A command to one node.
    async fn ask<T: FromRedisValue>(&self, node: usize, command: &[&str]) -> T {
        let mut request = redis::cmd(command[0]);
        request.arg(&command[1..]);
        let answer = request.query_async(&mut self.nodes[node].connection().await).await;
        answer.unwrap_or_else(|error| panic!("{command:?}: {error}"))
    }
}

/// The slots that a master begins with.
fn share(node: usize) -> std::ops::Range<usize> {
    node * SLOTS / MASTERS..(node + 1) * SLOTS / MASTERS
}

impl Node {
    fn start(folder: &Path) -> Self {
        for _ in 0..20 {
            let mut node = Self { port: free_port(), bus_port: free_port(), running: None };
            // Somebody else may have taken a port meanwhile.
            if node.try_start(folder) {
                return node;
            }
        }
        panic!("redis-server does not start as a node of a Cluster");
    }

    fn try_start(&mut self, folder: &Path) -> bool {
        let (port, bus_port) = (self.port.to_string(), self.bus_port.to_string());
        let (folder, memory) = (folder.to_str().unwrap(), format!("{port}.conf"));
        let mut args = vec!["--bind", "127.0.0.1", "--port", &port, "--save", "", "--appendonly", "no"];
        args.extend(["--dir", folder, "--cluster-enabled", "yes", "--cluster-config-file", &memory]);
        args.extend(["--cluster-port", &bus_port, "--cluster-node-timeout", NODE_TIMEOUT_MS]);
        // A replica that was not in touch with its master for a moment is still good here.
        args.extend(["--cluster-replica-validity-factor", "0", "--repl-diskless-sync-delay", "0"]);
        let mut running = Bound::start("redis-server", &args, Stdio::piped());
        let ready = BufReader::new(running.stdout())
            .lines()
            .map_while(Result::ok)
            .any(|line| line.contains("Ready to accept connections"));
        self.running = ready.then_some(running);
        ready
    }

    async fn connection(&self) -> MultiplexedConnection {
        let client = redis::Client::open(format!("redis://127.0.0.1:{}", self.port)).unwrap();
        client.get_multiplexed_async_connection().await.unwrap()
    }
}

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}
