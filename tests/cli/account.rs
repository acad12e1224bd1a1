use actors::{Clock, ManualClock, SystemClock};
use serde_json::json;

use crate::harness::{Answer, Gateway, Options, PASSWORD, Ran, TestServer, User};

const ME: &str = "/api/user/center/me";
const LOGIN: [(&str, &str); 2] = [("loginName", "lin_xia"), ("password", PASSWORD)];

async fn suspend(server: &TestServer, who: &str, more: &[&str]) -> Ran {
    let args = [&["account", "suspend", "--who", who][..], more].concat();
    Ran::on(&server.db, &args).await
}

#[tokio::test]
async fn a_suspended_account_is_signed_out_and_every_sign_in_names_the_reason() {
    let gateway = Gateway::start();
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let phone = "13812345678";
    let user = User::register(&server, "lin_xia").await;
    let second = User::login(&server, "lin_xia").await;
    let somebody = User::register(&server, "somebody").await;
    server.db.execute(&format!("update account set phone = '{phone}' where uid = {}", user.uid)).await;

    let until = ["--until", "2034-01-02T03:04:05+08:00", "--reason", "发布广告"];
    let said = suspend(&server, "lin_xia", &until).await.ok();
    assert_eq!(said, "lin_xia is suspended until 2034-01-01T19:04:05Z; 2 logins ended.\n");
    user.client.post(ME, &[]).await.refused(2);
    second.client.post("/api/v1/realtime/ticket", &[]).await.refused(2);
    somebody.client.post(ME, &[]).await.ok();

    // The appeal token has tests of its own.
    let told = |answer: &Answer| {
        let data = &answer.refused(1007).json["data"];
        json!({ "until": data["until"], "reason": data["reason"] })
    };
    let why = json!({ "until": "2034-01-01T19:04:05.000Z", "reason": "发布广告" });
    let visitor = server.visitor();
    let answer = visitor.post("/api/user/login", &LOGIN).await;
    assert_eq!(told(&answer), why);
    for path in ["/api/user/loginWithPhone", "/api/user/loginPhoneWithoutRegister"] {
        let code = gateway.ask(&visitor, "login", phone).await;
        let answer = visitor.post(path, &[("phone", phone), ("smsCode", &code)]).await;
        assert_eq!(told(&answer), why, "{path}");
        clock.advance(chrono::TimeDelta::minutes(1));
    }
    // A wrong password does not reveal the suspension.
    visitor
        .post("/api/user/login", &[("loginName", "lin_xia"), ("password", "wrong password")])
        .await
        .refused(1001);
    visitor.post("/api/user/loginWithPhone", &[("phone", phone), ("smsCode", "000000")]).await.refused(1004);
    server.db.audit().await;

    let said = Ran::on(&server.db, &["account", "restore", "--who", "LIN_XIA"]).await.ok();
    assert_eq!(said, "LIN_XIA can sign in again.\n");
    user.client.post(ME, &[]).await.refused(2);
    User::login(&server, "lin_xia").await.client.post(ME, &[]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn an_expired_suspension_has_no_effect() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let said = suspend(&server, &user.uid.to_string(), &["--days", "3", "--reason", "刷屏"]).await.ok();
    assert!(said.ends_with("; 1 login ended.\n"), "{said}");
    let days = "select round(extract(epoch from suspended_until - now()) / 86400)::int from account";
    assert_eq!(server.db.value::<i32>(days).await, 3);
    // A second suspension replaces the first.
    suspend(&server, "lin_xia", &["--days", "7", "--reason", "又刷屏"]).await.ok();
    assert_eq!(server.db.value::<i32>(days).await, 7);
    server.visitor().post("/api/user/login", &LOGIN).await.refused(1007);
    server.db.execute("update account set suspended_until = now()").await;
    User::login(&server, "lin_xia").await.client.post(ME, &[]).await.ok();
    Ran::on(&server.db, &["account", "restore", "--who", "lin_xia"])
        .await
        .refused(&["lin_xia is not suspended"]);
}

#[tokio::test]
async fn no_concurrent_login_survives_a_suspension() {
    // Four logins wait for the lock, each with its connection.
    let server = TestServer::start_with(Options::default().set("PORTAL_DATABASE_CONNECTIONS", "10")).await;
    let user = User::register(&server, "lin_xia").await;
    let login = || {
        let visitor = server.visitor();
        tokio::spawn(async move { visitor.post("/api/user/login", &LOGIN).await })
    };
    let mut holder = server.db.pool.get().await.unwrap();
    let held = holder.transaction().await.unwrap();
    held.execute("select from account where uid = $1 for update", &[&user.uid]).await.unwrap();
    // Some of them come before the suspension, some after it.
    let before = [login(), login()];
    server.db.waiting(2).await;
    let (pool, uid) = (server.db.pool.clone(), user.uid);
    let suspending = tokio::spawn(async move {
        let until = SystemClock.now() + chrono::TimeDelta::days(1);
        let suspension = sql::suspension::Suspension { until, reason: "刷屏".into() };
        let reason = actors::EndReason::Suspended.as_str();
        sql::suspension::suspend(&pool, uid, &suspension, reason).await.unwrap()
    });
    server.db.waiting(3).await;
    let behind = [login(), login()];
    server.db.waiting(5).await;
    held.commit().await.unwrap();
    let ended = suspending.await.unwrap().unwrap();
    let mut begun = 1;
    for answer in before {
        let code = answer.await.unwrap().code();
        assert!(matches!(code, 0 | 1007), "{code}");
        begun += usize::from(code == 0);
    }
    for answer in behind {
        answer.await.unwrap().refused(1007);
    }
    assert_eq!(ended, begun, "what began before it was ended by it");
    assert_eq!(server.db.value::<i64>("select count(*) from login where end_time is null").await, 0);
    drop(holder);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_operator_logs_a_player_out() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    let said = Ran::on(&server.db, &["account", "logout", "--who", "lin_xia"]).await.ok();
    assert_eq!(said, "lin_xia: 1 login ended.\n");
    assert_eq!(socket.closed().await.0.code, 4001);
    user.client.post(ME, &[]).await.refused(2);
    User::login(&server, "lin_xia").await;
    assert_eq!(
        Ran::on(&server.db, &["account", "logout", "--who", "lin_xia"]).await.ok(),
        "lin_xia: 1 login ended.\n"
    );
}

#[tokio::test]
#[ignore = "night"]
async fn an_operator_switches_off_a_youth_mode_whose_pin_is_forgotten() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let youth_off = ["account", "youth-off", "--who", "lin_xia"];
    Ran::on(&server.db, &youth_off).await.refused(&["lin_xia is not in youth mode"]);
    user.client.post_json("/api/v1/youth/enable", &json!({ "pin": "2468" })).await.ok();
    let mut socket = user.socket().await;
    socket.status_where("the mode", |status| status["youth"] == true).await;
    assert_eq!(Ran::on(&server.db, &youth_off).await.ok(), "lin_xia is no longer in youth mode.\n");
    socket.status_where("the end of the mode", |status| status["youth"] == false).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn each_refusal_is_one_sentence_and_changes_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let uid = user.uid.to_string();
    // A player whose name is another player's uid.
    let twin = User::register(&server, &uid).await;
    let days = ["--days", "1", "--reason", "刷屏"];
    suspend(&server, "nobody", &days).await.refused(&["nobody"]);
    suspend(&server, "99999", &days).await.refused(&["99999"]);
    suspend(&server, &uid, &days).await.refused(&[&format!("uid:{uid}"), &format!("name:{uid}")]);
    for who in [format!("+{uid}"), format!("0{uid}"), format!("mail:{uid}"), "uid:lin_xia".into()] {
        suspend(&server, &who, &days).await.refused(&[&who]);
    }
    suspend(&server, "lin_xia", &["--days", "1", "--reason", " "]).await.refused(&["--reason"]);
    let past = ["--until", "2020-01-01T00:00:00Z", "--reason", "刷屏"];
    suspend(&server, "lin_xia", &past).await.refused(&["--until", "future"]);
    for more in [
        &["--reason", "刷屏"][..],
        &["--days", "1", "--until", "2099-01-01T00:00:00Z", "--reason", "刷屏"],
        &["--days", "0", "--reason", "刷屏"],
        &["--until", "tomorrow", "--reason", "刷屏"],
        &["--days", "1"],
    ] {
        let ran = suspend(&server, "lin_xia", more).await;
        assert!(ran.code == 2 && ran.stderr.starts_with("error: "), "{ran:?}");
    }
    user.client.post(ME, &[]).await.ok();
    twin.client.post(ME, &[]).await.ok();
    assert_eq!(server.db.value::<i64>("select count(suspended_until) from account").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_name_that_is_anothers_uid_is_found_by_its_own_uid() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let uid = user.uid.to_string();
    let twin = User::register(&server, &uid).await;
    server.db.execute(&format!("update account set phone = '13812345678' where uid = {uid}")).await;
    let ended = |who: String| {
        let db = &server.db;
        async move { Ran::on(db, &["account", "logout", "--who", &who]).await.ok() }
    };
    assert_eq!(ended(format!("name:{uid}")).await, format!("name:{uid}: 1 login ended.\n"));
    twin.client.post(ME, &[]).await.refused(2);
    user.client.post(ME, &[]).await.ok();
    assert_eq!(ended(format!("uid:{uid}")).await, format!("uid:{uid}: 1 login ended.\n"));
    assert_eq!(ended("phone:13812345678".into()).await, "phone:13812345678: 0 logins ended.\n");
    user.client.post(ME, &[]).await.refused(2);
}
