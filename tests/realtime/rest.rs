//! A Session that nobody needs rests, and comes back with what happened meanwhile.

use crate::harness::{Options, TestServer, User, eventually, send_to, send_to_all};

async fn rests_and_comes_back(server: TestServer) {
    let user = User::register(&server, "lin_xia").await;
    user.me().await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    assert_eq!(server.node.observe().sessions, 1);
    drop(socket);
    eventually("it rests", async || server.node.observe().sessions == 0).await;
    // No Session hears of these two.
    let id = send_to(&server.db, user.uid, "一").await;
    send_to_all(&server.db, "二").await;
    let me = user.me().await;
    assert_eq!(me["unread"]["messages"], 2);
    let mut socket = user.socket().await;
    assert_eq!(socket.next_of_type("status").await["unread"]["messages"], 2);
    user.client.post("/api/user/message", &[("ids", &id.to_string())]).await.ok();
    // The notices of the two may come late, and are told then.
    socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    send_to(&server.db, user.uid, "三").await;
    socket.next_where("the third", |frame| frame["type"] == "message" && frame["title"] == "三").await;
    server.db.audit().await;
}

#[tokio::test]
async fn alone() {
    rests_and_comes_back(
        TestServer::start_with(Options::default().set("PORTAL_SESSION_IDLE_S", "0.2")).await,
    )
    .await;
}

#[tokio::test]
async fn over_redis() {
    let options = Options::default().set("PORTAL_SESSION_IDLE_S", "0.2");
    rests_and_comes_back(TestServer::start_with_redis(options).await).await;
}

#[tokio::test]
async fn an_open_socket_keeps_it_awake() {
    let server = TestServer::start_with(Options::default().set("PORTAL_SESSION_IDLE_S", "0.1")).await;
    let (watched, idle) = (User::register(&server, "watched").await, User::register(&server, "idle").await);
    let mut socket = watched.socket().await;
    socket.next_of_type("status").await;
    idle.me().await;
    eventually("only the watched one is left", async || server.node.observe().sessions == 1).await;
    send_to(&server.db, watched.uid, "一").await;
    assert_eq!(socket.next_of_type("message").await["title"], "一");
}
