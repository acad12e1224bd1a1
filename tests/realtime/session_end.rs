//! A login that ends closes its sockets, on every node.

use std::time::Duration;

use actors::{Clock, EndReason, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;
use sql::suspension::Suspension;
use uuid::Uuid;

use crate::harness::{Closed, Nodes, Options, Socket, TestDatabase, TestServer, User, eventually, soon};

fn ended() -> Closed {
    Closed { code: 4001, reason: "session ended".into() }
}

/// Asserts the frame with the reason, then a close with 4001.
async fn assert_ended(socket: &mut Socket) {
    assert_ended_for(socket, "logout").await;
}

async fn assert_ended_for(socket: &mut Socket, reason: &str) {
    let (closed, passed) = socket.closed().await;
    assert_eq!(passed.last(), Some(&json!({ "type": "sessionEnded", "reason": reason })));
    assert_eq!(closed, ended());
}

#[tokio::test]
async fn logout_closes_the_sockets_of_this_login_on_both_nodes() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let elsewhere = User::login(&nodes.b, "lin_xia").await;
    let mut here = user.socket().await;
    let mut there = user.client.at(&nodes.b).socket().await;
    let mut others = elsewhere.socket().await;
    for socket in [&mut here, &mut there, &mut others] {
        socket.next_of_type("status").await;
    }
    user.client.post("/api/user/logout", &[]).await.ok();
    soon(Duration::from_secs(1), "the end on both nodes", async {
        assert_ended(&mut here).await;
        assert_ended(&mut there).await;
    })
    .await;
    assert!(others.so_far().await.is_empty(), "another login of the account goes on");
    elsewhere.client.post("/api/user/center/me", &[]).await.ok();
}

#[tokio::test]
async fn logout_of_all_closes_every_socket() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let elsewhere = User::login(&nodes.b, "lin_xia").await;
    let somebody = User::register(&nodes.b, "somebody").await;
    let (mut here, mut there, mut theirs) =
        (user.socket().await, elsewhere.socket().await, somebody.socket().await);
    theirs.next_of_type("status").await;
    user.client.post("/api/user/logout", &[("all", "1")]).await.ok();
    assert_ended(&mut here).await;
    assert_ended(&mut there).await;
    assert!(theirs.so_far().await.is_empty());
}

#[tokio::test]
#[ignore = "night"]
async fn more_ended_logins_than_one_notification_can_name_all_end() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut there = user.client.at(&nodes.b).socket().await;
    there.next_of_type("status").await;
    nodes
        .db
        .execute(&format!(
            "insert into login (id, uid, expire_time)
             select gen_random_uuid(), {}, now() + interval '1 day' from generate_series(1, 500)",
            user.uid
        ))
        .await;
    user.client.post("/api/user/logout", &[("all", "1")]).await.ok();
    assert_ended(&mut there).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_socket_opened_during_the_logout_ends_too() {
    let server = TestServer::start().await;
    for n in 0..5 {
        let user = User::register(&server, &format!("hasty_{n}")).await;
        let ticket = user.client.ticket().await;
        let opening = Socket::try_open(server.addr(), Some(&ticket), None);
        let (opened, answer) = tokio::join!(opening, user.client.post("/api/user/logout", &[]));
        answer.ok();
        // Refused or closed; an open socket of an ended login is the fault.
        if let Ok(mut socket) = opened {
            let (closed, _) = socket.closed().await;
            assert_eq!(closed.code, 4001);
        }
    }
}

