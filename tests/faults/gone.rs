//! Clients that disconnect while their call waits in the database: the call is completed, and no other call waits for it.

use std::{net::SocketAddr, time::Duration};

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use socket2::SockRef;
use tokio::{io::AsyncWriteExt, net::TcpStream};

use super::content::node;
use crate::harness::{
    Client, FarSide, LIMIT, Options, PASSWORD, TestDatabase, TestServer, User, eventually, post, within,
};

/// A node with three connections for calls and three for batches.
const CONNECTIONS: (&str, &str) = ("PORTAL_DATABASE_CONNECTIONS", "6");
/// Calls that occupy two of the three connections.
const GONE: usize = 2;
/// Calls of other clients, one after the other, so that each free connection is used.
const CALLS: usize = 9;

#[tokio::test]
async fn a_client_that_leaves_during_a_query_holds_up_no_other_call() {
    let db = TestDatabase::new().await;
    let mut running = node(&db.url, &[CONNECTIONS]).await;
    let addr = running.address().await;
    let visitor = Client::visitor(addr);
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let author = visitor.post("/api/user/registerWithName", &fields).await.ok()["uid"].as_i64().unwrap();
    let post = format!("/api/v1/square/post/{}", post(&db, author).await);

    let mut held = db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    // No job of the node reads this table; a job would occupy the third connection.
    tx.batch_execute("lock table activity in access exclusive mode").await.unwrap();
    let mut gone = Vec::new();
    for n in 0..GONE {
        gone.push(asking(addr, READING).await);
        db.waiting(n as i64 + 1).await;
    }
    gone.into_iter().for_each(reset);
    let others = async {
        for _ in 0..CALLS {
            visitor.get(&post).await.ok();
        }
    };
    within(LIMIT, "answers to all others", others).await;
    db.waiting(GONE as i64).await;
    tx.rollback().await.unwrap();
    // The abandoned calls end, and their connections are used again.
    db.waiting(0).await;
    visitor.get("/readyz").await.ok();
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

/// The body of the call is still arriving. Such a call is cancelled with its client, but the check of its login is not.
#[tokio::test]
async fn a_client_that_leaves_while_its_login_is_prolonged_holds_up_no_other_call() {
    let clock = ManualClock::at(SystemClock.now());
    let (name, value) = CONNECTIONS;
    let server = TestServer::start_with(Options::default().clock(&clock).set(name, value)).await;
    let mut users = Vec::new();
    for name in ["lin_xia", "azhe"] {
        users.push(User::register(&server, name).await);
    }
    let post = format!("/api/v1/square/post/{}", post(&server.db, users[0].uid).await);
    server.db.execute("update login set expire_time = now() + interval '5 days'").await;
    clock.advance(TimeDelta::hours(25));

    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("select from login for update").await.unwrap();
    let mut gone = Vec::new();
    for (n, user) in users.iter().enumerate() {
        let head = format!(
            "POST /api/user/message HTTP/1.1\r\nHost: x\r\nUG-Uid: {}\r\nUG-Token: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5\r\n\r\n",
            user.uid, user.token
        );
        gone.push(asking(server.addr(), head.as_bytes()).await);
        server.db.waiting(n as i64 + 1).await;
    }
    let mut far = Vec::new();
    for client in gone {
        far.push(FarSide::of(&client, std::process::id()).await);
        reset(client);
    }
    eventually("the ends of the connections", async || far.iter().all(|far| !far.is_open())).await;
    let visitor = server.visitor();
    let others = async {
        for _ in 0..CALLS {
            visitor.get(&post).await.ok();
        }
    };
    within(LIMIT, "answers to all others", others).await;
    server.db.waiting(users.len() as i64).await;
    tx.rollback().await.unwrap();
    server.db.waiting(0).await;
    let prolonged = "select count(*) from login where expire_time > now() + interval '29 days'";
    eventually("two prolonged logins", async || server.db.value::<i64>(prolonged).await == 2).await;
}

#[tokio::test]
async fn a_call_that_asks_for_an_upgrade_is_completed_and_its_connection_ends_with_its_client() {
    let db = TestDatabase::new().await;
    let mut running = node(&db.url, &[]).await;
    let addr = running.address().await;
    let mut held = db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table activity in access exclusive mode").await.unwrap();
    let upgrade =
        [READING.trim_ascii_end(), b"\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"].concat();
    let client = asking(addr, &upgrade).await;
    db.waiting(1).await;
    let far = FarSide::of(&client, running.pid()).await;
    assert!(far.is_open());
    reset(client);
    eventually("the connection's end", async || !far.is_open()).await;
    // The call is still running.
    assert_eq!(db.waiting_now().await, 1);
    tx.rollback().await.unwrap();
    db.waiting(0).await;
    Client::visitor(addr).get("/readyz").await.ok();
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

/// A call that reads the locked table.
const READING: &[u8] = b"GET /api/v1/activity/1 HTTP/1.1\r\nHost: x\r\n\r\n";

async fn asking(addr: SocketAddr, call: &[u8]) -> TcpStream {
    let mut client = TcpStream::connect(addr).await.unwrap();
    client.write_all(call).await.unwrap();
    client
}

/// Disconnects as a browser that ended, or a balancer that gave up.
fn reset(client: TcpStream) {
    SockRef::from(&client).set_linger(Some(Duration::ZERO)).unwrap();
    drop(client);
}
