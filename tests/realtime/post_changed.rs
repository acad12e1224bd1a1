//! An operator's change of a post reaches its watchers on every node.

use serde_json::{Value, json};
use sql::thread::{Change, Command, Deed};

use crate::harness::{
    Client, Nodes, Options, Proxy, Ran, Socket, TestDatabase, TestServer, User, Which, post,
};

async fn operator(db: &TestDatabase, what: &str, post: i64) {
    Ran::on(db, &["post", what, &post.to_string(), "--reason", "含有广告"]).await.ok();
}

async fn comment(client: &Client, post: i64) {
    let path = format!("/api/v1/square/post/{post}/comment");
    client.post_json(&path, &json!({ "content": "在" })).await.ok();
}

fn changed(frame: &Value) -> (i64, bool, bool, bool) {
    let is = |what| frame[what].as_bool().unwrap();
    (frame["seq"].as_i64().unwrap(), is("locked"), is("hidden"), is("deleted"))
}

/// Asserts that the watch of this post ends with this as its last frame.
async fn ends(socket: &mut Socket, post: i64) {
    let topic = format!("post:{post}");
    let ended = socket.next_of_type("watchEnded").await;
    assert_eq!(ended, json!({ "type": "watchEnded", "topic": topic, "reason": "gone" }));
    socket.say(&json!({ "type": "watch", "topic": topic, "id": "again" })).await;
    let answer = socket.next_where("an answer", |frame| frame["id"] == "again").await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!(2002)), "as of an unknown post");
}

#[tokio::test]
async fn watchers_get_a_hidden_post_as_an_event_and_the_watch_ends() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    let mut sockets = [nodes.a.visitor().socket().await, nodes.b.visitor().socket().await];
    for socket in &mut sockets {
        socket.watch(post, Some(0)).await;
    }
    comment(&user.client, post).await;
    operator(&nodes.db, "lock", post).await;
    operator(&nodes.db, "unlock", post).await;
    comment(&user.client.at(&nodes.b), post).await;
    operator(&nodes.db, "hide", post).await;
    for socket in &mut sockets {
        // The harness checks that each `seq` comes once, in order.
        assert_eq!(socket.next_of_type("comment").await["seq"], 1);
        // When a node replays both events at once, the first one has the current state.
        assert_eq!(socket.next_of_type("postChanged").await["seq"], 2);
        assert_eq!(changed(&socket.next_of_type("postChanged").await).0, 3);
        assert_eq!(socket.next_of_type("comment").await["seq"], 4);
        assert_eq!(changed(&socket.next_of_type("postChanged").await), (5, false, true, false));
        ends(socket, post).await;
    }
    // The restored post can be watched again, and earlier watchers have missed nothing.
    operator(&nodes.db, "restore", post).await;
    for socket in &mut sockets {
        let missed = socket.watch(post, Some(5)).await;
        assert_eq!(changed(&missed[0]), (6, false, false, false));
    }
    comment(&user.client, post).await;
    for socket in &mut sockets {
        assert_eq!(socket.next_of_type("comment").await["seq"], 7);
    }
    operator(&nodes.db, "delete", post).await;
    for socket in &mut sockets {
        assert_eq!(changed(&socket.next_of_type("postChanged").await), (8, false, false, true));
        ends(socket, post).await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_change_by_the_thread_itself_is_published_alike() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    let mut sockets = [nodes.a.visitor().socket().await, nodes.b.visitor().socket().await];
    for socket in &mut sockets {
        socket.watch(post, Some(0)).await;
    }
    let hide = Command { post, uid: 0, deed: Deed::Change(Change::Hide) };
    nodes.a.node.write(hide).await.unwrap();
    for socket in &mut sockets {
        assert_eq!(changed(&socket.next_of_type("postChanged").await), (1, false, true, false));
        ends(socket, post).await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_missed_change_is_found_by_the_periodic_check() {
    let db = std::sync::Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&db, user.uid).await;
    let mut socket = server.visitor().socket().await;
    socket.watch(post, Some(0)).await;
    proxy.cut(Which::Listening);
    operator(&db, "hide", post).await;
    assert_eq!(changed(&socket.next_of_type("postChanged").await), (1, false, true, false));
    ends(&mut socket, post).await;
    proxy.mend();
}
