//! A drained node closes its sockets gradually, and clients are admitted again gradually.

use std::{
    net::SocketAddr,
    ops::RangeInclusive,
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use futures_util::{StreamExt, future::join_all};
use serde_json::{Value, json};
use tokio::{net::TcpStream, sync::oneshot};
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{
    LIMIT, LightSocket, Options, Running, SignedIn, Socket, TestDatabase, TestServer, alone, at_least,
    at_most, eventually, figure, open_light, pause, post, within,
};

const CROWD: usize = 1_000;
const DRAIN: Duration = Duration::from_secs(2);
/// Sockets admitted per second.
const RATE: usize = 400;
/// Clients that wait for the database together.
const FIRST: usize = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_drain_closes_a_thousand_sockets_gradually_and_they_return_at_a_bounded_rate() {
    alone();
    portal::server::fd_limits::raise();
    let db = TestDatabase::new().await;
    crowd(&db, CROWD).await;
    let mut first = serve(&db, DRAIN.as_secs_f64(), 10_000).await;
    let addr = first.address().await;
    // In small groups: on a busy machine, a client that waits too long for the database has used up its ticket.
    let mut sockets = Vec::new();
    for from in (1..=CROWD).step_by(25) {
        sockets.extend(within(LIMIT, "the first sockets", come(addr, 1, from..=from + 24)).await);
    }

    // A write is running when the signal arrives.
    let writer = SignedIn::register(addr, "lin_xia").await;
    let post = post(&db, writer.uid).await;
    let mut held = db.pool.get().await.unwrap();
    let lock = held.transaction().await.unwrap();
    lock.query_one("select 1 from post where id = $1 for update", &[&post]).await.unwrap();
    let write = async {
        let path = format!("/api/v1/square/post/{post}/comment");
        writer.ask(addr, &path, &json!({ "content": "最后一条" }), None).await
    };
    let (tell_first, first_closed) = oneshot::channel();
    let began = async {
        db.waiting(1).await;
        first.signal("TERM").await;
        let began = Instant::now();
        first_closed.await.unwrap();
        lock.rollback().await.unwrap();
        began
    };
    let drain = async { tokio::join!(write, began, closes(sockets, tell_first)) };
    let (written, began, closed) = within(3 * LIMIT, "the drain", Box::pin(drain)).await;
    assert_eq!(first.ended().await.code, 0);
    let took = began.elapsed();
    figure("the drain of a node", took.as_secs_f64(), "s", at_most(25.0));
    assert_eq!(written.expect("acknowledged")["content"], "最后一条");

    assert!(closed.iter().all(|(code, _)| *code == 1012), "{closed:?}");
    let mut at: Vec<_> = closed.into_iter().map(|(_, at)| at - began).collect();
    at.sort();
    let middle = at[CROWD * 9 / 10] - at[CROWD / 10];
    // `actors::hub::drain` tests the schedule of the drain.
    figure(
        "spread of eight tenths of the sockets",
        middle.as_secs_f64(),
        "s",
        at_least(DRAIN.as_secs_f64() / 4.0),
    );

    // Clients reconnect. The first ones wait for their status, which the slow database delays.
    let mut second = serve(&db, 0.1, RATE).await;
    let addr = second.address().await;
    let lock = held.transaction().await.unwrap();
    lock.batch_execute("lock table status in access exclusive mode").await.unwrap();
    let mut back = within(LIMIT, "the first reconnects", come(addr, 2, 1..=FIRST)).await;
    lock.rollback().await.unwrap();
    let statuses = join_all(back.iter_mut().map(frame));
    for status in within(LIMIT, "every status", statuses).await {
        assert_eq!(status["type"], "status");
    }
    let (readings, loaded) = snapshots(&second).await;
    assert!(loaded >= FIRST && readings <= FIRST / 2, "{loaded} snapshots by {readings} readings");
    figure("reads of 200 snapshots", readings as f64, "reads", at_most((FIRST / 10) as f64));
    // All others reconnect at once: one second's admissions may come together, and later ones come at the limited rate.
    let began = Instant::now();
    back.extend(within(3 * LIMIT, "all reconnects", come(addr, 2, FIRST + 1..=CROWD)).await);
    let least = Duration::from_secs_f64((CROWD - FIRST - RATE) as f64 / RATE as f64);
    let took = began.elapsed();
    assert!(took >= least, "let in at {RATE} a second: {took:?}, {least:?} at least");
    figure("the reconnects of all others", took.as_secs_f64(), "s", at_most(10.0 * least.as_secs_f64()));
    let redeemed = batches(&second, "count", "redeem_tickets").await;
    assert!(redeemed < CROWD, "tickets of {CROWD} looked at by {redeemed} readings");
    figure("reads of 1,000 tickets", redeemed as f64, "reads", at_most((CROWD / 2) as f64));
    drop(back);
    second.signal("TERM").await;
    assert_eq!(second.ended().await.code, 0);
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn behind_a_balancer_a_draining_node_serves_calls_and_refuses_sockets() {
    let options = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.1").set("PORTAL_DRAIN_S", "8");
    let mut server = TestServer::start_with(options).await;
    let (visitor, addr) = (server.visitor(), server.addr());
    let during = async {
        eventually("a node that is not ready", async || visitor.get("/readyz").await.status == 503).await;
        assert_eq!(visitor.get("/readyz").await.failed(503).json["data"]["draining"], true);
        visitor.post("/api/web/game/list", &[]).await.ok();
        visitor.get("/api/v1/square/tag/list").await.ok();
        let refusal =
            Socket::try_open(addr, None, None).await.err().expect("a draining node opens no socket");
        assert_eq!(refusal.status(), 503);
        assert_eq!(refusal.headers()["retry-after"], "2");
    };
    tokio::join!(server.stop(), during);
    assert!(TcpStream::connect(addr).await.is_err(), "nobody listens any more");
}

#[tokio::test]
#[ignore = "night"]
async fn a_second_signal_ends_at_once() {
    let db = TestDatabase::new().await;
    crowd(&db, 100).await;
    let mut running = serve(&db, 10.0, 10_000).await;
    let addr = running.address().await;
    let sockets = within(LIMIT, "the first sockets", come(addr, 1, 1..=100)).await;
    running.signal("TERM").await;
    let (tell_first, first_closed) = oneshot::channel();
    let closes = tokio::spawn(closes(sockets, tell_first));
    within(LIMIT, "the first close", first_closed).await.unwrap();
    running.signal("TERM").await;
    let began = Instant::now();
    let ran = running.ended().await;
    figure("the end at a second signal", began.elapsed().as_secs_f64(), "s", at_most(5.0));
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.stderr.contains("stopped before everything was finished"), "{ran:?}");
    // Sockets that were not drained are cut, as after a crash.
    let codes: Vec<u16> = closes.await.unwrap().into_iter().map(|(code, _)| code).collect();
    assert!(codes.contains(&1012) && codes.contains(&1006), "{codes:?}");
}

async fn serve(db: &TestDatabase, drain_s: f64, admit: usize) -> Running {
    Running::serve(&[
        ("DATABASE_URL", &db.url),
        ("PORTAL_SECRET", "a secret that outlives the process"),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_HTTP_WORKERS", "2"),
        ("PORTAL_DATABASE_CONNECTIONS", "8"),
        ("PORTAL_DRAIN_S", &drain_s.to_string()),
        ("PORTAL_REALTIME_ADMIT_PER_SECOND", &admit.to_string()),
        ("PORTAL_REALTIME_ADDRESS_SOCKETS", "10000"),
    ])
    .await
}

/// Creates accounts, each with a login and the tickets `t1_<number>` and `t2_<number>`. Registering would cost a hash each.
async fn crowd(db: &TestDatabase, size: usize) {
    db.execute(&format!(
        "insert into account (login_name, name, invite_code)
             select 'crowd_' || n, 'crowd_' || n, 'CROWD' || n from generate_series(1, {size}) n;
         insert into status (uid, read_upto) select uid, seq from account, broadcast_head;
         insert into login (id, uid, expire_time) select gen_random_uuid(), uid, now() + interval '1 day' from account;
         insert into ticket (secret_hash, login_id, uid, expire_time)
             select sha256(('t' || time || '_' || row_number() over (partition by time order by uid))::bytea), id, uid,
                 now() + interval '1 hour'
             from login, generate_series(1, 2) time"
    ))
    .await;
}

/// Opens these sockets at once; each retries until it gets `hello`.
async fn come(addr: SocketAddr, time: usize, numbers: RangeInclusive<usize>) -> Vec<LightSocket> {
    join_all(numbers.map(async |n| {
        loop {
            if let Some(mut socket) = open_light(addr, Some(&format!("t{time}_{n}"))).await {
                assert_eq!(frame(&mut socket).await["type"], "hello");
                return socket;
            }
            pause().await;
        }
    }))
    .await
}

async fn frame(socket: &mut LightSocket) -> Value {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
            Some(Ok(Message::Ping(_))) => {}
            other => panic!("{other:?} instead of a frame"),
        }
    }
}

