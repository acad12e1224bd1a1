//! Clients that read late, or send a little at a time: what is theirs comes when they take it, nobody waits for them, and their own time
//! has an end.

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

/// Far more than the kernel holds for a client that does not read.
const LONG: usize = 1_000_000;
/// Between two bytes of those who send or take one at a time.
const A_LITTLE: Duration = Duration::from_millis(20);

/// A server that takes frames as long as their answers are to be, and says nothing by itself.
fn options() -> Options {
    Options::default()
        .set("PORTAL_REALTIME_FRAME_BYTES", "1048576")
        .set("PORTAL_REALTIME_HEARTBEAT_S", "3600")
}

#[tokio::test]
async fn an_acknowledgement_that_finds_no_room_comes_when_its_client_reads() {
    let server = TestServer::start_with(options()).await;
    let mut late = opened(&server).await;
    let id = "x".repeat(LONG);
    say(&mut late, &json!({ "type": "watch", "topic": "gifts", "id": id })).await;
    begun(&late).await;
    // Nothing else is said or heard on this socket that could send the rest along.
    assert_eq!(next(&mut late).await, json!({ "type": "ack", "id": id }));
}

#[tokio::test]
async fn who_reads_late_holds_up_nobody_who_wants_the_same_tags() {
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
    // From now on its socket waits for it, with the tags in hand.
    begun(&late).await;
    tx.rollback().await.unwrap();
    other.say(&watch("other")).await;
    assert_eq!(other.next_of_type("error").await["id"], "other");

    assert_eq!(next(&mut late).await["id"], *id);
    assert_eq!(next(&mut late).await["id"], "late");
}

#[tokio::test]
async fn a_client_that_was_waited_for_is_not_silent() {
    const SILENCE: Duration = Duration::from_secs(8);
    let server =
        TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", &SILENCE.as_secs().to_string()))
            .await;
    let mut late = opened(&server).await;
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table square_tag in access exclusive mode").await.unwrap();
    // The last that is heard of it for a while.
    let id = "x".repeat(LONG);
    say(&mut late, &json!({ "type": "watch", "topic": "square:7", "id": id })).await;
    let heard = Instant::now();
    server.db.waiting(1).await;
    sleep_until(heard + SILENCE.mul_f64(0.6)).await;
    tx.rollback().await.unwrap();
    begun(&late).await;
    // The server waits for it less long than it may be silent, and beyond that time.
    sleep_until(heard + SILENCE.mul_f64(1.2)).await;
    assert_eq!(next(&mut late).await["id"], *id);
    say(&mut late, &json!({ "type": "ping", "id": "still here" })).await;
    assert_eq!(next(&mut late).await["id"], "still here");
}

#[tokio::test]
async fn a_frame_that_comes_a_byte_at_a_time_is_silence() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", "1")).await;
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    // The header of a frame of 1,000 bytes, of which each comes later.
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
async fn a_head_that_comes_a_byte_at_a_time_is_not_waited_for() {
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
async fn who_takes_a_byte_at_a_time_is_given_up() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", "1")).await;
    let mut late = opened(&server).await;
    say(&mut late, &json!({ "type": "ping", "id": "x".repeat(LONG) })).await;
    begun(&late).await;
    eventually("its end", async || {
        sip(late.get_mut()).await;
        server.node.observe().sockets == 0
    })
    .await;
}

#[tokio::test]
async fn who_does_not_take_the_last_that_they_are_sent_is_left() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_OUTBOX_BYTES", "10000000")).await;
    let user = User::register(&server, "lin_xia").await;
    let mut late = opened_with(&server, &format!("?ticket={}", user.client.ticket().await)).await;
    assert_eq!(next(&mut late).await["type"], "status");
    let id = "x".repeat(LONG);
    say(&mut late, &json!({ "type": "ping", "id": id })).await;
    begun(&late).await;
    // Behind that, more than the kernel holds, and then the end.
    let new = || NewMessage { kind: "system", title: "大", content: &id, link: None };
    send(&server.db.pool, &Audience::One(user.uid), new()).await.unwrap();
    eventually("what waits", async || server.node.observe().outbox_bytes > LONG).await;
    user.client.post("/api/user/logout", &[]).await.ok();
    assert_eq!(next(&mut late).await["id"], *id);
    eventually("the socket's end", async || server.node.observe().sockets == 0).await;
    let far = FarSide::of(late.get_ref(), std::process::id()).await;
    eventually("the connection's end", async || !far.is_open()).await;
}

/// Where it asks for another protocol: the socket's bounds are those of its answer.
#[tokio::test]
async fn who_takes_a_byte_at_a_time_of_an_answer_is_given_up() {
    let server = TestServer::start_with(options().set("PORTAL_REALTIME_SILENCE_S", "1")).await;
    let mut stream = connected(&server).await;
    let call =
        b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n";
    stream.write_all(call).await.unwrap();
    stream.readable().await.unwrap();
    let far = FarSide::of(&stream, std::process::id()).await;
    eventually("its end", async || {
        sip(&mut stream).await;
        !far.is_open()
    })
    .await;
}

/// A connection with little room for what its client does not read.
async fn connected(server: &TestServer) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(server.addr()).await.unwrap()
}

/// A visitor's socket, on such a connection.
async fn opened(server: &TestServer) -> LightSocket {
    opened_with(server, "").await
}

async fn opened_with(server: &TestServer, query: &str) -> LightSocket {
    let address = format!("ws://{}/api/v1/realtime{query}", server.addr());
    let (mut socket, _) = client_async(address, connected(server).await).await.unwrap();
    assert_eq!(next(&mut socket).await["type"], "hello");
    socket
}

/// Resolves when something has come that was not read.
async fn begun(late: &LightSocket) {
    within(LIMIT, "its beginning", late.get_ref().peek(&mut [0])).await.unwrap();
}

async fn say(socket: &mut LightSocket, frame: &Value) {
    within(LIMIT, "room", socket.send(Message::text(frame.to_string()))).await.unwrap();
}

async fn next(socket: &mut LightSocket) -> Value {
    match within(LIMIT, "a frame", socket.next()).await {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
        other => panic!("{other:?} instead of a frame"),
    }
}

/// A byte now and then, until the other side takes no more of them.
async fn drip(to: &mut (impl AsyncWriteExt + Unpin), byte: &[u8]) {
    while to.write_all(byte).await.is_ok() {
        sleep(A_LITTLE).await;
    }
    std::future::pending::<()>().await;
}

/// Takes a byte.
async fn sip(from: &mut TcpStream) {
    let _ = from.read(&mut [0]).await;
    sleep(A_LITTLE).await;
}
