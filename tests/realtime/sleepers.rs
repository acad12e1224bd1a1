//! Clients that never read, in a thread with many watchers.

use std::{
    io::ErrorKind,
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt, future::join_all};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    sync::mpsc,
};
use tokio_tungstenite::tungstenite::Message;

use super::abuse::{HANDSHAKE, close_code};
use crate::harness::{
    Bound, LIMIT, LightSocket, Running, SignedIn, TestDatabase, at_most, eventually, figure, open_light,
    post, within,
};

const WATCHERS: usize = 40;
const SLEEPERS: usize = 20;
const OUTBOX_BYTES: usize = 64 * 1024;
/// Minimum number of comments in each part of the test.
const COMMENTS: usize = 60;
/// About 3 kB.
const CHARACTERS: usize = 1_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn clients_that_never_read_slow_nobody_and_are_closed_in_time() {
    let db = TestDatabase::new().await;
    let mut running = serve(&db, "600").await;
    let mut thread = Thread::begin(&db, &mut running, WATCHERS).await;

    let mut alone = Vec::new();
    for _ in 0..COMMENTS {
        alone.extend(thread.comment().await);
    }

    let sleepers = join_all((0..SLEEPERS).map(|_| sleeper(&thread))).await;
    eventually("the watches of all", async || sockets(&running).await == WATCHERS + SLEEPERS).await;
    let before_mib = running.resident_mib();
    let (mut beside, mut held, began) = (Vec::new(), 0.0_f64, Instant::now());
    // Until their outboxes are dropped, soon after the time limit.
    while too_slow(&running).await < SLEEPERS || beside.len() < COMMENTS * WATCHERS {
        assert!(began.elapsed() < 4 * LIMIT, "{} of {SLEEPERS} are too slow", too_slow(&running).await);
        for _ in 0..10 {
            beside.extend(thread.comment().await);
        }
        held = held.max(running.figure("portal_outbox_bytes").await.unwrap());
    }

    let (alone, beside) = (p99(alone), p99(beside));
    let ms = |took: Duration| took.as_secs_f64() * 1_000.0;
    figure("p99 of watchers alone", ms(alone), "ms", Bound::None);
    figure("p99 of watchers next to sleepers", ms(beside), "ms", at_most(ms(4 * alone) + 250.0));
    let bound = ((SLEEPERS + WATCHERS) * OUTBOX_BYTES) as f64;
    assert!(held <= bound, "{held} bytes waited, of at most {bound}");
    let grown_mib = running.resident_mib().saturating_sub(before_mib);
    figure("memory that sleepers take", grown_mib as f64, "MiB", at_most(48.0));
    // A client that starts to read finds the reason.
    for mut sleeper in sleepers {
        let mut came = Vec::new();
        within(LIMIT, "the end", sleeper.read_to_end(&mut came)).await.unwrap();
        assert_eq!(close_code(&came), Some(4008));
    }
    eventually("the end of the sleepers", async || sockets(&running).await == WATCHERS).await;
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
    db.audit().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn the_kernel_closes_a_client_that_never_reads() {
    let db = TestDatabase::new().await;
    let mut running = serve(&db, "1").await;
    let mut thread = Thread::begin(&db, &mut running, 0).await;
    let mut sleeper = sleeper(&thread).await;
    eventually("the watch", async || sockets(&running).await == 1).await;
    let began = Instant::now();
    while sockets(&running).await > 0 {
        assert!(began.elapsed() < 4 * LIMIT, "it is there still");
        thread.comment().await;
    }
    let end = within(LIMIT, "the end", sleeper.read_to_end(&mut Vec::new())).await;
    assert_eq!(end.unwrap_err().kind(), ErrorKind::ConnectionReset);
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

async fn serve(db: &TestDatabase, dead_peer_s: &str) -> Running {
    Running::serve(&[
        ("DATABASE_URL", &db.url),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_HTTP_WORKERS", "2"),
        ("PORTAL_DATABASE_CONNECTIONS", "5"),
        ("PORTAL_DRAIN_S", "0.1"),
        ("PORTAL_REALTIME_OUTBOX_BYTES", &OUTBOX_BYTES.to_string()),
        ("PORTAL_REALTIME_STALL_S", "1"),
        ("PORTAL_REALTIME_DEAD_PEER_S", dead_peer_s),
        ("PORTAL_REALTIME_COALESCE_S", "0.01"),
    ])
    .await
}

struct Thread {
    writer: std::sync::Arc<SignedIn>,
    addr: SocketAddr,
    post: i64,
    written: usize,
    /// Arrival of the next comment at each watcher.
    came: Vec<mpsc::UnboundedReceiver<(usize, Instant)>>,
}

impl Thread {
    async fn begin(db: &TestDatabase, running: &mut Running, size: usize) -> Self {
        let addr = running.address().await;
        let writer = SignedIn::register(addr, "lin_xia").await;
        let post = post(db, writer.uid).await;
        Self { writer, addr, post, written: 0, came: watchers(addr, post, size).await }
    }

    /// Writes one more comment; returns the time until each watcher had it.
    async fn comment(&mut self) -> Vec<Duration> {
        let path = format!("/api/v1/square/post/{}/comment", self.post);
        let began = Instant::now();
        let content = json!({ "content": "字".repeat(CHARACTERS) });
        self.writer.ask(self.addr, &path, &content, None).await.expect("it is written");
        self.written += 1;
        let mut took = Vec::with_capacity(WATCHERS);
        for came in &mut self.came {
            let (seq, at) = within(LIMIT, "the comment", came.recv()).await.expect("it watches");
            assert_eq!(seq, self.written, "a hole or a repeat");
            took.push(at - began);
        }
        took
    }
}

async fn watchers(
    addr: SocketAddr,
    post: i64,
    size: usize,
) -> Vec<mpsc::UnboundedReceiver<(usize, Instant)>> {
    let mut watchers = Vec::new();
    for _ in 0..size {
        let mut socket = open_light(addr, None).await.expect("the node admits it");
        let watch = json!({ "type": "watch", "topic": format!("post:{post}"), "id": 1 });
        socket.send(Message::text(watch.to_string())).await.unwrap();
        while frame(&mut socket).await.is_some_and(|frame| frame["type"] != "ack") {}
        let (tell, came) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(frame) = frame(&mut socket).await {
                if frame["type"] == "comment" {
                    let seq = frame["seq"].as_u64().unwrap() as usize;
                    if tell.send((seq, Instant::now())).is_err() {
                        break;
                    }
                }
            }
        });
        watchers.push(came);
    }
    watchers
}

async fn frame(socket: &mut LightSocket) -> Option<Value> {
    loop {
        match socket.next().await? {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// A client that watches and never reads, with the smallest buffers that the system allows.
async fn sleeper(thread: &Thread) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(thread.addr).await.unwrap();
    let watch = json!({ "type": "watch", "topic": format!("post:{}", thread.post) }).to_string();
    let frame = [&[0x81, 0x80 | watch.len() as u8, 0, 0, 0, 0][..], watch.as_bytes()].concat();
    stream.write_all(&[HANDSHAKE, &frame].concat()).await.unwrap();
    stream
}

async fn too_slow(running: &Running) -> usize {
    running.figure("portal_sockets_too_slow_total").await.unwrap_or_default() as usize
}

async fn sockets(running: &Running) -> usize {
    running.figure("portal_sockets").await.unwrap() as usize
}

fn p99(mut took: Vec<Duration>) -> Duration {
    took.sort();
    took[took.len() * 99 / 100]
}
