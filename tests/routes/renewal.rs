//! Old tokens are renewed by answers, and their logins are prolonged. A newer token that is used supersedes the older ones.

use std::sync::Arc;

use actors::{Clock, ManualClock, SystemClock};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::TimeDelta;
use futures_util::future::join_all;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::{
    Answer, Client, DatabaseClock, Nodes, Options, SECRET, Socket, TestDatabase, TestRedis, TestServer, User,
};

const ME: &str = "/api/user/center/me";

async fn start() -> (TestServer, ManualClock) {
    let clock = ManualClock::at(SystemClock.now());
    (TestServer::start_with(Options::default().clock(&clock)).await, clock)
}

async fn call(client: &Client) -> Answer {
    client.post(ME, &[]).await
}

/// The new token in an answer, if there is one.
fn fresh(answer: &Answer) -> Option<String> {
    answer.headers.get("UG-Token").map(|token| token.to_str().unwrap().to_owned())
}

fn claims(token: &str) -> Value {
    let part = token.split('.').nth(1).unwrap();
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap()
}

/// A token as releases without `login_token` signed it.
fn legacy_token(uid: i64, login: Uuid, signed: i64) -> String {
    let claims = json!({ "sub": uid.to_string(), "jti": login, "exp": signed + 1_000_000, "iat": signed });
    let key = EncodingKey::from_secret(SECRET.as_bytes());
    jsonwebtoken::encode(&Header::new(Algorithm::HS256), &claims, &key).unwrap()
}

/// Makes all tokens older, so that the next renewal is due.
async fn hours_pass(db: &TestDatabase, clock: &ManualClock, hours: i64) {
    clock.advance(TimeDelta::hours(hours));
    db.execute(&format!("update login_token set create_time = create_time - interval '{hours} hours'")).await;
}

/// Ends the grace of all superseded tokens.
async fn grace_ends(db: &TestDatabase) {
    let ended =
        "update login_token set valid_until = now() - interval '1 second' where valid_until is not null";
    db.execute(ended).await;
}

/// Remaining days of the only login.
async fn days_left(server: &TestServer) -> f64 {
    server.db.value("select extract(epoch from expire_time - now())::float8 / 86400 from login").await
}

#[tokio::test]
async fn an_old_token_is_renewed_and_its_login_prolonged() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute("update login set expire_time = now() + interval '5 days', last_time = create_time - interval '1 day'").await;
    clock.advance(TimeDelta::hours(23));
    assert_eq!(fresh(call(&user.client).await.ok_answer()), None, "not before its time");
    assert!(days_left(&server).await < 5.0);

    clock.advance(TimeDelta::hours(2));
    let answer = call(&user.client).await;
    let token = fresh(answer.ok_answer()).expect("a fresh token");
    assert_eq!(answer.header("Cache-Control"), "no-store");
    assert!(days_left(&server).await > 29.9);
    assert!(server.db.value::<bool>("select last_time > now() - interval '1 minute' from login").await);
    let (old, new) = (claims(&user.token), claims(&token));
    assert_eq!((&old["sid"], &old["sub"]), (&new["sid"], &new["sub"]), "of the same login");
    assert_ne!(old["jti"], new["jti"]);
    assert!(new["iat"].as_i64() > old["iat"].as_i64());

    // The new token is not renewed again.
    let renewed = user.client.signed_in(user.uid, &token);
    assert_eq!(fresh(call(&renewed).await.ok_answer()), None);
    assert_eq!(server.db.value::<i64>("select count(*) from login").await, 1);
}

#[tokio::test]
async fn a_client_that_ignores_new_tokens_keeps_working_with_its_first() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    for _ in 0..30 {
        hours_pass(&server.db, &clock, 25).await;
        assert!(fresh(call(&user.client).await.ok_answer()).is_some());
        assert_eq!(fresh(call(&user.client).await.ok_answer()), None, "one renewal an hour");
    }
    assert!(days_left(&server).await > 29.9);
    assert!(
        server.db.value::<i64>("select count(*) from login_token").await <= 26,
        "unused ones are forgotten"
    );
}

