//! A real Redis Cluster: three masters that share the slots, and on request a replica of the first.

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
/// The time after which nodes regard a silent node as lost.
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
    /// Starts three masters.
    pub async fn start() -> Self {
        Self::of(MASTERS).await
    }

    /// Starts three masters and a replica of the first, which can replace it.
    pub async fn with_a_replica() -> Self {
        let cluster = Self::of(MASTERS + 1).await;
        let first: String = cluster.ask(0, &["CLUSTER", "MYID"]).await;
        cluster.ask::<()>(MASTERS, &["CLUSTER", "REPLICATE", &first]).await;
        eventually("a connected replica", async || {
            let info: String = cluster.ask(MASTERS, &["INFO", "replication"]).await;
            info.contains("master_link_status:up")
        })
        .await;
        // The other masters must know the replica before they can elect it.
        for node in 1..MASTERS {
            eventually("a replica that all masters know", async || {
                let nodes: String = cluster.ask(node, &["CLUSTER", "NODES"]).await;
                nodes.contains("slave")
            })
            .await;
        }
        cluster
    }

    /// The Cluster that the tests share. Each test uses its own prefix.
    pub async fn shared_url() -> String {
        alone::share();
        static SHARED: OnceCell<TestCluster> = OnceCell::const_new();
        SHARED.get_or_init(Self::start).await.url()
    }

    pub fn url(&self) -> String {
        let hosts: Vec<_> = self.nodes.iter().map(|node| format!("127.0.0.1:{}", node.port)).collect();
        format!("redis+cluster://{}", hosts.join(","))
    }

    /// Kills a node as `kill -9` does.
    pub fn kill(&mut self, node: usize) {
        self.nodes[node].running = None;
    }

    /// Starts a node again on its port, with its stored configuration.
    pub fn restart(&mut self, node: usize) {
        assert!(self.nodes[node].try_start(&self.folder), "the node does not start again on its port");
    }

    /// The master of this channel's slot.
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

    /// The number of subscribers of a channel at this master.
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
        // Introduces every pair directly, because gossip takes seconds.
        for (one, other) in (0..size).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let Node { port, bus_port, .. } = &cluster.nodes[other];
            let (port, bus_port) = (port.to_string(), bus_port.to_string());
            cluster.ask::<()>(one, &["CLUSTER", "MEET", "127.0.0.1", &port, &bus_port]).await;
        }
        let known = format!("cluster_known_nodes:{size}");
        for node in 0..size {
            eventually("a Cluster whose nodes know each other", async || {
                let info: String = cluster.ask(node, &["CLUSTER", "INFO"]).await;
                info.contains("cluster_state:ok") && info.contains(&known)
            })
            .await;
        }
        cluster
    }

    /// Sends a command to one node.
    async fn ask<T: FromRedisValue>(&self, node: usize, command: &[&str]) -> T {
        let mut request = redis::cmd(command[0]);
        request.arg(&command[1..]);
        let answer = request.query_async(&mut self.nodes[node].connection().await).await;
        answer.unwrap_or_else(|error| panic!("{command:?}: {error}"))
    }
}

/// The first slots of a master.
fn share(node: usize) -> std::ops::Range<usize> {
    node * SLOTS / MASTERS..(node + 1) * SLOTS / MASTERS
}

impl Node {
    fn start(folder: &Path) -> Self {
        for _ in 0..20 {
            let mut node = Self { port: free_port(), bus_port: free_port(), running: None };
            // Another process may have taken the port.
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
        // A replica may replace its master even after a short loss of contact.
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
