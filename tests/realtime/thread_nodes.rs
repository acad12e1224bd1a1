//! A thread on several nodes: one order for all watchers, whatever nodes the writers use, and whatever happens to Redis
//! or to a node.

use std::sync::Arc;

use futures_util::future::join_all;
use serde_json::json;
use sql::thread::{Command, Deed};

use crate::harness::{
    Client, Nodes, Options, Proxy, TestDatabase, TestRedis, TestServer, User, eventually, post,
};

async fn comment(client: &Client, post: i64, content: &str) {
    let path = format!("/api/v1/square/post/{post}/comment");
    client.post_json(&path, &json!({ "content": content })).await.ok();
}

#[tokio::test]
async fn writers_on_three_nodes_share_one_order() {
    writers_make_one_order(&Nodes::start().await).await;
}

/// A test for nodes that share one Redis, and for nodes that share a Cluster.
pub async fn writers_make_one_order(nodes: &Nodes) {
    let third = nodes.another().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    let mut sockets = Vec::new();
    for node in [&nodes.a, &nodes.b, &third] {
        let mut socket = node.visitor().socket().await;
        socket.watch(post, Some(0)).await;
        sockets.push(socket);
    }
    let writers = [&nodes.a, &nodes.b, &third].map(|node| user.client.at(node));
    let writing = join_all(writers.iter().map(async |client| {
        for n in 0..20 {
            comment(client, post, &n.to_string()).await;
        }
    }));
    // The harness fails at a gap, a repeat, or another order than that of `seq`.
    let watching = join_all(sockets.iter_mut().map(async |socket| {
        let mut ids = Vec::new();
        while ids.len() < 60 {
            ids.push(socket.next_of_type("comment").await["comment"]["id"].clone());
        }
        ids
    }));
    let (_, seen) = tokio::join!(writing, watching);
    assert!(seen.iter().all(|ids| *ids == seen[0]));
    nodes.db.audit().await;
}

/// Within 2 s a node finds an event in the database by itself. Here the node cannot use the database, so only Redis can bring the event.
#[tokio::test]
async fn an_event_reaches_another_node_whose_database_does_not_answer() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let options = Options::default().redis(&TestRedis::shared_url(), &TestRedis::prefix());
    let a = TestServer::on(db.clone(), &db.url, options.clone()).await;
    let b = TestServer::on(db.clone(), &url, options).await;
    let user = User::register(&a, "lin_xia").await;
    let post = post(&db, user.uid).await;
    let mut socket = b.visitor().socket().await;
    socket.watch(post, Some(0)).await;
    proxy.stall(true);
    comment(&user.client, post, "一").await;
    assert_eq!(socket.next_of_type("comment").await["seq"], 1);
    proxy.stall(false);
    b.hears_everything().await;
    db.audit().await;
}

#[tokio::test]
async fn likes_and_watchers_are_counted_over_all_nodes() {
    likes_and_watchers_are_counted(&Nodes::start().await).await;
}

/// A test for nodes that share one Redis, and for nodes that share a Cluster.
pub async fn likes_and_watchers_are_counted(nodes: &Nodes) {
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    let mut here = nodes.a.visitor().socket().await;
    here.watch(post, None).await;
    let mut there = nodes.b.visitor().socket().await;
    there.watch(post, None).await;
    for socket in [&mut here, &mut there] {
        socket.next_where("two watch", |frame| frame["type"] == "watching" && frame["count"] == 2).await;
    }
    let like = format!("/api/v1/square/post/{post}/like");
    user.client.at(&nodes.b).post_json(&like, &json!({})).await.ok();
    for socket in [&mut here, &mut there] {
        socket.next_where("a like", |frame| frame["type"] == "likes" && frame["post"] == 1).await;
    }
    user.client.delete(&like).await.ok();
    for socket in [&mut here, &mut there] {
        socket.next_where("no like", |frame| frame["type"] == "likes" && frame["post"] == 0).await;
    }
    drop(there);
    here.next_where("one watches", |frame| frame["type"] == "watching" && frame["count"] == 1).await;
}

#[tokio::test]
async fn an_edit_shows_on_every_node_and_the_old_text_is_never_sent_again() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    let mut sockets = Vec::new();
    for node in [&nodes.a, &nodes.b] {
        let mut socket = node.visitor().socket().await;
        socket.watch(post, Some(0)).await;
        sockets.push(socket);
    }
    comment(&user.client, post, "打错了的话").await;
    for socket in &mut sockets {
        socket.next_of_type("comment").await;
    }
    let id: i64 = nodes.db.value("select id from comment").await;
    let path = format!("/api/v1/square/comment/{id}");
    user.client.at(&nodes.b).put_json(&path, &json!({ "content": "打对了的话" })).await.ok();
    for socket in &mut sockets {
        let frame = socket.next_of_type("commentEdited").await;
        assert_eq!((&frame["seq"], &frame["comment"]["content"]), (&json!(2), &json!("打对了的话")));
    }
    for node in [&nodes.a, &nodes.b] {
        let mut late = node.visitor().socket().await;
        let frames = late.watch(post, Some(0)).await;
        let told: Vec<_> = frames
            .iter()
            .filter(|frame| frame["comment"].is_object())
            .map(|frame| (frame["type"].as_str().unwrap(), frame["comment"]["content"].as_str().unwrap()))
            .collect();
        assert_eq!(told, [("comment", "打对了的话"), ("commentEdited", "打对了的话")]);
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn without_redis_another_nodes_comments_come_late_and_right() {
    let mut redis = TestRedis::start();
    let nodes = Nodes::on(&redis.url(), Options::default()).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    let mut socket = nodes.b.visitor().socket().await;
    socket.watch(post, Some(0)).await;
    redis.kill();
    eventually("the nodes report the lost relay", async || nodes.b.node.observe().relaying == Some(false))
        .await;
    comment(&user.client, post, "一").await;
    user.client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await.ok();
    assert_eq!(socket.next_of_type("comment").await["seq"], 1);
    // When Redis returns, events arrive at once again.
    redis.restart();
    eventually("the nodes report a working relay", async || nodes.b.node.observe().relaying == Some(true))
        .await;
    comment(&user.client, post, "二").await;
    assert_eq!(socket.next_of_type("comment").await["seq"], 2);
}

#[tokio::test]
async fn a_commit_of_a_node_that_died_before_publishing_still_shows() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    let mut socket = nodes.a.visitor().socket().await;
    socket.watch(post, Some(0)).await;
    // Commits as a node does, without publishing.
    let mut client = nodes.db.pool.get().await.unwrap();
    let deed =
        Deed::Comment { content: "遗言".into(), image: None, answers: None, mentions: vec![], key: None };
    let like = Command { post, uid: user.uid, deed: Deed::LikePost { liked: true } };
    sql::thread::commit(&mut client, &[Command { post, uid: user.uid, deed }, like]).await.unwrap();
    assert_eq!(socket.next_of_type("comment").await["comment"]["content"], "遗言");
    socket.next_where("the like", |frame| frame["type"] == "likes" && frame["post"] == 1).await;
}