#[tokio::test]
async fn a_lost_answer_signs_nobody_out_and_a_later_one_carries_another_token() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    hours_pass(&server.db, &clock, 25).await;
    let lost = fresh(call(&user.client).await.ok_answer()).expect("a fresh token");
    hours_pass(&server.db, &clock, 2).await;
    let second = fresh(call(&user.client).await.ok_answer()).expect("another one");
    // The first answer was only late. All three tokens are valid: the used ones supersede the first, within its grace.
    for token in [&second, &lost, &user.token] {
        call(&user.client.signed_in(user.uid, token)).await.ok();
    }
    grace_ends(&server.db).await;
    let again = TestServer::on(server.db.clone(), &server.db.url, Options::default().clock(&clock)).await;
    call(&user.client.signed_in(user.uid, &second).at(&again)).await.ok();
}

#[tokio::test]
async fn an_old_token_stays_valid_in_other_tabs_and_on_other_nodes_until_its_grace_ends() {
    let clock = ManualClock::at(SystemClock.now());
    let nodes = Nodes::on(&TestRedis::shared_url(), Options::default().clock(&clock)).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let other_tab = user.client.at(&nodes.b);
    call(&other_tab).await.ok();
    hours_pass(&nodes.db, &clock, 25).await;
    let token = fresh(call(&user.client).await.ok_answer()).expect("a fresh token");
    let renewed = user.client.signed_in(user.uid, &token);
    let calls = (0..20).map(async |n| {
        let node = if n % 2 == 0 { &nodes.a } else { &nodes.b };
        call(&renewed.at(node)).await.ok();
        call(&user.client.at(node)).await.ok();
    });
    join_all(calls).await;
    let left = "select extract(epoch from valid_until - now())::float8 / 3600 from login_token where valid_until is not null
                order by create_time limit 1";
    let hours = nodes.db.value::<f64>(left).await;
    assert!((23.9..=24.0).contains(&hours), "{hours}");
}

#[tokio::test]
async fn concurrent_renewals_on_two_nodes_issue_one_token() {
    let clock = ManualClock::at(SystemClock.now());
    let nodes = Nodes::on(&TestRedis::shared_url(), Options::default().clock(&clock)).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let there = user.client.at(&nodes.b);
    call(&there).await.ok();
    hours_pass(&nodes.db, &clock, 25).await;
    // Both begin before one of them issues a token.
    let mut held = nodes.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.execute("select id from login for update", &[]).await.unwrap();
    let release = async {
        nodes.db.waiting(2).await;
        tx.rollback().await.unwrap();
    };
    let (answers, ()) = tokio::join!(join_all([call(&user.client), call(&there)]), release);
    assert_eq!(answers.iter().filter_map(|answer| fresh(answer.ok_answer())).count(), 1);
    assert_eq!(nodes.db.value::<i64>("select count(*) from login_token").await, 2);
}

#[tokio::test]
async fn a_superseded_token_that_comes_back_ends_its_login_and_notifies_the_player() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::login(&server, "lin_xia").await;
    hours_pass(&server.db, &clock, 25).await;
    let token = fresh(call(&user.client).await.ok_answer()).expect("a fresh token");
    let renewed = user.client.signed_in(user.uid, &token);
    call(&renewed).await.ok();
    grace_ends(&server.db).await;
    let (mut page, mut others) = (renewed.socket().await, other.socket().await);
    others.next_of_type("status").await;
    call(&user.client).await.refused(2);
    let (closed, passed) = page.closed().await;
    assert_eq!(closed.code, 4001);
    assert_eq!(passed.last(), Some(&json!({ "type": "sessionEnded", "reason": "reuse" })));
    assert_eq!(others.next_of_type("message").await["title"], "一台设备已退出登录");
    for client in [&user.client, &renewed] {
        call(client).await.refused(2);
    }
    call(&other.client).await.ok();
    let reasons = "select string_agg(coalesce(end_reason, 'live'), ' ' order by create_time) from login";
    assert_eq!(server.db.value::<String>(reasons).await, "reuse live");
    assert_eq!(
        server.db.value::<i64>("select count(*) from message where title = '一台设备已退出登录'").await,
        1
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_hundred_concurrent_uses_of_a_superseded_token_send_one_message() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    hours_pass(&server.db, &clock, 25).await;
    let token = fresh(call(&user.client).await.ok_answer()).expect("a fresh token");
    call(&user.client.signed_in(user.uid, &token)).await.ok();
    grace_ends(&server.db).await;
    let uses = (0..100).map(async |_| {
        call(&user.client).await.refused(2);
    });
    join_all(uses).await;
    assert_eq!(
        server.db.value::<i64>("select count(*) from message where title = '一台设备已退出登录'").await,
        1
    );
    server.db.audit().await;
}

