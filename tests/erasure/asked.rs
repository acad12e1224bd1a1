//! Asking for an erasure, cancelling it by a sign-in, and the operator's command.

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;
use sql::erasure::Advanced;

use super::{PATH, PSEUDONYM, advance, ask, at_once, count, erased};
use crate::harness::{Gateway, Options, PASSWORD, Ran, TestServer, User, eventually};

const ME: &str = "/api/user/center/me";
const PHONE: &str = "13812345678";

#[tokio::test]
async fn a_sign_in_during_the_cooling_off_cancels_and_says_so() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::login(&server, "lin_xia").await;
    let terms = user.client.get(PATH).await;
    assert_eq!(*terms.ok(), json!({ "coolingOffDays": 15, "coinNum": 0, "openOrders": 0 }));
    ask(&user.client, "delete").await.ok();
    let days = "select round(extract(epoch from due_time - now()) / 86400)::int from erasure";
    assert_eq!(server.db.value::<i32>(days).await, 15);
    for ended in [&user, &other] {
        ended.client.post(ME, &[]).await.refused(2);
    }
    let wrong = [("loginName", "lin_xia"), ("password", "wrong horse")];
    server.visitor().post("/api/user/login", &wrong).await.refused(1001);
    assert_eq!(count(&server.db, "erasure").await, 1, "a wrong password cancels nothing");

    let right = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let back = server.visitor().post("/api/user/login", &right).await;
    assert_eq!(back.ok()["erasureCancelled"], 1);
    assert_eq!(count(&server.db, "erasure").await, 0);
    assert_eq!(count(&server.db, "message where title = '注销已取消' and not read").await, 1);
    let again = server.visitor().post("/api/user/login", &right).await;
    assert!(again.ok().get("erasureCancelled").is_none());
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_sign_in_at_a_server_of_the_release_before_cancels_too() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    ask(&user.client, "keep").await.ok();
    // That server knows nothing of erasures: it only inserts the login.
    let login = "insert into login (id, uid, create_time, expire_time)
                 select gen_random_uuid(), uid, now() + interval '1 second', now() + interval '1 day' from account";
    server.db.execute(login).await;
    server.db.execute("update erasure set due_time = now()").await;
    assert_eq!(advance(&server.db, user.uid).await, Advanced::Nothing);
    assert_eq!(count(&server.db, "erasure").await, 0);
    let name = "account where erase_time is null and login_name = 'lin_xia'";
    assert_eq!(count(&server.db, name).await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn a_request_after_a_sign_in_that_did_not_cancel_restarts_the_cooling_off() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    ask(&user.client, "keep").await.ok();
    let long_ago =
        "update erasure set ask_time = now() - interval '9 days', due_time = now() + interval '6 days'";
    server.db.execute(long_ago).await;
    let days = "select round(extract(epoch from due_time - now()) / 86400)::int from erasure";
    Ran::on(&server.db, &["account", "erase", "--who", "lin_xia"]).await.ok();
    assert_eq!(server.db.value::<i32>(days).await, 15, "the login of the registration is younger");
    Ran::on(&server.db, &["account", "erase", "--who", "lin_xia"]).await.ok();
    server.db.execute(&long_ago.replace("9 days", "0 days")).await;
    Ran::on(&server.db, &["account", "erase", "--who", "lin_xia"]).await.ok();
    assert_eq!(server.db.value::<i32>(days).await, 6, "nobody signed in since");
}

#[tokio::test]
async fn a_stolen_token_alone_erases_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let thief = server.visitor().signed_in(user.uid, &user.token);
    thief.post(PATH, &[("posts", "delete")]).await.malformed("password");
    thief.post(PATH, &[("posts", "delete"), ("phone", PHONE)]).await.malformed("smsCode");
    thief.post(PATH, &[("password", PASSWORD)]).await.malformed("posts");
    let guess = [("posts", "delete"), ("password", "123456")];
    for _ in 0..10 {
        thief.post(PATH, &guess).await.refused(1001);
    }
    thief.post(PATH, &guess).await.refused(1005);
    server.visitor().post(PATH, &guess).await.refused(2);
    assert_eq!(count(&server.db, "erasure").await, 0);
    user.client.post(ME, &[]).await.ok();
}

