use serde_json::json;

use crate::harness::{TestServer, User, send_to, send_to_all};

const PATH: &str = "/api/user/message";

#[tokio::test]
async fn one_message_is_returned_and_marked_read() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let own = send_to(&server.db, user.uid, "给你").await;
    let everybodys = send_to_all(&server.db, "给大家").await;
    for (id, left) in [(own, 1), (everybodys, 0)] {
        let id_text = id.to_string();
        let before = user.me().await["version"].as_i64().unwrap();
        let answer = user.client.post(PATH, &[("id", &id_text)]).await;
        let read = answer.ok();
        assert_eq!((&read["message"]["id"], &read["message"]["read"]), (&json!(id), &json!(true)));
        assert_eq!(read["unread"]["messages"], left);
        let version = read["version"].as_i64().unwrap();
        assert!(version > before, "the version grows with the badge's fall");
        // A second call changes nothing.
        let again = user.client.post(PATH, &[("id", &id_text)]).await;
        assert_eq!(
            (&again.ok()["unread"]["messages"], &again.ok()["version"]),
            (&json!(left), &json!(version))
        );
    }
    server.db.audit().await;
}

#[tokio::test]
async fn several_or_all_messages_are_marked_read() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut sent = Vec::new();
    for _ in 0..3 {
        sent.push(send_to(&server.db, user.uid, "给你").await);
        sent.push(send_to_all(&server.db, "给大家").await);
    }
    let two = format!("{},{}", sent[0], sent[3]);
    let answer = user.client.post(PATH, &[("ids", &two)]).await;
    assert_eq!(answer.ok()["unread"]["messages"], 4);
    assert_eq!(answer.ok().get("message"), None);
    let again = user.client.post(PATH, &[("ids", &two)]).await;
    assert_eq!(again.ok(), answer.ok(), "idempotent");
    assert_eq!(user.client.post(PATH, &[("all", "1")]).await.ok()["unread"]["messages"], 0);
    let all_again = user.client.post(PATH, &[("all", "1")]).await;
    assert_eq!(all_again.ok()["unread"]["total"], 0);
    assert_eq!(
        server.db.value::<i64>("select count(*) from broadcast_read").await,
        0,
        "the watermark says it"
    );
    // A later message is unread.
    send_to_all(&server.db, "新的").await;
    crate::harness::eventually("one unread", async || user.unread().await == 1).await;
    server.db.audit().await;
}

#[tokio::test]
async fn anothers_message_is_gone_and_ignored_in_a_list() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let foreign = send_to(&server.db, other.uid, "别人的").await;
    let own = send_to(&server.db, user.uid, "给你").await;
    user.client.post(PATH, &[("id", &foreign.to_string())]).await.refused(2002);
    user.client.post(PATH, &[("id", "999999")]).await.refused(2002);
    let both = format!("{foreign},{own},999999");
    assert_eq!(user.client.post(PATH, &[("ids", &both)]).await.ok()["unread"]["messages"], 0);
    assert_eq!(other.unread().await, 1);
    server.db.audit().await;
}

#[tokio::test]
async fn an_invalid_id_is_refused() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    assert_eq!(user.client.post(PATH, &[]).await.malformed("ids"), "请给出 id、ids 或 all=1");
    assert_eq!(user.client.post(PATH, &[("all", "2")]).await.malformed("ids"), "请给出 id、ids 或 all=1");
    assert_eq!(user.client.post(PATH, &[("id", "x")]).await.malformed("id"), "格式不正确");
    let too_many = vec!["1"; 101].join(",");
    for ids in ["1,", "a,b", "-1", "0", "9007199254740992", &too_many] {
        assert_eq!(
            user.client.post(PATH, &[("ids", ids)]).await.malformed("ids"),
            "最多 100 个数字，用逗号隔开"
        );
    }
    server.visitor().post(PATH, &[("all", "1")]).await.refused(2);
    user.client.post(PATH, &[("uid", "1"), ("all", "1")]).await.failed(403);
}

#[tokio::test]
#[ignore = "night"]
async fn concurrent_readers_keep_the_count_right() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(send_to(&server.db, user.uid, "给你").await.to_string());
        ids.push(send_to_all(&server.db, "给大家").await.to_string());
    }
    // Each message twice, all concurrently.
    let reads = ids.iter().chain(&ids).map(|id| {
        let client = user.client.clone();
        async move { client.post(PATH, &[("ids", id.as_str())]).await.ok().clone() }
    });
    futures_util::future::join_all(reads).await;
    assert_eq!(user.unread().await, 0);
    server.db.audit().await;
}
