//! Graceful restarts.

use std::time::{Duration, Instant};

use tokio::net::TcpStream;

use crate::harness::{
    Options, Ran, Running, Socket, TestDatabase, TestServer, User, at_least, at_most, figure, http, send_to,
};

/// How long a stopping server waits for calls in flight (`src/server/mod.rs`).
const FINISH: Duration = Duration::from_secs(10);

#[tokio::test]
async fn a_stop_closes_every_socket_with_1012() {
    let mut server = TestServer::start_with(Options::default().set("PORTAL_DRAIN_S", "0.3")).await;
    let user = User::register(&server, "lin_xia").await;
    let mut sockets = Vec::new();
    for _ in 0..6 {
        sockets.push(user.socket().await);
        sockets.push(server.visitor().socket().await);
    }
    let listening = async {
        futures_util::future::join_all(sockets.iter_mut().map(|socket| async {
            let (closed, _) = socket.closed().await;
            (closed.code, Instant::now())
        }))
        .await
    };
    let (closed, ()) = tokio::join!(listening, server.stop());
    assert!(closed.iter().all(|(code, _)| *code == 1012), "{closed:?}");
    let first = closed.iter().map(|(_, at)| *at).min().unwrap();
    let last = closed.iter().map(|(_, at)| *at).max().unwrap();
    // `actors::hub::drain` tests the schedule of the drain.
    figure("spread of a drain of 0.3 s", (last - first).as_secs_f64() * 1_000.0, "ms", at_least(100.0));
    assert!(TcpStream::connect(server.addr()).await.is_err(), "nobody listens any more");
}

#[tokio::test]
#[ignore = "night"]
async fn open_connections_do_not_delay_the_stop() {
    let mut server = TestServer::start().await;
    // A connection that is idle between calls, one without any call yet (browsers open such), and a socket
    // whose client never reads.
    let resting = http().build().unwrap();
    resting.get(server.url("/healthz")).send().await.unwrap().text().await.unwrap();
    let _unused = TcpStream::connect(server.addr()).await.unwrap();
    let _unheard = Socket::open(server.addr(), None).await;
    let began = Instant::now();
    server.stop().await;
    let took = began.elapsed();
    figure("a stop with open connections", took.as_secs_f64(), "s", at_most(5.0));
    // A stop that waits for connections takes at least this long.
    assert!(took < FINISH, "{took:?}");
}

#[tokio::test]
async fn a_call_in_flight_is_finished() {
    let mut server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let id = send_to(&server.db, user.uid, "一").await.to_string();
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.query_one("select 1 from status where uid = $1 for update", &[&user.uid]).await.unwrap();
    let reading = tokio::spawn({
        let client = user.client.clone();
        async move { client.post("/api/user/message", &[("ids", &id)]).await }
    });
    let waiting = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    // Outside of the transaction, which would read the same activity again and again.
    let watcher = server.db.pool.get().await.unwrap();
    crate::harness::eventually("the call waits for the row", async || {
        watcher.query_one(waiting, &[]).await.unwrap().get::<_, i64>(0) == 1
    })
    .await;
    let stopping = server.stop();
    let release = async {
        crate::harness::eventually("the port is closed", async || {
            TcpStream::connect(user_addr(&user)).await.is_err()
        })
        .await;
        tx.rollback().await.unwrap();
    };
    let ((), ()) = tokio::join!(stopping, release);
    assert_eq!(reading.await.unwrap().ok()["unread"]["messages"], 0);
}

fn user_addr(user: &User) -> std::net::SocketAddr {
    user.client.addr()
}

#[tokio::test]
#[ignore = "night"]
async fn the_binary_stops_on_sigterm_and_logins_survive() {
    // Already migrated: a start that creates the schema takes twice as long; `cli::serve` tests it.
    let db = TestDatabase::new().await;
    let secret = "a secret that outlives the process";
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", secret),
        ("PORTAL_DRAIN_S", "0.05"),
        ("PORTAL_DEMO_PACK", ""),
    ];
    let mut first = Running::serve(&env).await;
    let addr = first.address().await;
    let visitor = crate::harness::Client::visitor(addr);
    let fields = [("loginName", "lin_xia"), ("password", crate::harness::PASSWORD)];
    let answer = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) =
        (answer.ok()["uid"].as_i64().unwrap(), answer.ok()["token"].as_str().unwrap().to_owned());
    let mut socket = visitor.signed_in(uid, &token).socket().await;
    first.signal("TERM").await;
    assert_eq!(socket.closed().await.0.code, 1012);
    let ran = first.ended().await;
    assert_eq!(ran.code, 0, "{ran:?}");

    // A client that reconnects to the next process gets the changes made meanwhile.
    Ran::on(&db, &["coin", "grant", "--to", "lin_xia", "--amount", "5"]).await.ok();
    let mut second = Running::serve(&env).await;
    let client = crate::harness::Client::visitor(second.address().await).signed_in(uid, &token);
    let mut socket = client.socket().await;
    assert_eq!(socket.next_of_type("status").await["coinNum"], 5);
    drop(socket);
    second.signal("INT").await;
    assert_eq!(second.ended().await.code, 0);
    db.audit().await;
}

#[tokio::test]
async fn a_killed_process_loses_no_acknowledged_change() {
    let db = TestDatabase::new().await;
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", "a secret that outlives the process"),
        ("PORTAL_DEMO_PACK", ""),
    ];
    let mut first = Running::serve(&env).await;
    let visitor = crate::harness::Client::visitor(first.address().await);
    let fields = [("loginName", "lin_xia"), ("password", crate::harness::PASSWORD)];
    let answer = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) =
        (answer.ok()["uid"].as_i64().unwrap(), answer.ok()["token"].as_str().unwrap().to_owned());
    let ids = [send_to(&db, uid, "一").await, send_to(&db, uid, "二").await];
    let read =
        visitor.signed_in(uid, &token).post("/api/user/message", &[("ids", &ids[0].to_string())]).await;
    let acknowledged = read.ok()["version"].as_i64().unwrap();
    first.signal("KILL").await;
    first.ended().await;
    let mut second = Running::serve(&env).await;
    let client = crate::harness::Client::visitor(second.address().await).signed_in(uid, &token);
    let me = client.post("/api/user/center/me", &[]).await;
    assert_eq!(me.ok()["unread"]["messages"], 1);
    assert!(me.ok()["version"].as_i64().unwrap() >= acknowledged);
    second.signal("TERM").await;
    second.ended().await;
    db.audit().await;
}
