//! Reading on one page clears the badge on all pages.

use serde_json::json;

use crate::harness::{TestServer, User, send_to, send_to_all};

#[tokio::test]
async fn by_rest() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let id = send_to(&server.db, user.uid, "一").await.to_string();
    send_to_all(&server.db, "二").await;
    let (mut phone, mut tab) = (user.socket().await, user.socket().await);
    for socket in [&mut phone, &mut tab] {
        socket.status_where("a badge of 2", |status| status["unread"]["messages"] == 2).await;
    }
    let answer = user.client.post("/api/user/message", &[("id", &id)]).await;
    for socket in [&mut phone, &mut tab] {
        // A repeated status for the late message may precede it.
        let version = &answer.ok()["version"];
        let status =
            socket.status_where("the answer's version", |status| status["version"] == *version).await;
        assert_eq!(status["unread"], answer.ok()["unread"]);
    }
    user.client.post("/api/user/message", &[("all", "1")]).await.ok();
    for socket in [&mut phone, &mut tab] {
        socket.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    }
    server.db.audit().await;
}

#[tokio::test]
async fn messages_are_read_by_a_frame_and_the_ack_names_it() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let ids = [send_to(&server.db, user.uid, "一").await, send_to_all(&server.db, "二").await];
    send_to(&server.db, user.uid, "三").await;
    let (mut phone, mut tab) = (user.socket().await, user.socket().await);
    for socket in [&mut phone, &mut tab] {
        socket.status_where("a badge of 3", |status| status["unread"]["messages"] == 3).await;
    }
    phone.say(&json!({ "type": "read", "messages": ids, "id": "r1" })).await;
    assert_eq!(phone.next_of_type("ack").await, json!({ "type": "ack", "id": "r1" }));
    tab.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    tab.say(&json!({ "type": "read", "messages": "all" })).await;
    phone.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    tab.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    assert!(tab.so_far().await.is_empty(), "without an id there is no ack");
    assert_eq!(user.unread().await, 0);
    server.db.audit().await;
}

#[tokio::test]
async fn a_reader_cannot_mark_anothers_messages() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let foreign = send_to(&server.db, other.uid, "别人的").await;
    let mut socket = user.socket().await;
    socket.say(&json!({ "type": "read", "messages": [foreign, 999_999], "id": "r1" })).await;
    socket.next_of_type("ack").await;
    assert_eq!(other.unread().await, 1);
    let mut visitor = server.visitor().socket().await;
    visitor.say(&json!({ "type": "read", "messages": "all", "id": "r2" })).await;
    let error = visitor.next_of_type("error").await;
    assert_eq!((&error["id"], &error["code"]), (&json!("r2"), &json!(2)));
    server.db.audit().await;
}

#[tokio::test]
async fn broadcasts_read_one_by_one_move_the_watermark_and_leave_no_exceptions() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut sent = Vec::new();
    for title in ["一", "二", "三"] {
        sent.push(send_to_all(&server.db, title).await.to_string());
    }
    let read = async |id: &str| {
        user.client.post("/api/user/message", &[("ids", id)]).await.ok();
        let upto: i64 = server.db.value("select read_upto from status").await;
        (upto, server.db.value::<i64>("select count(*) from broadcast_read").await)
    };
    // (watermark, exceptions above it)
    assert_eq!(read(&sent[1]).await, (0, 1));
    assert_eq!(read(&sent[0]).await, (2, 0));
    assert_eq!(read(&sent[2]).await, (3, 0));
    assert_eq!(user.unread().await, 0);
    server.db.audit().await;
}
