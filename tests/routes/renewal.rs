//! Old tokens are renewed by answers, and their logins are prolonged.

use std::sync::Arc;

use actors::{Clock, ManualClock, SystemClock};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::TimeDelta;
use serde_json::Value;

use crate::harness::{
    Answer, Client, DatabaseClock, Nodes, Options, Socket, TestDatabase, TestRedis, TestServer, User,
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
    assert_eq!((&old["jti"], &old["sub"]), (&new["jti"], &new["sub"]), "of the same login");
    assert!(new["iat"].as_i64() > old["iat"].as_i64());

    // The new token is not renewed again. The old one stays valid, because the answer may have been lost.
    let renewed = user.client.signed_in(user.uid, &token);
    assert_eq!(fresh(call(&renewed).await.ok_answer()), None);
    assert!(fresh(call(&user.client).await.ok_answer()).is_some());
    clock.advance(TimeDelta::days(10));
    assert!(fresh(call(&user.client).await.ok_answer()).is_some());
    assert_eq!(server.db.value::<i64>("select count(*) from login").await, 1);
}

#[tokio::test]
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
    db.execute("update login set expire_time = timestamptz '2030-01-01 00:00:00Z'").await;
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
