use actors::Clock;
use chrono::{Days, NaiveDate};
use serde_json::json;

use super::{PIN, at, call, enable, shanghai};
use crate::{
    harness::{
        Cashier, Options, TestDatabase, TestServer, User, activity, eventually, game, order, ordered, prize,
        shop,
    },
    routes::checkin::zone_within_the_month,
};

/// What a player can spend coins or money on.
async fn spend(user: &User, day: NaiveDate) -> Vec<(&'static str, crate::harness::Answer)> {
    let client = &user.client;
    let download = [("platformType", "1"), ("price", "30")];
    let vip = [("type", "7"), ("payWith", "coin"), ("price", "280")];
    let vip_order = [("type", "7"), ("payWith", "sandbox"), ("price", "2800")];
    let recharge = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    let make_up = json!({ "day": day, "price": 20 });
    vec![
        ("a game", client.post("/api/user/game/download/1", &download).await),
        ("a membership for coins", client.post("/api/vip/vipopen", &vip).await),
        ("a membership for money", client.post("/api/vip/vipopen", &vip_order).await),
        ("coins", client.post("/api/user/center/coin/order", &recharge).await),
        ("a draw", client.post_json("/api/v1/activity/1/draw", &json!({ "price": 10 })).await),
        ("a missed day", client.post_json("/api/v1/checkin/makeup", &make_up).await),
    ]
}

#[tokio::test]
async fn nothing_is_spent_while_the_mode_is_on() {
    let zone = zone_within_the_month(&TestDatabase::new().await).await;
    let options = Options::unlimited().await.set("PORTAL_TIME_ZONE", zone);
    let clock = actors::ManualClock::at(shanghai("12:00:00"));
    let server = TestServer::start_with(options.clock(&clock)).await;
    let db = &server.db;
    shop(db).await;
    game(db, 1, "星海远征", "online_type = 1, buy_amount = 30").await;
    activity(db, 1, "draw").await;
    prize(db, 1, 1, 10_000, 9).await;
    db.execute("update activity set free_draws = 0, draw_price = 10").await;
    let user = User::register(&server, "lin_xia").await;
    db.execute("update account set create_time = now() - interval '1 year'").await;
    sql::coin::grant(&db.pool, user.uid, 1000, "系统赠送", "a").await.unwrap();
    let today: NaiveDate = db.value(&format!("select (now() at time zone '{zone}')::date")).await;
    let day = today - Days::new(1);
    let open_order = order(&user.client, 1, "sandbox").await;
    let cashier = Cashier::open(&user.client, &open_order).await;
    enable(&user).await;
    cashier.press("pay").await;
    call(&user, "extend", json!({ "pin": PIN })).await.ok();
    for (what, answer) in spend(&user, day).await {
        answer.refused(3002);
        assert_eq!(
            (answer.msg(), &answer.json["data"]["reason"]),
            ("青少年模式下不能消费", &json!("youth")),
            "{what}"
        );
    }
    user.client.post("/api/order/payInfo", &[("orderId", &open_order)]).await.refused(2005);
    assert_eq!(user.me().await["coinNum"], 1000);
    // What costs nothing still works.
    user.client.post_json("/api/v1/checkin/today", &json!({})).await.ok();
    db.execute("update game set online_type = 0, buy_amount = 0").await;
    user.client.post("/api/user/game/download/1", &[("platformType", "1")]).await.ok();
    db.execute("update game set online_type = 1, buy_amount = 30").await;

    call(&user, "disable", json!({ "pin": PIN })).await.ok();
    for (what, answer) in spend(&user, day).await {
        assert_eq!(answer.code(), 0, "{what}: {}", answer.text);
    }
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_order_that_was_not_cancelled_in_time_is_not_paid() {
    let clock = actors::ManualClock::at(shanghai("12:00:00"));
    let (server, user, open_order) = ordered(Options::default().clock(&clock)).await;
    // The node that switches the mode on ends before it cancels the orders.
    let (pool, now) = (&server.db.pool, clock.now());
    let enabled = sql::youth::enable(pool, user.uid, "a hash", now, "Asia/Shanghai").await.unwrap();
    assert_eq!(enabled, sql::youth::Enabled::Now);
    eventually("the mode", async || user.me().await["youth"] == true).await;
    let refused = user.client.post("/api/order/payInfo", &[("orderId", &open_order)]).await;
    assert_eq!(refused.refused(3002).json["data"]["reason"], "youth");
}

#[tokio::test]
#[ignore = "night"]
async fn a_purchase_that_waits_for_the_switch_is_refused() {
    let (server, user, _) = at("12:00:00").await;
    let db = &server.db;
    game(db, 1, "星海远征", "online_type = 1, buy_amount = 30").await;
    sql::coin::grant(&db.pool, user.uid, 1000, "系统赠送", "a").await.unwrap();
    let mut client = db.pool.get().await.unwrap();
    let switch = client.transaction().await.unwrap();
    let enable = "insert into youth (uid, pin_hash, day) values ($1, 'a hash', '2026-11-27')";
    switch.execute(enable, &[&user.uid]).await.unwrap();
    let fields = [("platformType", "1"), ("price", "30")];
    let purchase = user.client.post("/api/user/game/download/1", &fields);
    let commit = async {
        db.waiting(1).await;
        switch.commit().await.unwrap();
    };
    let (answer, ()) = tokio::join!(purchase, commit);
    answer.refused(3002);
    let spent: i64 = db.value("select count(*) from coin_entry where delta < 0").await;
    assert_eq!(spent, 0);
    db.audit().await;
}