#[tokio::test]
async fn ending_all_others_keeps_this_logins_sockets_open() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let (second, third) = (User::login(&nodes.a, "lin_xia").await, User::login(&nodes.b, "lin_xia").await);
    let (mut here, mut there) = (user.socket().await, user.client.at(&nodes.b).socket().await);
    let (mut other, mut another) = (second.socket().await, third.socket().await);
    for socket in [&mut here, &mut there, &mut other, &mut another] {
        socket.next_of_type("status").await;
    }
    user.client.post("/api/user/center/login/end", &[("others", "1")]).await.ok();
    soon(Duration::from_secs(1), "the end on both nodes", async {
        assert_ended(&mut other).await;
        assert_ended(&mut another).await;
    })
    .await;
    assert!(here.so_far().await.is_empty() && there.so_far().await.is_empty());
    user.client.at(&nodes.b).post("/api/user/center/me", &[]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn suspension_ends_sockets_and_calls_on_both_nodes() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let elsewhere = User::login(&nodes.b, "lin_xia").await;
    let somebody = User::register(&nodes.b, "somebody").await;
    let (mut here, mut there) = (user.socket().await, elsewhere.socket().await);
    let mut theirs = somebody.socket().await;
    for socket in [&mut here, &mut there, &mut theirs] {
        socket.next_of_type("status").await;
    }
    suspend(&nodes.db, user.uid).await;
    soon(Duration::from_secs(1), "the end on both nodes", async {
        assert_ended_for(&mut here, "suspended").await;
        assert_ended_for(&mut there, "suspended").await;
        for client in [user.client.clone(), user.client.at(&nodes.b), elsewhere.client.at(&nodes.a)] {
            client.post("/api/user/center/me", &[]).await.refused(2);
        }
    })
    .await;
    assert!(theirs.so_far().await.is_empty());
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn suspension_reaches_a_node_that_was_cut_off_meanwhile() {
    let mut nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let at_b = user.client.at(&nodes.b);
    let mut there = at_b.socket().await;
    there.next_of_type("status").await;
    let ticket = at_b.ticket().await;
    nodes.b.stop().await;
    assert_eq!(there.closed().await.0.code, 1012, "its page comes back later");
    suspend(&nodes.db, user.uid).await;

    let back = TestServer::on(nodes.db.clone(), &nodes.db.url, Options::default()).await;
    let refusal = Socket::try_open(back.addr(), Some(&ticket), None).await.err().expect("no socket");
    assert!(String::from_utf8_lossy(refusal.body().as_deref().unwrap_or_default()).contains("\"code\":2"));
    user.client.at(&back).post("/api/v1/realtime/ticket", &[]).await.refused(2);
    user.client.at(&back).post("/api/user/center/me", &[]).await.refused(2);
    nodes.db.audit().await;
}

async fn suspend(db: &TestDatabase, uid: i64) {
    let until = SystemClock.now() + TimeDelta::days(1);
    let suspension = Suspension { until, reason: "刷屏".into() };
    let ended = sql::suspension::suspend(&db.pool, uid, &suspension, EndReason::Suspended.as_str()).await;
    assert!(ended.unwrap().unwrap() > 0);
}

#[tokio::test]
#[ignore = "night"]
async fn an_end_refused_by_a_full_mailbox_still_takes_effect() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let elsewhere = User::login(&server, "lin_xia").await;
    let login: Uuid = server.db.value("select id from login order by create_time desc limit 1").await;
    let (mut here, mut there) = (user.socket().await, elsewhere.socket().await);
    let mut visitor = server.visitor().socket().await;
    for socket in [&mut here, &mut there] {
        socket.next_of_type("status").await;
    }
    elsewhere.client.post("/api/user/center/me", &[]).await.ok();

    // The Session waits for its first read. It gets more messages than its mailbox holds, and then the end of a login.
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table status in access exclusive mode").await.unwrap();
    let tell =
        "select pg_notify('portal', json_build_object('type', 'status', 'uid', account.uid, 'n', n)::text)
                from account, generate_series(1, 600) n";
    server.db.execute(tell).await;
    sql::login::end(&server.db.pool, user.uid, Some(login), "logout").await.unwrap();
    // Notifications are processed in order, so the end of the login was processed before this one.
    let publish = "insert into announcement (id, pos_type, title, content, create_time)
                       values (1, 1, '开服啦', '<p>来玩</p>', '2026-01-01T00:00:00Z');
                   select pg_notify('portal', '{\"type\":\"content\"}')";
    server.db.execute(publish).await;
    visitor.next_of_type("announcement").await;
    tx.rollback().await.unwrap();

    assert_ended(&mut there).await;
    elsewhere.client.post("/api/user/center/me", &[]).await.refused(2);
    user.client.post("/api/user/center/me", &[]).await.ok();
    // This login stays valid, and its socket answers.
    here.so_far().await;
}

