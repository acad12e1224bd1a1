use serde_json::json;

use crate::harness::{TestServer, library};

#[tokio::test]
async fn the_categories_of_each_kind_are_listed() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    assert_eq!(*visitor.get("/api/v1/book/categories").await.ok(), json!([]));
    library(&server).await;
    let of = |kind, category| json!({ "kind": kind, "categories": [{ "category": category, "num": 1 }] });
    assert_eq!(
        *visitor.get("/api/v1/book/categories").await.ok(),
        json!([of("comic", "治愈"), of("novel", "武侠"), of("animation", "科幻")])
    );
}
