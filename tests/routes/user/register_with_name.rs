use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{Options, PASSWORD, TestServer, User};

const PATH: &str = "/api/user/registerWithName";

#[tokio::test]
async fn a_new_account_is_created_and_signed_in() {
    let server = TestServer::start().await;
    let fields = [("loginName", "Lin_Xia"), ("password", PASSWORD), ("channelID", "7"), ("deviceID", "d1")];
    let answer = server.visitor().post(PATH, &fields).await;
    let account = answer.ok();
    assert_eq!(account["loginName"], "Lin_Xia");
    assert_eq!(account["name"], "Lin_Xia");
    assert_eq!(account["newAccount"], 1);
    assert_eq!(account["needBind"], 1, "no phone is bound yet");
    assert_eq!(
        (&account["accountType"], &account["age"], &account["sex"]),
        (&json!(0), &json!(0), &json!(0))
    );
    assert_eq!(account["avatar"], json!(null));
    let (uid, token) = (account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap());
    let me = server.visitor().signed_in(uid, token).post("/api/user/center/me", &[]).await;
    assert_eq!(me.ok()["uid"], uid);
    let stored: String =
        server.db.value("select channel_id || ' ' || (select device_id from login) from account").await;
    assert_eq!(stored, "7 d1");
    let hash: String = server.db.value("select password_hash from account").await;
    assert!(hash.starts_with("$argon2id$"), "{hash}");
}

#[tokio::test]
async fn each_field_has_its_rule() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for name in ["abc", "a23456789012345678901", "名字名字", "ab cd", "ab-cd"] {
        let answer = visitor.post(PATH, &[("loginName", name), ("password", PASSWORD)]).await;
        assert_eq!(answer.malformed("loginName"), "4–20 位字母、数字或下划线", "{name}");
    }
    for password in ["1234567", &"x".repeat(65)] {
        let answer = visitor.post(PATH, &[("loginName", "lin_xia"), ("password", password)]).await;
        assert_eq!(answer.malformed("password"), "密码为 8–64 个字符", "{password}");
    }
    let answer = visitor.post(PATH, &[("password", PASSWORD)]).await;
    assert_eq!(answer.malformed("loginName"), "不能为空");
    let answer = visitor.post(PATH, &[("loginName", "lin_xia"), ("password", "")]).await;
    assert_eq!(answer.malformed("password"), "不能为空");
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 0);
}

#[tokio::test]
async fn a_password_that_is_easy_to_guess_is_refused() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for password in ["12345678", "password1", "qwertyuiop", "lin_xia1", "portal2026"] {
        let answer = visitor.post(PATH, &[("loginName", "lin_xia"), ("password", password)]).await;
        assert!(answer.malformed("password").contains("太容易猜到了"), "{password}");
    }
    let answer = visitor
        .with("Accept-Language", "en")
        .post(PATH, &[("loginName", "lin_xia"), ("password", "12345678")])
        .await;
    assert!(answer.malformed("password").starts_with("too easy to guess"));
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 0);
}

#[tokio::test]
async fn a_name_is_taken_in_any_letter_case() {
    let server = TestServer::start().await;
    User::register(&server, "lin_xia").await;
    for name in ["lin_xia", "LIN_XIA", "Lin_Xia"] {
        let answer = server.visitor().post(PATH, &[("loginName", name), ("password", PASSWORD)]).await;
        answer.refused(1002);
        assert_eq!(answer.json["data"], json!(null));
    }
}

#[tokio::test]
async fn two_concurrent_registrations_of_one_name_make_one_account() {
    let server = TestServer::start().await;
    let (one, other) = (server.visitor(), server.visitor());
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let shouted = [("loginName", "LIN_XIA"), ("password", PASSWORD)];
    let (one, other) = tokio::join!(one.post(PATH, &fields), other.post(PATH, &shouted));
    let mut codes = [one.code(), other.code()];
    codes.sort_unstable();
    assert_eq!(codes, [0, 1002]);
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 1);
    assert_eq!(server.db.value::<i64>("select count(*) from login").await, 1, "nothing half done");
    server.db.audit().await;
}

