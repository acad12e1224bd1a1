use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use futures_util::future::join_all;
use serde_json::json;

use crate::harness::{Answer, Client, Gateway, Nodes, Options, PASSWORD, TestRedis, TestServer, User, wrong};

const PATH: &str = "/api/user/loginWithPhone";
const PHONE: &str = "13812345678";

async fn start(options: Options) -> (TestServer, Gateway, ManualClock) {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(options.gateway(&gateway).clock(&clock)).await;
    (server, gateway, clock)
}

async fn login(client: &Client, phone: &str, code: &str) -> Answer {
    client.post(PATH, &[("phone", phone), ("smsCode", code)]).await
}

#[tokio::test]
async fn an_unknown_phone_gets_a_new_account() {
    let (server, gateway, clock) = start(Options::default()).await;
    server
        .db
        .execute("insert into welcome_message (id, kind, title, content) values (1, 'system', '欢迎', '<p>你好</p>')")
        .await;
    let host = User::register(&server, "lin_xia").await;
    let invite = host.me().await["inviteCode"].as_str().unwrap().to_owned();
    let visitor = server.visitor();
    let code = gateway.ask(&visitor, "login", PHONE).await;
    let fields = [
        ("phone", PHONE),
        ("smsCode", code.as_str()),
        ("inviteCode", invite.as_str()),
        ("channelID", "7"),
        ("deviceID", "d1"),
    ];
    let answer = visitor.post(PATH, &fields).await;
    let account = answer.ok();
    assert_eq!((&account["newAccount"], &account["accountType"]), (&json!(1), &json!(1)));
    assert_eq!((&account["needBind"], &account["loginName"]), (&json!(0), &json!("")));
    let name = account["name"].as_str().unwrap();
    assert!(name.starts_with("玩家") && name.chars().count() == 6, "{name}");
    let (uid, token) = (account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap());
    let me = visitor.signed_in(uid, token).post("/api/user/center/me", &[]).await;
    assert_eq!((&me.ok()["phone"], &me.ok()["hasPassword"]), (&json!("138****5678"), &json!(false)));
    assert_eq!(me.ok()["unread"]["messages"], 1, "the welcome");
    let kept =
        "select concat_ws(' ', channel_id, invited_by, (select device_id from login l where l.uid = a.uid))
                from account a where phone is not null";
    assert_eq!(server.db.value::<String>(kept).await, format!("7 {} d1", host.uid));

    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&visitor, "login", PHONE).await;
    let answer = login(&visitor, PHONE, &code).await;
    assert_eq!((&answer.ok()["uid"], &answer.ok()["newAccount"]), (&json!(uid), &json!(0)));
    server.db.audit().await;
}

#[tokio::test]
async fn a_bound_phone_signs_in_to_its_account() {
    let (server, gateway, _) = start(Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute(&format!("update account set phone = '{PHONE}'")).await;
    let by_phone = User::by_phone(&server, &gateway, PHONE).await;
    assert_eq!(by_phone.uid, user.uid);
    assert_eq!(by_phone.me().await["loginName"], "lin_xia");
    user.client.post("/api/user/center/me", &[]).await.ok();
    let by_password = [("loginName", PHONE), ("password", PASSWORD)];
    server.visitor().post("/api/user/login", &by_password).await.ok();
}

#[tokio::test]
async fn a_code_is_valid_for_one_scene_and_one_phone_and_once() {
    let (server, gateway, _) = start(Options::default()).await;
    let visitor = server.visitor();
    login(&visitor, PHONE, "123456").await.refused(1004);
    let reset = gateway.ask(&visitor, "reset", PHONE).await;
    login(&visitor, PHONE, &reset).await.refused(1004);
    let other = gateway.ask(&visitor, "login", "13812345679").await;
    login(&visitor, PHONE, &other).await.refused(1004);
    for odd in ["1", "12345678901234567890", "验证码"] {
        login(&visitor, "13812345679", odd).await.refused(1004);
    }
    login(&visitor, "13812345679", &other).await.ok();
    let again = login(&visitor, "13812345679", &other).await;
    assert_eq!(again.refused(1004).msg(), "验证码错误或已过期，请重新获取");
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 1, "nobody else came in");
}

