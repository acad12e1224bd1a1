use futures_util::future::join_all;
use serde_json::{Value, json};

use super::draw;
use crate::harness::{Client, Nodes, TestServer, User, activity, gift_of_goods, prize};

async fn coins(server: &TestServer, uid: i64, n: i64) {
    sql::coin::grant(&server.db.pool, uid, n, "系统赠送", &format!("draw {uid}")).await.unwrap();
}

#[tokio::test]
async fn a_free_draw_and_then_paid_ones_up_to_the_daily_limit() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "draw").await;
    prize(&server.db, 1, 1, 10_000, 2).await;
    let user = User::register(&server, "lin_xia").await;
    let detail = user.client.get("/api/v1/activity/1").await;
    let of = &detail.ok()["draw"];
    assert_eq!(
        (&of["price"], &of["freeLeft"], &of["left"], &of["oddsOf"]),
        (&json!(0), &json!(1), &json!(3), &json!(10_000))
    );
    let midnight: chrono::DateTime<chrono::Utc> =
        server.db.value("select date_trunc('day', now(), 'Asia/Shanghai') + interval '1 day'").await;
    assert_eq!(of["nextDay"], midnight.to_rfc3339_opts(chrono::SecondsFormat::Millis, true));
    let keyed = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000001");
    let first = draw(&keyed, 1, 0).await;
    assert_eq!((&first.ok()["prize"], &first.ok()["coinNum"]), (&json!(1), &json!(5)));
    assert_eq!(draw(&keyed, 1, 0).await.ok()["prize"], 1, "the first answer again");
    assert_eq!(draw(&user.client, 1, 0).await.refused(2006).json["data"]["price"], 20);
    let poor = draw(&user.client, 1, 20).await;
    assert_eq!(poor.refused(2001).json["data"], json!({ "coinNum": 5, "price": 20 }));
    coins(&server, user.uid, 35).await;
    assert_eq!(draw(&user.client, 1, 20).await.ok()["coinNum"], 25);
    let nothing = draw(&user.client, 1, 20).await;
    assert_eq!((&nothing.ok()["prize"], &nothing.ok()["coinNum"]), (&Value::Null, &json!(5)), "out of stock");
    assert_eq!(draw(&user.client, 1, 20).await.refused(2004).json["data"]["most"], 3);

    let mine = user.client.get("/api/v1/activity/1/draw/list?pageSize=2").await;
    let of: Vec<_> = mine.ok()["records"].as_array().unwrap().iter().map(|d| d["prize"].clone()).collect();
    assert_eq!((of, &mine.ok()["total"]), (vec![Value::Null, json!("奖品1")], &json!(3)));
    let cursor = mine.ok()["nextCursor"].as_str().unwrap();
    let rest = user.client.get(&format!("/api/v1/activity/1/draw/list?pageSize=2&cursor={cursor}")).await;
    assert_eq!(rest.ok()["records"][0]["price"], 0);
    let winners = server.visitor().get("/api/v1/activity/1/winner/list").await;
    assert_eq!(winners.ok().as_array().unwrap().len(), 2);
    assert!(winners.ok()[0]["name"].as_str().unwrap().ends_with("**"));
    assert_eq!(server.db.value::<i64>("select count(*) from activity_join").await, 1, "who draws takes part");
    server.db.audit().await;
}

#[tokio::test]
async fn the_next_day_of_the_portal_has_new_draws() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "draw").await;
    let user = User::register(&server, "lin_xia").await;
    draw(&user.client, 1, 0).await.ok();
    let yesterday = "alter table activity_draw disable trigger user; update activity_draw set day = day - 1;
                     alter table activity_draw enable trigger user";
    server.db.execute(yesterday).await;
    draw(&user.client, 1, 0).await.ok();
    server.db.audit().await;
}

