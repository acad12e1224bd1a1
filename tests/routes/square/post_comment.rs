use serde_json::json;

use crate::harness::{TestServer, User, post};

fn path(post: i64) -> String {
    format!("/api/v1/square/post/{post}/comment")
}

#[tokio::test]
async fn one_key_makes_one_comment() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let key = uuid::Uuid::new_v4().to_string();
    let client = user.client.with("Idempotency-Key", &key);
    let body = json!({ "content": "手抖" });
    let path = path(post);
    let (one, other) = tokio::join!(client.post_json(&path, &body), client.post_json(&path, &body));
    assert_eq!(one.ok(), other.ok());
    assert_eq!(client.post_json(&path, &body).await.ok(), one.ok());
    let kept: String = server
        .db
        .value("select comment_num || ' ' || seq || ' ' || (select count(*) from comment) from post")
        .await;
    assert_eq!(kept, "1 1 1");
    let wrong = user.client.with("Idempotency-Key", "7").post_json(&path, &body).await;
    assert_eq!(wrong.malformed("Idempotency-Key"), "须为 UUID");
    server.db.audit().await;
}

#[tokio::test]
async fn each_refusal_changes_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let (open, locked, hidden) = (
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
    );
    server
        .db
        .execute(&format!("update post set locked = true where id = {locked}; update post set hidden = true where id = {hidden}"))
        .await;
    let body = json!({ "content": "你好" });
    user.client.post_json(&path(locked), &body).await.refused(3002);
    user.client.post_json(&path(hidden), &body).await.refused(2002);
    user.client.post_json(&path(7), &body).await.refused(2002);
    server.visitor().post_json(&path(open), &body).await.refused(2);
    for content in ["", "   ", &"x".repeat(1001), "\u{200b}", "a\u{202e}b"] {
        let answer = user.client.post_json(&path(open), &json!({ "content": content })).await;
        assert_eq!(answer.malformed("content"), "评论为 1–1000 个字");
    }
    assert_eq!(user.client.post_json(&path(open), &json!({})).await.malformed("content"), "不能为空");
    let answers = json!({ "content": "你好", "replyCommentId": 7 });
    user.client.post_json(&path(open), &answers).await.refused(2002);
    user.client.post_json("/api/v1/square/post/x/comment", &body).await.failed(404);
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 0);
}

#[tokio::test]
async fn a_crowd_that_comments_at_once_is_numbered_without_holes() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let path = path(post);
    let body = json!({ "content": "抢沙发" });
    let made = futures_util::future::join_all((0..60).map(|_| user.client.post_json(&path, &body))).await;
    let mut floors: Vec<i64> = made.iter().map(|answer| answer.ok()["floor"].as_i64().unwrap()).collect();
    floors.sort_unstable();
    assert!(floors.into_iter().eq(1..=60));
    server.db.audit().await;
}
