//! /api/order/sandbox/cashier

use std::time::Duration;

use reqwest::Method;

use crate::harness::{Cashier, Nodes, Options, Post, TestServer, User, eventually, order, shop, soon};

async fn at_the_cashier(options: Options) -> (TestServer, User, Cashier) {
    let server = TestServer::start_with(options).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    let cashier = Cashier::open(&user.client, &id).await;
    (server, user, cashier)
}

#[tokio::test]
async fn the_cashier_is_a_page_without_script_that_shows_the_payment() {
    let (server, _user, cashier) = at_the_cashier(Options::default()).await;
    let page = cashier.page().await;
    assert_eq!((page.status, page.content_type.as_str()), (200, "text/html; charset=utf-8"));
    for part in ["¥6.00", "60 X钻", "等待付款", "确认支付", "/api/order/sandbox/cashier.css"] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    assert!(!page.text.contains("<script") && !page.text.contains("style=") && !page.text.contains('{'));
    let style = server.visitor().page(Method::GET, "/api/order/sandbox/cashier.css", &[]).await;
    assert_eq!((style.status, style.content_type.as_str()), (200, "text/css; charset=utf-8"));
}

#[tokio::test]
#[ignore = "night"]
async fn coins_reach_open_pages_of_every_node() {
    let nodes = Nodes::start().await;
    shop(&nodes.db).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    let cashier = Cashier::open(&user.client, &id).await;
    let mut sockets = [user.socket().await, user.client.at(&nodes.b).socket().await];
    let arrived = async {
        let next = cashier.press("pay").await;
        assert_eq!(next.status, 303);
        assert!(next.location.starts_with("/api/order/return/sandbox?order="), "{}", next.location);
        for socket in &mut sockets {
            assert_eq!(socket.next_of_type("order").await["status"], "delivered");
            socket.status_where("the coins", |status| status["coinNum"] == 60).await;
        }
    };
    soon(Duration::from_secs(1), "the coins on both pages", arrived).await;
    nodes.db.audit().await;
}

#[tokio::test]
async fn a_call_back_sent_three_times_delivers_once() {
    let (server, user, cashier) = at_the_cashier(Options::default()).await;
    let post = Post::open();
    server.db.execute(&format!("update sandbox_trade set notify_url = '{}'", post.url)).await;
    cashier.press("thrice").await;
    eventually("three call-backs", async || post.received().len() == 3).await;
    for body in post.received() {
        let fields: Vec<(String, String)> = serde_urlencoded::from_str(&body).unwrap();
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let said = server.visitor().page(Method::POST, "/api/order/notify/sandbox", &fields).await;
        assert_eq!(said.text, "success");
    }
    assert_eq!(user.me().await["coinNum"], 60);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_late_call_back_arrives_late() {
    let options = Options::default().set("PORTAL_PAY_SANDBOX_DELAY_S", "0.2");
    let (server, user, cashier) = at_the_cashier(options).await;
    let next = cashier.press("late").await;
    // The buyer stays at the cashier, because the return would query the channel at once.
    assert!(next.status == 303 && next.location.contains("/cashier?"), "{next:?}");
    assert!(cashier.page().await.text.contains("支付成功"));
    eventually("the call-back", async || user.me().await["coinNum"] == 60).await;
    assert_eq!(server.db.value::<String>("select heard_by from payment").await, "notify");
}

#[tokio::test]
#[ignore = "night"]
async fn a_failed_payment_can_be_repeated_and_a_closed_order_cannot_be_paid() {
    let (server, user, cashier) = at_the_cashier(Options::default()).await;
    cashier.press("fail").await;
    assert!(cashier.page().await.text.contains("支付失败，请再试一次"));
    let next = cashier.press("close").await;
    let page = cashier.page().await;
    assert!(page.text.contains("交易已关闭") && !page.text.contains("<button"), "{}", page.text);
    cashier.press("pay").await;
    // The return finds the order closed.
    server.visitor().page(Method::GET, &next.location, &[]).await;
    assert_eq!(server.db.value::<String>("select status from trade_order").await, "closed");
    assert_eq!(user.me().await["coinNum"], 0);
    server.db.audit().await;
}

#[tokio::test]
async fn an_expired_order_cannot_be_paid() {
    let (server, _user, cashier) = at_the_cashier(Options::default()).await;
    server.db.execute("update sandbox_trade set expire_time = now()").await;
    cashier.press("pay").await;
    assert!(cashier.page().await.text.contains("交易已关闭"));
    assert_eq!(server.db.value::<i64>("select count(*) from payment").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_foreign_return_address_is_not_followed() {
    let (server, user, _cashier) = at_the_cashier(Options::default()).await;
    let id = order(&user.client, 1, "sandbox").await;
    let get = async |query: &str| server.visitor().get(&format!("/api/order/sandbox/cashier?{query}")).await;
    get(&format!("order={id}&sign=00")).await.failed(404);
    get(&format!("order={id}&sign=é")).await.failed(404);
    get(&format!("order={id}")).await.malformed("sign");
    let fields = [("order", id.as_str()), ("sign", "00"), ("act", "pay")];
    server.visitor().post("/api/order/sandbox/cashier", &fields).await.failed(404);
    let fields = [("order", id.as_str()), ("sign", "00"), ("act", "steal")];
    server.visitor().post("/api/order/sandbox/cashier", &fields).await.malformed("act");
}

#[tokio::test]
async fn without_the_sandbox_there_is_no_cashier() {
    let server = TestServer::start_with(Options::default().set("PORTAL_PAY_CHANNELS", "none")).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let buy = [("packageId", "1"), ("channel", "sandbox")];
    user.client.post("/api/user/center/coin/order", &buy).await.refused(2002);
    let query = format!("order={}&sign=00", uuid::Uuid::new_v4());
    server.visitor().get(&format!("/api/order/sandbox/cashier?{query}")).await.failed(404);
    let coins = user.client.post("/api/user/center/coin/all", &[]).await;
    assert_eq!(coins.ok()["channels"], serde_json::json!([]));
}
