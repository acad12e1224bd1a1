//! What operators do to a post reaches whoever watches it, on every node.

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

/// The watch of this post ends, and says so last.
async fn ends(socket: &mut Socket, post: i64) {
    let topic = format!("post:{post}");
    let ended = socket.next_of_type("watchEnded").await;
    assert_eq!(ended, json!({ "type": "watchEnded", "topic": topic, "reason": "gone" }));
    socket.say(&json!({ "type": "watch", "topic": topic, "id": "again" })).await;
    let answer = socket.next_where("an answer", |frame| frame["id"] == "again").await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!(2002)), "as of an unknown post");
}

#[tokio::test]
async fn whoever_watches_is_told_in_the_log_and_then_watches_no_more() {
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
        // Each `seq` once, in order: the harness sees to it.
        assert_eq!(socket.next_of_type("comment").await["seq"], 1);
        // Replayed by a node that heard of both at once, the first tells what is now.
        assert_eq!(socket.next_of_type("postChanged").await["seq"], 2);
        assert_eq!(changed(&socket.next_of_type("postChanged").await).0, 3);
        assert_eq!(socket.next_of_type("comment").await["seq"], 4);
        assert_eq!(changed(&socket.next_of_type("postChanged").await), (5, false, true, false));
        ends(socket, post).await;
    }
    // Restored it is watched again, and whoever was there before misses nothing.
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
async fn a_change_through_the_thread_itself_is_told_alike() {
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
async fn what_was_not_heard_is_found_by_the_look_at_the_heads() {
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
