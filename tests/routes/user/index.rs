use serde_json::json;

use crate::harness::{TestServer, User, post};

#[tokio::test]
async fn a_persons_page_shows_their_relation_to_the_reader() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    post(&server.db, other.uid).await;
    let path = format!("/api/v1/user/{}", other.uid);
    let seen = server.visitor().get(&path).await;
    let page = seen.ok();
    assert_eq!(
        (&page["uid"], &page["posts"], &page["followed"]),
        (&json!(other.uid), &json!(1), &json!(false))
    );
    assert!(page.get("loginName").is_none() && page.get("phone").is_none());
    user.client.post_json(&format!("/api/v1/user/block/{}", other.uid), &json!({})).await.ok();
    assert_eq!(user.client.get(&path).await.ok()["blocked"], true);
    assert_eq!(server.visitor().get(&path).await.ok()["blocked"], false);
    server.visitor().get("/api/v1/user/7").await.refused(2002);
    server.visitor().get("/api/v1/user/x").await.failed(404);
}
