use futures_util::future::join_all;
use serde_json::json;

use crate::harness::{TestServer, User, post};

#[tokio::test]
async fn a_post_is_liked_once_by_each_however_often_they_tap() {
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
