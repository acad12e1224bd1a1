use chrono::{Days, NaiveDate};
use serde_json::{Value, json};

use super::zone_within_the_month;
use crate::harness::{Answer, Options, TestDatabase, TestServer, User, gift_of_goods};

const KEY: &str = "00000000-0000-4000-8000-000000000001";

async fn make_up(user: &User, day: NaiveDate, price: Value) -> Answer {
    user.client.post_json("/api/v1/checkin/makeup", &json!({ "day": day, "price": price })).await
}

/// A player with 50 coins who registered long ago, and today's date.
async fn player() -> (TestServer, User, NaiveDate) {
    let zone = zone_within_the_month(&TestDatabase::new().await).await;
    let server = TestServer::start_with(Options::default().set("PORTAL_TIME_ZONE", zone)).await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute("update account set create_time = now() - interval '1 year'").await;
    sql::coin::grant(&server.db.pool, user.uid, 50, "系统赠送", "a").await.unwrap();
    let today = server.db.value(&format!("select (now() at time zone '{zone}')::date")).await;
    (server, user, today)
}

#[tokio::test]
async fn a_made_up_day_costs_coins_pays_nothing_and_joins_streaks() {
    let (server, user, today) = player().await;
    user.client.post_json("/api/v1/checkin/today", &json!({})).await.ok();
    let day = today - Days::new(1);
    let body = json!({ "day": day, "price": 20 });
    let keyed = user.client.with("Idempotency-Key", KEY);
    let done = keyed.post_json("/api/v1/checkin/makeup", &body).await;
    assert_eq!(
        (&done.ok()["reward"], &done.ok()["streak"], &done.ok()["coinNum"]),
        (&json!(0), &json!(2), &json!(35))
    );
    let again = keyed.post_json("/api/v1/checkin/makeup", &body).await;
    assert_eq!(again.ok()["coinNum"], 35, "the first answer again");
    let other = json!({ "day": today - Days::new(2), "price": 20 });
    keyed.post_json("/api/v1/checkin/makeup", &other).await.malformed("Idempotency-Key");
    let calendar = user.client.get("/api/v1/checkin/calendar").await;
    assert_eq!((&calendar.ok()["streak"], &calendar.ok()["makeUp"]["left"]), (&json!(2), &json!(2)));
    assert_eq!(calendar.ok()["nextReward"], 10);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn making_up_a_missing_day_returns_the_joined_streak() {
    let (server, user, today) = player().await;
    let day = |ago| today - Days::new(ago);
    let insert = "insert into check_in (uid, day, streak) values";
    let rows = [(4, 1), (3, 2), (1, 1), (0, 2)]
        .map(|(ago, streak)| format!("({}, '{}', {streak})", user.uid, day(ago)));
    server.db.execute(&format!("{insert} {}", rows.join(", "))).await;
    assert_eq!(make_up(&user, day(2), json!(20)).await.ok()["streak"], 5);
    assert_eq!(user.client.get("/api/v1/checkin/calendar").await.ok()["streak"], 5);
}

#[tokio::test]
#[ignore = "night"]
async fn refusals_change_nothing() {
    let (server, user, today) = player().await;
    let yesterday = today - Days::new(1);
    let first = make_up(&user, yesterday, json!(20)).await;
    first.ok();
    make_up(&user, yesterday, json!(20)).await.refused(2003);
    make_up(&user, today, json!(20)).await.malformed("day");
    make_up(&user, today + Days::new(1), json!(20)).await.malformed("day");
    make_up(&user, today - Days::new(40), json!(20)).await.malformed("day");
    let before = today - Days::new(2);
    for price in [json!(19), json!(0), Value::Null] {
        let refused = make_up(&user, before, price).await;
        assert_eq!(refused.refused(2006).json["data"]["price"], 20);
    }
    server.db.execute("update check_in_rule set make_up_price = 31").await;
    let poor = make_up(&user, before, json!(31)).await;
    assert_eq!(poor.refused(2001).json["data"], json!({ "coinNum": 30, "price": 31 }));
    server.db.execute("update check_in_rule set make_up_price = 20, make_up_days = 1").await;
    let enough = make_up(&user, before, json!(20)).await;
    assert_eq!(enough.refused(2004).json["data"]["most"], 1);
    server
        .db
        .execute("update check_in_rule set make_up_days = 3; update account set create_time = now()")
        .await;
    make_up(&user, before, json!(20)).await.malformed("day");
    for malformed in [json!({}), json!({ "day": "gestern" }), json!({ "day": "2026-02-30", "price": 20 })] {
        user.client.post_json("/api/v1/checkin/makeup", &malformed).await.malformed("day");
    }
    assert_eq!(user.me().await["coinNum"], 30);
    assert_eq!(server.db.value::<i64>("select count(*) from check_in").await, 1);
    server.db.audit().await;
}

#[tokio::test]
async fn a_card_makes_up_a_day_before_coins() {
    let (server, user, today) = player().await;
    gift_of_goods(&server.db, 1, &[("makeUp", "1")]).await;
    user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok();
    let calendar = user.client.get("/api/v1/checkin/calendar").await;
    assert_eq!(
        (&calendar.ok()["makeUp"]["price"], &calendar.ok()["makeUp"]["cards"]),
        (&json!(0), &json!(1))
    );
    let day = today - Days::new(1);
    let refused = make_up(&user, day, json!(20)).await;
    assert_eq!(refused.refused(2006).json["data"]["price"], 0, "no coins are taken while there is a card");
    let keyed = user.client.with("Idempotency-Key", KEY);
    let body = json!({ "day": day, "price": 0 });
    let done = keyed.post_json("/api/v1/checkin/makeup", &body).await;
    assert_eq!((&done.ok()["card"], &done.ok()["coinNum"]), (&json!(true), &json!(50)));
    assert_eq!(
        keyed.post_json("/api/v1/checkin/makeup", &body).await.ok()["card"],
        true,
        "the first answer again"
    );
    keyed.post_json("/api/v1/checkin/today", &json!({})).await.malformed("Idempotency-Key");
    let before = today - Days::new(2);
    assert_eq!(make_up(&user, before, json!(0)).await.refused(2006).json["data"]["price"], 20);
    let paid = make_up(&user, before, json!(20)).await;
    assert_eq!((&paid.ok()["card"], &paid.ok()["coinNum"]), (&json!(false), &json!(30)));
    server.db.audit().await;
}
