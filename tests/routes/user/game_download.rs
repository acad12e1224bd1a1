use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Answer, Client, Nodes, Options, TestServer, User, eventually, game, vip_plan};

const ANDROID: (&str, &str) = ("platformType", "1");

fn path(id: i64) -> String {
    format!("/api/user/game/download/{id}")
}

fn key(n: u8) -> String {
    format!("00000000-0000-4000-8000-0000000000{n:02x}")
}

async fn get(client: &Client, id: i64, price: &str) -> Answer {
    client.post(&path(id), &[ANDROID, ("price", price)]).await
}

/// Game 1001 is free, 1002 costs 30; the player has 100.
async fn shop(server: &TestServer) -> User {
    game(&server.db, 1001, "免费的", "featured = null").await;
    game(&server.db, 1002, "付费的", "online_type = 1, buy_amount = 30").await;
    let user = User::register(server, "lin_xia").await;
    sql::coin::grant(&server.db.pool, user.uid, 100, "系统赠送", "a").await.unwrap();
    user
}

#[tokio::test]
async fn a_visitor_downloads_free_games_and_signs_in_for_others() {
    let server = TestServer::start().await;
    shop(&server).await;
    let visitor = server.visitor();
    let got = visitor.post(&path(1001), &[ANDROID]).await;
    assert_eq!((&got.ok()["charged"], &got.ok()["coinNum"]), (&json!(0), &Value::Null));
    assert_eq!(got.ok()["fileName"], "a.apk");
    get(&visitor, 1002, "30").await.refused(2);
}

#[tokio::test]
async fn a_paid_game_is_charged_once_and_the_balance_falls_on_every_page() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    let mut socket = user.socket().await;
    let first = get(&user.client, 1002, "30").await;
    assert_eq!((&first.ok()["charged"], &first.ok()["coinNum"]), (&json!(30), &json!(70)));
    let status = socket.status_where("the charge", |status| status["coinNum"] == 70).await;
    assert_eq!(status["version"], first.ok()["version"]);
    let again = user.client.post(&path(1002), &[ANDROID]).await;
    assert_eq!(
        (&again.ok()["charged"], &again.ok()["coinNum"]),
        (&json!(0), &json!(70)),
        "the owner pays nothing"
    );
    let told = user.client.post("/api/user/center/coin/all", &[]).await;
    assert_eq!(told.ok()["entries"]["records"][0]["reason"], "下载「付费的」");
    let detail = user.client.post("/api/web/game/detail", &[("appID", "1002")]).await;
    assert_eq!((&detail.ok()["owned"], &detail.ok()["payable"]), (&json!(true), &json!(0)));
    server.db.audit().await;
}

/// `platformType` is the only required field.
#[tokio::test]
#[ignore = "night"]
async fn without_a_price_the_current_price_is_charged_once() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    server.db.execute("update game set buy_amount = 40 where id = 1002").await;
    for (charged, left) in [(40, 60), (0, 60)] {
        let got = user.client.post(&path(1002), &[ANDROID]).await;
        assert_eq!((&got.ok()["charged"], &got.ok()["coinNum"]), (&json!(charged), &json!(left)));
    }
    server.visitor().post(&path(1002), &[ANDROID]).await.refused(2);
    server.db.audit().await;
}

#[tokio::test]
async fn a_member_pays_nothing_and_does_not_own_the_game() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    vip_plan(&server.db, 1, "月卡", 50).await;
    user.client.post("/api/vip/vipopen", &[("type", "1"), ("payWith", "coin"), ("price", "50")]).await.ok();
    let got = user.client.post(&path(1002), &[ANDROID]).await;
    assert_eq!((&got.ok()["charged"], &got.ok()["coinNum"]), (&json!(0), &json!(50)));
    let owned = server.db.value::<i64>("select count(*) from entitlement").await;
    assert_eq!(owned, 0);
    server.db.audit().await;
}

