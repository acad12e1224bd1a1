use reqwest::Method;
use serde_json::json;

use crate::harness::{Cashier, TestServer, User, order, shop};

const PATH: &str = "/api/user/center/coin/all";

async fn grant(server: &TestServer, uid: i64, amount: i64, key: &str) {
    sql::coin::grant(&server.db.pool, uid, amount, "系统赠送", key).await.unwrap();
}

#[tokio::test]
async fn the_balance_the_packages_and_the_history_are_returned() {
    let server = TestServer::start().await;
    server
        .db
        .execute(
            "insert into coin_package (id, name, coins, bonus, amount, currency, badge, place, retired) values
                 (1, '600 X钻', 600, 60, 600, 'CNY', '最划算', 2, false),
                 (2, '60 X钻', 60, 0, 100, 'CNY', '', 1, false),
                 (3, '下架的', 1, 0, 1, 'CNY', '', 0, true);
             insert into pay_channel (channel, name, place, retired) values
                 ('sandbox', '模拟支付', 1, false), ('gone', '下架的', 0, true)",
        )
        .await;
    let user = User::register(&server, "lin_xia").await;
    grant(&server, user.uid, 100, "a").await;
    grant(&server, user.uid, -30, "b").await;
    let answer = user.client.post(PATH, &[]).await;
    let coins = answer.ok();
    assert_eq!((&coins["coinNum"], &coins["version"]), (&json!(70), &user.me().await["version"]));
    assert_eq!(
        coins["packages"],
        json!([
            { "id": 2, "name": "60 X钻", "coins": 60, "bonus": 0, "amount": 100, "currency": "CNY", "badge": "" },
            { "id": 1, "name": "600 X钻", "coins": 600, "bonus": 60, "amount": 600, "currency": "CNY", "badge": "最划算" },
        ])
    );
    assert_eq!(coins["channels"], json!([{ "channel": "sandbox", "name": "模拟支付" }]));
    let entries = coins["entries"]["records"].as_array().unwrap();
    let told: Vec<_> = entries
        .iter()
        .map(|entry| {
            (entry["delta"].as_i64().unwrap(), entry["balanceAfter"].as_i64().unwrap(), &entry["reason"])
        })
        .collect();
    assert_eq!(told, [(-30, 70, &json!("系统赠送")), (100, 100, &json!("系统赠送"))]);
}

#[tokio::test]
async fn a_cursor_lists_every_entry_once() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for n in 1..=7 {
        grant(&server, user.uid, n, &n.to_string()).await;
    }
    let mut deltas = Vec::new();
    let mut cursor = String::new();
    loop {
        let answer = user.client.post(PATH, &[("pageSize", "3"), ("cursor", &cursor)]).await;
        let entries = &answer.ok()["entries"];
        assert_eq!(entries["total"], 7);
        deltas.extend(
            entries["records"].as_array().unwrap().iter().map(|entry| entry["delta"].as_i64().unwrap()),
        );
        match entries["nextCursor"].as_str() {
            Some(next) => cursor = next.to_owned(),
            None => break,
        }
    }
    assert_eq!(deltas, [7, 6, 5, 4, 3, 2, 1]);
}

#[tokio::test]
async fn only_ones_own() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "zhou_mu").await;
    grant(&server, other.uid, 100, "a").await;
    let entries = user.client.post(PATH, &[("uid", &user.uid.to_string())]).await.ok()["entries"].clone();
    assert_eq!(entries["records"], json!([]));
    user.client.post(PATH, &[("uid", &other.uid.to_string())]).await.failed(403);
    server.visitor().post(PATH, &[]).await.refused(2);
    user.client.post(PATH, &[("pageSize", "0")]).await.malformed("pageSize");
}

/// The content pack of the next tests is in English too.
async fn translated(server: &TestServer) {
    let insert = "insert into content_translation (language, text, translation) values
         ('en', '60 X钻', '60 X Coins'), ('en', '沙箱', 'Sandbox'), ('en', '月卡', 'Month'), ('en', '付费游戏免费下', 'Free games')";
    server.db.execute(insert).await;
}

#[tokio::test]
#[ignore = "night"]
async fn goods_orders_and_the_ledger_have_the_language_of_the_reader() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    translated(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let english = user.client.with("Accept-Language", "en");
    let id = order(&user.client, 1, "sandbox").await;
    let next = Cashier::open(&user.client, &id).await.press("pay").await;
    // The return from the cashier asks the channel, so the order is delivered when it answers.
    server.visitor().page(Method::GET, &next.location, &[]).await;

    let answer = english.post(PATH, &[]).await;
    let coins = answer.ok();
    assert_eq!(coins["packages"][0]["name"], "60 X Coins");
    assert_eq!(coins["packages"][1]["name"], "300 X钻", "without a translation the text stays");
    assert_eq!(coins["channels"][0]["name"], "Sandbox");
    assert_eq!(coins["entries"]["records"][0]["reason"], "Recharge: 60 X Coins");
    let answer = english.post("/api/user/center/coin/order", &[("orderId", &id)]).await;
    assert_eq!(answer.ok()["item"], "60 X Coins", "also of an order that was placed in Chinese");
    let answer = english.post("/api/user/center/coin/order", &[("list", "1")]).await;
    assert_eq!(answer.ok()["records"][0]["item"], "60 X Coins");
    let answer = english.post("/api/vip/vipconfig", &[]).await;
    assert_eq!(
        (&answer.ok()[0]["name"], &answer.ok()[0]["benefits"][0]),
        (&json!("Month"), &json!("Free games"))
    );

    let answer = user.client.post(PATH, &[]).await;
    assert_eq!(answer.ok()["packages"][0]["name"], "60 X钻");
    assert_eq!(answer.ok()["entries"]["records"][0]["reason"], "充值：60 X钻");
}

#[tokio::test]
#[ignore = "night"]
async fn the_cashier_has_the_language_of_the_app_whatever_the_browser_asks_for() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    translated(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    let cashier = Cashier::open(&user.client.with("Accept-Language", "en"), &id).await;
    let page = cashier.page().await;
    assert!(page.text.contains("60 X Coins") && page.text.contains(r#"<html lang="en">"#), "{}", page.text);
    let is_han = |c: char| ('\u{3000}'..='\u{9fff}').contains(&c);
    assert!(!page.text.contains(is_han), "{}", page.text);
    let next = cashier.press("late").await;
    assert!(next.location.ends_with("&lang=en"), "{}", next.location);
}
