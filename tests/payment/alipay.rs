//! Alipay: requests are signed by its rules, and only messages of this Alipay for this app are accepted.

use std::time::Duration;

use serde_json::json;

use crate::harness::{Alipay, TestServer, Treat, User, eventually, order, pay_info, shop, soon};

async fn opened() -> (TestServer, User, String, Alipay) {
    let alipay = Alipay::start();
    let server = TestServer::start_with(alipay.options()).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &id).await);
    (server, user, id, alipay)
}

async fn status(server: &TestServer) -> String {
    server.db.value("select status from trade_order").await
}

async fn ask_now(server: &TestServer) {
    server.db.execute("update trade_order set ask_time = now() where status = 'created'").await;
}

#[tokio::test]
async fn the_address_of_alipays_cashier_is_signed_and_names_the_payment() {
    let (server, user, id, alipay) = opened().await;
    let asked = alipay.open(&pay_info(&user.client, &id).await);
    for (name, value) in [
        ("out_trade_no", json!(id.replace('-', ""))),
        ("total_amount", json!("6.00")),
        ("subject", json!("60 X钻")),
        ("product_code", json!("QUICK_WAP_WAY")),
        ("notify_url", json!("http://portal.example/api/order/notify/alipay")),
        ("return_url", json!(format!("http://portal.example/api/order/return/alipay?order={id}"))),
    ] {
        assert_eq!(asked[name], value, "{name}");
    }
    let expires = "select to_char(pay_expire_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') from trade_order";
    assert_eq!(asked["time_expire"], server.db.value::<String>(expires).await.as_str());
    let coins = user.client.post("/api/user/center/coin/all", &[]).await;
    assert_eq!(coins.ok()["channels"][1], json!({ "channel": "alipay", "name": "支付宝" }));
}

#[tokio::test]
async fn a_repeated_call_back_delivers_once() {
    let (server, user, id, alipay) = opened().await;
    alipay.pay(&id);
    for changes in [&[][..], &[]] {
        let said = Alipay::call_back(&server, &alipay.notice(&id, changes)).await;
        assert_eq!((said.status, said.text.as_str()), (200, "success"));
    }
    assert_eq!(user.me().await["coinNum"], 60);
    assert_eq!(server.db.value::<i64>("select count(*) from payment").await, 1);
    server.db.audit().await;
}

/// What Alipay says of a paid order.
const NOTICES: [&[(&str, &str)]; 5] = [
    &[("trade_status", "TRADE_SUCCESS")],
    &[("trade_status", "TRADE_CLOSED")],
    &[("trade_status", "TRADE_SUCCESS"), ("gmt_refund", "2026-11-21 08:00:00"), ("refund_fee", "6.00")],
    &[("trade_status", "WAIT_BUYER_PAY")],
    &[("trade_status", "TRADE_FINISHED")],
];

#[tokio::test]
async fn call_backs_in_any_order_deliver_once() {
    deliver_once(&NOTICES[..3]).await;
}

#[tokio::test]
#[ignore = "night"]
async fn all_call_backs_in_any_order_deliver_once() {
    deliver_once(&NOTICES).await;
}

/// Sends these call-backs in every order, each time about another order of a player.
async fn deliver_once(notices: &[&[(&str, &str)]]) {
    let alipay = Alipay::start();
    let server = TestServer::start_with(
        alipay.options().set("PORTAL_PAY_ORDERS_PER_ACCOUNT", "1000/1m").set("PORTAL_PAY_SWEEP_S", "60"),
    )
    .await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let mut delivered = 0;
    for order_of_arrival in permutations(notices.len()) {
        let id = order(&user.client, 1, "alipay").await;
        alipay.open(&pay_info(&user.client, &id).await);
        for n in &order_of_arrival {
            let said = Alipay::call_back(&server, &alipay.notice(&id, notices[*n])).await;
            assert_eq!(said.text, "success", "{order_of_arrival:?}");
        }
        delivered += 1;
        let coins = server.db.value::<i64>("select balance from status").await;
        assert_eq!(coins, 60 * delivered, "{order_of_arrival:?}");
    }
    assert_eq!(server.db.value::<i64>("select count(*) from payment").await, delivered);
    server.db.audit().await;
}

/// The numbers below `n`, in every order.
fn permutations(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![vec![]];
    }
    let shorter = permutations(n - 1);
    let with_last =
        |at: usize| shorter.iter().map(move |order| [&order[..at], &[n - 1], &order[at..]].concat());
    (0..n).flat_map(with_last).collect()
}

#[tokio::test]
#[ignore = "night"]
async fn refused_refunds_do_not_delay_deliveries() {
    let alipay = Alipay::start();
    let options = alipay.options().set("PORTAL_PAY_TIMEOUT_S", "2");
    let server = TestServer::start_with(options).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let first = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &first).await);
    alipay.pay(&first);
    Alipay::call_back(&server, &alipay.notice(&first, &[])).await;
    alipay.stall("alipay.trade.refund");
    // More refunds than one sweep requests.
    server
        .db
        .execute(
            "with odd as (
                 insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
                 select 'alipay', 'S' || n, id, 600, 'CNY', 'surplus', 'notify'
                 from trade_order, generate_series(1, 32) n returning id
             )
             insert into refund (payment_id, reason, ask_time) select id, 'x', now() from odd",
        )
        .await;
    let claimed = "select count(*) from refund where asked > 0";
    eventually("the requested refunds", async || server.db.value::<i64>(claimed).await > 0).await;
    let second = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &second).await);
    alipay.pay(&second);
    ask_now(&server).await;
    let coins = async || user.me().await["coinNum"] == 120;
    soon(Duration::from_secs(10), "the coins", eventually("the coins", coins)).await;
    // The refunds stay claimed while they are requested.
    let soon =
        "select count(*) from refund where asked > 0 and ask_time < create_time + interval '4 seconds'";
    assert_eq!(server.db.value::<i64>(soon).await, 0);
    assert_eq!(server.db.value::<i64>("select count(*) from refund where paid_time is null").await, 32);
    server.db.audit().await;
}

