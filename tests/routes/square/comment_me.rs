use serde_json::json;

use crate::harness::{TestServer, User, publish};

const PATH: &str = "/api/v1/square/comment/me";

#[tokio::test]
async fn own_comments_are_listed_with_their_posts() {
    let server = TestServer::start().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    let kept = publish(&other, &json!({ "title": "留着的", "content": "正文" })).await;
    let gone = publish(&other, &json!({ "content": "会删的秘密" })).await;
    let mut made = Vec::new();
    for (post, content) in [(&kept, "一"), (&gone, "二"), (&kept, "三")] {
        let path = format!("/api/v1/square/post/{}/comment", post["id"]);
        made.push(user.client.post_json(&path, &json!({ "content": content })).await.ok()["id"].clone());
        other.client.post_json(&path, &json!({ "content": "别人的" })).await.ok();
    }
    user.client.post_json(&format!("/api/v1/square/comment/{}/like", made[0]), &json!({})).await.ok();
    other.client.delete(&format!("/api/v1/square/post/{}", gone["id"])).await.ok();
    let page = user.client.get(&format!("{PATH}?sort=2")).await;
    let records = page.ok()["records"].as_array().unwrap();
    let told: Vec<_> = records.iter().map(|comment| (&comment["id"], &comment["post"])).collect();
    let kept = json!({ "id": kept["id"], "title": "留着的", "excerpt": "正文", "gone": false });
    let gone = json!({ "id": gone["id"], "title": "", "excerpt": "", "gone": true });
    assert_eq!(told, [(&made[2], &kept), (&made[1], &gone), (&made[0], &kept)]);
    assert_eq!((&records[2]["liked"], &page.ok()["total"]), (&json!(true), &json!(3)));
    assert!(!page.text.contains("秘密"));
    let second = user.client.get(&format!("{PATH}?pageSize=1&currentPage=2")).await;
    assert_eq!(second.ok()["records"][0]["id"], made[1]);
    user.client.delete(&format!("/api/v1/square/comment/{}", made[2])).await.ok();
    assert_eq!(user.client.get(PATH).await.ok()["total"], 2);
    user.client.get(&format!("{PATH}?sort=3")).await.malformed("sort");
    server.visitor().get(PATH).await.refused(2);
    server.db.audit().await;
}
