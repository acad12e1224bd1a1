//! POST /api/order/notify/{channel}

use reqwest::Method;
use sql::order::Paid;
use uuid::Uuid;

use crate::harness::{Options, call_back, http, ordered, paid};

#[tokio::test]
async fn a_repeated_call_back_delivers_once() {
    let (server, user, id) = ordered(Options::default()).await;
    for _ in 0..3 {
        let said = call_back(&server, &paid(&id, "T1", 600)).await;
        assert_eq!((said.status, said.text.as_str()), (200, "success"));
        assert!(said.content_type.starts_with("text/plain"));
    }
    assert_eq!(user.me().await["coinNum"], 60);
    let kept = "select verdict || ' ' || heard_by from payment";
    assert_eq!(server.db.value::<String>(kept).await, "accepted notify");
    server.db.audit().await;
}

#[tokio::test]
async fn an_unsigned_call_back_is_refused() {
    let (server, user, id) = ordered(Options::default()).await;
    let true_one = [
        ("order", id.as_str()),
        ("tradeNo", "T1"),
        ("amount", "600"),
        ("currency", "CNY"),
        ("status", "paid"),
    ];
    for sign in [None, Some(""), Some("00"), Some("zz"), Some("é"), Some(&"0".repeat(64))] {
        let fields: Vec<_> = true_one.iter().copied().chain(sign.map(|sign| ("sign", sign))).collect();
        let said = server.visitor().page(Method::POST, "/api/order/notify/sandbox", &fields).await;
        assert_eq!((said.status, said.text.as_str()), (400, "fail"), "{sign:?}");
    }
    for broken in ["order=%ff", "%%%", "tradeNo=%00"] {
        let http = http().build().unwrap();
        let said = http.post(server.url("/api/order/notify/sandbox")).body(broken).send().await.unwrap();
        assert_eq!(said.status(), 400, "{broken}");
    }
    assert_eq!(user.me().await["coinNum"], 0);
    assert_eq!(server.db.value::<i64>("select count(*) from payment").await, 0);
}

#[tokio::test]
async fn a_payment_of_an_unknown_order_is_kept_for_an_operator() {
    let (server, user, id) = ordered(Options::default()).await;
    let unknown = Uuid::new_v4().to_string();
    for _ in 0..2 {
        let said = call_back(&server, &paid(&unknown, "T1", 600)).await;
        assert_eq!((said.status, said.text.as_str()), (200, "success"));
    }
    let kept =
        "select string_agg(verdict || ' ' || amount || ' ' || note, ',') from payment where order_id is null";
    assert_eq!(server.db.value::<String>(kept).await, format!("unknown 600 order {unknown}"));
    // The payment's number is used: it pays no other order.
    assert_eq!(call_back(&server, &paid(&id, "T1", 600)).await.text, "success");
    assert_eq!(user.me().await["coinNum"], 0);
    server.db.audit().await;
}

#[tokio::test]
async fn an_unknown_channel_is_answered_with_404() {
    let (server, _user, _) = ordered(Options::default()).await;
    for channel in ["alipay", "pigeon"] {
        let said = server.visitor().page(Method::POST, &format!("/api/order/notify/{channel}"), &[]).await;
        assert_eq!((said.status, said.text.as_str()), (404, "fail"), "{channel}");
    }
}

#[tokio::test]
async fn another_amount_or_currency_is_kept_for_an_operator() {
    let (server, user, id) = ordered(Options::default()).await;
    let odd =
        [paid(&id, "T1", 599), paid(&id, "T2", 601), Paid { currency: "USD".into(), ..paid(&id, "T3", 600) }];
    for payment in &odd {
        assert_eq!(call_back(&server, payment).await.text, "success");
    }
    assert_eq!(user.me().await["coinNum"], 0);
    assert_eq!(server.db.value::<String>("select status from trade_order").await, "created");
    let kept = "select count(*) from payment where verdict = 'mismatch'";
    assert_eq!(server.db.value::<i64>(kept).await, 3);
    // A right payment is still accepted.
    call_back(&server, &paid(&id, "T4", 600)).await;
    assert_eq!(user.me().await["coinNum"], 60);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn during_a_database_outage_the_channel_is_asked_to_repeat() {
    let (server, user, id) = ordered(Options::default()).await;
    server.db.execute("alter table payment rename to payment_away").await;
    let said = call_back(&server, &paid(&id, "T1", 600)).await;
    assert_eq!((said.status, said.text.as_str()), (503, "fail"));
    server.db.execute("alter table payment_away rename to payment").await;
    assert_eq!(call_back(&server, &paid(&id, "T1", 600)).await.text, "success");
    assert_eq!(user.me().await["coinNum"], 60);
}
