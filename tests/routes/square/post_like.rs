use futures_util::future::join_all;
use serde_json::json;

use crate::harness::{Options, TestServer, User, post};

#[tokio::test]
async fn each_player_likes_a_post_once_however_often_they_tap() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let path = format!("/api/v1/square/post/{post}/like");
    let body = json!({});
    join_all((0..20).map(|_| user.client.post_json(&path, &body))).await.iter().for_each(|answer| {
        assert_eq!(*answer.ok(), json!({ "liked": true, "likeNum": 1 }));
    });
    assert_eq!(*user.client.delete(&path).await.ok(), json!({ "liked": false, "likeNum": 0 }));
    user.client.post_json("/api/v1/square/post/7/like", &body).await.refused(2002);
    server.visitor().post_json(&path, &body).await.refused(2);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn likes_and_unlikes_are_limited() {
    let server = TestServer::start_with(Options::default().set("PORTAL_LIKES_PER_ACCOUNT", "3/1h")).await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let post = post(&server.db, user.uid).await;
    let path = format!("/api/v1/square/post/{post}/like");
    user.client.post_json(&path, &json!({})).await.ok();
    user.client.delete(&path).await.ok();
    user.client.post_json("/api/v1/square/comment/7/like", &json!({})).await.refused(2002);
    let refused = user.client.post_json(&path, &json!({})).await;
    assert_eq!(refused.refused(1005).json["data"]["retryAfter"], 1200);
    user.client.delete(&path).await.refused(1005);
    user.client.post_json("/api/v1/square/comment/7/like", &json!({})).await.refused(1005);
    other.client.post_json(&path, &json!({})).await.ok();
    server.db.audit().await;
}
