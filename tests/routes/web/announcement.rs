use serde_json::json;

use crate::harness::TestServer;

const PATH: &str = "/api/web/announcement";

#[tokio::test]
async fn the_newest_announcement_of_a_position_or_null() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    assert_eq!(*visitor.post(PATH, &[("posType", "1")]).await.ok(), json!(null));
    server
        .db
        .execute(
            "insert into announcement (id, pos_type, title, content, retired, create_time) values
             (1, 1, '旧', '<p>a</p>', false, '2026-01-01T00:00:00Z'),
             (2, 1, '新', '<p>b</p>', false, '2026-02-01T00:00:00Z'),
             (3, 1, '撤下', '<p>c</p>', true, '2026-03-01T00:00:00Z'),
             (4, 2, '别处', '<p>d</p>', false, '2026-04-01T00:00:00Z')",
        )
        .await;
    assert_eq!(
        *visitor.post(PATH, &[("posType", "1")]).await.ok(),
        json!({ "id": 2, "title": "新", "content": "<p>b</p>", "createTime": "2026-02-01T00:00:00.000Z" })
    );
    assert_eq!(visitor.post(PATH, &[("posType", "2")]).await.ok()["id"], 4);
    assert_eq!(*visitor.post(PATH, &[("posType", "3")]).await.ok(), json!(null));
}

#[tokio::test]
async fn the_position_is_required() {
    let server = TestServer::start().await;
    assert_eq!(server.visitor().post(PATH, &[]).await.malformed("posType"), "不能为空");
    assert_eq!(server.visitor().post(PATH, &[("posType", "top")]).await.malformed("posType"), "格式不正确");
}
