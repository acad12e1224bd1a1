use serde_json::json;

use crate::harness::{TestServer, User, post};

#[tokio::test]
async fn each_player_likes_a_comment_once_and_a_deleted_one_not_at_all() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "zhou_ye").await);
    let post = post(&server.db, user.uid).await;
    let made = user
        .client
        .post_json(&format!("/api/v1/square/post/{post}/comment"), &json!({ "content": "顶" }))
        .await;
    let id = made.ok()["id"].clone();
    let path = format!("/api/v1/square/comment/{id}/like");
    user.client.post_json(&path, &json!({})).await.ok();
    assert_eq!(*user.client.post_json(&path, &json!({})).await.ok(), json!({ "liked": true, "likeNum": 1 }));
    assert_eq!(*other.client.post_json(&path, &json!({})).await.ok(), json!({ "liked": true, "likeNum": 2 }));
    assert_eq!(*user.client.delete(&path).await.ok(), json!({ "liked": false, "likeNum": 1 }));
    assert_eq!(*user.client.delete(&path).await.ok(), json!({ "liked": false, "likeNum": 1 }));
    let list = other.client.get(&format!("/api/v1/square/post/{post}/comment/list")).await;
    assert_eq!(
        (&list.ok()["records"][0]["liked"], &list.ok()["records"][0]["likeNum"]),
        (&json!(true), &json!(1))
    );
    user.client.delete(&format!("/api/v1/square/comment/{id}")).await.ok();
    other.client.post_json(&path, &json!({})).await.refused(2002);
    server.visitor().post_json(&path, &json!({})).await.refused(2);
    server.db.audit().await;
}
