use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{Answer, Client, Gateway, Nodes, Options, PASSWORD, TestRedis, TestServer, User, wrong};

const PATH: &str = "/api/user/bind";
const PHONE: &str = "13812345678";
const OTHER: &str = "13812345679";

async fn start() -> (TestServer, Gateway, ManualClock) {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    (server, gateway, clock)
}

async fn bind(client: &Client, phone: &str, code: &str) -> Answer {
    client.post(PATH, &[("phone", phone), ("smsCode", code)]).await
}

#[tokio::test]
async fn a_phone_is_bound_and_signs_in() {
    let (server, gateway, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let before = user.me().await;
    assert_eq!((&before["needBind"], &before["phone"]), (&json!(1), &json!(null)));
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    let answer = bind(&user.client, PHONE, &code).await;
    let status = answer.ok();
    assert_eq!((&status["needBind"], &status["phone"]), (&json!(0), &json!("138****5678")));
    assert!(status["version"].as_i64() > before["version"].as_i64(), "it is newer than what was known");
    assert_eq!(*status, user.me().await);
    let by_phone = [("loginName", PHONE), ("password", PASSWORD)];
    server.visitor().post("/api/user/login", &by_phone).await.ok();

    // Another phone replaces it; the old one is free.
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    assert_eq!(bind(&user.client, OTHER, &code).await.ok()["phone"], "138****5679");
    server.visitor().post("/api/user/login", &by_phone).await.refused(1001);
    // The same phone again.
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    bind(&user.client, OTHER, &code).await.ok();
    server.db.audit().await;
}

#[tokio::test]
async fn a_phone_of_another_account_is_revealed_only_to_its_owner() {
    let (server, gateway, clock) = start().await;
    User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(1));
    let user = User::register(&server, "lin_xia").await;
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    let free = gateway.ask(&user.client, "bind", OTHER).await;
    let taken = bind(&user.client, PHONE, &wrong(&code)).await;
    taken.refused(1004);
    assert_eq!(taken.text, bind(&user.client, OTHER, &wrong(&free)).await.text, "to the byte");
    let answer = bind(&user.client, PHONE, &code).await;
    assert_eq!(answer.refused(1008).msg(), "这个手机号已绑定其他账号");
    assert_eq!(user.me().await["needBind"], 1);
    bind(&user.client, OTHER, &free).await.ok();
}

#[tokio::test]
async fn of_two_concurrent_bindings_of_one_phone_one_succeeds() {
    let (server, gateway, clock) = start().await;
    let mut other = server.db.pool.get().await.unwrap();
    let one = User::register(&server, "lin_xia").await;
    let two = User::register(&server, "xia_lin").await;
    let nobody_binds = other.transaction().await.unwrap();
    nobody_binds.batch_execute("lock table account in share mode").await.unwrap();
    let mut binding = Vec::new();
    for (user, waiting) in [(&one, 1), (&two, 2)] {
        let code = gateway.ask(&user.client, "bind", PHONE).await;
        clock.advance(TimeDelta::minutes(1));
        let client = user.client.clone();
        binding.push(tokio::spawn(async move { bind(&client, PHONE, &code).await }));
        server.db.waiting(waiting).await;
    }
    nobody_binds.commit().await.unwrap();
    let mut codes = Vec::new();
    for answer in binding {
        codes.push(answer.await.unwrap().code());
    }
    codes.sort_unstable();
    assert_eq!(codes, [0, 1008]);
    server.db.audit().await;
}

#[tokio::test]
async fn other_pages_are_notified_on_every_node() {
    let gateway = Gateway::start();
    let nodes = Nodes::on(&TestRedis::shared_url(), Options::default().gateway(&gateway)).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut there = user.client.at(&nodes.b).socket().await;
    there.next_of_type("status").await;
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    let bound = bind(&user.client, PHONE, &code).await;
    let version = &bound.ok()["version"];
    there.status_where("the new version", |status| status["version"] == *version).await;
}

#[tokio::test]
async fn what_is_refused() {
    let (server, gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    bind(&server.visitor(), PHONE, "123456").await.refused(2);
    let foreign = [("phone", PHONE), ("smsCode", "123456"), ("uid", "1")];
    user.client.post(PATH, &foreign).await.failed(403);
    assert_eq!(user.client.post(PATH, &[("smsCode", "1")]).await.malformed("phone"), "不能为空");
    assert_eq!(user.client.post(PATH, &[("phone", PHONE)]).await.malformed("smsCode"), "不能为空");
    assert_eq!(bind(&user.client, "1381234567", "123456").await.malformed("phone"), "请填写正确的电话");
    let login = gateway.ask(&user.client, "login", PHONE).await;
    bind(&user.client, PHONE, &login).await.refused(1004);
    assert_eq!(user.me().await["needBind"], 1);
}

#[tokio::test]
async fn too_many_wrong_codes_get_1005() {
    let options = Options::default().set("PORTAL_SMS_WRONG_PER_ADDRESS", "2/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    for code in [1004, 1004, 1005] {
        bind(&user.client, PHONE, "123456").await.refused(code);
    }
}