#[tokio::test]
async fn welcome_messages_are_in_the_inbox_and_counted() {
    let server = TestServer::start().await;
    server
        .db
        .execute(
            "insert into welcome_message (id, kind, title, content, retired) values
             (1, 'system', '欢迎', '<p>你好</p>', false), (2, 'gift', '礼包', '<p>看看</p>', false),
             (3, 'system', '旧的', '<p></p>', true)",
        )
        .await;
    let user = User::register(&server, "lin_xia").await;
    assert_eq!(user.unread().await, 2);
    let answer = user.client.post("/api/user/center/message/all", &[]).await;
    let page = answer.ok();
    assert_eq!(page["total"], 2);
    assert_eq!(
        (&page["records"][0]["title"], &page["records"][1]["title"]),
        (&json!("欢迎"), &json!("礼包"))
    );
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_inviter_is_stored_and_an_invented_code_ignored() {
    let server = TestServer::start().await;
    let host = User::register(&server, "lin_xia").await;
    let me = host.me().await;
    let code = me["inviteCode"].as_str().unwrap();
    let invited = [("loginName", "guest1"), ("password", PASSWORD), ("inviteCode", code)];
    server.visitor().post(PATH, &invited).await.ok();
    let made_up = [("loginName", "guest2"), ("password", PASSWORD), ("inviteCode", "NOBODYS1")];
    server.visitor().post(PATH, &made_up).await.ok();
    let invited_by = "select invited_by from account where login_name = $1";
    assert_eq!(server.db.value_of::<Option<i64>>(invited_by, &[&"guest1"]).await, Some(host.uid));
    assert_eq!(server.db.value_of::<Option<i64>>(invited_by, &[&"guest2"]).await, None);
}

#[tokio::test]
#[ignore = "night"]
async fn a_new_account_does_not_get_earlier_broadcasts() {
    let server = TestServer::start().await;
    crate::harness::send_to_all(&server.db, "昨天的").await;
    let user = User::register(&server, "lin_xia").await;
    assert_eq!(user.unread().await, 0);
    let answer = user.client.post("/api/user/center/message/all", &[]).await;
    assert_eq!(answer.ok()["total"], 0);
}

#[tokio::test]
#[ignore = "night"]
async fn registrations_are_limited_by_address_for_taken_and_free_names() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default().clock(&clock).set("PORTAL_TRUSTED_PROXIES", "127.0.0.1");
    let server = TestServer::start_with(options.set("PORTAL_REGISTRATIONS_PER_ADDRESS", "3/1h")).await;
    let post = async |address: &str, name: &str| {
        let visitor = server.visitor().with("X-Forwarded-For", address);
        visitor.post(PATH, &[("loginName", name), ("password", PASSWORD)]).await
    };
    // IPv6 addresses of one household.
    post("2001:db8:1:2::1", "lin_xia").await.ok();
    post("2001:db8:1:2::2", "LIN_XIA").await.refused(1002);
    post("2001:db8:1:2::3", "qingqing").await.ok();
    let (taken, free) = (post("2001:db8:1:2::4", "lin_xia").await, post("2001:db8:1:2::5", "azhe").await);
    assert_eq!(taken.refused(1005).json["data"], json!({ "retryAfter": 3600 }));
    assert_eq!((taken.status, taken.text), (free.status, free.text), "to the byte");
    post("2001:db8:1:3::1", "azhe").await.ok();
    // A malformed call does not count.
    for _ in 0..5 {
        post("203.0.113.7", "ab").await.malformed("loginName");
    }
    post("203.0.113.7", "hall_of_fame").await.ok();
    clock.advance(TimeDelta::hours(1));
    post("2001:db8:1:2::4", "another").await.ok();
}