#[tokio::test]
async fn refusals_change_nothing() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_DOWNLOADS_PER_ACCOUNT", "12/1h")).await;
    let user = shop(&server).await;
    game(&server.db, 1003, "下架的", "retired = true").await;
    game(&server.db, 1004, "太贵的", "online_type = 1, buy_amount = 101").await;
    let client = &user.client;
    assert_eq!(get(client, 1002, "29").await.refused(2006).json["data"], json!({ "price": 30 }));
    assert_eq!(get(client, 1002, "31").await.refused(2006).json["data"], json!({ "price": 30 }));
    let poor = get(client, 1004, "101").await;
    assert_eq!(poor.refused(2001).json["data"], json!({ "coinNum": 100, "price": 101 }));
    let poor = client.post(&path(1004), &[ANDROID]).await;
    assert_eq!(poor.refused(2001).json["data"], json!({ "coinNum": 100, "price": 101 }));
    get(client, 1003, "0").await.refused(2002);
    get(client, 7, "0").await.refused(2002);
    client.post(&path(1002), &[("platformType", "2"), ("price", "30")]).await.refused(2002);
    for wrong in ["0", "3", "one"] {
        client.post(&path(1002), &[("platformType", wrong)]).await.malformed("platformType");
    }
    client.post(&path(1002), &[("price", "30")]).await.malformed("platformType");
    client.post(&path(1002), &[ANDROID, ("price", "much")]).await.malformed("price");
    client.with("Idempotency-Key", "once").post(&path(1002), &[ANDROID]).await.malformed("Idempotency-Key");
    client.post("/api/user/game/download/abc", &[ANDROID]).await.failed(404);
    assert_eq!(user.me().await["coinNum"], 100);
    assert_eq!(server.db.value::<i64>("select count(*) from game_download").await, 0);
    for _ in 0..5 {
        get(client, 1001, "0").await.ok();
    }
    let limited = get(client, 1001, "0").await;
    assert!(limited.refused(1005).json["data"]["retryAfter"].as_u64().unwrap() > 0);
    server.db.audit().await;
}

#[tokio::test]
async fn a_repeated_key_gets_the_first_answer_and_is_refused_for_another_game() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    let client = user.client.with("Idempotency-Key", &key(1));
    for _ in 0..3 {
        assert_eq!(get(&client, 1002, "30").await.ok()["charged"], 30, "as it was told first");
    }
    get(&client, 1001, "0").await.malformed("Idempotency-Key");
    client
        .post("/api/vip/vipopen", &[("type", "1"), ("payWith", "coin"), ("price", "1")])
        .await
        .malformed("Idempotency-Key");
    assert_eq!(user.me().await["coinNum"], 70);
    assert_eq!(server.db.value::<i64>("select count(*) from game_download").await, 1);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_owner_downloads_a_retired_game() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    get(&user.client, 1002, "30").await.ok();
    server.db.execute("update game set retired = true").await;
    get(&user.client, 1002, "0").await.ok();
    get(&user.client, 1001, "0").await.refused(2002);
}

#[tokio::test]
#[ignore = "night"]
async fn downloads_are_counted_once_a_player() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    for _ in 0..3 {
        get(&user.client, 1001, "0").await.ok();
    }
    server.visitor().post(&path(1001), &[ANDROID]).await.ok();
    let counted = server.db.value::<i64>("select download_num - 1001 from game where id = 1001").await;
    assert_eq!(counted, 2, "one player and one visitor");
}

#[tokio::test]
async fn a_repeated_key_gets_the_first_answer_whatever_happened_to_the_game() {
    let server = TestServer::start_with(Options::default().set("PORTAL_DOWNLOADS_PER_ACCOUNT", "1/1h")).await;
    let user = shop(&server).await;
    let client = user.client.with("Idempotency-Key", &key(1));
    let first = get(&client, 1002, "30").await;
    server.db.execute("update game set platforms = '{}', retired = true").await;
    let again = get(&client, 1002, "30").await;
    for field in ["charged", "fileName", "sha256", "coinNum"] {
        assert_eq!(again.ok()[field], first.ok()[field], "{field}");
    }
    client.post(&path(1002), &[("platformType", "2")]).await.malformed("Idempotency-Key");
    get(&user.client, 1002, "30").await.refused(1005);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_repeated_answer_uses_no_rate_limit() {
    let server = TestServer::start_with(Options::default().set("PORTAL_DOWNLOADS_PER_ACCOUNT", "3/1h")).await;
    let user = shop(&server).await;
    for (n, id, price) in [(1, 1002, "30"), (2, 1001, "0")] {
        let client = user.client.with("Idempotency-Key", &key(n));
        for _ in 0..5 {
            get(&client, id, price).await.ok();
        }
    }
    get(&user.client, 1001, "0").await.ok();
    get(&user.client, 1001, "0").await.refused(1005);
    server.db.audit().await;
}

#[tokio::test]
async fn a_key_of_a_free_download_grants_nothing_later() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    server.db.make_member(user.uid, "1 day").await;
    let client = user.client.with("Idempotency-Key", &key(1));
    for _ in 0..2 {
        assert_eq!(get(&client, 1002, "0").await.ok()["charged"], 0);
    }
    assert_eq!(server.db.value::<i64>("select count(*) from game_download").await, 1);
    server.db.make_member(user.uid, "-1 day").await;
    assert_eq!(get(&client, 1002, "0").await.refused(2006).json["data"], json!({ "price": 30 }));
    get(&client, 1002, "30").await.malformed("Idempotency-Key");
    client.post(&path(1002), &[ANDROID]).await.malformed("Idempotency-Key");
    let charged = user.client.with("Idempotency-Key", &key(2));
    assert_eq!(get(&charged, 1002, "30").await.ok()["charged"], 30);
    assert_eq!(get(&client, 1002, "0").await.ok()["charged"], 0, "now it is owned");
    server.db.audit().await;
}