#[tokio::test]
async fn only_a_code_to_the_bound_phone_replaces_the_password() {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let user = User::by_phone(&server, &gateway, PHONE).await;
    ask(&user.client, "keep").await.refused(1001);
    clock.advance(TimeDelta::minutes(1));
    // A replaced phone recovers an account, and erases nothing.
    let elsewhere = "13812345679";
    replaced_phone(&server, user.uid, elsewhere).await;
    let code = gateway.ask(&user.client, "erase", elsewhere).await;
    let by = |phone: &'static str, code: String| {
        let client = &user.client;
        async move { client.post(PATH, &[("phone", phone), ("smsCode", &code), ("posts", "keep")]).await }
    };
    by(elsewhere, code).await.refused(1006);
    clock.advance(TimeDelta::minutes(1));
    let reset = gateway.ask(&user.client, "reset", PHONE).await;
    by(PHONE, reset).await.refused(1004);
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&user.client, "erase", PHONE).await;
    let received = gateway.received();
    assert!(received.last().unwrap()["text"].as_str().unwrap().contains("用于注销账号"), "{received:?}");
    by(PHONE, crate::harness::wrong(&code)).await.refused(1004);
    by(PHONE, code).await.ok();
    assert_eq!(count(&server.db, "erasure").await, 1);
    let told = async || gateway.notices(PHONE).iter().any(|text| text.contains("申请了注销"));
    eventually("an SMS to the owner", told).await;
}

#[tokio::test]
async fn a_sign_in_and_the_begin_of_the_erasure_never_both_succeed() {
    let server = TestServer::start_with(Options::default().set("PORTAL_DATABASE_CONNECTIONS", "10")).await;
    let user = User::register(&server, "lin_xia").await;
    ask(&user.client, "keep").await.ok();
    server.db.execute("update erasure set due_time = now()").await;
    let mut holder = server.db.pool.get().await.unwrap();
    let held = holder.transaction().await.unwrap();
    held.execute("select from account where uid = $1 for update", &[&user.uid]).await.unwrap();
    let visitor = server.visitor();
    let signing_in = tokio::spawn(async move {
        visitor.post("/api/user/login", &[("loginName", "lin_xia"), ("password", PASSWORD)]).await
    });
    server.db.waiting(1).await;
    let (db, uid) = (server.db.clone(), user.uid);
    let erasing = tokio::spawn(async move { advance(&db, uid).await });
    server.db.waiting(2).await;
    held.commit().await.unwrap();
    drop(holder);
    let (code, begun) = (signing_in.await.unwrap().code(), erasing.await.unwrap());
    let is_erased = count(&server.db, "account where erase_time is not null").await == 1;
    assert_eq!(code == 0, !is_erased, "{code} {begun:?}");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_name_and_phone_of_an_erased_account_register_again() {
    let gateway = Gateway::start();
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(at_once().gateway(&gateway).clock(&clock)).await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute(&format!("update account set phone = '{PHONE}' where uid = {}", user.uid)).await;
    ask(&user.client, "keep").await.ok();
    erased(&server.db, user.uid).await;
    let login = [("loginName", "lin_xia"), ("password", PASSWORD)];
    server.visitor().post("/api/user/login", &login).await.refused(1001);
    let by_name = User::register(&server, "lin_xia").await;
    let by_phone = User::by_phone(&server, &gateway, PHONE).await;
    assert!(by_name.uid > user.uid && by_phone.uid > user.uid);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_replaced_phone_recovers_no_erased_account_and_registers_again() {
    let gateway = Gateway::start();
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(at_once().gateway(&gateway).clock(&clock)).await;
    let user = User::register(&server, "lin_xia").await;
    replaced_phone(&server, user.uid, PHONE).await;
    ask(&user.client, "keep").await.ok();
    erased(&server.db, user.uid).await;
    assert_eq!(count(&server.db, "replaced_phone").await, 0);
    let code = gateway.ask(&server.visitor(), "reset", PHONE).await;
    let reset = [("phone", PHONE), ("smsCode", code.as_str()), ("newPassword", "battery staple")];
    server.visitor().post("/api/user/resetPassword", &reset).await.refused(1006);
    clock.advance(TimeDelta::minutes(1));
    assert!(User::by_phone(&server, &gateway, PHONE).await.uid > user.uid);
    server.db.audit().await;
}

/// Makes the phone one that the account had before.
async fn replaced_phone(server: &TestServer, uid: i64, phone: &str) {
    let row = format!(
        "insert into replaced_phone (phone, uid, replaced_time, until)
         values ('{phone}', {uid}, now(), now() + interval '7 days');
         insert into phone_held (phone, uid) values ('{phone}', {uid})"
    );
    server.db.execute(&row).await;
}

#[tokio::test]
async fn an_operator_erases_an_account_after_the_cooling_off_or_at_once() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let said = Ran::on(&server.db, &["account", "erase", "--who", "lin_xia"]).await.ok();
    assert!(said.starts_with("lin_xia will be erased after "), "{said}");
    user.client.post(ME, &[]).await.refused(2);
    let uid = user.uid.to_string();
    let said =
        Ran::on(&server.db, &["account", "erase", "--who", &uid, "--now", "--posts", "delete"]).await.ok();
    assert!(said.contains("inbox: ") && said.contains(" is erased"), "{said}");
    let name: String = server.db.value("select name from account").await;
    assert_eq!(name, PSEUDONYM);
    let said = Ran::on(&server.db, &["account", "erase", "--who", &uid, "--now"]).await.ok();
    assert!(said.contains(" is erased"), "a second time changes nothing: {said}");
    Ran::on(&server.db, &["account", "erase", "--who", "nobody"])
        .await
        .refused(&["there is no account nobody"]);
    server.db.audit().await;
}

#[tokio::test]
async fn an_operator_cancels_an_erasure_that_has_not_begun() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let cancel = ["account", "erase", "--who", "lin_xia", "--cancel"];
    Ran::on(&server.db, &cancel).await.refused(&["no erasure of lin_xia waits"]);
    ask(&user.client, "keep").await.ok();
    let said = Ran::on(&server.db, &cancel).await.ok();
    assert!(said.contains("is cancelled"), "{said}");
    assert_eq!(count(&server.db, "erasure").await, 0);
    server.db.audit().await;
}

