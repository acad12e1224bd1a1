//! Events of other nodes that a node must verify in the database.

use redis::AsyncTypedCommands;
use serde_json::{Value, json};

use crate::harness::{Options, Socket, TestRedis, TestServer, User, activity, task};

/// A node, an account with an open page, and a way to publish as another node.
struct ListeningNode {
    server: TestServer,
    socket: Socket,
    user: User,
    prefix: String,
}

impl ListeningNode {
    async fn start() -> Self {
        let prefix = TestRedis::prefix();
        let server =
            TestServer::start_with(Options::default().redis(&TestRedis::shared_url(), &prefix)).await;
        let user = User::register(&server, "lin_xia").await;
        let mut socket = user.socket().await;
        socket.next_of_type("status").await;
        Self { server, socket, user, prefix }
    }

    /// Makes the account a member without notifying any node.
    async fn change(&self) {
        self.server.db.make_member(self.user.uid, "1 day").await;
    }

    /// Publishes as another node does.
    async fn publish(&self, channel: &str, text: &str) {
        let client = redis::Client::open(TestRedis::shared_url()).unwrap();
        let mut connection = client.get_multiplexed_async_connection().await.unwrap();
        let heard = connection.publish(format!("{}:{channel}", self.prefix), text).await.unwrap();
        assert_eq!(heard, 1, "the node listens to {channel}");
    }

    /// The node's only channel with this name.
    async fn channel_like(&self, pattern: &str) -> String {
        let client = redis::Client::open(TestRedis::shared_url()).unwrap();
        let mut connection = client.get_multiplexed_async_connection().await.unwrap();
        let mut command = redis::cmd("PUBSUB");
        command.arg("CHANNELS").arg(format!("{}:{pattern}", self.prefix));
        let names: Vec<String> = command.query_async(&mut connection).await.unwrap();
        let [name] = names.as_slice() else { panic!("{names:?}") };
        name[self.prefix.len() + 1..].to_owned()
    }

    async fn shows_the_change(&mut self) -> Value {
        self.socket.status_where("level 1", |status| status["levelType"] == 1).await
    }
}

#[tokio::test]
#[ignore = "night"]
async fn after_another_node_lost_events_everything_is_read_again() {
    let mut node = ListeningNode::start().await;
    node.change().await;
    node.publish("resync", "another node").await;
    node.shows_the_change().await;
    node.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn changes_made_without_events_are_counted_then_too() {
    let mut node = ListeningNode::start().await;
    let db = &node.server.db;
    activity(db, 1, "tasks").await;
    task(db, 1, 1, "check_in", 1, 10).await;
    node.user.client.post_json("/api/v1/activity/1/join", &serde_json::json!({})).await.ok();
    db.execute(&format!("insert into check_in (uid, day) values ({}, current_date)", node.user.uid)).await;
    node.publish("resync", "another node").await;
    let done = |frame: &Value| frame["type"] == "activity" && frame["progress"][0]["done"] == 1;
    node.socket.next_where("the task is done", done).await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_account_event_of_a_newer_release_causes_a_read_of_the_database() {
    let mut node = ListeningNode::start().await;
    node.change().await;
    let channel = format!("account:{}", node.user.uid);
    node.publish(&channel, r#"{"node":"of a later release","moved":["level"]}"#).await;
    node.shows_the_change().await;
    node.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_unknown_event_is_skipped_and_later_ones_are_received() {
    let mut node = ListeningNode::start().await;
    // On the node's own channel, which otherwise carries only its probes.
    let probe = node.channel_like("probe:*").await;
    for text in ["no number", "", "-1", "99999999999999999999"] {
        node.publish(&probe, text).await;
    }
    node.change().await;
    let channel = format!("account:{}", node.user.uid);
    node.publish(&channel, "no JSON at all").await;
    // Redis keeps the order, so earlier events were received too.
    node.shows_the_change().await;
    node.server.hears_everything().await;
    let id = crate::harness::send_to(&node.server.db, node.user.uid, "一").await;
    assert_eq!(node.socket.next_of_type("message").await["id"], id);
    node.server.db.audit().await;
}

/// Additions of a later release to known events, while both releases serve.
#[tokio::test]
#[ignore = "night"]
async fn additions_of_a_newer_release_to_known_events_are_ignored() {
    let mut node = ListeningNode::start().await;
    let post = crate::harness::post(&node.server.db, node.user.uid).await;
    let elsewhere = uuid::Uuid::new_v4();
    node.socket.watch(post, Some(0)).await;
    node.socket.say(&json!({ "type": "watch", "topic": "square", "id": "square", "later": [1] })).await;
    node.socket.next_where("an ack", |frame| frame["id"] == "square").await;

    // Unknown fields in a known event are ignored.
    let watching = json!({ "node": elsewhere, "watching": 41, "later": { "rooms": [7] } });
    node.publish(&format!("post:{post}"), &watching.to_string()).await;
    let counted = |frame: &Value| frame["type"] == "watching" && frame["count"] == 42;
    node.socket.next_where("41 there and one here", counted).await;
    let gone = json!({ "node": elsewhere, "post": post, "tag": null, "gone": true, "later": "why" });
    node.publish("square", &gone.to_string()).await;
    let left = |frame: &Value| frame["type"] == "square" && frame["gone"] == json!([post]);
    node.socket.next_where("it leaves the feed", left).await;

    // Unknown kinds of events cause a read of their subject, or are skipped.
    node.change().await;
    let moved = json!({ "node": elsewhere, "laterKind": { "uid": node.user.uid } });
    node.publish(&format!("account:{}", node.user.uid), &moved.to_string()).await;
    node.shows_the_change().await;
    for (channel, said) in [
        (format!("post:{post}"), json!({ "node": elsewhere, "events": [{ "laterKind": 1 }] })),
        (format!("post:{post}"), json!({ "node": elsewhere, "laterKind": [] })),
        ("square".to_owned(), json!({ "node": elsewhere, "laterKind": [] })),
    ] {
        node.publish(&channel, &said.to_string()).await;
    }
    let path = format!("/api/v1/square/post/{post}/comment");
    let comment = node.user.client.post_json(&path, &json!({ "content": "还在" })).await;
    let id = comment.ok()["id"].clone();
    node.socket.next_where("its comment", |frame| frame["comment"]["id"] == id).await;
    node.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_notice_kind_of_a_newer_release_costs_one_read_and_later_ones_are_received() {
    let mut node = ListeningNode::start().await;
    for payload in [r#"{"type":"ofALaterRelease","uid":1}"#, r#"{"type":"status"}"#, "no JSON at all"] {
        node.change().await;
        node.server.db.execute(&format!("select pg_notify('portal', '{payload}')")).await;
        node.server.hears_everything().await;
    }
    node.shows_the_change().await;
    node.server.hears_everything().await;
    let known = format!(r#"{{"type":"status","uid":{},"later":true}}"#, node.user.uid);
    sql::coin::grant(&node.server.db.pool, node.user.uid, 7, "系统赠送", "later").await.unwrap();
    node.server.db.execute(&format!("select pg_notify('portal', '{known}')")).await;
    node.socket.status_where("7 coins", |status| status["coinNum"] == 7).await;
    node.server.db.audit().await;
}
