use std::sync::Arc;

use chrono::{DateTime, Timelike, Utc};
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Answer, Client, Nodes, Options, TestDatabase, TestServer, User, eventually};

const PATH: &str = "/api/v1/checkin/today";
const KEY: &str = "00000000-0000-4000-8000-000000000001";

async fn check_in(client: &Client) -> Answer {
    client.post_json(PATH, &json!({})).await
}

#[tokio::test]
async fn a_check_in_pays_once_a_day_and_the_balance_rises_on_every_page() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    let done = user.client.with("Idempotency-Key", KEY).post_json(PATH, &json!({})).await;
    assert_eq!(
        (&done.ok()["reward"], &done.ok()["streak"], &done.ok()["coinNum"]),
        (&json!(5), &json!(1), &json!(5))
    );
    let status = socket.status_where("the reward", |status| status["coinNum"] == 5).await;
    assert_eq!((&status["version"], &status["unread"]["messages"]), (&done.ok()["version"], &json!(0)));

    check_in(&user.client).await.refused(2003);
    let again = user.client.with("Idempotency-Key", KEY).post_json(PATH, &json!({})).await;
    assert_eq!(
        (&again.ok()["reward"], &again.ok()["coinNum"]),
        (&json!(5), &json!(5)),
        "the first answer again"
    );
    let coins = user.client.post("/api/user/center/coin/all", &[]).await;
    assert!(coins.ok()["entries"]["records"][0]["reason"].as_str().unwrap().starts_with("签到："));
    let letters = user.client.post("/api/user/center/message/all", &[]).await;
    let letter = &letters.ok()["records"][0];
    assert_eq!((&letter["title"], &letter["link"]), (&json!("签到奖励"), &json!("/checkin")));
    assert_eq!(letter["read"], true, "its reader just did and saw it");
    assert_eq!(user.me().await["checkedInToday"], true);
    check_in(&server.visitor()).await.refused(2);
    server.db.audit().await;
}

#[tokio::test]
async fn a_streak_continues_from_yesterday_and_pays_more_each_day() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let day = "(now() at time zone 'Asia/Shanghai')::date";
    let insert = format!("insert into check_in (uid, day, streak) values ({}, {day} - 1, 6)", user.uid);
    server.db.execute(&insert).await;
    let done = check_in(&user.client).await;
    assert_eq!((&done.ok()["streak"], &done.ok()["reward"]), (&json!(7), &json!(30)));
}

#[tokio::test]
async fn the_day_that_completes_the_month_earns_its_badge() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    let others = format!(
        "with today as (select (now() at time zone 'Asia/Shanghai')::date as day),
              month as (select generate_series(date_trunc('month', day), date_trunc('month', day) + interval '1 month - 1 day', '1 day')::date as one, day from today)
         insert into check_in (uid, day, streak)
         select {}, one, case when one < day then extract(day from one) else one - day end from month where one <> day",
        user.uid
    );
    server.db.execute(&others).await;
    let keyed = user.client.with("Idempotency-Key", KEY);
    let done = check_in(&keyed).await;
    let calendar = user.client.get("/api/v1/checkin/calendar").await;
    let month = &calendar.ok()["month"];
    assert_eq!((&done.ok()["badge"], &calendar.ok()["badges"]), (month, &json!([month])));
    assert_eq!(check_in(&keyed).await.ok()["badge"], *month, "the first answer again");
    let badge = |frame: &Value| frame["type"] == "message" && frame["title"] == "全勤徽章到手";
    assert_eq!(socket.next_where("the badge's letter", badge).await["read"], false);
    assert_eq!(user.unread().await, 1);
    server.db.audit().await;
}

#[tokio::test]
async fn a_hundred_concurrent_check_ins_on_two_nodes_pay_once() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let clients = [user.client.clone(), user.client.at(&nodes.b)];
    let tries = (0..100).map(|n| check_in(&clients[n % 2]));
    let answers = join_all(tries).await;
    assert_eq!(answers.iter().filter(|answer| answer.code() == 0).count(), 1);
    assert_eq!(answers.iter().filter(|answer| answer.code() == 2003).count(), 99);
    assert_eq!(user.me().await["coinNum"], 5);
    nodes.db.audit().await;
}

/// The zone of one portal is an hour before midnight, which no test run reaches. The other's midnight is a moment away or just past, so its
/// next day begins.
#[tokio::test]
async fn across_midnight_each_day_pays_once() {
    let db = Arc::new(TestDatabase::new().await);
    let now: DateTime<Utc> = db.value("select now()").await;
    let an_hour_before = (i64::from(now.num_seconds_from_midnight()) + 3600) % 86_400;
    let in_zone = async |behind| {
        let options = Options::default().set("PORTAL_TIME_ZONE", &zone(behind));
        TestServer::on(db.clone(), &db.url, options).await
    };
    let (today, tomorrow) = (in_zone(an_hour_before).await, in_zone(an_hour_before - 3600 + 4).await);
    let user = User::register(&today, "lin_xia").await;
    let days = async || db.value::<i64>("select count(*) from check_in").await;
    join_all((0..10).map(|_| check_in(&user.client))).await;
    assert_eq!(days().await, 1);
    let client = user.client.at(&tomorrow);
    eventually("both days", async || {
        join_all((0..10).map(|_| check_in(&client))).await;
        days().await == 2
    })
    .await;
    let streaks: Vec<i32> = db.value("select array_agg(streak order by day) from check_in").await;
    assert_eq!(streaks, [1, 2]);
    assert_eq!(client.post("/api/user/center/me", &[]).await.ok()["coinNum"], 10);
    db.audit().await;
}

/// The time zone that is this many seconds behind UTC.
fn zone(behind: i64) -> String {
    let (sign, seconds) = (if behind < 0 { '-' } else { '+' }, behind.abs());
    format!("X{sign}{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