#[tokio::test]
async fn a_code_expires_after_5_minutes() {
    let (server, gateway, clock) = start(Options::default()).await;
    let visitor = server.visitor();
    let code = gateway.ask(&visitor, "login", PHONE).await;
    clock.advance(TimeDelta::seconds(300));
    login(&visitor, PHONE, &code).await.refused(1004);
    let code = gateway.ask(&visitor, "login", PHONE).await;
    clock.advance(TimeDelta::seconds(299));
    login(&visitor, PHONE, &code).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_client_without_request_id_uses_its_newest_code() {
    let (server, gateway, clock) = start(Options::default()).await;
    let visitor = server.visitor();
    let first = gateway.ask(&visitor, "login", PHONE).await;
    let mut second = first.clone();
    while second == first {
        clock.advance(TimeDelta::minutes(1));
        second = gateway.ask(&visitor, "login", PHONE).await;
    }
    login(&visitor, PHONE, &first).await.refused(1004);
    login(&visitor, PHONE, &second).await.ok();
}

#[tokio::test]
async fn after_five_wrong_tries_the_right_code_is_refused_too() {
    let (server, gateway, clock) = start(Options::default()).await;
    let visitor = server.visitor();
    let code = gateway.ask(&visitor, "login", PHONE).await;
    for _ in 0..5 {
        login(&visitor, PHONE, &wrong(&code)).await.refused(1004);
    }
    login(&visitor, PHONE, &code).await.refused(1004);
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&visitor, "login", PHONE).await;
    for _ in 0..4 {
        login(&visitor, PHONE, &wrong(&code)).await.refused(1004);
    }
    login(&visitor, PHONE, &code).await.ok();
}

#[tokio::test]
async fn a_hundred_concurrent_uses_of_one_code_sign_in_once() {
    let gateway = Gateway::start();
    let options = Options::default().gateway(&gateway).set("PORTAL_SMS_WRONG_PER_ADDRESS", "1000/1h");
    let with_redis = Nodes::on(&TestRedis::shared_url(), options.clone()).await;
    let alone = TestServer::start_with(options).await;
    for (a, b) in [(&with_redis.a, &with_redis.b), (&alone, &alone)] {
        let code = gateway.ask(&a.visitor(), "login", PHONE).await;
        let clients = [a.visitor(), b.visitor()];
        let answers = join_all((0..100).map(|n| login(&clients[n % 2], PHONE, &code))).await;
        let count = |code| answers.iter().filter(|answer| answer.code() == code).count();
        assert_eq!((count(0), count(1004)), (1, 99));
        assert_eq!(a.db.value::<i64>("select count(*) from login").await, 1);
        assert_eq!(a.db.value::<i64>("select count(*) from account").await, 1);
    }
}

