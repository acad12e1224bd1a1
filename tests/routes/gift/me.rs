use serde_json::{Value, json};

use crate::harness::{TestServer, User, gift};

#[tokio::test]
async fn claimed_codes_are_listed_newest_first_whatever_happened_to_their_packs() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for id in 1..=3 {
        gift(&server.db, id, 3, "vip_only = false").await;
        user.client.post_json(&format!("/api/v1/gift/{id}/claim"), &json!({})).await.ok();
    }
    server.db.execute("update gift set retired = true where id = 3").await;
    let ids = |page: &Value| -> Vec<i64> {
        page["records"].as_array().unwrap().iter().map(|gift| gift["id"].as_i64().unwrap()).collect()
    };
    let first = user.client.get("/api/v1/gift/me?pageSize=2").await;
    assert_eq!((ids(first.ok()), &first.ok()["total"]), (vec![3, 2], &json!(3)));
    let cursor = first.ok()["nextCursor"].as_str().unwrap().to_owned();
    let second = user.client.get(&format!("/api/v1/gift/me?pageSize=2&cursor={cursor}")).await;
    assert_eq!(ids(second.ok()), [1]);
    assert!(first.ok()["records"][0]["claimTime"].is_string());
    server.visitor().get("/api/v1/gift/me").await.refused(2);
}
