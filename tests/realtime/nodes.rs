//! Two nodes over Redis: all sockets of a user show the same numbers, on any node.

use serde_json::json;

use crate::harness::{Nodes, Options, Ran, TestServer, User, eventually, send_to, send_to_all};

#[tokio::test]
async fn reading_on_one_node_clears_the_badge_on_the_other() {
    reading_clears_the_badge(&Nodes::start().await).await;
}

/// Runs over one Redis or a Cluster.
pub async fn reading_clears_the_badge(nodes: &Nodes) {
    let user = User::register(&nodes.a, "lin_xia").await;
    send_to(&nodes.db, user.uid, "一").await;
    let everybodys = send_to_all(&nodes.db, "二").await;
    let mut at_a = user.socket().await;
    let mut at_b = user.client.at(&nodes.b).socket().await;
    for socket in [&mut at_a, &mut at_b] {
        socket.status_where("a badge of 2", |status| status["unread"]["messages"] == 2).await;
    }
    at_a.say(&json!({ "type": "read", "messages": [everybodys], "id": "r1" })).await;
    let here = at_a.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    let there = at_b.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    assert_eq!(here, there);
    user.client.at(&nodes.b).post("/api/user/message", &[("all", "1")]).await.ok();
    for socket in [&mut at_a, &mut at_b] {
        socket.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_operators_change_reaches_both_nodes() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut at_a = user.socket().await;
    let mut at_b = user.client.at(&nodes.b).socket().await;
    Ran::on(&nodes.db, &["coin", "grant", "--to", "lin_xia", "--amount", "7"]).await.ok();
    Ran::on(&nodes.db, &["message", "send", "--to", "all", "--title", "公告", "--content", "大家好"])
        .await
        .ok();
    for socket in [&mut at_a, &mut at_b] {
        let message = socket.next_of_type("message").await;
        assert_eq!((&message["title"], &message["unread"]["messages"]), (&json!("公告"), &json!(1)));
    }
    for node in [&nodes.a, &nodes.b] {
        let client = user.client.at(node);
        let me = client.post("/api/user/center/me", &[]).await;
        assert_eq!((&me.ok()["coinNum"], &me.ok()["unread"]["messages"]), (&json!(7), &json!(1)));
    }
    nodes.db.audit().await;
}

#[tokio::test]
async fn a_reader_sees_another_nodes_write_soon_and_never_an_older_state() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let at_b = user.client.at(&nodes.b);
    at_b.post("/api/user/center/me", &[]).await.ok();
    let mut newest = 0;
    for _ in 0..10 {
        let id = send_to(&nodes.db, user.uid, "一").await.to_string();
        let read = user.client.post("/api/user/message", &[("ids", &id)]).await;
        let version = read.ok()["version"].as_i64().unwrap();
        eventually("the write on the other node", async || {
            let seen = at_b.post("/api/user/center/me", &[]).await.ok()["version"].as_i64().unwrap();
            assert!(seen >= newest, "went back from {newest} to {seen}");
            newest = seen;
            seen >= version
        })
        .await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn concurrent_reads_on_both_nodes_give_the_right_count() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut ids = Vec::new();
    for _ in 0..6 {
        ids.push(send_to(&nodes.db, user.uid, "一").await.to_string());
        ids.push(send_to_all(&nodes.db, "二").await.to_string());
    }
    let at_b = user.client.at(&nodes.b);
    let mut sockets = [user.socket().await, at_b.socket().await];
    let reads = ids.iter().map(|id| async {
        let fields = [("ids", id.as_str())];
        let (a, b) = tokio::join!(
            user.client.post("/api/user/message", &fields),
            at_b.post("/api/user/message", &fields)
        );
        a.ok();
        b.ok();
    });
    futures_util::future::join_all(reads).await;
    for socket in &mut sockets {
        socket.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
async fn portals_that_share_a_redis_get_no_events_of_each_other() {
    let ours = TestServer::start_with_redis(Options::default()).await;
    let theirs = TestServer::start_with_redis(Options::default()).await;
    // The same uid in both portals.
    let (user, stranger) =
        (User::register(&ours, "lin_xia").await, User::register(&theirs, "stranger").await);
    assert_eq!(user.uid, stranger.uid);
    let mut socket = stranger.socket().await;
    socket.next_of_type("status").await;
    let id = send_to(&ours.db, user.uid, "一").await.to_string();
    user.client.post("/api/user/message", &[("ids", &id)]).await.ok();
    assert!(socket.so_far().await.is_empty());
    assert_eq!(stranger.unread().await, 0);
}
