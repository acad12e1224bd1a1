use serde_json::json;

use crate::harness::{TestServer, User, frame, gift_of_goods};

#[tokio::test]
async fn claimed_goods_are_listed_with_frames_first() {
    let server = TestServer::start().await;
    frame(&server.db, "leaf").await;
    gift_of_goods(&server.db, 1, &[("spin", "2"), ("frame", "leaf"), ("rename", "1"), ("vipDays", "3")])
        .await;
    let user = User::register(&server, "lin_xia").await;
    let none = user.client.get("/api/v1/goods/me").await;
    assert_eq!((&none.ok()["goods"], &none.ok()["freeRenameTime"]), (&json!([]), &json!(null)));
    user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok();
    let mine = user.client.get("/api/v1/goods/me").await;
    let goods = mine.ok()["goods"].as_array().unwrap().clone();
    let shown: Vec<_> = goods.iter().map(|good| (good["kind"].clone(), good["amount"].clone())).collect();
    assert_eq!(
        shown,
        [(json!("frame"), json!(1)), (json!("rename"), json!(1)), (json!("spin"), json!(2))],
        "days of membership are no goods: they have begun"
    );
    assert_eq!(
        goods[0],
        json!({ "kind": "frame", "frame": "leaf", "name": "leaf", "picture": "/media/leaf.webp", "amount": 1, "worn": false })
    );
    assert_eq!(user.me().await["levelType"], 1);
    server.visitor().get("/api/v1/goods/me").await.refused(2);
    server.db.audit().await;
}