#[tokio::test]
async fn nobody_buys_a_game_for_another() {
    let server = TestServer::start().await;
    let user = shop(&server).await;
    let other = User::register(&server, "other").await.uid.to_string();
    let fields = [ANDROID, ("price", "30"), ("uid", &other)];
    user.client.post(&path(1002), &fields).await.failed(403);
    assert_eq!(server.db.value::<i64>("select count(*) from game_download").await, 0);
}

#[tokio::test]
async fn a_hundred_concurrent_purchases_charge_once_on_one_node_and_on_three() {
    let nodes = Nodes::start().await;
    let third = nodes.another().await;
    let user = shop(&nodes.a).await;
    one_charge(&user, &[&nodes.a, &nodes.b, &third]).await;
    let alone = TestServer::start().await;
    let user = shop(&alone).await;
    one_charge(&user, &[&alone]).await;
}

/// 100 requests for one game that costs all coins.
async fn one_charge(user: &User, servers: &[&TestServer]) {
    let db = &servers[0].db;
    db.execute("update game set buy_amount = 100 where id = 1002").await;
    let got = join_all((0..100).map(|n| {
        let client = user.client.at(servers[n % servers.len()]);
        async move { get(&client, 1002, "100").await }
    }))
    .await;
    let charged: Vec<i64> = got.iter().map(|got| got.ok()["charged"].as_i64().unwrap()).collect();
    assert_eq!(
        (charged.iter().sum::<i64>(), charged.iter().filter(|charged| **charged > 0).count()),
        (100, 1)
    );
    for server in servers {
        let client = user.client.at(server);
        eventually("the balance on every node", async || {
            client.post("/api/user/center/me", &[]).await.ok()["coinNum"] == 0
        })
        .await;
    }
    db.audit().await;
}

#[tokio::test]
async fn coins_for_one_game_buy_one_of_ten_under_concurrent_purchases() {
    let nodes = Nodes::start().await;
    let third = nodes.another().await;
    let user = shop(&nodes.a).await;
    one_of_ten(&user, &[&nodes.a, &nodes.b, &third]).await;
    let alone = TestServer::start().await;
    let user = shop(&alone).await;
    one_of_ten(&user, &[&alone]).await;
}

/// 100 requests for ten games, with coins for one.
async fn one_of_ten(user: &User, servers: &[&TestServer]) {
    let db = &servers[0].db;
    for n in 0..10 {
        game(db, 2001 + n, "一个游戏", "online_type = 1, buy_amount = 100").await;
    }
    let got = join_all((0..100).map(|n| {
        let client = user.client.at(servers[n % servers.len()]);
        async move { (n % 10, get(&client, 2001 + (n % 10) as i64, "100").await) }
    }))
    .await;
    let bought: Vec<usize> =
        got.iter().filter(|(_, got)| got.json["data"]["charged"] == 100).map(|(game, _)| *game).collect();
    assert_eq!(bought.len(), 1, "{bought:?}");
    for (game, got) in &got {
        if *game == bought[0] {
            got.ok();
        } else {
            got.refused(2001);
        }
    }
    assert_eq!(db.value::<i64>("select count(*) from entitlement").await, 1);
    assert_eq!(db.value::<i64>("select balance from status").await, 0);
    db.audit().await;
}