#[tokio::test]
async fn one_of_many_on_two_nodes_wins_the_last_prize() {
    let nodes = Nodes::start().await;
    activity(&nodes.db, 1, "draw").await;
    prize(&nodes.db, 1, 1, 10_000, 1).await;
    let names: Vec<String> = (0..20).map(|n| format!("player_{n}")).collect();
    let users = join_all(names.iter().map(|name| User::register(&nodes.a, name))).await;
    let clients: Vec<Client> =
        users.iter().enumerate().map(|(n, user)| user.client.at([&nodes.a, &nodes.b][n % 2])).collect();
    let answers = join_all(clients.iter().map(|client| draw(client, 1, 0))).await;
    let won = answers.iter().filter(|answer| answer.ok()["prize"] == 1).count();
    assert_eq!(won, 1);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_hundred_concurrent_draws_stop_at_the_daily_limit() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "draw").await;
    prize(&server.db, 1, 1, 5000, 100).await;
    let user = User::register(&server, "lin_xia").await;
    coins(&server, user.uid, 1000).await;
    let prices = [0, 20];
    let answers = join_all((0..100).map(|n| draw(&user.client, 1, prices[n % 2]))).await;
    let count = |code| answers.iter().filter(|answer| answer.code() == code).count();
    assert!(count(0) <= 3 && count(0) >= 1, "{answers:?}");
    assert_eq!(count(0) + count(2004) + count(2006), 100);
    let drawn = server.db.value::<i64>("select count(*) from activity_draw").await;
    assert_eq!(drawn, count(0) as i64);
    server.db.audit().await;
}

#[tokio::test]
async fn an_invalid_draw_or_a_closed_activity_is_refused() {
    let server = TestServer::start().await;
    for (id, kind) in [(1, "tasks"), (2, "draw"), (3, "draw")] {
        activity(&server.db, id, kind).await;
    }
    server
        .db
        .execute(
            "update activity set begin_time = now() + interval '1 minute' where id = 2;
             update activity set end_time = now() where id = 3",
        )
        .await;
    let user = User::register(&server, "lin_xia").await;
    draw(&user.client, 1, 0).await.refused(2002);
    draw(&user.client, 2, 0).await.refused(2004);
    draw(&user.client, 3, 0).await.refused(2002);
    draw(&server.visitor(), 1, 0).await.refused(2);
    user.client.post_json("/api/v1/activity/2/draw", &json!({})).await.malformed("price");
    let key = "00000000-0000-4000-8000-000000000002";
    user.client.with("Idempotency-Key", key).post_json("/api/v1/checkin/today", &json!({})).await.ok();
    activity(&server.db, 4, "draw").await;
    draw(&user.client.with("Idempotency-Key", key), 4, 0).await.malformed("Idempotency-Key");
    server.db.audit().await;
}

#[tokio::test]
async fn a_spin_is_used_after_the_free_draws_and_before_coins() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "draw").await;
    prize(&server.db, 1, 1, 10_000, 1).await;
    gift_of_goods(&server.db, 1, &[("spin", "1")]).await;
    let user = User::register(&server, "lin_xia").await;
    coins(&server, user.uid, 20).await;
    user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok();
    let path = "/api/v1/activity/1/draw";
    let with_spin = async |client: &Client, spin: bool| {
        client.post_json(path, &json!({ "price": 0, "spin": spin })).await
    };
    assert_eq!(
        with_spin(&user.client, true).await.refused(2006).json["data"],
        json!({ "price": 0, "spin": false }),
        "a free draw uses no spin"
    );
    let free = with_spin(&user.client, false).await;
    assert_eq!((&free.ok()["spin"], &free.ok()["coinNum"]), (&json!(false), &json!(25)));
    let detail = user.client.get("/api/v1/activity/1").await;
    let of = &detail.ok()["draw"];
    assert_eq!((&of["price"], &of["freeLeft"], &of["spins"]), (&json!(0), &json!(0), &json!(1)));
    assert_eq!(
        with_spin(&user.client, false).await.refused(2006).json["data"],
        json!({ "price": 0, "spin": true }),
        "no spin is used unasked"
    );
    assert_eq!(draw(&user.client, 1, 20).await.refused(2006).json["data"]["price"], 0);
    let keyed = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000001");
    let spun = with_spin(&keyed, true).await;
    assert_eq!((&spun.ok()["spin"], &spun.ok()["coinNum"]), (&json!(true), &json!(25)));
    assert_eq!(with_spin(&keyed, true).await.ok()["spin"], true, "the first answer again");
    assert_eq!(draw(&user.client, 1, 0).await.refused(2006).json["data"]["price"], 20);
    assert_eq!(draw(&user.client, 1, 20).await.ok()["coinNum"], 5);
    let mine = user.client.get("/api/v1/activity/1/draw/list").await;
    let draws = mine.ok()["records"].as_array().unwrap().clone();
    let paid: Vec<_> = draws.iter().map(|draw| json!([draw["price"], draw["spin"]])).collect();
    assert_eq!(paid, [json!([20, false]), json!([0, true]), json!([0, false])]);
    assert_eq!(server.db.value::<i64>("select sum(amount) from goods").await, 0);
    server.db.audit().await;
}
