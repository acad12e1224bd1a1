use std::sync::Arc;

use reqwest::Method;

use crate::harness::{Options, Socket, TestDatabase, TestServer, User, eventually};

const PATH: &str = "/api/v1/realtime/ticket";

#[tokio::test]
async fn a_ticket_opens_one_socket_once() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let answer = user.client.send(Method::POST, PATH, "application/json", b"{}".into()).await;
    assert_eq!(answer.ok()["expiresIn"], 30);
    let ticket = answer.ok()["ticket"].as_str().unwrap();
    let socket = Socket::open(server.addr(), Some(ticket)).await;
    assert_eq!(socket.hello["user"], user.uid);
    let refusal = Socket::try_open(server.addr(), Some(ticket), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200);
    let body: serde_json::Value = serde_json::from_slice(refusal.body().as_ref().unwrap()).unwrap();
    assert_eq!(body["code"], 2);
    let kept: i64 = server.db.value("select count(*) from ticket").await;
    assert_eq!(kept, 0, "used up");
}

#[tokio::test]
async fn a_ticket_expires_soon() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REALTIME_TICKET_S", "0.001")).await;
    let user = User::register(&server, "lin_xia").await;
    let ticket = user.client.ticket().await;
    // The database's clock has advanced by the time it answers.
    server.db.execute("select pg_sleep(0.005)").await;
    let refusal = Socket::try_open(server.addr(), Some(&ticket), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200);
}

#[tokio::test]
async fn a_ticket_ends_with_its_login() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let ticket = user.client.ticket().await;
    user.client.post("/api/user/logout", &[]).await.ok();
    let refusal = Socket::try_open(server.addr(), Some(&ticket), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200);
}

#[tokio::test]
#[ignore = "night"]
async fn unused_tickets_are_deleted() {
    let db = Arc::new(TestDatabase::new().await);
    let tickets = "insert into ticket (secret_hash, login_id, uid, expire_time)
                   values ('old', gen_random_uuid(), 1, now() - interval '1 second'),
                          ('good', gen_random_uuid(), 1, now() + interval '1 hour')";
    db.execute(tickets).await;
    // At the start, and periodically.
    let _server = TestServer::on(db.clone(), &db.url, Options::default()).await;
    eventually("the deletion of the old ticket", async || {
        db.value::<i64>("select count(*) from ticket where secret_hash = 'old'").await == 0
    })
    .await;
    assert_eq!(db.value::<i64>("select count(*) from ticket").await, 1, "the good one stays");
}

#[tokio::test]
async fn an_invented_ticket_opens_nothing_and_visitors_get_no_ticket() {
    let server = TestServer::start().await;
    let refusal = Socket::try_open(server.addr(), Some("made-up"), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200);
    server.visitor().send(Method::POST, PATH, "application/json", b"{}".into()).await.refused(2);
}

#[tokio::test]
async fn tickets_are_limited_by_account() {
    let options = Options::default().set("PORTAL_REALTIME_TICKETS_PER_ACCOUNT", "2/1h");
    let server = TestServer::start_with(options).await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    user.client.ticket().await;
    user.client.ticket().await;
    let refused = user.client.send(Method::POST, PATH, "application/json", b"{}".into()).await;
    assert!(refused.refused(1005).json["data"]["retryAfter"].as_u64().unwrap() > 3500);
    other.client.ticket().await;
}