#[tokio::test]
async fn a_login_that_ends_between_ticket_and_first_status_opens_no_socket() {
    let server = TestServer::start_with(Options::default().set("PORTAL_SESSION_IDLE_S", "0.1")).await;
    let user = User::register(&server, "lin_xia").await;
    let ticket = user.client.ticket().await;
    // No Session remembers the login as valid.
    eventually("the end of the Session", async || server.node.observe().sessions == 0).await;
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table status in access exclusive mode").await.unwrap();
    let mut socket = Socket::open(server.addr(), Some(&ticket)).await;
    let waiting = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    eventually("the Session's first read", async || server.db.value::<i64>(waiting).await == 1).await;
    // No node is notified.
    server.db.execute("update login set end_time = now(), end_reason = 'logout'").await;
    tx.rollback().await.unwrap();
    let (closed, passed) = socket.closed().await;
    assert_eq!(closed, ended());
    assert!(passed.is_empty(), "nothing of the account was shown: {passed:?}");
}

#[tokio::test]
async fn an_expired_login_closes_its_sockets() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute("update login set expire_time = now() + interval '1 second'").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    let (closed, frames) = socket.closed().await;
    assert_eq!(closed, Closed { code: 4001, reason: "login expired".into() });
    assert_eq!(*frames.last().unwrap(), json!({ "type": "sessionEnded", "reason": "expired" }));
}

#[tokio::test]
#[ignore = "night"]
async fn a_prolonged_login_keeps_its_socket() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute("update login set expire_time = now() + interval '1 second'").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    // Changes only the row and notifies nobody: the socket finds the new expiry when it reads the row.
    let prolonged = "update login set expire_time = now() + interval '2 seconds'";
    server.db.execute(prolonged).await;
    let (closed, _) = socket.closed().await;
    assert_eq!(closed, Closed { code: 4001, reason: "login expired".into() });
    let after: bool = server.db.value("select bool_and(expire_time <= now()) from login").await;
    assert!(after, "not before the row says so");
}

#[tokio::test]
#[ignore = "night"]
async fn only_a_new_ticket_of_the_same_account_prolongs_a_socket() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "zhou_ye").await;
    server.db.execute("update login set expire_time = now() + interval '2 seconds'").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    let again = User::login(&server, "lin_xia").await;
    let stolen = other.client.ticket().await;
    for ticket in ["made up", &stolen] {
        socket.say(&json!({ "type": "token", "ticket": ticket, "id": ticket })).await;
        assert_eq!(socket.next_of_type("error").await["code"], 2, "{ticket}");
    }
    let ticket = again.client.ticket().await;
    socket.say(&json!({ "type": "token", "ticket": ticket, "id": "t" })).await;
    socket.next_where("the answer", |frame| frame["id"] == "t" && frame["type"] == "ack").await;
    let mut first = user.client.at(&server).post("/api/user/center/me", &[]).await;
    while first.code() == 0 {
        first = user.client.post("/api/user/center/me", &[]).await;
    }
    // The login that opened the socket has ended; the login that prolonged it is valid.
    crate::harness::send_to(&server.db, user.uid, "还在").await;
    socket.next_of_type("message").await;
    again.client.post("/api/user/logout", &[]).await.ok();
    assert_eq!(socket.closed().await.0.code, 4001);
}

#[tokio::test]
async fn a_node_whose_clock_is_ahead_ends_no_login() {
    let ahead = ManualClock::at(SystemClock.now() + TimeDelta::days(365));
    let server = TestServer::start_with(Options::default().clock(&ahead)).await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    for _ in 0..3 {
        // The first answer comes from the database, the others from memory.
        assert_eq!(user.me().await["uid"], user.uid);
    }
    socket.next_of_type("status").await;
    assert!(socket.so_far().await.is_empty());
}
