use std::time::Duration;

use actors::{Clock, ManualClock, SystemClock};
use argon2::{Argon2, PasswordHasher};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{
    Answer, Client, Gateway, Nodes, Options, PASSWORD, Socket, TestRedis, TestServer, User, eventually, soon,
    wrong,
};

const PATH: &str = "/api/user/resetPassword";
const ME: &str = "/api/user/center/me";
const PHONE: &str = "13812345678";
const NEW: &str = "battery staple";

async fn start() -> (TestServer, Gateway, ManualClock) {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    (server, gateway, clock)
}

async fn by_old(client: &Client, old: &str, new: &str) -> Answer {
    client.post(PATH, &[("oldPassword", old), ("newPassword", new)]).await
}

async fn by_phone(client: &Client, phone: &str, code: &str) -> Answer {
    client.post(PATH, &[("phone", phone), ("smsCode", code), ("newPassword", NEW)]).await
}

async fn login(server: &TestServer, password: &str) -> Answer {
    server.visitor().post("/api/user/login", &[("loginName", "lin_xia"), ("password", password)]).await
}

/// Asserts the frame with the reason, then the close.
async fn assert_ended(socket: &mut Socket) {
    let (closed, passed) = socket.closed().await;
    assert_eq!(passed.last(), Some(&json!({ "type": "sessionEnded", "reason": "password" })));
    assert_eq!(closed.code, 4001);
}

#[tokio::test]
async fn every_other_login_ends_on_every_node_and_the_callers_stays() {
    let gateway = Gateway::start();
    let nodes = Nodes::on(&TestRedis::shared_url(), Options::default().gateway(&gateway)).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let (here, there) = (User::login(&nodes.a, "lin_xia").await, User::login(&nodes.b, "lin_xia").await);
    let somebody = User::register(&nodes.b, "somebody").await;
    let mut own = user.client.at(&nodes.b).socket().await;
    let mut theirs = somebody.socket().await;
    let (mut at_a, mut at_b) = (here.socket().await, there.socket().await);
    for socket in [&mut own, &mut theirs, &mut at_a, &mut at_b] {
        socket.next_of_type("status").await;
    }
    by_old(&user.client, PASSWORD, NEW).await.ok();
    soon(Duration::from_secs(1), "the end on both nodes", async {
        assert_ended(&mut at_a).await;
        assert_ended(&mut at_b).await;
    })
    .await;
    for ended in [&here, &there] {
        for node in [&nodes.a, &nodes.b] {
            ended.client.at(node).post(ME, &[]).await.refused(2);
        }
    }
    let restarted = TestServer::on(nodes.db.clone(), &nodes.db.url, Options::default()).await;
    there.client.at(&restarted).post(ME, &[]).await.refused(2);
    assert_eq!(user.me().await["hasPassword"], true);
    user.client.at(&nodes.b).post(ME, &[]).await.ok();
    own.next_of_type("message").await;
    assert!(own.so_far().await.iter().all(|frame| frame["type"] == "status"), "it goes on");
    assert!(theirs.so_far().await.is_empty());
    login(&nodes.b, PASSWORD).await.refused(1001);
    login(&nodes.b, NEW).await.ok();
    nodes.db.audit().await;
}

#[tokio::test]
async fn a_code_needs_no_session_and_ends_all_logins_but_the_callers() {
    let (server, gateway, clock) = start().await;
    let user = User::by_phone(&server, &gateway, PHONE).await;
    assert_eq!(user.me().await["hasPassword"], false);
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&server.visitor(), "reset", PHONE).await;
    by_phone(&server.visitor(), PHONE, &code).await.ok();
    user.client.post(ME, &[]).await.refused(2);
    by_phone(&server.visitor(), PHONE, &code).await.refused(1004);
    let fields = [("loginName", PHONE), ("password", NEW)];
    let answer = server.visitor().post("/api/user/login", &fields).await;
    let account = answer.ok();
    let client =
        server.visitor().signed_in(account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap());
    assert_eq!(client.post(ME, &[]).await.ok()["hasPassword"], true);

    let elsewhere = server.visitor().post("/api/user/login", &fields).await;
    let elsewhere = server.visitor().signed_in(user.uid, elsewhere.ok()["token"].as_str().unwrap());
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&client, "reset", PHONE).await;
    by_phone(&client, PHONE, &code).await.ok();
    client.post(ME, &[]).await.ok();
    elsewhere.post(ME, &[]).await.refused(2);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn anothers_code_changes_their_account_and_ends_the_callers_login_there() {
    let (server, gateway, clock) = start().await;
    let owner = User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(1));
    let user = User::register(&server, "lin_xia").await;
    let code = gateway.ask(&user.client, "reset", PHONE).await;
    by_phone(&user.client, PHONE, &code).await.ok();
    owner.client.post(ME, &[]).await.refused(2);
    user.client.post(ME, &[]).await.ok();
    login(&server, PASSWORD).await.ok();
    server.db.audit().await;
}