/// Code and time of each close; the first one is also sent through a channel.
async fn closes(sockets: Vec<LightSocket>, first: oneshot::Sender<()>) -> Vec<(u16, Instant)> {
    let (count, first) = (AtomicUsize::new(0), std::sync::Mutex::new(Some(first)));
    join_all(sockets.into_iter().map(async |mut socket| {
        let code = loop {
            match socket.next().await {
                Some(Ok(Message::Close(close))) => break close.map_or(1005, |close| close.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break 1006,
            }
        };
        let at = Instant::now();
        if count.fetch_add(1, Ordering::Relaxed) == 0 {
            first.lock().unwrap().take().expect("one is first").send(()).expect("awaited");
        }
        // The server waits for the client's side to close.
        drop(socket);
        (code, at)
    }))
    .await
}

/// Number of reads and of snapshots, once the metrics have them.
async fn snapshots(running: &Running) -> (usize, usize) {
    let figure = async |name: &str| batches(running, name, "news").await;
    eventually("snapshots in the metrics", async || figure("sum").await >= FIRST).await;
    (figure("count").await, figure("sum").await)
}

/// Number of transactions (`count`), or of commands in all of them (`sum`).
async fn batches(running: &Running, name: &str, what: &str) -> usize {
    let name = format!("portal_commit_batch_size_{name}{{what=\"{what}\"}}");
    running.figure(&name).await.unwrap_or_default() as usize
}
