use serde_json::json;

use crate::harness::{TestServer, User, post};

const PATH: &str = "/api/v1/report";

#[tokio::test]
async fn a_thing_is_reported_once_by_each() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let post = post(&server.db, other.uid).await;
    let comments = format!("/api/v1/square/post/{post}/comment");
    let comment = other.client.post_json(&comments, &json!({ "content": "加群" })).await.ok()["id"].clone();
    for (kind, id) in [("post", json!(post)), ("comment", comment), ("user", json!(other.uid))] {
        let report = json!({ "kind": kind, "id": id, "reason": "spam", "detail": "发广告" });
        assert!(user.client.post_json(PATH, &report).await.ok().is_null());
        user.client.post_json(PATH, &report).await.refused(2003);
        assert_eq!(other.client.post_json(PATH, &report).await.malformed("id"), "不能举报自己");
    }
    assert_eq!(server.db.value::<i64>("select count(*) from report").await, 3);
}

#[tokio::test]
async fn what_is_gone_or_malformed_is_not_reported() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let hidden = post(&server.db, other.uid).await;
    server.db.execute("update post set hidden = true").await;
    let report = |kind: &str, id: i64| json!({ "kind": kind, "id": id, "reason": "other" });
    server.visitor().post_json(PATH, &report("user", other.uid)).await.refused(2);
    for (kind, id) in [("post", hidden), ("post", 7), ("comment", 7), ("user", 7), ("user", -1)] {
        user.client.post_json(PATH, &report(kind, id)).await.refused(2002);
    }
    user.client.post_json(PATH, &report("game", 7)).await.malformed("kind");
    let answer = user.client.post_json(PATH, &json!({ "kind": "user", "id": 7, "reason": "ugly" })).await;
    answer.malformed("reason");
    let long = json!({ "kind": "user", "id": 7, "reason": "other", "detail": "字".repeat(501) });
    assert_eq!(user.client.post_json(PATH, &long).await.malformed("detail"), "补充说明最多 500 个字");
}
