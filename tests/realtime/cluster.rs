//! Over a Redis Cluster with sharded channels: as over one Redis, and also while masters die and slots move.

use serde_json::json;

use super::{nodes, thread_nodes};
use crate::harness::{
    Client, Nodes, Options, Socket, TestCluster, TestRedis, User, eventually, post, send_to,
};

async fn comment(client: &Client, post: i64, content: &str) {
    let path = format!("/api/v1/square/post/{post}/comment");
    client.post_json(&path, &json!({ "content": content })).await.ok();
}

async fn on_a_cluster() -> Nodes {
    Nodes::on(&TestCluster::shared_url().await, Options::default()).await
}

async fn relaying(nodes: &Nodes, hears: bool) {
    for node in [&nodes.a, &nodes.b] {
        eventually("the nodes' relay state", async || node.node.observe().relaying == Some(hears)).await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_badge_falls_on_both_nodes_of_a_cluster() {
    let nodes = on_a_cluster().await;
    assert_eq!(nodes.a.visitor().get("/readyz").await.ok()["relay"], "ok");
    nodes::reading_clears_the_badge(&nodes).await;
}

#[tokio::test]
#[ignore = "night"]
async fn writers_on_three_nodes_of_a_cluster_share_one_order() {
    thread_nodes::writers_make_one_order(&on_a_cluster().await).await;
}

#[tokio::test]
#[ignore = "night"]
async fn likes_and_watchers_are_counted_over_all_nodes() {
    thread_nodes::likes_and_watchers_are_counted(&on_a_cluster().await).await;
}

/// Two nodes, a user with a page open on each, and a post that both pages watch.
struct Watched {
    nodes: Nodes,
    user: User,
    post: i64,
    pages: [Socket; 2],
    seq: i64,
}

impl Watched {
    async fn on(nodes: Nodes) -> Self {
        let user = User::register(&nodes.a, "lin_xia").await;
        let post = post(&nodes.db, user.uid).await;
        let mut pages = [user.socket().await, user.client.at(&nodes.b).socket().await];
        for page in &mut pages {
            page.watch(post, Some(0)).await;
        }
        Self { nodes, user, post, pages, seq: 0 }
    }

    /// A comment, a message and its read on one node show on the other, whatever happens to the Cluster.
    async fn goes_on(&mut self) {
        let here = self.user.client.clone();
        let there = here.at(&self.nodes.b);
        for (writer, other) in [(&here, &there), (&there, &here)] {
            comment(writer, self.post, "在").await;
            self.seq += 1;
            for page in &mut self.pages {
                assert_eq!(page.next_of_type("comment").await["seq"], self.seq);
            }
            let id = send_to(&self.nodes.db, self.user.uid, "一").await.to_string();
            writer.post("/api/user/message", &[("ids", &id)]).await.ok();
            eventually("the read on the other node", async || {
                other.post("/api/user/center/me", &[]).await.ok()["unread"]["messages"] == 0
            })
            .await;
        }
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_dead_master_is_noticed_and_its_replica_takes_over() {
    let mut cluster = TestCluster::with_a_replica().await;
    let mut watched = Watched::on(Nodes::on(&cluster.url(), Options::default()).await).await;
    watched.goes_on().await;
    cluster.kill(0);
    relaying(&watched.nodes, false).await;
    watched.goes_on().await;
    // The replica takes over.
    relaying(&watched.nodes, true).await;
    watched.goes_on().await;
    // This master has no replica: the Cluster is down until it returns.
    cluster.kill(1);
    relaying(&watched.nodes, false).await;
    watched.goes_on().await;
    assert_ne!(watched.nodes.a.visitor().get("/readyz").await.ok()["relay"], "ok", "degraded, not down");
    cluster.restart(1);
    relaying(&watched.nodes, true).await;
    watched.goes_on().await;
    watched.nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn subscriptions_follow_a_slot_that_moves() {
    let cluster = TestCluster::start().await;
    let prefix = TestRedis::prefix();
    let mut watched = Watched::on(Nodes::named(&cluster.url(), &prefix, Options::default()).await).await;
    let channel = format!("{{{prefix}:{}}}:post:{}", watched.post % 256, watched.post);
    let from = cluster.master_of(&channel).await;
    let to = (from + 1) % 3;
    eventually("subscriptions of both nodes", async || cluster.listeners(from, &channel).await == 2).await;
    watched.goes_on().await;
    cluster.move_slot(&channel, from, to).await;
    watched.goes_on().await;
    eventually("subscriptions of both nodes at the new master", async || {
        cluster.listeners(to, &channel).await == 2
    })
    .await;
    relaying(&watched.nodes, true).await;
    watched.goes_on().await;
    watched.nodes.db.audit().await;
}
