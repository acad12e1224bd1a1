//! The tables of the socket's document, row by row: each documented refusal occurs where the document says, and no other.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sql::inbox::{Audience, NewMessage};
use tokio_tungstenite::tungstenite::{
    Bytes, Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::harness::{Client, Options, Socket, TestServer, User, eventually, post};

/// First column of the table with this head; cells with several codes are split.
fn column(head: &str) -> BTreeSet<u16> {
    let document = portal::api::openapi::asyncapi();
    let text = document["info"]["description"].as_str().unwrap().to_owned();
    let table = text.split_once(&format!("| {head} |")).unwrap_or_else(|| panic!("no table: {head}")).1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.flat_map(|row| row.split('|').nth(1).unwrap().split(','))
        .map(|code| code.trim().parse().unwrap())
        .collect()
}

#[tokio::test]
#[ignore = "night"]
async fn every_documented_close_code_occurs_and_no_other() {
    let mut met = BTreeSet::new();
    for (code, message) in [
        (1002, Message::Frame(Frame::message("x", OpCode::Data(Data::Continue), true))),
        (1003, Message::binary(vec![1])),
        (1007, Message::Frame(Frame::message(vec![0xff], OpCode::Data(Data::Text), true))),
        (1009, Message::text("x".repeat(20_000))),
    ] {
        let server = TestServer::start().await;
        let mut socket = server.visitor().socket().await;
        socket.send(message).await;
        assert_eq!(socket.closed().await.0.code, code);
        met.insert(code);
    }
    for (setting, value, code) in
        [("PORTAL_REALTIME_SILENCE_S", "0.2", 1001), ("PORTAL_REALTIME_FRAMES_PER_SECOND", "1", 4029)]
    {
        let server = TestServer::start_with(Options::default().set(setting, value)).await;
        let mut socket = server.visitor().socket().await;
        // Enough frames to exceed the limit; none when silence is the cause.
        for _ in 0..if code == 4029 { 50 } else { 0 } {
            socket.try_send(Message::Ping(Bytes::new())).await;
        }
        assert_eq!(socket.closed().await.0.code, code);
        met.insert(code);
    }
    let options = Options::default().set("PORTAL_REALTIME_OUTBOX_BYTES", "4096");
    let mut server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let mut slow = user.socket().await;
    slow.next_of_type("status").await;
    // More than the outbox can hold.
    let content = "长".repeat(3_000);
    let new = NewMessage { kind: "system", title: "长", content: &content, link: None };
    sql::inbox::send(&server.db.pool, &Audience::One(user.uid), new).await.unwrap();
    assert_eq!(slow.closed().await.0.code, 4008);
    let mut ended = user.socket().await;
    ended.next_of_type("status").await;
    user.client.post("/api/user/logout", &[]).await.ok();
    assert_eq!(ended.closed().await.0.code, 4001);
    let mut restarted = server.visitor().socket().await;
    let (closed, ()) = tokio::join!(restarted.closed(), server.stop());
    assert_eq!(closed.0.code, 1012);
    met.extend([4008, 4001, 1012]);
    assert_eq!(met, column("close code"));
}

#[tokio::test]
#[ignore = "night"]
async fn every_documented_error_code_occurs_and_the_socket_stays_open() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REALTIME_TOPICS", "1")).await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "a_qing").await;
    let post = async || post(&server.db, user.uid).await;
    let (seen, hidden, deleted) = (post().await, post().await, post().await);
    server.db.execute(&format!("update post set hidden = true where id = {hidden}")).await;
    server.db.execute(&format!("update post set delete_time = now() where id = {deleted}")).await;
    let (used, stolen) = (user.client.ticket().await, other.client.ticket().await);
    drop(Socket::open(server.addr(), Some(&used)).await);
    let watch = |topic: String| json!({ "type": "watch", "topic": topic });
    let mut visitor = server.visitor().socket().await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    let refused = [
        (1, watch("square".into())),
        (2, json!({ "type": "token", "ticket": "made up" })),
        (2, json!({ "type": "token", "ticket": used })),
        (2, json!({ "type": "token", "ticket": stolen })),
        (2002, watch(format!("post:{hidden}"))),
        (2002, watch(format!("post:{deleted}"))),
        (2002, watch("post:99999999999999999999999999".into())),
        (2002, watch(format!("post:{}", i64::MIN))),
        (2002, watch("news".into())),
        (2002, watch("square:7".into())),
        (2002, watch(String::new())),
        (4000, json!({ "type": "dance" })),
        (4000, json!({ "type": "watch" })),
        (4000, json!({ "type": "watch", "topic": 7 })),
        (4000, json!({ "type": "watch", "topic": format!("post:{seen}"), "since": -1 })),
        (4000, json!({ "type": "watch", "topic": format!("post:{seen}"), "since": i64::MIN })),
        (4000, json!({ "type": "watch", "topic": format!("post:{seen}"), "since": 1.5 })),
        (4000, json!({ "type": "read", "messages": [0] })),
        (4000, json!({ "type": "token" })),
    ];
    let mut met = BTreeSet::new();
    for (n, (code, frame)) in (1..).zip(refused) {
        if code == 1 {
            // Uses the only topic that this socket may watch.
            socket.watch(seen, None).await;
        }
        let error = answer(&mut socket, n, frame).await;
        assert_eq!((&error["type"], &error["code"]), (&json!("error"), &json!(code)), "{error}");
        met.insert(code);
        if code == 1 {
            socket.say(&json!({ "type": "unwatch", "topic": format!("post:{seen}"), "id": 0 })).await;
            socket.next_of_type("ack").await;
        }
    }
    // A visitor has no inbox and no login to prolong.
    for frame in [json!({ "type": "read", "messages": "all" }), json!({ "type": "token", "ticket": "x" })] {
        assert_eq!(answer(&mut visitor, 1, frame).await["code"], 2);
    }
    assert_eq!(met, column("code of `error`"));
    // A `since` in the future gives no events and no error.
    let begin = json!({ "type": "watch", "topic": format!("post:{seen}"), "since": i64::MAX });
    assert_eq!(answer(&mut socket, 100, begin).await["type"], "ack");
    // A refused ticket is used up even when it was stolen: its owner requests another.
    assert_eq!(server.db.value::<i64>("select count(*) from ticket").await, 0);
}

