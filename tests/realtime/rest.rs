//! An unused Session ends, and a later one has the changes made meanwhile.

use serde_json::json;

use crate::harness::{Options, TestServer, User, eventually, publish, send_to, send_to_all};

async fn an_idle_session_ends_and_a_later_one_has_all_changes(server: TestServer) {
    let user = User::register(&server, "lin_xia").await;
    user.me().await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    assert_eq!(server.node.observe().sessions, 1);
    drop(socket);
    eventually("the end of the Session", async || server.node.observe().sessions == 0).await;
    // No Session receives these two messages.
    let id = send_to(&server.db, user.uid, "一").await;
    send_to_all(&server.db, "二").await;
    let me = user.me().await;
    assert_eq!(me["unread"]["messages"], 2);
    let mut socket = user.socket().await;
    assert_eq!(socket.next_of_type("status").await["unread"]["messages"], 2);
    user.client.post("/api/user/message", &[("ids", &id.to_string())]).await.ok();
    // The notifications of the two may arrive late and cause frames then.
    socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    send_to(&server.db, user.uid, "三").await;
    socket.next_where("the third", |frame| frame["type"] == "message" && frame["title"] == "三").await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn alone() {
    an_idle_session_ends_and_a_later_one_has_all_changes(
        TestServer::start_with(Options::default().set("PORTAL_SESSION_IDLE_S", "0.2")).await,
    )
    .await;
}

#[tokio::test]
#[ignore = "night"]
async fn over_redis() {
    let options = Options::default().set("PORTAL_SESSION_IDLE_S", "0.2");
    an_idle_session_ends_and_a_later_one_has_all_changes(TestServer::start_with_redis(options).await).await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_open_socket_keeps_its_session() {
    let server = TestServer::start_with(Options::default().set("PORTAL_SESSION_IDLE_S", "0.1")).await;
    let (watched, idle) = (User::register(&server, "watched").await, User::register(&server, "idle").await);
    let mut socket = watched.socket().await;
    socket.next_of_type("status").await;
    idle.me().await;
    eventually("only the Session with a socket", async || server.node.observe().sessions == 1).await;
    send_to(&server.db, watched.uid, "一").await;
    assert_eq!(socket.next_of_type("message").await["title"], "一");
}

#[tokio::test]
#[ignore = "night"]
async fn a_thread_with_a_waiting_writer_does_not_end_and_writes_once() {
    // Enough connections for a second writer while the first one waits.
    let options =
        Options::default().set("PORTAL_SESSION_IDLE_S", "0.2").set("PORTAL_DATABASE_CONNECTIONS", "10");
    let server = TestServer::start_with(options).await;
    let (user, quicker) =
        (User::register(&server, "lin_xia").await, User::register(&server, "quicker").await);
    let held = publish(&user, &json!({ "title": "慢", "content": "等一等" })).await["id"].as_i64().unwrap();
    let quick =
        publish(&quicker, &json!({ "title": "快", "content": "马上好" })).await["id"].as_i64().unwrap();
    let comment = async |who: &User, post: i64, content: &str| {
        let path = format!("/api/v1/square/post/{post}/comment");
        who.client.post_json(&path, &json!({ "content": content })).await
    };
    let mut other = server.db.pool.get().await.unwrap();
    let lock = other.transaction().await.unwrap();
    lock.query_one("select 1 from post where id = $1 for update", &[&held]).await.unwrap();
    let let_go = async {
        server.db.waiting(1).await;
        // A later Thread is the clock: when it has ended, an idle earlier one would have ended too.
        comment(&quicker, quick, "我先来").await.ok();
        eventually("the end of the later Thread", async || server.node.observe().threads <= 1).await;
        lock.rollback().await.unwrap();
    };
    let (written, ()) = tokio::join!(comment(&user, held, "只说一遍"), let_go);
    written.ok();
    let written = "select count(*) from comment where content = '只说一遍'";
    assert_eq!(server.db.value::<i64>(written).await, 1);
}
