//! Taking an account over: with a stolen token, and with a stolen password. Thief and owner have their own addresses and devices.

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::harness::{Answer, Client, Gateway, Options, PASSWORD, TestServer, User, eventually, wrong};

const ME: &str = "/api/user/center/me";
const BIND: &str = "/api/user/bind";
const RESET: &str = "/api/user/resetPassword";
const OWNERS: &str = "13812345678";
const THIEFS: &str = "13900000001";
const NEW: &str = "battery staple";

struct Scene {
    server: TestServer,
    gateway: Gateway,
    clock: ManualClock,
}

impl Scene {
    async fn set() -> Self {
        let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
        let options =
            Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8").gateway(&gateway).clock(&clock);
        Self { server: TestServer::start_with(options).await, gateway, clock }
    }

    fn owner(&self) -> Client {
        self.server.visitor().with("X-Forwarded-For", "203.0.113.7").with("User-Agent", "Chrome/130 Android")
    }

    fn thief(&self) -> Client {
        self.server
            .visitor()
            .with("X-Forwarded-For", "198.51.100.9")
            .with("User-Agent", "Firefox/131 Windows")
    }

    /// An account by name with the owner's phone, if `phone` is given.
    async fn account(&self, phone: Option<&str>) -> (i64, Client) {
        let fields = [("loginName", "lin_xia"), ("password", PASSWORD), ("deviceID", "owners-phone")];
        let answer = self.owner().post("/api/user/registerWithName", &fields).await;
        let uid = answer.ok()["uid"].as_i64().unwrap();
        let client = self.owner().signed_in(uid, answer.ok()["token"].as_str().unwrap());
        if let Some(phone) = phone {
            self.bind(&client, phone).await.ok();
        }
        (uid, client)
    }

    /// A code. A phone gets one a minute.
    async fn code(&self, client: &Client, scene: &str, phone: &str) -> String {
        self.clock.advance(TimeDelta::minutes(1));
        self.gateway.ask(client, scene, phone).await
    }

    /// Binds with the password.
    async fn bind(&self, client: &Client, phone: &str) -> Answer {
        let code = self.code(client, "bind", phone).await;
        client.post(BIND, &[("phone", phone), ("smsCode", &code), ("password", PASSWORD)]).await
    }

    async fn reset(&self, client: &Client, phone: &str, password: &str) -> Answer {
        let code = self.code(client, "reset", phone).await;
        client.post(RESET, &[("phone", phone), ("smsCode", &code), ("newPassword", password)]).await
    }

    async fn login(&self, client: &Client, name: &str, password: &str, device: &str) -> Answer {
        let fields = [("loginName", name), ("password", password), ("deviceID", device)];
        client.post("/api/user/login", &fields).await
    }

    /// Signs in to the account.
    async fn signed_in(&self, client: &Client, password: &str, device: &str) -> Client {
        let answer = self.login(client, "lin_xia", password, device).await;
        client.signed_in(answer.ok()["uid"].as_i64().unwrap(), answer.ok()["token"].as_str().unwrap())
    }
}

async fn titles(client: &Client) -> Vec<String> {
    let inbox = client.post("/api/user/center/message/all", &[]).await;
    let records = inbox.ok()["records"].as_array().unwrap().clone();
    records.iter().map(|message| message["title"].as_str().unwrap().to_owned()).collect()
}

/// The newest message about a sign-in by a new device.
async fn new_device(client: &Client) -> Value {
    let inbox = client.post("/api/user/center/message/all", &[]).await;
    let records = inbox.ok()["records"].as_array().unwrap().clone();
    records.into_iter().find(|message| message["title"] == "新设备登录").expect("a message")
}

#[tokio::test]
async fn a_stolen_token_alone_binds_no_phone_and_changes_nothing() {
    for phone in [None, Some(OWNERS)] {
        let scene = Scene::set().await;
        let (uid, owner) = scene.account(phone).await;
        let token = owner_token(&scene, uid).await;
        let thief = scene.thief().signed_in(uid, &token);
        let code = scene.code(&thief, "bind", THIEFS).await;
        let before = row(&scene).await;
        let base = [("phone", THIEFS), ("smsCode", code.as_str())];
        thief.post(BIND, &base).await.malformed("password");
        thief.post(BIND, &[base[0], base[1], ("password", NEW)]).await.refused(1001);
        let old = thief.post(BIND, &[base[0], base[1], ("oldSmsCode", &code)]).await;
        match phone {
            None => {
                old.malformed("password");
            }
            // A code to the thief's phone is not one to the owner's.
            Some(_) => {
                old.refused(1004);
            }
        }
        thief.post(RESET, &[("oldPassword", NEW), ("newPassword", NEW)]).await.refused(1001);
        thief.post(RESET, &[base[0], base[1], ("newPassword", NEW)]).await.refused(1004);
        assert_eq!(row(&scene).await, before);
        owner.post(ME, &[]).await.ok();
        scene.login(&scene.owner(), "lin_xia", PASSWORD, "owners-phone").await.ok();
    }
}

