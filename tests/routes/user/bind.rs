use std::time::Duration;

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use futures_util::future::join_all;
use serde_json::json;

use crate::harness::{
    Answer, Client, Gateway, Nodes, Options, PASSWORD, TestRedis, TestServer, Treats, User, eventually, soon,
    wrong,
};

const PATH: &str = "/api/user/bind";
const ME: &str = "/api/user/center/me";
const PHONE: &str = "13812345678";
const OTHER: &str = "13812345679";

async fn start() -> (TestServer, Gateway, ManualClock) {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    (server, gateway, clock)
}

async fn bind(client: &Client, phone: &str, code: &str) -> Answer {
    client.post(PATH, &[("phone", phone), ("smsCode", code), ("password", PASSWORD)]).await
}

async fn by_old_code(client: &Client, phone: &str, code: &str, old: &str) -> Answer {
    client.post(PATH, &[("phone", phone), ("smsCode", code), ("oldSmsCode", old)]).await
}

/// Binds `PHONE` to a new account.
async fn bound(server: &TestServer, gateway: &Gateway, clock: &ManualClock) -> User {
    let user = User::register(server, "lin_xia").await;
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    bind(&user.client, PHONE, &code).await.ok();
    clock.advance(TimeDelta::minutes(1));
    user
}

/// Title and content of the newest message.
async fn newest(user: &User) -> (String, String) {
    let inbox = user.client.post("/api/user/center/message/all", &[]).await;
    let message = inbox.ok()["records"][0].clone();
    let text = |field: &str| message[field].as_str().unwrap().to_owned();
    (text("title"), text("content"))
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
    let by_phone = [("loginName", PHONE), ("password", PASSWORD)];
    server.visitor().post("/api/user/login", &by_phone).await.ok();

    // Another phone replaces it, and the old one does not sign in any more.
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    assert_eq!(bind(&user.client, OTHER, &code).await.ok()["phone"], "138****5679");
    server.visitor().post("/api/user/login", &by_phone).await.refused(1001);
    // The same phone again.
    clock.advance(TimeDelta::minutes(1));
    let unread = user.unread().await;
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    bind(&user.client, OTHER, &code).await.ok();
    assert_eq!(user.unread().await, unread, "nothing changed, so nothing is reported");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_call_that_is_repeated_after_a_lost_answer_succeeds() {
    let (server, gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    bind(&user.client, PHONE, &code).await.ok();
    assert_eq!(bind(&user.client, PHONE, &code).await.ok()["phone"], "138****5678");
    assert_eq!(user.unread().await, 1);
}

#[tokio::test]
async fn a_first_phone_takes_the_password() {
    let (server, gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    let without = [("phone", PHONE), ("smsCode", code.as_str())];
    assert_eq!(user.client.post(PATH, &without).await.malformed("password"), "不能为空");
    // A code to the new phone is no proof of the account.
    assert_eq!(by_old_code(&user.client, PHONE, &code, &code).await.malformed("password"), "不能为空");
    let wrong = [without[0], without[1], ("password", "wrong horse")];
    user.client.post(PATH, &wrong).await.refused(1001);
    let long = "x".repeat(300);
    user.client.post(PATH, &[without[0], without[1], ("password", &long)]).await.refused(1001);
    assert_eq!(user.me().await["needBind"], 1);
    // None of these used the code up.
    bind(&user.client, PHONE, &code).await.ok();
}

#[tokio::test]
async fn another_phone_takes_the_password_or_a_code_to_the_present_one() {
    let (server, gateway, clock) = start().await;
    let user = bound(&server, &gateway, &clock).await;
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    let without = [("phone", OTHER), ("smsCode", code.as_str())];
    assert_eq!(user.client.post(PATH, &without).await.malformed("password"), "不能为空");
    let old = gateway.ask(&user.client, "bind", PHONE).await;
    let refused = by_old_code(&user.client, OTHER, &code, &wrong(&old)).await;
    assert_eq!(refused.refused(1004).json["data"], json!({ "field": "oldSmsCode" }));
    by_old_code(&user.client, OTHER, &code, &code).await.refused(1004);
    assert_eq!(user.me().await["phone"], "138****5678");
    assert_eq!(by_old_code(&user.client, OTHER, &code, &old).await.ok()["phone"], "138****5679");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_account_without_password_is_moved_by_a_code_to_its_phone() {
    let (server, gateway, clock) = start().await;
    let user = User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    bind(&user.client, OTHER, &code).await.refused(1001);
    let old = gateway.ask(&user.client, "bind", PHONE).await;
    by_old_code(&user.client, OTHER, &code, &old).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn wrong_passwords_count_like_those_of_a_password_change() {
    let (server, gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let guess = [("phone", PHONE), ("smsCode", "123456"), ("password", "wrong horse")];
    for _ in 0..10 {
        user.client.post(PATH, &guess).await.refused(1001);
    }
    user.client.post(PATH, &guess).await.refused(1005);
    let change = [("oldPassword", PASSWORD), ("newPassword", "battery staple")];
    user.client.post("/api/user/resetPassword", &change).await.refused(1005);
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    bind(&user.client, PHONE, &code).await.refused(1005);
}

#[tokio::test]
#[ignore = "night"]
async fn a_change_ends_the_other_logins_on_every_node_and_is_reported() {
    let gateway = Gateway::start();
    let options = Options::default().set("PORTAL_SMS_PER_PHONE", "100/1h").gateway(&gateway);
    let nodes = Nodes::on(&TestRedis::shared_url(), options).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    bind(&user.client, PHONE, &code).await.ok();
    let (title, content) = newest(&user).await;
    assert_eq!(title, "手机号已绑定");
    assert!(content.contains("138****5678") && content.contains("127.0.0.*"), "{content}");
    assert!(gateway.notices(PHONE).is_empty(), "no phone was replaced");

    let elsewhere = User::login(&nodes.b, "lin_xia").await;
    let mut socket = elsewhere.socket().await;
    socket.next_of_type("status").await;
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    bind(&user.client, OTHER, &code).await.ok();
    let (closed, passed) = soon(Duration::from_secs(1), "the end", socket.closed()).await;
    assert_eq!(passed.last(), Some(&json!({ "type": "sessionEnded", "reason": "phone" })));
    assert_eq!(closed.code, 4001);
    for node in [&nodes.a, &nodes.b] {
        elsewhere.client.at(node).post(ME, &[]).await.refused(2);
        user.client.at(node).post(ME, &[]).await.ok();
    }
    let (title, content) = newest(&user).await;
    assert_eq!(title, "手机号已更换");
    for told in ["138****5678", "138****5679", "127.0.0.*", "7 天"] {
        assert!(content.contains(told), "{told}: {content}");
    }
    assert!(!content.contains(PHONE) && !content.contains(OTHER), "{content}");
    eventually("the notice to the replaced phone", async || gateway.notices(PHONE).len() == 1).await;
    assert!(gateway.notices(PHONE)[0].contains("7 天内"), "{:?}", gateway.notices(PHONE));
    assert!(gateway.notices(OTHER).is_empty());
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_notice_that_cannot_be_sent_undoes_nothing() {
    let (server, gateway, clock) = start().await;
    let user = bound(&server, &gateway, &clock).await;
    let code = gateway.ask(&user.client, "bind", OTHER).await;
    gateway.treat_next_notices(&[Treats::Answers(400)]);
    bind(&user.client, OTHER, &code).await.ok();
    eventually("the refused notice", async || gateway.notices(PHONE).len() == 1).await;
    assert_eq!(user.me().await["phone"], "138****5679");
    assert_eq!(newest(&user).await.0, "手机号已更换");
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
#[ignore = "night"]
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
#[ignore = "night"]
async fn of_concurrent_bindings_of_one_account_one_changes_it() {
    let (server, gateway, clock) = start().await;
    let user = bound(&server, &gateway, &clock).await;
    let mut other = server.db.pool.get().await.unwrap();
    let holder = other.transaction().await.unwrap();
    holder.execute("select from status where uid = $1 for update", &[&user.uid]).await.unwrap();
    let mut binding = Vec::new();
    for n in 1..=3 {
        let phone = format!("1390000000{n}");
        let code = gateway.ask(&user.client, "bind", &phone).await;
        let client = user.client.clone();
        binding.push(async move { bind(&client, &phone, &code).await });
    }
    let bindings = tokio::spawn(join_all(binding));
    // Each has checked the password and the code, and waits for the row.
    server.db.waiting(3).await;
    holder.commit().await.unwrap();
    let mut codes: Vec<_> = bindings.await.unwrap().iter().map(Answer::code).collect();
    codes.sort_unstable();
    assert_eq!(codes, [0, 1001, 1001], "the phone that two of them had seen is no longer bound");
    let ways: i64 = server.db.value("select count(*) from replaced_phone").await;
    assert_eq!(ways, 1);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn other_pages_are_notified_on_every_node() {
    let gateway = Gateway::start();
    let nodes = Nodes::on(&TestRedis::shared_url(), Options::default().gateway(&gateway)).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut there = user.client.at(&nodes.b).socket().await;
    there.next_of_type("status").await;
    let code = gateway.ask(&user.client, "bind", PHONE).await;
    let bound = bind(&user.client, PHONE, &code).await;
    let version = bound.ok()["version"].as_i64();
    there.status_where("the new version", |status| status["version"].as_i64() >= version).await;
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
#[ignore = "night"]
async fn too_many_wrong_codes_get_1005() {
    let options = Options::default().set("PORTAL_SMS_WRONG_PER_ADDRESS", "2/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    for code in [1004, 1004, 1005] {
        bind(&user.client, PHONE, "123456").await.refused(code);
    }
}
