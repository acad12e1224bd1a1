use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{Options, PASSWORD, TestServer, User};

const PATH: &str = "/api/user/login";

#[tokio::test]
async fn the_right_password_signs_in() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for name in ["lin_xia", "LIN_XIA"] {
        let answer = server.visitor().post(PATH, &[("loginName", name), ("password", PASSWORD)]).await;
        let account = answer.ok();
        assert_eq!(account["uid"], user.uid);
        assert_eq!(account["newAccount"], 0);
        assert_ne!(account["token"], user.token, "each login is one of its own");
    }
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_get_equal_answers() {
    let server = TestServer::start().await;
    User::register(&server, "lin_xia").await;
    let visitor = server.visitor();
    let wrong_password = visitor.post(PATH, &[("loginName", "lin_xia"), ("password", "wrong horse")]).await;
    let wrong_name = visitor.post(PATH, &[("loginName", "nobody"), ("password", PASSWORD)]).await;
    wrong_password.refused(1001);
    assert_eq!(wrong_password.status, wrong_name.status);
    assert_eq!(wrong_password.text, wrong_name.text, "to the byte");
    let endless = "x".repeat(5000);
    let too_long = visitor.post(PATH, &[("loginName", "lin_xia"), ("password", &endless)]).await;
    assert_eq!(too_long.text, wrong_name.text);
}

#[tokio::test]
async fn an_account_without_password_cannot_sign_in_by_name() {
    let server = TestServer::start().await;
    server
        .db
        .execute("insert into account (login_name, name, invite_code) values ('lin_xia', '林夏', 'AAAAAAAA')")
        .await;
    for password in ["correct horse", "null"] {
        server.visitor().post(PATH, &[("loginName", "lin_xia"), ("password", password)]).await.refused(1001);
    }
}

#[tokio::test]
async fn name_and_password_are_required() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    assert_eq!(visitor.post(PATH, &[("password", PASSWORD)]).await.malformed("loginName"), "不能为空");
    assert_eq!(visitor.post(PATH, &[("loginName", "lin_xia")]).await.malformed("password"), "不能为空");
    assert_eq!(visitor.get(PATH).await.failed(405).header("allow"), "POST");
}

#[tokio::test]
#[ignore = "night"]
async fn many_concurrent_logins_succeed() {
    // A guess counts until its password turns out to be right.
    let options = Options::default().set("PORTAL_UNCHALLENGED_WRONG_PASSWORDS_PER_NAME", "100/15m");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let logins = futures_util::future::join_all((0..12).map(|_| User::login(&server, "lin_xia"))).await;
    assert!(logins.iter().all(|login| login.uid == user.uid));
    assert_eq!(server.db.value::<i64>("select count(*) from login where end_time is null").await, 13);
}

