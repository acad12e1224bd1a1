//! POST /api/order/cancel

use futures_util::future::join_all;
use serde_json::{Value, json};
use sql::order::{Letter, Payer, Refunded, Request};
use uuid::Uuid;

use crate::harness::{
    Alipay, Cashier, Client, Nodes, Options, TestServer, Treat, User, call_back, eventually, order, ordered,
    paid, pay_info, shop,
};

const PATH: &str = "/api/order/cancel";

async fn cancel(client: &Client, id: &str) -> Value {
    client.post(PATH, &[("orderId", id)]).await.ok().clone()
}

/// The refusal's state of the order.
async fn refused_as(client: &Client, id: &str) -> Value {
    client.post(PATH, &[("orderId", id)]).await.refused(2005).json["data"]["status"].clone()
}

async fn read(user: &User, id: &str) -> Value {
    user.client.post("/api/user/center/coin/order", &[("orderId", id)]).await.ok().clone()
}

async fn status(server: &TestServer) -> String {
    server.db.value("select status from trade_order").await
}

#[tokio::test]
async fn a_cancelled_order_is_closed_for_good_on_every_open_page() {
    let nodes = Nodes::start().await;
    shop(&nodes.db).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut sockets = [user.socket().await, user.client.at(&nodes.b).socket().await];
    let id = order(&user.client, 1, "sandbox").await;
    let cashier = Cashier::open(&user.client, &id).await;
    let cancelled = cancel(&user.client, &id).await;
    assert_eq!((&cancelled["id"], &cancelled["status"]), (&json!(id), &json!("closed")));
    assert_eq!(cancelled["cancelled"], true);
    for socket in &mut sockets {
        let frame = socket.next_of_type("order").await;
        assert_eq!((&frame["orderId"], &frame["status"]), (&json!(id), &json!("closed")));
    }
    assert!(cashier.page().await.text.contains("交易已关闭"));
    cashier.press("pay").await;
    assert_eq!(read(&user, &id).await, cancelled);
    assert_eq!(user.me().await["coinNum"], 0);
    assert_eq!(
        user.client.post("/api/order/payInfo", &[("orderId", &id)]).await.refused(2005).json["data"]["status"],
        "closed"
    );
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_repeated_cancellation_answers_the_same() {
    let (server, user, id) = ordered(Options::default()).await;
    let mut socket = user.socket().await;
    Cashier::open(&user.client, &id).await;
    let at_once = join_all((0..4).map(|_| cancel(&user.client, &id))).await;
    assert!(at_once.iter().all(|answer| answer["cancelled"] == true), "{at_once:?}");
    assert_eq!(cancel(&user.client, &id).await, at_once[0]);
    let frames = socket.so_far().await;
    let told = frames.iter().filter(|frame| frame["type"] == "order").count();
    assert_eq!(told, 1, "{frames:?}");
    server.db.audit().await;
}

#[tokio::test]
async fn only_open_orders_of_the_caller_can_be_cancelled() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let id = order(&user.client, 1, "sandbox").await;
    other.client.post(PATH, &[("orderId", &id)]).await.refused(2002);
    user.client.post(PATH, &[("orderId", &Uuid::new_v4().to_string())]).await.refused(2002);
    user.client.post(PATH, &[]).await.malformed("orderId");
    user.client.post(PATH, &[("orderId", "1")]).await.malformed("orderId");
    user.client.post(PATH, &[("orderId", &id), ("uid", "1")]).await.failed(403);
    server.visitor().post(PATH, &[("orderId", &id)]).await.refused(2);
    assert_eq!(status(&server).await, "created");

    call_back(&server, &paid(&id, "T1", 600)).await;
    assert_eq!(refused_as(&user.client, &id).await, "delivered");
    let expired = order(&user.client, 1, "sandbox").await;
    server.db.execute("update trade_order set status = 'closed' where status = 'created'").await;
    assert_eq!(refused_as(&user.client, &expired).await, "closed");
    assert_eq!(read(&user, &expired).await["cancelled"], false);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_refunded_order_cannot_be_cancelled() {
    let (server, user, id) = ordered(Options::default()).await;
    call_back(&server, &paid(&id, "T1", 600)).await;
    let letter = Letter { title: "已退款", content: &|_| "已退款".to_owned(), link: "/orders" };
    let payer = Payer::Elsewhere { how: "x", by: "lin" };
    let request = Request::all(id.parse().unwrap(), payer, "x");
    let refunded = sql::order::refund(&server.db.pool, &request, &letter).await;
    assert!(matches!(refunded.unwrap(), Refunded::Owed { .. }));
    assert_eq!(refused_as(&user.client, &id).await, "refunded");
    server.db.audit().await;
}

#[tokio::test]
async fn a_payment_after_the_cancellation_is_delivered_once() {
    let (server, user, id) = ordered(Options::default()).await;
    Cashier::open(&user.client, &id).await;
    cancel(&user.client, &id).await;
    assert_eq!(status(&server).await, "closed");
    for trade in ["T1", "T1", "T2"] {
        assert_eq!(call_back(&server, &paid(&id, trade, 600)).await.text, "success");
    }
    assert_eq!(user.me().await["coinNum"], 60);
    let kept = "select string_agg(trade_no || ' ' || verdict, ', ' order by id) from payment";
    assert_eq!(server.db.value::<String>(kept).await, "T1 accepted, T2 surplus");
    assert_eq!(refused_as(&user.client, &id).await, "delivered");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_paid_order_whose_call_back_is_lost_is_delivered_instead() {
    let (server, user, id) = ordered(Options::default()).await;
    Cashier::open(&user.client, &id).await.press("silent").await;
    assert_eq!(refused_as(&user.client, &id).await, "delivered");
    assert_eq!(user.me().await["coinNum"], 60);
    assert_eq!(server.db.value::<String>("select heard_by from payment").await, "cancel");
    server.db.audit().await;
}

#[tokio::test]
async fn a_cancellation_and_a_payment_at_once_leave_one_delivery() {
    let (server, user, id) = ordered(Options::default()).await;
    Cashier::open(&user.client, &id).await;
    let payment = paid(&id, "T1", 600);
    let fields = [("orderId", id.as_str())];
    tokio::join!(user.client.post(PATH, &fields), call_back(&server, &payment));
    assert_eq!(status(&server).await, "delivered");
    eventually("the coins", async || user.me().await["coinNum"] == 60).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_order_that_nobody_went_to_pay_is_closed_when_its_time_is_over() {
    let (server, user, id) = ordered(Options::default().set("PORTAL_PAY_SWEEP_S", "0.02")).await;
    let answer = cancel(&user.client, &id).await;
    assert_eq!(answer["status"], "closed");
    assert_eq!(status(&server).await, "created", "a cashier that is open elsewhere could take money");
    assert_eq!(read(&user, &id).await["status"], "closed");
    server.db.execute("update trade_order set pay_expire_time = now(), ask_time = now()").await;
    eventually("the closed order", async || status(&server).await == "closed").await;
    assert_eq!(read(&user, &id).await["cancelled"], true);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_cancelled_order_leaves_room_for_another() {
    let options = Options::default().set("PORTAL_PAY_OPEN_ORDERS", "1");
    let (server, user, id) = ordered(options).await;
    let buy = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    user.client.post("/api/user/center/coin/order", &buy).await.refused(1005);
    cancel(&user.client, &id).await;
    order(&user.client, 1, "sandbox").await;
    server.db.audit().await;
}

async fn at_alipay() -> (TestServer, User, String, Alipay) {
    let alipay = Alipay::start();
    let server = TestServer::start_with(alipay.options().set("PORTAL_PAY_SWEEP_S", "0.02")).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "alipay").await;
    (server, user, id, alipay)
}

#[tokio::test]
async fn an_order_with_a_trade_is_closed_at_alipay() {
    let (server, user, id, alipay) = at_alipay().await;
    alipay.open(&pay_info(&user.client, &id).await);
    cancel(&user.client, &id).await;
    assert_eq!(alipay.trade(&id).status, "TRADE_CLOSED");
    assert_eq!(status(&server).await, "closed");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_cancellation_holds_while_alipay_is_away_and_the_sweeper_closes_the_trade() {
    let (server, user, id, alipay) = at_alipay().await;
    alipay.open(&pay_info(&user.client, &id).await);
    alipay.treat_next(&[Treat::Busy]);
    assert_eq!(cancel(&user.client, &id).await["status"], "closed");
    assert_eq!(status(&server).await, "created");
    server.db.execute("update trade_order set ask_time = now()").await;
    eventually("the closed order", async || status(&server).await == "closed").await;
    assert_eq!(alipay.trade(&id).status, "TRADE_CLOSED");
    server.db.audit().await;
}

/// The player cancels before the cashier, open in another tab, has begun a trade. Alipay then takes the money and its call-back is lost.
#[tokio::test]
async fn a_payment_in_an_open_cashier_after_the_cancellation_is_found_without_a_call_back() {
    let (server, user, id, alipay) = at_alipay().await;
    let cashier = pay_info(&user.client, &id).await;
    cancel(&user.client, &id).await;
    let mut socket = user.socket().await;
    alipay.open(&cashier);
    alipay.pay(&id);
    server.db.execute("update trade_order set ask_time = now()").await;
    assert_eq!(socket.next_of_type("order").await["status"], "delivered");
    socket.status_where("the coins", |status| status["coinNum"] == 60).await;
    server.db.audit().await;
}