#[tokio::test]
async fn a_token_of_an_older_release_is_renewed_at_once_and_superseded_like_any_other() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute("delete from login_token").await;
    let login = server.db.value::<Uuid>("select id from login").await;
    let older = user.client.signed_in(user.uid, &legacy_token(user.uid, login, clock.now().timestamp()));
    let again = TestServer::on(server.db.clone(), &server.db.url, Options::default().clock(&clock)).await;
    let older = older.at(&again);
    let token = fresh(call(&older).await.ok_answer()).expect("a fresh token");
    assert_eq!(claims(&token)["sid"], json!(login));
    call(&older).await.ok();
    let renewed = older.signed_in(user.uid, &token);
    call(&renewed).await.ok();
    call(&older).await.ok();
    assert_eq!(
        server.db.value::<i64>("select count(*) from login_token where valid_until is not null").await,
        1
    );
    call(&renewed).await.ok();
    grace_ends(&server.db).await;
    let last = TestServer::on(server.db.clone(), &server.db.url, Options::default().clock(&clock)).await;
    call(&older.at(&last)).await.refused(2);
}

#[tokio::test]
#[ignore = "night"]
async fn while_old_nodes_may_serve_the_server_issues_legacy_tokens() {
    let (server, clock) = start().await;
    server.db.execute("update login_token_start set begins = now() + interval '1 hour'").await;
    let user = User::register(&server, "lin_xia").await;
    let login = server.db.value::<Uuid>("select id from login").await;
    assert_eq!((&claims(&user.token)["jti"], &claims(&user.token)["sid"]), (&json!(login), &Value::Null));
    assert_eq!(fresh(call(&user.client).await.ok_answer()), None, "not before its time");
    clock.advance(TimeDelta::hours(25));
    let token = fresh(call(&user.client).await.ok_answer()).expect("a fresh token");
    assert_eq!(claims(&token)["jti"], json!(login));
    server.db.execute("update login_token_start set begins = now()").await;
    clock.advance(TimeDelta::hours(2));
    let token =
        fresh(call(&user.client.signed_in(user.uid, &token)).await.ok_answer()).expect("a fresh token");
    assert_eq!(claims(&token)["sid"], json!(login));
    call(&user.client.signed_in(user.uid, &token)).await.ok();
}

#[tokio::test]
async fn no_login_lasts_longer_than_180_days_from_its_start() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    let aged =
        "update login set create_time = now() - interval '170 days', expire_time = now() + interval '5 days'";
    server.db.execute(aged).await;
    hours_pass(&server.db, &clock, 25).await;
    let token = fresh(call(&user.client).await.ok_answer()).expect("a fresh token");
    let days = days_left(&server).await;
    assert!((9.9..=10.0).contains(&days), "{days}");
    let expiry = claims(&token)["exp"].as_i64().unwrap() - clock.now().timestamp();
    assert!((9 * 86_400..=10 * 86_400).contains(&expiry), "{expiry}");
    let short = Options::default().set("PORTAL_LOGIN_MAX_DAYS", "5");
    let short = TestServer::start_with(short).await;
    User::register(&short, "azhe").await;
    assert!(days_left(&short).await < 5.01);
}

