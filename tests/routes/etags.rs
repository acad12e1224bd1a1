//! Visitors' lists have an etag: a client that has the current one gets 304.

use serde_json::json;

use crate::harness::{TestServer, User, publish};

const POSTS: &str = "/api/v1/square/post/list";

#[tokio::test]
async fn a_known_list_is_answered_with_304() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let visitor = server.visitor();
    for path in [POSTS, "/api/v1/square/tag/list", "/api/v1/book/list", "/api/v1/book/ranking"] {
        let list = visitor.get(path).await;
        list.ok();
        assert_eq!(list.header("cache-control"), "private, no-cache", "{path}");
        let again = visitor.with("If-None-Match", list.header("etag")).get(path).await;
        assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""), "{path}");
        assert_eq!(again.header("etag"), list.header("etag"), "{path}");
    }
    let before = visitor.get(POSTS).await;
    publish(&user, &json!({ "content": "大家好" })).await;
    let after = visitor.with("If-None-Match", before.header("etag")).get(POSTS).await;
    assert_eq!(after.ok()["records"].as_array().unwrap().len(), 1);
    assert_ne!(after.header("etag"), before.header("etag"));
}

#[tokio::test]
async fn answers_for_one_account_have_no_etag() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    assert!(!user.client.get(POSTS).await.headers.contains_key("etag"));
    assert!(!server.visitor().post("/api/web/game/list", &[]).await.headers.contains_key("etag"));
}
