use serde_json::json;

use crate::harness::{TestServer, User, post};

#[tokio::test]
async fn only_ones_own_comment_is_deleted_and_twice_is_once() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "zhou_ye").await);
    let post = post(&server.db, user.uid).await;
    let made = user
        .client
        .post_json(&format!("/api/v1/square/post/{post}/comment"), &json!({ "content": "说错了" }))
        .await;
    let path = format!("/api/v1/square/comment/{}", made.ok()["id"]);
    other.client.delete(&path).await.failed(403);
    server.visitor().delete(&path).await.refused(2);
    user.client.delete(&path).await.ok();
    user.client.delete(&path).await.ok();
    user.client.delete("/api/v1/square/comment/7").await.refused(2002);
    let kept: String = server.db.value("select comment_num || ' ' || root_num || ' ' || seq from post").await;
    assert_eq!(kept, "0 0 2");
    server.db.audit().await;
}