/// The answer to a frame, which has the frame's id.
async fn answer(socket: &mut Socket, id: i64, mut frame: Value) -> Value {
    frame["id"] = id.into();
    socket.say(&frame).await;
    socket.next_where("the answer", |frame| frame["id"] == id).await
}

#[tokio::test]
#[ignore = "night"]
async fn every_documented_handshake_refusal_occurs_and_no_other() {
    let options = || Options::default().set("PORTAL_REALTIME_ADDRESS_SOCKETS", "1");
    let server = TestServer::start_with(options()).await;
    let mut met = BTreeSet::new();
    let mut refused = async |ticket: Option<&str>, origin: Option<&str>, status: u16, code: i64| {
        let refusal = Socket::try_open(server.addr(), ticket, origin).await.err().unwrap();
        let body: Value = serde_json::from_slice(refusal.body().as_ref().unwrap()).unwrap();
        assert_eq!((refusal.status().as_u16(), body["code"].as_i64()), (status, Some(code)), "{body}");
        met.insert(status);
    };
    refused(Some("made-up"), None, 200, 2).await;
    refused(Some("%00"), None, 400, 4000).await;
    refused(None, Some("https://evil.example"), 403, 1).await;
    let socket = server.visitor().socket().await;
    refused(None, None, 429, 1).await;
    drop(socket);
    eventually("the end of the socket", async || server.node.observe().sockets == 0).await;
    Client::visitor(server.addr()).get("/api/v1/realtime").await.failed(400);
    met.insert(400);

    let rushed =
        TestServer::start_with(Options::default().set("PORTAL_REALTIME_ADMIT_PER_SECOND", "1")).await;
    let _first = rushed.visitor().socket().await;
    // The limit is one a second, so some of several concurrent ones are refused.
    let many = (0..5).map(|_| Socket::try_open(rushed.addr(), None, None));
    let refusals = futures_util::future::join_all(many).await.into_iter().filter_map(Result::err);
    let early: Vec<_> = refusals.collect();
    assert!(!early.is_empty());
    for refusal in early {
        assert_eq!(refusal.status(), 503);
        assert!(refusal.headers().contains_key("retry-after"));
    }
    met.insert(503);
    assert_eq!(met, column("HTTP status"));
}