#[tokio::test]
async fn a_thief_who_changed_the_phone_does_not_outlast_the_owner() {
    let gateway = Gateway::start();
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let thief = User::register(&server, "lin_xia").await;
    replaced_phone(&server, thief.uid, PHONE).await;
    ask(&thief.client, "delete").await.ok();
    let lasts = "replaced_phone p join erasure e using (uid) where p.until >= e.due_time";
    assert_eq!(count(&server.db, lasts).await, 1);

    let code = gateway.ask(&server.visitor(), "reset", PHONE).await;
    let reset = [("phone", PHONE), ("smsCode", code.as_str()), ("newPassword", "battery staple")];
    server.visitor().post("/api/user/resetPassword", &reset).await.ok();
    let owner = [("loginName", "lin_xia"), ("password", "battery staple")];
    let back = server.visitor().post("/api/user/login", &owner).await;
    assert_eq!(back.ok()["erasureCancelled"], 1);
    assert_eq!(count(&server.db, "erasure").await, 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_cooling_off_of_a_suspended_account_begins_with_the_end_of_the_suspension() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    ask(&user.client, "keep").await.ok();
    let due = "update login set create_time = now() - interval '20 days';
               update erasure set ask_time = now() - interval '15 days', due_time = now();
               update account set suspend_reason = 'spam', suspended_until = now() ";
    for (suspended, expected) in [
        ("+ interval '1 day'", Advanced::NotDue),
        ("- interval '14 days'", Advanced::NotDue),
        ("- interval '16 days'", Advanced::Worked { step: sql::erasure::Step::Waiting, rows: 0 }),
    ] {
        server.db.execute(&format!("{due} {suspended}")).await;
        assert_eq!(advance(&server.db, user.uid).await, expected, "{suspended}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_operator_does_not_change_what_the_player_chose_for_posts() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    ask(&user.client, "delete").await.ok();
    Ran::on(&server.db, &["account", "erase", "--who", "lin_xia"]).await.ok();
    assert_eq!(count(&server.db, "erasure where posts = 'delete'").await, 1);
    Ran::on(&server.db, &["account", "erase", "--who", "lin_xia", "--posts", "keep"]).await.ok();
    assert_eq!(count(&server.db, "erasure where posts = 'keep'").await, 1);
}
