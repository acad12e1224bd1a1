use serde_json::json;

use crate::harness::{TestServer, vip_plan};

#[tokio::test]
async fn plans_on_sale_are_listed_in_order() {
    let server = TestServer::start().await;
    vip_plan(&server.db, 2, "年卡", 1980).await;
    vip_plan(&server.db, 1, "月卡", 300).await;
    vip_plan(&server.db, 3, "下架的", 1).await;
    server.db.execute("update vip_plan set retired = true where type = 3").await;
    let answer = server.visitor().post("/api/vip/vipconfig", &[]).await;
    let plan = |plan: i32, name: &str, price: i64| {
        json!({ "type": plan, "name": name, "days": 30, "levelType": 1, "coinPrice": price, "price": price * 10,
                "currency": "CNY", "benefits": ["付费游戏免费下"], "badge": "" })
    };
    assert_eq!(*answer.ok(), json!([plan(1, "月卡", 300), plan(2, "年卡", 1980)]));
}
