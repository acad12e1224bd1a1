//! Call-backs that are lost, late, repeated or reordered, and surplus payments.

use futures_util::future::join_all;
use sql::order::{PaymentSource, Settled};

use crate::harness::{
    Cashier, Nodes, Options, TestServer, User, call_back, eventually, order, ordered, paid, shop, vip_plan,
};

async fn status(server: &TestServer, order: &str) -> String {
    let query = "select status from trade_order where id = $1";
    server.db.value_of(query, &[&order.parse::<uuid::Uuid>().unwrap()]).await
}

/// A server that checks due orders continuously.
fn sweeping() -> Options {
    Options::default().set("PORTAL_PAY_SWEEP_S", "0.02")
}

#[tokio::test]
async fn an_order_with_a_lost_call_back_settles_by_a_query() {
    let (server, user, id) = ordered(sweeping()).await;
    let mut socket = user.socket().await;
    Cashier::open(&user.client, &id).await.press("silent").await;
    server.db.execute("update trade_order set ask_time = now()").await;
    assert_eq!(socket.next_of_type("order").await["orderId"], id.as_str());
    socket.status_where("the coins", |status| status["coinNum"] == 60).await;
    assert_eq!(server.db.value::<String>("select heard_by from payment").await, "sweep");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_channel_is_queried_within_two_minutes_whatever_came_before() {
    let (server, user, id) = ordered(sweeping()).await;
    Cashier::open(&user.client, &id).await;
    let mut waits = Vec::new();
    for asked in 1..=7 {
        server.db.execute("update trade_order set ask_time = now()").await;
        let query = format!("select count(*) from trade_order where asked = {asked} and ask_time > now()");
        eventually("a query", async || server.db.value::<i64>(&query).await == 1).await;
        let wait = "select ceil(extract(epoch from ask_time - now()) / 5)::bigint * 5 from trade_order";
        waits.push(server.db.value::<i64>(wait).await);
    }
    assert_eq!(waits, [5, 10, 20, 40, 60, 60, 60]);
    assert_eq!(status(&server, &id).await, "created", "there is still time");
}

#[tokio::test]
#[ignore = "night"]
async fn an_unpaid_order_is_closed_at_the_channel_and_in_the_portal() {
    let (server, user, id) = ordered(sweeping()).await;
    let unopened = order(&user.client, 1, "sandbox").await;
    let cashier = Cashier::open(&user.client, &id).await;
    let mut socket = user.socket().await;
    server.db.execute("update trade_order set pay_expire_time = now(), ask_time = now()").await;
    for _ in 0..2 {
        let moved = socket.next_of_type("order").await;
        assert_eq!(moved["status"], "closed");
    }
    assert_eq!(
        (status(&server, &id).await, status(&server, &unopened).await),
        ("closed".into(), "closed".into())
    );
    assert!(cashier.page().await.text.contains("交易已关闭"));
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_payment_at_the_last_moment_is_delivered() {
    let (server, user, id) = ordered(sweeping()).await;
    Cashier::open(&user.client, &id).await.press("silent").await;
    server.db.execute("update trade_order set pay_expire_time = now(), ask_time = now()").await;
    eventually("the delivered order", async || status(&server, &id).await == "delivered").await;
    eventually("the coins", async || user.me().await["coinNum"] == 60).await;
    server.db.audit().await;
}

#[tokio::test]
async fn a_call_back_after_the_close_delivers() {
    let (server, user, id) = ordered(Options::default()).await;
    server.db.execute("update trade_order set status = 'closed'").await;
    call_back(&server, &paid(&id, "T1", 600)).await;
    assert_eq!(status(&server, &id).await, "delivered");
    assert_eq!(user.me().await["coinNum"], 60);
    // Repeated, it changes nothing.
    call_back(&server, &paid(&id, "T1", 600)).await;
    assert_eq!(user.me().await["coinNum"], 60);
    server.db.audit().await;
}

#[tokio::test]
async fn two_payments_of_one_order_are_one_delivery_and_one_surplus() {
    let (server, user, id) = ordered(Options::default()).await;
    call_back(&server, &paid(&id, "T1", 600)).await;
    let second = call_back(&server, &paid(&id, "T2", 600)).await;
    assert_eq!(second.text, "success");
    call_back(&server, &paid(&id, "T2", 600)).await;
    assert_eq!(user.me().await["coinNum"], 60);
    let kept = "select string_agg(trade_no || ' ' || verdict, ', ' order by id) from payment";
    assert_eq!(server.db.value::<String>(kept).await, "T1 accepted, T2 surplus");
    server.db.audit().await;
}

#[tokio::test]
async fn one_payment_pays_one_order() {
    let (server, user, first) = ordered(Options::default()).await;
    let second = order(&user.client, 1, "sandbox").await;
    call_back(&server, &paid(&first, "T1", 600)).await;
    let settled = async |order: &str, amount| {
        sql::order::settle(&server.db.pool, &paid(order, "T1", amount), PaymentSource::Notify).await.unwrap()
    };
    let first_one = Some(first.parse().unwrap());
    assert_eq!(settled(&first, 600).await, Settled::Before);
    assert_eq!(settled(&second, 600).await, Settled::Otherwise { order: first_one });
    assert_eq!(settled(&first, 599).await, Settled::Otherwise { order: first_one });
    let nobodys = uuid::Uuid::new_v4().to_string();
    assert_eq!(settled(&nobodys, 600).await, Settled::Otherwise { order: first_one });
    assert_eq!(call_back(&server, &paid(&second, "T1", 600)).await.text, "success");
    assert_eq!(user.me().await["coinNum"], 60);
    assert_eq!(status(&server, &second).await, "created");
    server.db.audit().await;
}

#[tokio::test]
async fn concurrent_call_backs_on_two_nodes_deliver_once() {
    let nodes = Nodes::start().await;
    shop(&nodes.db).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut sockets = [user.socket().await, user.client.at(&nodes.b).socket().await];
    let id = order(&user.client, 2, "sandbox").await;
    let cashier = Cashier::open(&user.client, &id).await;
    cashier.press("silent").await;
    let trade_no: String = nodes.db.value("select trade_no from sandbox_trade").await;
    let payments: Vec<_> = (0..12).map(|_| paid(&id, &trade_no, 3000)).collect();
    let telling = payments
        .iter()
        .enumerate()
        .map(|(n, payment)| call_back(if n % 2 == 0 { &nodes.a } else { &nodes.b }, payment));
    let back = format!("/api/order/return/sandbox?order={id}");
    let visitor = nodes.b.visitor();
    let (told, _) = tokio::join!(join_all(telling), visitor.page(reqwest::Method::GET, &back, &[]));
    assert!(told.iter().all(|said| said.text == "success"));
    for socket in &mut sockets {
        assert_eq!(socket.next_of_type("order").await["status"], "delivered");
        socket.status_where("the coins", |status| status["coinNum"] == 330).await;
    }
    assert_eq!(nodes.db.value::<i64>("select count(*) from payment").await, 1);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_membership_bought_with_money_continues_from_its_end() {
    let (server, user, _) = ordered(Options::default()).await;
    vip_plan(&server.db, 8, "季卡", 700).await;
    let mut socket = user.socket().await;
    let buy = async |price: &str| {
        let fields = [("type", "8"), ("source", "1001"), ("payWith", "sandbox"), ("price", price)];
        user.client.post("/api/vip/vipopen", &fields).await
    };
    assert_eq!(buy("6999").await.refused(2006).json["data"]["price"], 7000);
    for n in 1..=2 {
        let answer = buy("7000").await;
        let made = answer.ok();
        assert_eq!((&made["kind"], &made["days"], &made["coins"]), (&"vip".into(), &30.into(), &0.into()));
        let trade = format!("T{n}");
        call_back(&server, &paid(made["id"].as_str().unwrap(), &trade, 7000)).await;
        let member = socket.next_of_type("order").await;
        assert_eq!(member["status"], "delivered");
    }
    socket.status_where("a member", |status| status["levelType"] == 1).await;
    let left = "select round(extract(epoch from exp_time - now()) / 86400)::bigint from status";
    assert_eq!(server.db.value::<i64>(left).await, 60);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_expired_order_is_closed_although_another_amount_was_paid() {
    let (server, user, id) = ordered(sweeping()).await;
    Cashier::open(&user.client, &id).await.press("silent").await;
    // The channel reports another amount than the order's.
    server.db.execute("update sandbox_trade set amount = 599; update trade_order set ask_time = now()").await;
    eventually("the stored payment", async || {
        server.db.value::<i64>("select count(*) from payment").await == 1
    })
    .await;
    assert_eq!(status(&server, &id).await, "created", "the right one may still come");
    server.db.execute("update trade_order set pay_expire_time = now(), ask_time = now()").await;
    eventually("the closed order", async || status(&server, &id).await == "closed").await;
    assert_eq!(server.db.value::<String>("select verdict from payment").await, "mismatch");
    assert_eq!(user.me().await["coinNum"], 0);
    server.db.audit().await;
}
