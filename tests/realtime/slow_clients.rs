//! Clients that read late or send a few bytes at a time: data waits until they read, no other client waits for them, and a deadline
//! ends them.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sql::inbox::{Audience, NewMessage, send};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{Instant, sleep, sleep_until},
};
use tokio_tungstenite::{client_async, tungstenite::Message};

use super::abuse::{HANDSHAKE, close_code};
use crate::harness::{FarSide, LIMIT, LightSocket, Options, TestServer, User, eventually, within};

/// Far more than the kernel buffers for a client that does not read.
const LONG: usize = 1_000_000;
/// Pause between two bytes of slow clients.
const A_LITTLE: Duration = Duration::from_millis(20);

/// A server that accepts long frames and sends nothing by itself.
fn options() -> Options {
    Options::default()
        .set("PORTAL_REALTIME_FRAME_BYTES", "1048576")
        .set("PORTAL_REALTIME_HEARTBEAT_S", "3600")
}

#[tokio::test]
#[ignore = "night"]
async fn an_ack_that_does_not_fit_arrives_when_its_client_reads() {
    let server = TestServer::start_with(options()).await;
    let mut late = opened(&server).await;
    let id = "x".repeat(LONG);
    say(&mut late, &json!({ "type": "watch", "topic": "gifts", "id": id })).await;
    begun(&late).await;
    // No other traffic on this socket could flush the rest.
    assert_eq!(next(&mut late).await, json!({ "type": "ack", "id": id }));
}

#[tokio::test]
#[ignore = "night"]
async fn a_late_reader_does_not_delay_others_that_read_the_same_tags() {
    let server = TestServer::start_with(options()).await;
    let (mut late, mut other) = (opened(&server).await, server.visitor().socket().await);
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table square_tag in access exclusive mode").await.unwrap();
    let watch = |id: &str| json!({ "type": "watch", "topic": "square:7", "id": id });
    say(&mut late, &watch("late")).await;
    server.db.waiting(1).await;
    let id = "x".repeat(LONG);
    say(&mut late, &json!({ "type": "ping", "id": id })).await;
    // From now on, its connection waits for it with the tags in memory.
    begun(&late).await;
    tx.rollback().await.unwrap();
    other.say(&watch("other")).await;
    assert_eq!(other.next_of_type("error").await["id"], "other");

    assert_eq!(next(&mut late).await["id"], *id);
    assert_eq!(next(&mut late).await["id"], "late");
}

#[tokio::test]
#[ignore = "night"]
async fn a_client_with_a_full_outbox_is_not_counted_as_silent() {
    const SILENCE: Duration = Duration::from_secs(8);
    let server =
        TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", &SILENCE.as_secs().to_string()))
            .await;
    let mut late = opened(&server).await;
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table square_tag in access exclusive mode").await.unwrap();
    // The client's last frame for a while.
    let id = "x".repeat(LONG);
    say(&mut late, &json!({ "type": "watch", "topic": "square:7", "id": id })).await;
    let heard = Instant::now();
    server.db.waiting(1).await;
    sleep_until(heard + SILENCE.mul_f64(0.6)).await;
    tx.rollback().await.unwrap();
    begun(&late).await;
    // The server waits for the client beyond the time of allowed silence.
    sleep_until(heard + SILENCE.mul_f64(1.2)).await;
    assert_eq!(next(&mut late).await["id"], *id);
    say(&mut late, &json!({ "type": "ping", "id": "still here" })).await;
    assert_eq!(next(&mut late).await["id"], "still here");
}

#[tokio::test]
#[ignore = "night"]
async fn a_frame_sent_byte_by_byte_counts_as_silence() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", "1")).await;
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    // The header of a frame of 1,000 bytes, whose content comes byte by byte.
    stream.write_all(&[HANDSHAKE, &[0x81, 0xfe, 0x03, 0xe8, 0, 0, 0, 0]].concat()).await.unwrap();
    let (mut from, mut to) = stream.split();
    let mut came = Vec::new();
    let ended = async {
        tokio::select! {
            ended = from.read_to_end(&mut came) => ended.map(drop),
            () = drip(&mut to, b"x") => unreachable!(),
        }
    };
    within(LIMIT, "the close", ended).await.unwrap();
    assert_eq!(close_code(&came), Some(1001));
}