#[tokio::test]
async fn messages_that_are_not_alipays_or_not_for_this_app_are_refused() {
    let (server, user, id, alipay) = opened().await;
    alipay.pay(&id);
    let altered = |name: &str, value: &str| {
        let mut fields = alipay.notice(&id, &[]);
        fields.iter_mut().find(|(known, _)| known == name).unwrap().1 = value.to_owned();
        fields
    };
    let mut twice = alipay.notice(&id, &[]);
    twice.push(("total_amount".into(), "0.01".into()));
    let mut unsigned = alipay.notice(&id, &[]);
    unsigned.retain(|(name, _)| name != "sign");
    for (what, fields) in [
        ("a forger's signature", alipay.forged(&id)),
        ("an altered amount", altered("total_amount", "0.01")),
        ("an altered order", altered("out_trade_no", "0")),
        ("a broken signature", altered("sign", "!")),
        ("no signature", unsigned),
        ("a field twice", twice),
        ("another app", alipay.notice(&id, &[("app_id", "2021000000000002")])),
        ("another seller", alipay.notice(&id, &[("seller_id", "2088000000000002")])),
        ("no amount", alipay.notice(&id, &[("total_amount", "6.001")])),
        ("no order of ours", alipay.notice(&id, &[("out_trade_no", "7")])),
    ] {
        let said = Alipay::call_back(&server, &fields).await;
        assert_eq!((said.status, said.text.as_str()), (400, "fail"), "{what}");
    }
    assert_eq!(server.db.value::<i64>("select count(*) from payment").await, 0);
    assert_eq!(user.me().await["coinNum"], 0);
}

#[tokio::test]
#[ignore = "night"]
async fn messages_without_a_payment_change_nothing() {
    let (server, user, id, alipay) = opened().await;
    for changes in [
        &[("trade_status", "WAIT_BUYER_PAY")][..],
        &[("trade_status", "TRADE_CLOSED")],
        &[("trade_status", "TRADE_SUCCESS"), ("gmt_refund", "2026-11-21 08:00:00"), ("refund_fee", "6.00")],
    ] {
        let said = Alipay::call_back(&server, &alipay.notice(&id, changes)).await;
        assert_eq!(said.text, "success");
    }
    assert_eq!(status(&server).await, "created");
    let cheap = alipay.notice(&id, &[("trade_status", "TRADE_SUCCESS"), ("total_amount", "0.01")]);
    assert_eq!(Alipay::call_back(&server, &cheap).await.text, "success");
    assert_eq!(server.db.value::<String>("select verdict from payment").await, "mismatch");
    assert_eq!(user.me().await["coinNum"], 0);
    server.db.audit().await;
}

#[tokio::test]
async fn an_order_is_queried_until_alipay_answers_correctly_after_a_lost_call_back() {
    let (server, user, id, alipay) = opened().await;
    let mut socket = user.socket().await;
    alipay.pay(&id);
    let bad = [Treat::Broken, Treat::Busy, Treat::HangsUp, Treat::Forged];
    alipay.treat_next(&bad);
    for n in 1..=bad.len() {
        ask_now(&server).await;
        eventually("a query", async || alipay.calls("alipay.trade.query") == n).await;
        assert_eq!(status(&server).await, "created");
    }
    ask_now(&server).await;
    socket.next_of_type("order").await;
    socket.status_where("the coins", |status| status["coinNum"] == 60).await;
    server.db.audit().await;
}

#[tokio::test]
async fn an_expired_order_is_closed_at_alipay_first() {
    let (server, user, id, alipay) = opened().await;
    let mut socket = user.socket().await;
    alipay.treat_next(&[Treat::Busy]);
    server.db.execute("update trade_order set pay_expire_time = now()").await;
    ask_now(&server).await;
    eventually("a query", async || alipay.calls("alipay.trade.query") == 1).await;
    assert_eq!(status(&server).await, "created");
    ask_now(&server).await;
    assert_eq!(socket.next_of_type("order").await["status"], "closed");
    assert_eq!(alipay.trade(&id).status, "TRADE_CLOSED");
}

#[tokio::test]
#[ignore = "night"]
async fn an_order_without_a_trade_is_closed_too() {
    let alipay = Alipay::start();
    let server = TestServer::start_with(alipay.options()).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    order(&user.client, 1, "alipay").await;
    server.db.execute("update trade_order set pay_expire_time = now()").await;
    ask_now(&server).await;
    eventually("the closed order", async || status(&server).await == "closed").await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_payment_during_the_close_is_delivered() {
    let (server, user, id, alipay) = opened().await;
    // The query finds the order unpaid, and the buyer pays before the close.
    alipay.treat_next(&[Treat::Busy, Treat::PaidMeanwhile]);
    server.db.execute("update trade_order set pay_expire_time = now()").await;
    ask_now(&server).await;
    eventually("a query", async || alipay.calls("alipay.trade.query") == 1).await;
    ask_now(&server).await;
    eventually("the delivery", async || {
        ask_now(&server).await;
        status(&server).await == "delivered"
    })
    .await;
    assert_eq!(alipay.trade(&id).status, "TRADE_SUCCESS");
    eventually("the coins", async || user.me().await["coinNum"] == 60).await;
    server.db.audit().await;
}