/// A valid token of the owner, from one more login on the owner's device.
async fn owner_token(scene: &Scene, uid: i64) -> String {
    let answer = scene.login(&scene.owner(), "lin_xia", PASSWORD, "owners-phone").await;
    assert_eq!(answer.ok()["uid"], uid);
    answer.ok()["token"].as_str().unwrap().to_owned()
}

/// Phone, password and number of replaced phones.
async fn row(scene: &Scene) -> String {
    scene
        .server
        .db
        .value(
            "select concat(phone, ' ', password_hash, ' ', (select count(*) from replaced_phone)) from account",
        )
        .await
}

#[tokio::test]
async fn the_owner_of_a_replaced_phone_takes_the_account_back() {
    let scene = Scene::set().await;
    let (_, owner) = scene.account(Some(OWNERS)).await;
    let thief = scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    scene.bind(&thief, THIEFS).await.ok();
    owner.post(ME, &[]).await.refused(2);
    let change = [("oldPassword", PASSWORD), ("newPassword", "another horse")];
    thief.post(RESET, &change).await.ok();
    eventually("the notice to the owner", async || !scene.gateway.notices(OWNERS).is_empty()).await;
    assert!(scene.gateway.notices(OWNERS)[0].contains("7 天内打开“找回密码”"));
    // The owner is signed out, and neither name nor phone sign in.
    scene.login(&scene.owner(), "lin_xia", PASSWORD, "owners-phone").await.refused(1001);
    let code = scene.code(&scene.owner(), "login", OWNERS).await;
    let by_code = [("phone", OWNERS), ("smsCode", code.as_str())];
    let answer = scene.owner().post("/api/user/loginWithPhone", &by_code).await;
    assert_eq!(answer.refused(3002).json["data"], json!({ "reason": "phoneReplaced" }));
    assert!(answer.msg().contains("找回密码"), "{}", answer.msg());

    scene.reset(&scene.owner(), OWNERS, NEW).await.ok();
    thief.post(ME, &[]).await.refused(2);
    let owner = scene.signed_in(&scene.owner(), NEW, "owners-phone").await;
    assert_eq!(owner.post(ME, &[]).await.ok()["phone"], "138****5678");
    let told = titles(&owner).await;
    assert_eq!(told, ["账号已拿回", "密码已修改", "手机号已更换", "新设备登录", "手机号已绑定"]);
    eventually("the notice to the thief's phone", async || {
        scene.gateway.notices(THIEFS).iter().any(|text| text.contains("拿回"))
    })
    .await;
    // The thief's phone cannot recover the account, and begins a new one.
    scene.reset(&scene.thief(), THIEFS, "another horse").await.refused(1006);
    let code = scene.code(&scene.thief(), "login", THIEFS).await;
    let by_code = [("phone", THIEFS), ("smsCode", code.as_str())];
    assert_eq!(scene.thief().post("/api/user/loginWithPhone", &by_code).await.ok()["newAccount"], 1);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn of_several_replaced_phones_the_oldest_wins() {
    let scene = Scene::set().await;
    scene.account(Some(OWNERS)).await;
    let thief = scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    for phone in [THIEFS, "13900000002", "13900000003"] {
        scene.bind(&thief, phone).await.ok();
    }
    // A later phone takes the account too, and does not end the right of the earlier one.
    scene.reset(&scene.thief(), "13900000002", "another horse").await.ok();
    scene.reset(&scene.owner(), OWNERS, NEW).await.ok();
    let left: i64 = scene.server.db.value("select count(*) from replaced_phone").await;
    assert_eq!(left, 0);
    for phone in [THIEFS, "13900000002", "13900000003"] {
        scene.reset(&scene.thief(), phone, "another horse").await.refused(1006);
    }
    scene.signed_in(&scene.owner(), NEW, "owners-phone").await;
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_replaced_phone_recovers_nothing_after_seven_days_and_a_job_deletes_it() {
    let scene = Scene::set().await;
    let (_, owner) = scene.account(Some(OWNERS)).await;
    scene.bind(&owner, THIEFS).await.ok();
    let days: i64 = scene
        .server
        .db
        .value("select extract(day from until - replaced_time)::bigint from replaced_phone")
        .await;
    assert_eq!(days, 7);
    scene
        .server
        .db
        .execute("update replaced_phone set replaced_time = now() - interval '8 days', until = now() - interval '1 day'")
        .await;
    scene.reset(&scene.owner(), OWNERS, NEW).await.refused(1006);
    let client = scene.server.db.pool.get().await.unwrap();
    assert_eq!(sql::credential::forget_replaced_phones(&client).await.unwrap(), 1);
    // The number is free for a new account.
    let code = scene.code(&scene.owner(), "login", OWNERS).await;
    let by_code = [("phone", OWNERS), ("smsCode", code.as_str())];
    assert_eq!(scene.owner().post("/api/user/loginWithPhone", &by_code).await.ok()["newAccount"], 1);
}

#[tokio::test]
#[ignore = "night"]
async fn a_replaced_phone_that_another_account_binds_recovers_nothing() {
    let scene = Scene::set().await;
    let (_, owner) = scene.account(Some(OWNERS)).await;
    scene.bind(&owner, THIEFS).await.ok();
    let other = User::register(&scene.server, "new_holder").await;
    let code = scene.code(&other.client, "bind", OWNERS).await;
    let fields = [("phone", OWNERS), ("smsCode", code.as_str()), ("password", PASSWORD)];
    other.client.post(BIND, &fields).await.ok();
    // The code now resets the password of the other account.
    scene.reset(&scene.owner(), OWNERS, NEW).await.ok();
    owner.post(ME, &[]).await.ok();
    other.client.post(ME, &[]).await.refused(2);
    scene.login(&scene.owner(), "lin_xia", PASSWORD, "owners-phone").await.ok();
    scene.server.db.audit().await;
}

#[tokio::test]
async fn a_recovery_takes_a_code_to_the_replaced_phone() {
    let scene = Scene::set().await;
    let (_, owner) = scene.account(Some(OWNERS)).await;
    scene.bind(&owner, THIEFS).await.ok();
    let code = scene.code(&scene.owner(), "reset", OWNERS).await;
    let wrong = wrong(&code);
    let fields = [("phone", OWNERS), ("smsCode", wrong.as_str()), ("newPassword", NEW)];
    scene.owner().post(RESET, &fields).await.refused(1004);
    let bind = scene.code(&owner, "bind", OWNERS).await;
    let fields = [("phone", OWNERS), ("smsCode", bind.as_str()), ("newPassword", NEW)];
    scene.owner().post(RESET, &fields).await.refused(1004);
    owner.post(ME, &[]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn in_youth_mode_a_replaced_phone_recovers_nothing() {
    let scene = Scene::set().await;
    let (_, owner) = scene.account(Some(OWNERS)).await;
    scene.bind(&owner, THIEFS).await.ok();
    let on = "insert into youth (uid, pin_hash, day) select uid, 'a hash', current_date from account";
    scene.server.db.execute(on).await;
    // The child's own number is the replaced one: it would end the mode.
    let refused = scene.reset(&scene.owner(), OWNERS, NEW).await;
    assert_eq!(refused.refused(3002).json["data"], json!({ "reason": "youth" }));
    let phone: String = scene.server.db.value("select phone from account").await;
    assert_eq!(phone, THIEFS);
}

#[tokio::test]
#[ignore = "night"]
async fn a_thief_does_not_stop_the_recovery_by_youth_mode() {
    let scene = Scene::set().await;
    scene.account(Some(OWNERS)).await;
    let thief = scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    scene.bind(&thief, THIEFS).await.ok();
    let pin = json!({ "pin": "2468" });
    let refused = thief.post_json("/api/v1/youth/enable", &pin).await;
    assert_eq!(refused.refused(3002).json["data"], json!({ "reason": "phoneReplaced" }));
    scene.reset(&scene.owner(), OWNERS, NEW).await.ok();
    thief.post(ME, &[]).await.refused(2);
    // No replaced phone can recover the account any more.
    let owner = scene.signed_in(&scene.owner(), NEW, "owners-phone").await;
    owner.post_json("/api/v1/youth/enable", &pin).await.ok();
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn strangers_who_spend_the_day_of_a_replaced_phone_leave_its_owner_the_recovery() {
    let scene = Scene::set().await;
    scene.account(Some(OWNERS)).await;
    scene.server.db.execute("update login set create_time = create_time - interval '2 days'").await;
    let thief = scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    scene.bind(&thief, THIEFS).await.ok();
    only_the_owner_gets_a_code(&scene).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_thief_who_changes_the_password_does_not_spend_the_codes_of_the_owners_device() {
    let scene = Scene::set().await;
    scene.account(Some(OWNERS)).await;
    scene.server.db.execute("update login set create_time = create_time - interval '2 days'").await;
    let thief = scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    thief.post(RESET, &[("oldPassword", PASSWORD), ("newPassword", "another horse")]).await.ok();
    only_the_owner_gets_a_code(&scene).await;
    thief.post(ME, &[]).await.refused(2);
}

/// The thief and strangers spend the codes of the owner's phone. The thief's device is known since a moment before the theft: it has no part
/// of its own. The owner's device has one, and sets a new password.
async fn only_the_owner_gets_a_code(scene: &Scene) {
    let ask = async |client: &Client, device: &str| {
        scene.clock.advance(TimeDelta::minutes(15));
        let fields = [("phone", OWNERS), ("scene", "reset"), ("deviceID", device)];
        client.post_solving("/api/user/smsCode", &fields).await
    };
    for n in 0..12 {
        let stranger = scene.server.visitor().with("X-Forwarded-For", &format!("192.0.2.{n}"));
        ask(&stranger, &format!("d{n}")).await;
    }
    ask(&scene.thief(), "thiefs-phone").await.refused(1005);
    ask(&scene.owner(), "owners-phone").await.ok();
    let code = scene.gateway.code(OWNERS);
    let fields = [("phone", OWNERS), ("smsCode", code.as_str()), ("newPassword", NEW)];
    scene.owner().post(RESET, &fields).await.ok();
    scene.signed_in(&scene.owner(), NEW, "owners-phone").await;
}

#[tokio::test]
async fn a_sign_in_by_a_new_device_is_reported_once_and_a_tap_ends_it() {
    let scene = Scene::set().await;
    let (_, owner) = scene.account(None).await;
    let mut socket = owner.socket().await;
    socket.next_of_type("status").await;
    // Known: the device of the registration.
    scene.signed_in(&scene.owner(), PASSWORD, "owners-phone").await;
    assert!(titles(&owner).await.is_empty());

    let thief = scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    let pushed = socket.next_of_type("message").await;
    let message = new_device(&owner).await;
    assert_eq!(pushed["loginId"], message["loginId"]);
    assert_eq!(pushed["title"], "新设备登录");
    let content = message["content"].as_str().unwrap();
    assert!(content.contains("Firefox · Windows") && content.contains("198.51.100.*"), "{content}");
    // The same device again: not new.
    scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    assert_eq!(titles(&owner).await, ["新设备登录"]);

    let end = [("id", message["loginId"].as_str().unwrap())];
    assert_eq!(owner.post("/api/user/center/login/end", &end).await.ok()["ended"], 1);
    thief.post(ME, &[]).await.refused(2);
    owner.post("/api/user/center/login/end", &end).await.refused(2002);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_thief_who_signs_the_owner_out_first_is_still_reported() {
    let scene = Scene::set().await;
    scene.account(None).await;
    let thief = scene.signed_in(&scene.thief(), PASSWORD, "thiefs-phone").await;
    let end = [("id", new_device(&thief).await["loginId"].as_str().unwrap().to_owned())];
    thief.post("/api/user/center/login/end", &[("others", "1")]).await.ok();
    thief.post("/api/user/message", &[("all", "1")]).await.ok();
    let owner = scene.signed_in(&scene.owner(), PASSWORD, "owners-phone").await;
    assert_eq!(new_device(&owner).await["loginId"], end[0].1);
    owner.post("/api/user/center/login/end", &[("id", &end[0].1)]).await.ok();
    thief.post(ME, &[]).await.refused(2);
}

#[tokio::test]
#[ignore = "night"]
async fn without_a_device_id_the_browser_in_its_network_is_the_device() {
    let scene = Scene::set().await;
    let browser = |address: &str, agent: &str| {
        scene.server.visitor().with("X-Forwarded-For", address).with("User-Agent", agent)
    };
    let home = browser("203.0.113.7", "Chrome/130 Android");
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let answer = home.post("/api/user/registerWithName", &fields).await;
    let owner = home.signed_in(answer.ok()["uid"].as_i64().unwrap(), answer.ok()["token"].as_str().unwrap());
    for (address, agent, messages) in [
        ("203.0.113.7", "Chrome/130 Android", 0),
        ("203.0.113.200", "Chrome/130 Android", 0),
        ("203.0.114.7", "Chrome/130 Android", 1),
        ("203.0.113.7", "Firefox/131 Android", 2),
        ("2001:db8:1:2::3", "Chrome/130 Android", 3),
        ("2001:db8:1:9::4", "Chrome/130 Android", 3),
        ("203.0.114.9", "Chrome/130 Android", 3),
    ] {
        browser(address, agent).post("/api/user/login", &fields).await.ok();
        assert_eq!(titles(&owner).await.len(), messages, "{address} {agent}");
    }
}

#[tokio::test]
async fn concurrent_first_sign_ins_by_one_new_device_are_reported_once() {
    let scene = Scene::set().await;
    let (_, owner) = scene.account(None).await;
    let thief = scene.thief();
    let sign_in = || scene.login(&thief, "lin_xia", PASSWORD, "thiefs-phone");
    let (one, two, three) = tokio::join!(sign_in(), sign_in(), sign_in());
    for answer in [one, two, three] {
        answer.ok();
    }
    assert_eq!(titles(&owner).await, ["新设备登录"]);
    scene.server.db.audit().await;
}