#[tokio::test]
#[ignore = "night"]
async fn a_request_head_sent_byte_by_byte_times_out() {
    let server = TestServer::start().await;
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    let handshake = HANDSHAKE.trim_ascii_end();
    stream.write_all(&[handshake, b"\r\nX-More: "].concat()).await.unwrap();
    let (mut from, mut to) = stream.split();
    let mut came = Vec::new();
    let ended = async {
        tokio::select! {
            ended = from.read_to_end(&mut came) => ended.map(drop),
            () = drip(&mut to, b"x") => unreachable!(),
        }
    };
    within(LIMIT, "the end", ended).await.unwrap();
    assert!(came.starts_with(b"HTTP/1.1 408"), "{}", String::from_utf8_lossy(&came));
}

#[tokio::test]
async fn a_socket_read_byte_by_byte_is_closed() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", "1")).await;
    let mut late = opened(&server).await;
    say(&mut late, &json!({ "type": "ping", "id": "x".repeat(LONG) })).await;
    begun(&late).await;
    eventually("the end of the socket", async || {
        sip(late.get_mut()).await;
        server.node.observe().sockets == 0
    })
    .await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_client_that_does_not_read_its_last_data_is_closed() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_OUTBOX_BYTES", "10000000")).await;
    let user = User::register(&server, "lin_xia").await;
    let mut late = opened_with(&server, &format!("?ticket={}", user.client.ticket().await)).await;
    assert_eq!(next(&mut late).await["type"], "status");
    let id = "x".repeat(LONG);
    say(&mut late, &json!({ "type": "ping", "id": id })).await;
    begun(&late).await;
    // Then more than the kernel buffers, and then the close.
    let new = || NewMessage { kind: "system", title: "大", content: &id, link: None };
    send(&server.db.pool, &Audience::One(user.uid), new()).await.unwrap();
    eventually("bytes in the outbox", async || server.node.observe().outbox_bytes > LONG).await;
    user.client.post("/api/user/logout", &[]).await.ok();
    assert_eq!(next(&mut late).await["id"], *id);
    eventually("the socket's end", async || server.node.observe().sockets == 0).await;
    let far = FarSide::of(late.get_ref(), std::process::id()).await;
    eventually("the connection's end", async || !far.is_open()).await;
}

/// A request for an upgrade: the socket's limits also hold for its answer.
#[tokio::test]
async fn an_answer_read_byte_by_byte_is_given_up() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", "1")).await;
    let mut stream = connected(&server).await;
    let call =
        b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n";
    stream.write_all(call).await.unwrap();
    stream.readable().await.unwrap();
    let far = FarSide::of(&stream, std::process::id()).await;
    eventually("the end of the connection", async || {
        sip(&mut stream).await;
        !far.is_open()
    })
    .await;
}

/// A connection with small buffers for unread data.
async fn connected(server: &TestServer) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(server.addr()).await.unwrap()
}

/// A visitor's socket on such a connection.
async fn opened(server: &TestServer) -> LightSocket {
    opened_with(server, "").await
}

async fn opened_with(server: &TestServer, query: &str) -> LightSocket {
    let address = format!("ws://{}/api/v1/realtime{query}", server.addr());
    let (mut socket, _) = client_async(address, connected(server).await).await.unwrap();
    assert_eq!(next(&mut socket).await["type"], "hello");
    socket
}

/// Resolves when data has arrived that is not read yet.
async fn begun(late: &LightSocket) {
    within(LIMIT, "the first byte", late.get_ref().peek(&mut [0])).await.unwrap();
}

async fn say(socket: &mut LightSocket, frame: &Value) {
    within(LIMIT, "space in the buffers", socket.send(Message::text(frame.to_string()))).await.unwrap();
}

async fn next(socket: &mut LightSocket) -> Value {
    match within(LIMIT, "a frame", socket.next()).await {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
        other => panic!("{other:?} instead of a frame"),
    }
}

/// Sends a byte now and then, until the other side accepts no more.
async fn drip(to: &mut (impl AsyncWriteExt + Unpin), byte: &[u8]) {
    while to.write_all(byte).await.is_ok() {
        sleep(A_LITTLE).await;
    }
    std::future::pending::<()>().await;
}

/// Reads one byte.
async fn sip(from: &mut TcpStream) {
    let _ = from.read(&mut [0]).await;
    sleep(A_LITTLE).await;
}
