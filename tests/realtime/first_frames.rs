//! The first frames of a socket, and the origins that may open one.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Options, Socket, TestServer, User, eventually, send_to, send_to_all};

#[tokio::test]
async fn hello_is_first_and_the_status_follows() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    assert_eq!(socket.hello["user"], json!(user.uid));
    assert_eq!(socket.hello["heartbeat"], 25_000);
    assert_eq!(socket.hello["limits"], json!({ "frameBytes": 16_384, "framesPerSecond": 10, "topics": 20 }));
    let status = socket.frame().await;
    assert_eq!((&status["type"], &status["coinNum"]), (&json!("status"), &json!(0)));
    assert_eq!(status["version"], user.me().await["version"]);
}

#[tokio::test]
async fn a_visitors_socket_gets_no_events_of_users() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut visitor = server.visitor().socket().await;
    assert_eq!(visitor.hello["user"], json!(null));
    let mut own = user.socket().await;
    own.next_of_type("status").await;
    send_to(&server.db, user.uid, "给你").await;
    send_to_all(&server.db, "给大家").await;
    own.next_where("the second message", |frame| frame["type"] == "message" && frame["title"] == "给大家")
        .await;
    assert_eq!(visitor.so_far().await, Vec::<Value>::new());
}

#[tokio::test]
async fn an_announcement_reaches_everybody_including_visitors() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let (mut visitor, mut own) = (server.visitor().socket().await, user.socket().await);
    let publish = "insert into announcement (id, pos_type, title, content, create_time)
                       values (1, 1, '开服啦', '<p>来玩</p>', '2026-01-01T00:00:00Z');
                   select pg_notify('portal', '{\"type\":\"content\"}')";
    server.db.execute(publish).await;
    for socket in [&mut visitor, &mut own] {
        let announcement = socket.next_of_type("announcement").await;
        assert_eq!(
            announcement,
            json!({
                "type": "announcement", "id": 1, "title": "开服啦", "content": "<p>来玩</p>",
                "createTime": "2026-01-01T00:00:00.000Z",
            })
        );
    }
    // An import of other changes does not show it again.
    server.db.execute("select pg_notify('portal', '{\"type\":\"content\"}')").await;
    send_to_all(&server.db, "之后").await;
    let passed = own.next_of_type("message").await;
    assert_eq!(passed["title"], "之后");
    assert_eq!(visitor.so_far().await, Vec::<Value>::new());
}

#[tokio::test]
async fn only_pages_of_the_portal_and_of_allowed_origins_may_connect() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_ORIGINS", "https://friend.example")).await;
    let own = format!("http://{}", server.addr());
    for origin in [own.as_str(), "https://friend.example"] {
        Socket::try_open(server.addr(), None, Some(origin)).await.unwrap();
    }
    for origin in
        ["https://evil.example", "null", "http://127.0.0.1:1", "https://friend.example.evil.example", ""]
    {
        let refusal = Socket::try_open(server.addr(), None, Some(origin)).await.err().unwrap();
        assert_eq!(refusal.status(), 403, "{origin}");
        let body: Value = serde_json::from_slice(refusal.body().as_ref().unwrap()).unwrap();
        assert_eq!(body["code"], 1);
    }
    // A page of a foreign origin does not use up the ticket.
    let user = User::register(&server, "lin_xia").await;
    let ticket = user.client.ticket().await;
    Socket::try_open(server.addr(), Some(&ticket), Some("https://evil.example")).await.err().unwrap();
    Socket::open(server.addr(), Some(&ticket)).await;
}

#[tokio::test]
async fn a_plain_call_to_the_sockets_address_is_refused_with_a_reason() {
    let server = TestServer::start().await;
    let answer = server.visitor().send(Method::GET, "/api/v1/realtime", "", Vec::new()).await;
    assert_eq!((answer.failed(400).msg(), answer.detail()), ("请求错误", "请用 WebSocket 连接"));
}

#[tokio::test]
#[ignore = "night"]
async fn the_node_forgets_closed_sockets() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let (one, other) = (user.socket().await, server.visitor().socket().await);
    assert_eq!(server.node.observe().sockets, 2);
    drop((one, other));
    eventually("no sockets", async || server.node.observe().sockets == 0).await;
}

#[tokio::test]
async fn the_server_pings_at_every_heartbeat() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REALTIME_HEARTBEAT_S", "0.1")).await;
    let mut socket = server.visitor().socket().await;
    assert_eq!(socket.hello["heartbeat"], 100);
    eventually("three pings", async || {
        socket.so_far().await;
        socket.pings >= 3
    })
    .await;
}
