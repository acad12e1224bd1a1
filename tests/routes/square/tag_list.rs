use serde_json::json;

use crate::harness::TestServer;

const PATH: &str = "/api/v1/square/tag/list";

#[tokio::test]
async fn tags_are_in_display_order() {
    let server = TestServer::start().await;
    assert_eq!(*server.visitor().get(PATH).await.ok(), json!([]));
    server
        .db
        .execute(
            "insert into square_tag (id, tag, place, retired) values
             (1, '攻略', 2, false), (2, '闲聊', 1, false), (3, '旧', 0, true)",
        )
        .await;
    let answer = server.visitor().get(PATH).await;
    assert_eq!(*answer.ok(), json!([{ "id": 2, "tag": "闲聊" }, { "id": 1, "tag": "攻略" }]));
}
