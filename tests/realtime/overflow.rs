//! Data that does not fit in a socket's outbox, on a real socket.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpSocket;
use tokio_tungstenite::{client_async, tungstenite::Message};

use crate::harness::{
    LIMIT, LightSocket, Options, Running, SignedIn, TestDatabase, TestServer, User, post, within,
};

#[tokio::test]
#[ignore = "night"]
async fn a_thread_too_fast_for_a_socket_ends_with_one_gap_and_the_socket_stays_open() {
    let db = TestDatabase::new().await;
    let mut running = Running::serve(&[
        ("DATABASE_URL", &db.url),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_REALTIME_OUTBOX_BYTES", "32768"),
        ("PORTAL_REALTIME_STALL_S", "600"),
        ("PORTAL_DRAIN_S", "0.1"),
    ])
    .await;
    let addr = running.address().await;
    let writer = SignedIn::register(addr, "lin_xia").await;
    let post = post(&db, writer.uid).await;
    // Small buffers for unread data.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(addr).await.unwrap();
    let (mut slow, _) = client_async(format!("ws://{addr}/api/v1/realtime"), stream).await.unwrap();
    let topic = format!("post:{post}");
    say(&mut slow, &json!({ "type": "watch", "topic": topic, "since": 0, "id": 1 })).await;
    while next(&mut slow).await["type"] != "ack" {}

    let path = format!("/api/v1/square/post/{post}/comment");
    let comment = async || {
        let content = json!({ "content": "字".repeat(1_000) });
        writer.ask(addr, &path, &content, None).await.expect("the comment is written");
    };
    while running.figure("portal_gaps_total").await.unwrap_or_default() < 1.0 {
        comment().await;
    }
    // These frames are for other sockets.
    for _ in 0..20 {
        comment().await;
    }
    say(&mut slow, &json!({ "type": "ping", "id": 2 })).await;
    let (mut seq, mut gaps) = (0, 0);
    loop {
        let frame = next(&mut slow).await;
        match frame["type"].as_str().unwrap() {
            "comment" => {
                assert_eq!((frame["seq"].as_i64(), gaps), (Some(seq + 1), 0), "a hole, or behind the gap");
                seq += 1;
            }
            "gap" => {
                assert_eq!(frame, json!({ "type": "gap", "topic": topic, "since": seq }));
                gaps += 1;
            }
            "pong" => break,
            _ => {}
        }
    }
    assert_eq!((gaps, running.figure("portal_gaps_total").await), (1, Some(1.0)));
    // The client watches again, from the end.
    let end = db.value::<i64>("select max(seq) from thread_event").await;
    assert!(end > seq);
    say(&mut slow, &json!({ "type": "watch", "topic": topic, "since": end, "id": 3 })).await;
    while next(&mut slow).await["type"] != "ack" {}
    comment().await;
    while next(&mut slow).await["seq"] != end + 1 {}
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
async fn a_replay_that_cannot_fit_is_a_gap_at_once() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_REALTIME_OUTBOX_BYTES", "16384")).await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    // About 700 bytes each as a frame; 17 of them fill about three quarters of an outbox.
    server
        .db
        .execute(&format!(
            "insert into comment (post_id, uid, content, floor)
                 select {post}, {uid}, repeat('x', 300), n from generate_series(1, 600) n;
             insert into thread_event (post_id, seq, kind, comment_id)
                 select {post}, floor, 1, id from comment where post_id = {post};
             update post set seq = 600, comment_num = 600, root_num = 600, floor_num = 600 where id = {post}",
            uid = user.uid
        ))
        .await;
    // From the database, then from memory.
    for _ in 0..2 {
        let mut socket = server.visitor().socket().await;
        for since in [0, 300, 560] {
            let begin = socket.watch(post, Some(since)).await;
            assert_eq!((&begin[0]["type"], &begin[0]["since"]), (&json!("gap"), &json!(since)), "{begin:?}");
        }
        let begin = socket.watch(post, Some(590)).await;
        assert_eq!(begin.iter().filter(|frame| frame["type"] == "comment").count(), 10);
    }
}

async fn say(socket: &mut LightSocket, frame: &Value) {
    socket.send(Message::text(frame.to_string())).await.unwrap();
}

async fn next(socket: &mut LightSocket) -> Value {
    loop {
        match within(LIMIT, "a frame", socket.next()).await {
            Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
            Some(Ok(Message::Ping(_))) => {}
            other => panic!("{other:?} instead of a frame"),
        }
    }
}
