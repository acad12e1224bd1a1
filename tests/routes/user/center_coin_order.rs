//! POST /api/user/center/coin/order

use futures_util::future::join_all;
use serde_json::json;
use uuid::Uuid;

use crate::harness::{Options, TestServer, User, call_back, order, paid, shop};

const PATH: &str = "/api/user/center/coin/order";

async fn at_the_shop(options: Options) -> (TestServer, User) {
    let server = TestServer::start_with(options).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    (server, user)
}

#[tokio::test]
#[ignore = "night"]
async fn an_order_has_the_current_prices() {
    let (server, user) = at_the_shop(Options::default()).await;
    let answer =
        user.client.post(PATH, &[("packageId", "2"), ("channel", "sandbox"), ("price", "3000")]).await;
    let made = answer.ok();
    for (field, value) in [
        ("kind", json!("coin")),
        ("item", json!("300 X钻")),
        ("coins", json!(330)),
        ("days", json!(0)),
        ("amount", json!(3000)),
        ("currency", json!("CNY")),
        ("channel", json!("sandbox")),
        ("status", json!("created")),
    ] {
        assert_eq!(made[field], value, "{field}");
    }
    let life = "select (pay_expire_time - create_time)::text from trade_order";
    assert_eq!(server.db.value::<String>(life).await, "00:15:00");
    // Later prices do not affect this order.
    server.db.execute("update coin_package set amount = 1, coins = 1").await;
    let id = made["id"].as_str().unwrap();
    let read = user.client.post(PATH, &[("orderId", id)]).await;
    assert_eq!(read.ok(), made);
}

