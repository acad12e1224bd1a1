//! Clients that are gone while their call waits in the database: what it asked is carried out, and nobody else waits for it.

use std::{net::SocketAddr, time::Duration};

use socket2::SockRef;
use tokio::{io::AsyncWriteExt, net::TcpStream};

use super::world::node;
use crate::harness::{Client, LIMIT, PASSWORD, TestDatabase, post, within};

/// A node with as many connections for calls, and as many for what is committed.
const CONNECTIONS: (&str, &str) = ("PORTAL_DATABASE_CONNECTIONS", "6");
/// Calls that hold two of the three.
const GONE: usize = 2;
/// Calls of others, one after the other: each free connection has its turn.
const CALLS: usize = 9;

#[tokio::test]
async fn who_is_gone_in_the_midst_of_a_query_keeps_nobody_waiting_for_it() {
    let db = TestDatabase::new().await;
    let mut running = node(&db.url, &[CONNECTIONS]).await;
    let addr = running.address().await;
    let visitor = Client::visitor(addr);
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let author = visitor.post("/api/user/registerWithName", &fields).await.ok()["uid"].as_i64().unwrap();
    let post = format!("/api/v1/square/post/{}", post(&db, author).await);

    let mut held = db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    // A table that no job of the node reads: it would hold the third.
    tx.batch_execute("lock table activity in access exclusive mode").await.unwrap();
    let mut gone = Vec::new();
    for n in 0..GONE {
        gone.push(asking(addr).await);
        db.waiting(n as i64 + 1).await;
    }
    for client in gone {
        // Reset, as by a browser that ended or a balancer that gave up.
        SockRef::from(&client).set_linger(Some(Duration::ZERO)).unwrap();
        drop(client);
    }
    let others = async {
        for _ in 0..CALLS {
            visitor.get(&post).await.ok();
        }
    };
    within(LIMIT / 4, "answers to everybody else", others).await;
    db.waiting(GONE as i64).await;
    tx.rollback().await.unwrap();
    // What they asked comes to its end, and their connections serve again.
    db.waiting(0).await;
    visitor.get("/readyz").await.ok();
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

/// A call that reads what is locked.
async fn asking(addr: SocketAddr) -> TcpStream {
    let mut client = TcpStream::connect(addr).await.unwrap();
    client.write_all(b"GET /api/v1/activity/1 HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    client
}
