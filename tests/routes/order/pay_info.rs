//! POST /api/order/payInfo

use uuid::Uuid;

use crate::harness::{TestServer, User, call_back, order, paid, pay_info, shop};

const PATH: &str = "/api/order/payInfo";

#[tokio::test]
async fn repeated_calls_lead_to_one_trade() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    let first = pay_info(&user.client, &id).await;
    assert!(first.starts_with("/api/order/sandbox/cashier?"), "{first}");
    assert_eq!(pay_info(&user.client, &id).await, first);
    assert_eq!(server.db.value::<i64>("select count(*) from sandbox_trade").await, 1);
    let read = user.client.post("/api/user/center/coin/order", &[("orderId", &id)]).await;
    let info = user.client.post(PATH, &[("orderId", &id)]).await;
    assert_eq!(info.ok()["expiresAt"], read.ok()["payExpireTime"]);
    // From now on the channel is queried.
    let soon = "select ask_time < now() + interval '6 seconds' from trade_order";
    assert!(server.db.value::<bool>(soon).await);
}

#[tokio::test]
async fn only_open_orders_of_the_caller_can_be_paid() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let id = order(&user.client, 1, "sandbox").await;
    other.client.post(PATH, &[("orderId", &id)]).await.refused(2002);
    user.client.post(PATH, &[("orderId", &Uuid::new_v4().to_string())]).await.refused(2002);
    user.client.post(PATH, &[]).await.malformed("orderId");
    user.client.post(PATH, &[("orderId", &id), ("uid", "1")]).await.failed(403);
    server.visitor().post(PATH, &[("orderId", &id)]).await.refused(2);

    call_back(&server, &paid(&id, "T1", 600)).await;
    let delivered = user.client.post(PATH, &[("orderId", &id)]).await;
    assert_eq!(delivered.refused(2005).json["data"]["status"], "delivered");
    let late = order(&user.client, 1, "sandbox").await;
    server.db.execute("update trade_order set pay_expire_time = now() where status = 'created'").await;
    let over = user.client.post(PATH, &[("orderId", &late)]).await;
    assert_eq!(over.refused(2005).json["data"]["status"], "closed");
    server.db.audit().await;
}