#[tokio::test]
async fn two_concurrent_first_logins_make_one_account() {
    let (server, gateway, clock) = start(Options::default()).await;
    let mut other = server.db.pool.get().await.unwrap();
    let nobody_registers = other.transaction().await.unwrap();
    nobody_registers.batch_execute("lock table account in share mode").await.unwrap();
    let mut logins = Vec::new();
    for waiting in 1..=2 {
        let visitor = server.visitor();
        let code = gateway.ask(&visitor, "login", PHONE).await;
        clock.advance(TimeDelta::minutes(1));
        logins.push(tokio::spawn(async move { login(&visitor, PHONE, &code).await }));
        // Its code was right, but there is no account.
        server.db.waiting(waiting).await;
    }
    nobody_registers.commit().await.unwrap();
    let answers = join_all(logins).await;
    let accounts: Vec<_> = answers.iter().map(|answer| answer.as_ref().unwrap().ok()).collect();
    assert_eq!(accounts[0]["uid"], accounts[1]["uid"]);
    let new: i64 = accounts.iter().map(|account| account["newAccount"].as_i64().unwrap()).sum();
    assert_eq!(new, 1);
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 1);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_phone_that_leaves_its_account_during_the_login_does_not_sign_in_there() {
    let (server, gateway, clock) = start(Options::default()).await;
    let former = User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(1));
    let mut other = server.db.pool.get().await.unwrap();
    let rebinding = other.transaction().await.unwrap();
    rebinding.execute("update account set phone = '13812345679'", &[]).await.unwrap();
    let visitor = server.visitor();
    let code = gateway.ask(&visitor, "login", PHONE).await;
    let login = tokio::spawn(async move { login(&visitor, PHONE, &code).await });
    server.db.waiting(1).await;
    rebinding.commit().await.unwrap();
    let answer = login.await.unwrap();
    assert_ne!(answer.ok()["uid"], former.uid, "the phone is somebody new's");
    assert_eq!(answer.ok()["newAccount"], 1);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn without_registration_an_unknown_phone_is_revealed_only_to_its_owner() {
    let (server, gateway, _) = start(Options::default().set("PORTAL_PHONE_AUTO_REGISTER", "0")).await;
    let visitor = server.visitor();
    let code = gateway.ask(&visitor, "login", PHONE).await;
    login(&visitor, PHONE, &wrong(&code)).await.refused(1004);
    let answer = login(&visitor, PHONE, &code).await;
    assert_eq!(answer.refused(1006).msg(), "这个手机号还没有注册");
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn an_address_may_enter_60_wrong_codes_an_hour() {
    let options = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.1");
    let (server, gateway, clock) = start(options).await;
    let at = |address: &str| server.visitor().with("X-Forwarded-For", address);
    // Right codes do not count.
    let code = gateway.ask(&at("203.0.113.7"), "login", PHONE).await;
    login(&at("203.0.113.7"), PHONE, &code).await.ok();
    clock.advance(TimeDelta::minutes(1));
    let (id, code) = gateway.request(&at("203.0.113.7"), "login", PHONE).await;
    for n in 0..60 {
        login(&at("203.0.113.7"), &format!("139{n:08}"), "123456").await.refused(1004);
    }
    for phone in [PHONE, "13900000000"] {
        let answer = login(&at("203.0.113.7"), phone, &code).await;
        assert_eq!(answer.refused(1005).json["data"], json!({ "retryAfter": 3600 }));
    }
    let forged = at("198.51.100.1, 203.0.113.7");
    login(&forged, PHONE, &code).await.refused(1005);
    let fields = [("phone", PHONE), ("smsCode", code.as_str()), ("requestId", id.as_str())];
    at("203.0.113.8").post(PATH, &fields).await.ok();
    clock.advance(TimeDelta::hours(1));
    login(&at("203.0.113.7"), PHONE, &code).await.refused(1004);
}

#[tokio::test]
#[ignore = "night"]
async fn a_code_requested_while_redis_was_away_is_valid_when_it_returns() {
    let mut redis = TestRedis::start();
    let gateway = Gateway::start();
    let nodes = Nodes::on(&redis.url(), Options::default().gateway(&gateway)).await;
    redis.kill();
    let code = gateway.ask(&nodes.a.visitor(), "login", PHONE).await;
    login(&nodes.b.visitor(), PHONE, &wrong(&code)).await.refused(1004);
    redis.restart();
    nodes.a.hears_everything().await;
    nodes.b.hears_everything().await;
    login(&nodes.b.visitor(), PHONE, &code).await.ok();
    login(&nodes.a.visitor(), PHONE, &code).await.refused(1004);
}

#[tokio::test]
async fn phone_and_code_are_required() {
    let (server, _gateway, _) = start(Options::default()).await;
    let visitor = server.visitor();
    assert_eq!(visitor.post(PATH, &[("smsCode", "1")]).await.malformed("phone"), "不能为空");
    assert_eq!(visitor.post(PATH, &[("phone", PHONE)]).await.malformed("smsCode"), "不能为空");
    assert_eq!(login(&visitor, "12345", "123456").await.malformed("phone"), "请填写正确的电话");
}