#[tokio::test]
async fn a_login_above_the_maximum_ends_the_one_that_was_used_longest_ago() {
    let server = TestServer::start_with(Options::default().set("PORTAL_LOGINS_PER_ACCOUNT", "3")).await;
    let first = User::register(&server, "lin_xia").await;
    let (unused, third) = (User::login(&server, "lin_xia").await, User::login(&server, "lin_xia").await);
    let login = claims(&unused.token)["sid"].as_str().unwrap().to_owned();
    let mut page = unused.socket().await;
    server
        .db
        .execute(&format!("update login set last_time = now() - interval '1 hour' where id = '{login}'"))
        .await;
    let fourth = User::login(&server, "lin_xia").await;
    let (closed, passed) = page.closed().await;
    assert_eq!(closed.code, 4001);
    assert_eq!(passed.last(), Some(&json!({ "type": "sessionEnded", "reason": "limit" })));
    call(&unused.client).await.refused(2);
    for user in [&first, &third, &fourth] {
        call(&user.client).await.ok();
    }
    // Concurrent ones, too.
    let others = join_all((0..10).map(async |_| User::login(&server, "lin_xia").await)).await;
    assert_eq!(server.db.value::<i64>("select count(*) from login where end_time is null").await, 3);
    let mut live = 0;
    for user in &others {
        live += i32::from(call(&user.client).await.code() == 0);
    }
    assert_eq!(live, 3);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_refusal_also_carries_a_new_token_and_a_visitors_answer_does_not() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    clock.advance(TimeDelta::hours(25));
    let refused = user.client.post("/api/user/message", &[("id", "77")]).await;
    assert!(fresh(refused.refused(2002)).is_some());
    let login = [("loginName", "lin_xia"), ("password", "wrong password")];
    assert_eq!(fresh(server.visitor().post("/api/user/login", &login).await.refused(1001)), None);
}

#[tokio::test]
async fn an_ended_or_expired_login_is_never_prolonged() {
    let (server, clock) = start().await;
    let ended = User::register(&server, "lin_xia").await;
    let expired = User::register(&server, "azhe").await;
    ended.client.post("/api/user/logout", &[]).await.ok();
    server
        .db
        .execute(&format!(
            "update login set expire_time = now() - interval '1 second' where uid = {}",
            expired.uid
        ))
        .await;
    let before = "select string_agg(expire_time::text || last_time::text, ' ' order by id) from login";
    let rows = server.db.value::<String>(before).await;
    clock.advance(TimeDelta::hours(25));
    for user in [&ended, &expired] {
        assert_eq!(fresh(call(&user.client).await.refused(2)), None);
    }
    assert_eq!(server.db.value::<String>(before).await, rows);
}

#[tokio::test]
#[ignore = "night"]
async fn a_node_that_remembers_an_earlier_expiry_checks_the_database() {
    let clock = ManualClock::at(SystemClock.now());
    let nodes = Nodes::on(&TestRedis::shared_url(), Options::default().clock(&clock)).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    nodes.db.execute("update login set expire_time = now() + interval '5 days'").await;
    let at_b = user.client.at(&nodes.b);
    call(&at_b).await.ok();
    clock.advance(TimeDelta::hours(25));
    assert!(fresh(call(&user.client).await.ok_answer()).is_some());
    clock.advance(TimeDelta::days(6));
    call(&at_b).await.ok();
    call(&user.client).await.ok();
}

/// The database's clock stands still, so nothing expires too early on a slow machine.
#[tokio::test]
async fn a_socket_stays_open_while_its_login_is_prolonged_and_closes_when_it_expires() {
    let db = Arc::new(TestDatabase::new().await);
    let time = DatabaseClock::take(&db).await;
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::on(db.clone(), &db.url, Options::default().clock(&clock)).await;
    let (user, idle) = (User::register(&server, "lin_xia").await, User::register(&server, "azhe").await);
    let near_its_end = "update login set create_time = timestamptz '2029-12-01 00:00:00Z', expire_time = timestamptz '2030-01-01 00:00:00Z'";
    db.execute(near_its_end).await;
    time.stand_at("timestamptz '2029-12-31 23:59:59.5Z'").await;
    let ticket = idle.client.ticket().await;
    let mut prolonged = user.socket().await;
    clock.advance(TimeDelta::hours(25));
    assert!(fresh(call(&user.client).await.ok_answer()).is_some());
    // This socket was opened later and checks its login later: when it has closed, the other has checked too.
    let mut expiring = Socket::open(server.addr(), Some(&ticket)).await;
    time.stand_at("timestamptz '2030-01-01 00:00:01Z'").await;
    let (closed, _) = expiring.closed().await;
    assert_eq!((closed.code, closed.reason.as_str()), (4001, "login expired"));
    prolonged.so_far().await;
}

#[tokio::test]
async fn a_logout_returns_no_token() {
    let (server, clock) = start().await;
    let user = User::register(&server, "lin_xia").await;
    clock.advance(TimeDelta::hours(25));
    let left = user.client.post("/api/user/logout", &[]).await;
    assert_eq!((left.code(), fresh(&left)), (0, None));
}