#[tokio::test]
async fn wrong_passwords_are_limited_alike_for_existing_and_missing_names() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    User::register(&server, "lin_xia").await;
    let visitor = server.visitor();
    // After ten wrong passwords each further try needs a challenge, and this limit still holds.
    let post = async |name: &str, password: &str| {
        visitor.post_solving(PATH, &[("loginName", name), ("password", password)]).await
    };
    for n in 0..20 {
        // One name in any letter case.
        let name = if n % 2 == 0 { "lin_xia" } else { "LIN_XIA" };
        let (known, unknown) = (post(name, "wrong horse").await, post("nobody", "wrong horse").await);
        known.refused(1001);
        assert_eq!(known.text, unknown.text, "to the byte");
    }
    let (known, unknown) = (post("lin_xia", PASSWORD).await, post("nobody", PASSWORD).await);
    assert_eq!(known.refused(1005).json["data"], json!({ "retryAfter": 900 }), "even the right one");
    assert_eq!((known.status, known.text), (unknown.status, unknown.text), "to the byte");
    clock.advance(TimeDelta::minutes(15));
    post("lin_xia", PASSWORD).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_name_with_letters_beyond_ascii_does_not_exist() {
    let server = TestServer::start().await;
    for name in ["mike", "miki"] {
        User::register(&server, name).await;
    }
    // The database folds the Kelvin sign to k and, by its locale, the dotted capital to i.
    for name in ["mi\u{212a}e", "MI\u{212a}I", "m\u{130}ke", "MIK\u{130}"] {
        let answer = server.visitor().post(PATH, &[("loginName", name), ("password", PASSWORD)]).await;
        answer.refused(1001);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn the_right_password_resets_the_count_of_wrong_ones() {
    let options = Options::default().set("PORTAL_WRONG_PASSWORDS_PER_NAME", "3/15m");
    let server = TestServer::start_with(options).await;
    User::register(&server, "lin_xia").await;
    for _ in 0..3 {
        for (password, code) in [("wrong horse", 1001), ("wrong mare", 1001), (PASSWORD, 0)] {
            let fields = [("loginName", "lin_xia"), ("password", password)];
            assert_eq!(server.visitor().post(PATH, &fields).await.code(), code);
        }
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_address_is_limited_over_all_names_and_only_by_wrong_passwords() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default()
        .clock(&clock)
        .set("PORTAL_WRONG_PASSWORDS_PER_ADDRESS", "5/1h")
        .set("PORTAL_TRUSTED_PROXIES", "127.0.0.1");
    let server = TestServer::start_with(options).await;
    User::register(&server, "lin_xia").await;
    let right = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let at = |address: &str| server.visitor().with("X-Forwarded-For", address);
    for _ in 0..8 {
        at("203.0.113.7").post(PATH, &right).await.ok();
    }
    for n in 0..5 {
        let name = format!("name_{n}");
        let wrong = [("loginName", name.as_str()), ("password", "wrong horse")];
        at(&format!("198.51.100.{n}, 203.0.113.7")).post(PATH, &wrong).await.refused(1001);
    }
    let refused = at("203.0.113.7").post(PATH, &right).await;
    assert_eq!(refused.refused(1005).json["data"], json!({ "retryAfter": 3600 }));
    at("203.0.113.8").post(PATH, &right).await.ok();
    clock.advance(TimeDelta::hours(1));
    at("203.0.113.7").post(PATH, &right).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn the_address_of_a_login_is_the_peers_whatever_headers_claim() {
    let server = TestServer::start().await;
    User::register(&server, "lin_xia").await;
    let forged = server.visitor().with("X-Forwarded-For", "203.0.113.7");
    forged.post(PATH, &[("loginName", "lin_xia"), ("password", PASSWORD)]).await.ok();
    let addresses = "select string_agg(distinct address, ' ') from login";
    assert_eq!(server.db.value::<String>(addresses).await, "127.0.0.1");
}

#[tokio::test]
#[ignore = "night"]
async fn a_password_that_was_not_checked_does_not_count_as_wrong() {
    let options = Options::default()
        .set("PORTAL_PASSWORD_HASHES", "1")
        .set("PORTAL_DATABASE_CONNECTIONS", "10")
        // Calls wait long for the database and for their answer, so that only the slots for hashing are scarce. A call that is cut off
        // does not give back its use of the rate limit.
        .set("PORTAL_DATABASE_WAIT_S", "20")
        .set("PORTAL_HTTP_ANSWER_WITHIN_S", "300")
        .set("PORTAL_WRONG_PASSWORDS_PER_NAME", "1000/15m")
        .set("PORTAL_UNCHALLENGED_WRONG_PASSWORDS_PER_NAME", "1000/15m")
        .set("PORTAL_WRONG_PASSWORDS_PER_ADDRESS", "1000/1h");
    let server = TestServer::start_with(options).await;
    let visitor = server.visitor();
    let wrong = [("loginName", "nobody"), ("password", "wrong horse")];
    let answers = futures_util::future::join_all((0..160).map(|_| visitor.post(PATH, &wrong))).await;
    let count = |status: u16| answers.iter().filter(|answer| answer.status == status).count();
    let (judged, busy) = (count(200), count(503));
    assert!(busy > 0 && judged + busy == 160, "{judged} judged, {busy} turned away");
    for kept in ["password:127.0.0.1/32:nobody", "password-from:127.0.0.1/32", "password-anywhere:nobody"] {
        let uses = "select cardinality(uses) from limit_log where key = $1";
        assert_eq!(server.db.value_of::<i32>(uses, &[&kept]).await, judged as i32, "{kept}");
    }
}

/// A right password takes as much processor time as a wrong one, and adds a row.
#[tokio::test]
#[ignore = "night"]
async fn right_passwords_are_limited_too_by_name_and_address_and_by_account_when_changed() {
    let options =
        Options::default().set("PORTAL_LOGINS_PER_NAME", "2/1h").set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8");
    let server = TestServer::start_with(options).await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "other").await];
    let sign_in = async |name: &str, address: &str| {
        let client = server.visitor().with("X-Forwarded-For", address);
        client.post(PATH, &[("loginName", name), ("password", PASSWORD)]).await
    };
    for _ in 0..2 {
        sign_in("lin_xia", "192.0.2.1").await.ok();
    }
    sign_in("LIN_XIA", "192.0.2.1").await.refused(1005);
    sign_in("lin_xia", "192.0.2.2").await.ok();
    sign_in("other", "192.0.2.1").await.ok();
    let change = [("oldPassword", PASSWORD), ("newPassword", PASSWORD)];
    for _ in 0..2 {
        user.client.post("/api/user/resetPassword", &change).await.ok();
    }
    user.client.post("/api/user/resetPassword", &change).await.refused(1005);
    other.client.post("/api/user/resetPassword", &change).await.ok();
}