#[tokio::test]
async fn what_is_refused() {
    let (server, gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let visitor = server.visitor();
    by_old(&visitor, PASSWORD, NEW).await.refused(2);
    by_old(&user.client, "wrong horse", NEW).await.refused(1001);
    by_old(&user.client, &"x".repeat(300), NEW).await.refused(1001);
    for new in ["1234567", &"x".repeat(65)] {
        let answer = by_old(&user.client, PASSWORD, new).await;
        assert_eq!(answer.malformed("newPassword"), "密码为 8–64 个字符");
    }
    let only = |field: &'static str, value: &'static str| [("newPassword", NEW), (field, value)];
    let answer = user.client.post(PATH, &[("oldPassword", PASSWORD)]).await;
    assert_eq!(answer.malformed("newPassword"), "不能为空");
    assert_eq!(user.client.post(PATH, &only("x", "")).await.malformed("oldPassword"), "不能为空");
    assert_eq!(visitor.post(PATH, &only("x", "")).await.malformed("phone"), "不能为空");
    assert_eq!(visitor.post(PATH, &only("smsCode", "123456")).await.malformed("phone"), "不能为空");
    assert_eq!(visitor.post(PATH, &only("phone", PHONE)).await.malformed("smsCode"), "不能为空");
    assert_eq!(visitor.post(PATH, &only("phone", "110")).await.malformed("phone"), "请填写正确的电话");
    let foreign = [("newPassword", NEW), ("oldPassword", PASSWORD), ("uid", "1")];
    user.client.post(PATH, &foreign).await.failed(403);
    let for_login = gateway.ask(&visitor, "login", PHONE).await;
    by_phone(&visitor, PHONE, &for_login).await.refused(1004);
    login(&server, PASSWORD).await.ok();
}

#[tokio::test]
async fn a_new_password_that_is_easy_to_guess_is_refused_and_uses_nothing_up() {
    let (server, gateway, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    for new in ["12345678", "lin_xia1", "qwertyuiop"] {
        let answer = by_old(&user.client, PASSWORD, new).await;
        assert!(answer.malformed("newPassword").contains("太容易猜到了"), "{new}");
    }
    let owner = User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&server.visitor(), "reset", PHONE).await;
    for weak in ["12345678", PHONE] {
        let fields = [("phone", PHONE), ("smsCode", code.as_str()), ("newPassword", weak)];
        server.visitor().post(PATH, &fields).await.malformed("newPassword");
    }
    owner.client.post(ME, &[]).await.ok();
    by_phone(&server.visitor(), PHONE, &code).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_stranger_without_a_code_makes_the_server_judge_a_bounded_number_of_passwords() {
    let (server, _gateway, _clock) = start().await;
    let fields = [("phone", PHONE), ("smsCode", "123456"), ("newPassword", "12345678")];
    for _ in 0..60 {
        server.visitor().post(PATH, &fields).await.malformed("newPassword");
    }
    server.visitor().post(PATH, &fields).await.refused(1004);
}

#[tokio::test]
#[ignore = "night"]
async fn a_stored_password_that_is_easy_to_guess_keeps_signing_in() {
    let (server, _gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let hash = Argon2::default().hash_password(b"12345678").unwrap();
    server.db.execute(&format!("update account set password_hash = '{hash}' where uid = {}", user.uid)).await;
    login(&server, "12345678").await.ok();
    by_old(&user.client, "12345678", NEW).await.ok();
}

#[tokio::test]
async fn a_change_is_reported_by_message_and_by_sms_to_the_bound_phone() {
    let (server, gateway, clock) = start().await;
    let user = User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&server.visitor(), "reset", PHONE).await;
    by_phone(&user.client, PHONE, &code).await.ok();
    by_old(&user.client, NEW, "another horse").await.ok();
    let inbox = user.client.post("/api/user/center/message/all", &[]).await;
    let titles: Vec<_> = inbox.ok()["records"].as_array().unwrap().iter().map(|m| &m["title"]).collect();
    assert_eq!(titles, ["密码已修改", "密码已修改"]);
    assert_eq!(user.unread().await, 2);
    eventually("both notices", async || gateway.notices(PHONE).len() == 2).await;
    assert!(gateway.notices(PHONE)[0].contains("改了密码"), "{:?}", gateway.notices(PHONE));
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_phone_gets_a_bounded_number_of_notices() {
    let gateway = Gateway::start();
    let options = Options::default().set("PORTAL_SMS_NOTICES_PER_PHONE", "1/1d").gateway(&gateway);
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute(&format!("update account set phone = '{PHONE}' where uid = {}", user.uid)).await;
    by_old(&user.client, PASSWORD, NEW).await.ok();
    eventually("the notice", async || gateway.notices(PHONE).len() == 1).await;
    by_old(&user.client, NEW, PASSWORD).await.ok();
    eventually("the notice that is held back", async || {
        let metrics = server.visitor().get("/metrics").await.text;
        metrics.contains(r#"portal_sms_notices_total{outcome="limited"}"#)
    })
    .await;
    assert_eq!(gateway.notices(PHONE).len(), 1);
}

#[tokio::test]
async fn an_unknown_phone_is_revealed_only_to_its_owner() {
    let (server, gateway, clock) = start().await;
    User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(1));
    let visitor = server.visitor();
    let known = gateway.ask(&visitor, "reset", PHONE).await;
    let unknown = gateway.ask(&visitor, "reset", "13812345679").await;
    let wrong_known = by_phone(&visitor, PHONE, &wrong(&known)).await;
    let wrong_unknown = by_phone(&visitor, "13812345679", &wrong(&unknown)).await;
    wrong_known.refused(1004);
    assert_eq!((wrong_known.status, wrong_known.text), (wrong_unknown.status, wrong_unknown.text));
    by_phone(&visitor, "13812345679", &unknown).await.refused(1006);
}

#[tokio::test]
async fn an_account_without_password_needs_no_old_one() {
    let (server, gateway, _) = start().await;
    let user = User::by_phone(&server, &gateway, PHONE).await;
    by_old(&user.client, "anything at all", NEW).await.refused(1001);
}

#[tokio::test]
#[ignore = "night"]
async fn an_old_password_may_be_wrong_10_times_in_15_minutes() {
    let (server, _gateway, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    for _ in 0..9 {
        by_old(&user.client, "wrong horse", NEW).await.refused(1001);
    }
    by_old(&user.client, PASSWORD, PASSWORD).await.ok();
    for _ in 0..10 {
        by_old(&user.client, "wrong horse", NEW).await.refused(1001);
    }
    let answer = by_old(&user.client, PASSWORD, NEW).await;
    assert_eq!(answer.refused(1005).json["data"], json!({ "retryAfter": 900 }));
    clock.advance(TimeDelta::minutes(15));
    by_old(&user.client, PASSWORD, NEW).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn too_many_wrong_codes_get_1005() {
    let options = Options::default().set("PORTAL_SMS_WRONG_PER_ADDRESS", "2/1h");
    let server = TestServer::start_with(options).await;
    for code in [1004, 1004, 1005] {
        by_phone(&server.visitor(), PHONE, "123456").await.refused(code);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_old_password_checked_before_the_change_makes_no_login_after_it() {
    let (server, _gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut other = server.db.pool.get().await.unwrap();
    let holder = other.transaction().await.unwrap();
    holder.execute("select from account where uid = $1 for update", &[&user.uid]).await.unwrap();

    // Both have checked the old password and wait for the account's row, the change first.
    let client = user.client.clone();
    let change = tokio::spawn(async move { by_old(&client, PASSWORD, NEW).await });
    server.db.waiting(1).await;
    let visitor = server.visitor();
    let late = tokio::spawn(async move {
        visitor.post("/api/user/login", &[("loginName", "lin_xia"), ("password", PASSWORD)]).await
    });
    server.db.waiting(2).await;
    holder.commit().await.unwrap();

    change.await.unwrap().ok();
    late.await.unwrap().refused(1001);
    assert_eq!(server.db.value::<i64>("select count(*) from login where end_time is null").await, 1);
    user.client.post(ME, &[]).await.ok();
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_login_before_the_change_is_ended_by_it() {
    let (server, _gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut other = server.db.pool.get().await.unwrap();
    let holder = other.transaction().await.unwrap();
    holder.execute("select from account where uid = $1 for update", &[&user.uid]).await.unwrap();
    let visitor = server.visitor();
    let quick = tokio::spawn(async move {
        visitor.post("/api/user/login", &[("loginName", "lin_xia"), ("password", PASSWORD)]).await
    });
    server.db.waiting(1).await;
    let client = user.client.clone();
    let change = tokio::spawn(async move { by_old(&client, PASSWORD, NEW).await });
    server.db.waiting(2).await;
    holder.commit().await.unwrap();

    let token = quick.await.unwrap().ok()["token"].as_str().unwrap().to_owned();
    change.await.unwrap().ok();
    server.visitor().signed_in(user.uid, &token).post(ME, &[]).await.refused(2);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn of_two_concurrent_changes_with_the_same_old_password_one_succeeds() {
    let (server, _gateway, _) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let elsewhere = User::login(&server, "lin_xia").await;
    let mut other = server.db.pool.get().await.unwrap();
    let holder = other.transaction().await.unwrap();
    holder.execute("select from account where uid = $1 for update", &[&user.uid]).await.unwrap();
    let mut changes = Vec::new();
    for (user, waiting) in [(&user, 1), (&elsewhere, 2)] {
        let client = user.client.clone();
        changes.push(tokio::spawn(async move { by_old(&client, PASSWORD, NEW).await }));
        server.db.waiting(waiting).await;
    }
    holder.commit().await.unwrap();
    let mut codes = Vec::new();
    for change in changes {
        codes.push(change.await.unwrap().code());
    }
    assert_eq!(codes, [0, 1001]);
    server.db.audit().await;
}