#[tokio::test]
#[ignore = "night"]
async fn without_a_price_an_order_has_the_current_price() {
    let (server, user) = at_the_shop(Options::default()).await;
    server.db.execute("update coin_package set amount = 700 where id = 1").await;
    let made = user.client.post(PATH, &[("packageId", "1"), ("channel", "sandbox")]).await;
    assert_eq!((&made.ok()["amount"], &made.ok()["status"]), (&json!(700), &json!("created")));
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn without_a_package_and_an_order_the_callers_orders_are_listed() {
    let (server, user) = at_the_shop(Options::default()).await;
    let empty = user.client.post(PATH, &[]).await;
    assert_eq!(
        *empty.ok(),
        json!({ "records": [], "total": 0, "size": 20, "current": 1, "pages": 0, "nextCursor": null })
    );
    let ids = [order(&user.client, 1, "sandbox").await, order(&user.client, 2, "sandbox").await];
    order(&User::register(&server, "other").await.client, 1, "sandbox").await;
    let uid = user.uid.to_string();
    let whole = [("appID", "1"), ("channelID", "0"), ("uid", uid.as_str())];
    for fields in
        [&[][..], &whole, &[("packageId", ""), ("orderId", "")], &[("channel", "sandbox")], &[("list", "0")]]
    {
        let page = user.client.post(PATH, fields).await;
        let records = page.ok()["records"].as_array().unwrap();
        let listed: Vec<_> = records.iter().map(|record| record["id"].as_str().unwrap()).collect();
        assert_eq!(listed, [&ids[1], &ids[0]], "{fields:?}");
    }
    let second = user.client.post(PATH, &[("currentPage", "2"), ("pageSize", "1")]).await;
    assert_eq!((&second.ok()["records"][0]["id"], &second.ok()["pages"]), (&json!(ids[0]), &json!(2)));
}

#[tokio::test]
async fn a_retired_package_or_another_price_is_refused() {
    let (server, user) = at_the_shop(Options::default()).await;
    server
        .db
        .execute(
            "update coin_package set retired = true where id = 2;
             insert into pay_channel (channel, name, place) values ('pigeon', '信鸽', 3)",
        )
        .await;
    for (package, channel) in
        [("2", "sandbox"), ("9", "sandbox"), ("1", "alipay"), ("1", "pigeon"), ("1", "cash")]
    {
        user.client.post(PATH, &[("packageId", package), ("channel", channel)]).await.refused(2002);
    }
    for price in ["599", "601"] {
        let fields = [("packageId", "1"), ("channel", "sandbox"), ("price", price)];
        let changed = user.client.post(PATH, &fields).await;
        assert_eq!(changed.refused(2006).json["data"], json!({ "price": 600 }), "{price:?}");
    }
    server.db.execute("update pay_channel set retired = true where channel = 'sandbox'").await;
    user.client.post(PATH, &[("packageId", "1"), ("channel", "sandbox")]).await.refused(2002);
    assert_eq!(server.db.value::<i64>("select count(*) from trade_order").await, 0);
}

#[tokio::test]
async fn malformed_and_foreign_orders_are_refused() {
    let (server, user) = at_the_shop(Options::default()).await;
    let client = &user.client;
    client.post(PATH, &[("pageSize", "0")]).await.malformed("pageSize");
    client.post(PATH, &[("packageId", "1")]).await.malformed("channel");
    client.post(PATH, &[("packageId", "one"), ("channel", "sandbox")]).await.malformed("packageId");
    client.post(PATH, &[("orderId", "7")]).await.malformed("orderId");
    client.post(PATH, &[("list", "1"), ("pageSize", "101")]).await.malformed("pageSize");
    client.post(PATH, &[("list", "1"), ("uid", "1")]).await.failed(403);
    server.visitor().post(PATH, &[("list", "1")]).await.refused(2);
    server.visitor().post(PATH, &[]).await.refused(2);
    let theirs = order(&User::register(&server, "other").await.client, 1, "sandbox").await;
    client.post(PATH, &[("orderId", &theirs)]).await.refused(2002);
    client.post(PATH, &[("orderId", &Uuid::new_v4().to_string())]).await.refused(2002);
}

#[tokio::test]
async fn ten_concurrent_calls_with_one_key_make_one_order() {
    let options = Options::default().set("PORTAL_PAY_ORDERS_PER_ACCOUNT", "100/1m");
    let (server, user) = at_the_shop(options).await;
    let key = Uuid::new_v4().to_string();
    let client = user.client.with("Idempotency-Key", &key);
    let fields = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    let answers = join_all((0..10).map(|_| client.post(PATH, &fields))).await;
    let first = answers[0].ok()["id"].clone();
    assert!(answers.iter().all(|answer| answer.ok()["id"] == first));
    assert_eq!(server.db.value::<i64>("select count(*) from trade_order").await, 1);
    // Keys belong to accounts: another player's equal key is another key.
    let other = User::register(&server, "other").await.client;
    let theirs = other.with("Idempotency-Key", &key).post(PATH, &fields).await;
    assert_ne!(theirs.ok()["id"], first);
}

#[tokio::test]
async fn each_players_orders_are_listed_newest_first() {
    let (server, user) = at_the_shop(Options::default()).await;
    let other = User::register(&server, "other").await;
    let mut ids = Vec::new();
    for package in [1, 2, 1] {
        ids.push(order(&user.client, package, "sandbox").await);
        order(&other.client, package, "sandbox").await;
    }
    ids.reverse();
    call_back(&server, &paid(&ids[0], "T1", 600)).await;
    let first = user.client.post(PATH, &[("list", "1"), ("pageSize", "2")]).await;
    let first = first.ok();
    assert_eq!((&first["total"], &first["pages"]), (&json!(3), &json!(2)));
    let cursor = first["nextCursor"].as_str().unwrap();
    let second = user.client.post(PATH, &[("list", "1"), ("pageSize", "2"), ("cursor", cursor)]).await;
    let records =
        [first["records"].as_array().unwrap().clone(), second.ok()["records"].as_array().unwrap().clone()];
    let records = records.concat();
    assert_eq!(records.iter().map(|record| record["id"].as_str().unwrap()).collect::<Vec<_>>(), ids);
    assert_eq!((&records[0]["status"], &records[1]["status"]), (&json!("delivered"), &json!("created")));
    assert_eq!(second.ok()["nextCursor"], json!(null));
}

#[tokio::test]
#[ignore = "night"]
async fn the_rate_and_the_number_of_open_orders_are_limited() {
    let options = Options::default()
        .set("PORTAL_PAY_ORDERS_PER_ACCOUNT", "4/1h")
        .set("PORTAL_PAY_OPEN_ORDERS", "2")
        .set("PORTAL_PAY_ORDER_LIFE_S", "600");
    let (server, user) = at_the_shop(options).await;
    let buy = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    let first = order(&user.client, 1, "sandbox").await;
    order(&user.client, 1, "sandbox").await;
    let third = user.client.post(PATH, &buy).await;
    let wait = third.refused(1005).json["data"]["retryAfter"].as_u64().unwrap();
    assert!((590..=600).contains(&wait), "until the first is over: {wait}");
    // A paid order is no longer open.
    call_back(&server, &paid(&first, "T1", 600)).await;
    order(&user.client, 1, "sandbox").await;
    server.db.execute("update trade_order set status = 'closed' where status = 'created'").await;
    let fifth = user.client.post(PATH, &buy).await;
    assert!(fifth.refused(1005).json["data"]["retryAfter"].as_u64().unwrap() > 3000);
    server.db.audit().await;
}

#[tokio::test]
async fn a_used_key_makes_no_other_order() {
    let (server, user) = at_the_shop(Options::default()).await;
    server.db.execute("update coin_package set amount = 600 where id = 2").await;
    let client = user.client.with("Idempotency-Key", &Uuid::new_v4().to_string());
    let buy = async |package: &str, channel: &str| {
        client.post(PATH, &[("packageId", package), ("channel", channel), ("price", "600")]).await
    };
    let first = buy("1", "sandbox").await;
    buy("2", "sandbox").await.malformed("Idempotency-Key");
    buy("1", "alipay").await.malformed("Idempotency-Key");
    let vip = [("type", "7"), ("payWith", "sandbox"), ("price", "2800")];
    client.post("/api/vip/vipopen", &vip).await.malformed("Idempotency-Key");
    assert_eq!(buy("1", "sandbox").await.ok(), first.ok());
    // A key that paid with coins makes no order.
    sql::coin::grant(&server.db.pool, user.uid, 280, "系统赠送", "a").await.unwrap();
    let of_coins = user.client.with("Idempotency-Key", &Uuid::new_v4().to_string());
    of_coins.post("/api/vip/vipopen", &[("type", "7"), ("payWith", "coin"), ("price", "280")]).await.ok();
    let order = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    of_coins.post(PATH, &order).await.malformed("Idempotency-Key");
    assert_eq!(server.db.value::<i64>("select count(*) from trade_order").await, 1);
    server.db.audit().await;
}

#[tokio::test]
async fn a_repeated_key_gets_the_first_order_at_no_cost_even_when_the_channel_is_off() {
    let options = Options::default().set("PORTAL_PAY_ORDERS_PER_ACCOUNT", "1/1h");
    let (server, user) = at_the_shop(options).await;
    let client = user.client.with("Idempotency-Key", &Uuid::new_v4().to_string());
    let fields = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    let first = client.post(PATH, &fields).await;
    assert_eq!(client.post(PATH, &fields).await.ok(), first.ok());
    user.client.post(PATH, &fields).await.refused(1005);
    let off = Options::default().set("PORTAL_PAY_CHANNELS", "none");
    let later = TestServer::on(server.db.clone(), &server.db.url, off).await;
    assert_eq!(client.at(&later).post(PATH, &fields).await.ok(), first.ok());
}

#[tokio::test]
#[ignore = "night"]
async fn open_orders_of_a_disabled_channel_do_not_block_new_ones() {
    let options = Options::default().set("PORTAL_PAY_OPEN_ORDERS", "1");
    let (server, user) = at_the_shop(options.clone()).await;
    order(&user.client, 1, "sandbox").await;
    let off = Options::default().set("PORTAL_PAY_CHANNELS", "none");
    let mut between = TestServer::on(server.db.clone(), &server.db.url, off).await;
    between.stop().await;
    // No sweeper runs here either.
    server
        .db
        .execute("update trade_order set pay_expire_time = now(), ask_time = now() + interval '1 day'")
        .await;
    order(&user.client, 1, "sandbox").await;
    let buy = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    user.client.post(PATH, &buy).await.refused(1005);
    server.db.audit().await;
}
