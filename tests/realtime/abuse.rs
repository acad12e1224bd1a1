//! Frames that are unknown, too many, too large, or malformed.

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::{
    Bytes, Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::harness::{LIMIT, Options, Socket, TestServer, eventually, exchange_bytes, within};

async fn visitor(options: Options) -> (TestServer, Socket) {
    let server = TestServer::start_with(options).await;
    let socket = server.visitor().socket().await;
    (server, socket)
}

fn piece(text: &str, opcode: Data, last: bool) -> Message {
    Message::Frame(Frame::message(text.to_owned(), OpCode::Data(opcode), last))
}

#[tokio::test]
#[ignore = "night"]
async fn an_unknown_frame_gets_an_error_with_its_id() {
    let (_server, mut socket) = visitor(Options::default()).await;
    for (frame, id) in [
        (json!({ "type": "dance", "id": "d1" }).to_string(), json!("d1")),
        (json!({ "type": "read", "id": "r1" }).to_string(), json!("r1")),
        (json!({ "type": "read", "messages": "some", "id": "r2" }).to_string(), json!("r2")),
        (json!({ "id": "n1" }).to_string(), json!("n1")),
        (json!({ "type": "dance", "id": 7 }).to_string(), json!(7)),
        ("{".into(), Value::Null),
        ("".into(), Value::Null),
        ("[]".into(), Value::Null),
        ("null".into(), Value::Null),
        (format!("{}{}", "[".repeat(5_000), "]".repeat(5_000)), Value::Null),
    ] {
        socket.send(Message::text(frame.clone())).await;
        let error = socket.frame().await;
        assert_eq!(
            (&error["type"], &error["code"], &error["id"]),
            (&json!("error"), &json!(4000), &id),
            "{frame}"
        );
        assert_eq!(error["msg"], "看不懂这条消息");
    }
    assert!(socket.so_far().await.is_empty(), "and the socket goes on");
}

#[tokio::test]
async fn a_ping_is_answered_with_its_id() {
    let (_server, mut socket) = visitor(Options::default()).await;
    socket.say(&json!({ "type": "ping" })).await;
    assert_eq!(socket.frame().await, json!({ "type": "pong" }));
    socket.say(&json!({ "type": "ping", "id": "p1" })).await;
    assert_eq!(socket.frame().await, json!({ "type": "pong", "id": "p1" }));
    socket.send(Message::Ping(Bytes::from_static(b"protocol"))).await;
    assert!(socket.so_far().await.is_empty());
}

#[tokio::test]
#[ignore = "night"]
async fn a_binary_frame_gets_an_error() {
    let (_server, mut socket) = visitor(Options::default()).await;
    socket.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(socket.closed().await.0.code, 1003);
    let (_server, mut socket) = visitor(Options::default()).await;
    socket.send(Message::Frame(Frame::message(vec![1], OpCode::Data(Data::Binary), false))).await;
    assert_eq!(socket.closed().await.0.code, 1003);
}

#[tokio::test]
async fn a_message_that_is_too_large_closes_the_socket_whole_or_fragmented() {
    let options = || Options::default().set("PORTAL_REALTIME_FRAME_BYTES", "1024");
    let (_server, mut socket) = visitor(options()).await;
    let fits = json!({ "type": "ping", "id": "x".repeat(900) });
    socket.say(&fits).await;
    assert_eq!(socket.next_of_type("pong").await["id"], fits["id"]);
    socket.send(Message::text("x".repeat(1025))).await;
    assert_eq!(socket.closed().await.0.code, 1009);

    let (_server, mut socket) = visitor(options()).await;
    socket.send(piece(&"x".repeat(600), Data::Text, false)).await;
    socket.send(piece(&"x".repeat(600), Data::Continue, false)).await;
    assert_eq!(socket.closed().await.0.code, 1009);
}

#[tokio::test]
#[ignore = "night"]
async fn an_announced_length_above_the_limit_closes_the_socket_at_once() {
    let server = TestServer::start().await;
    let claim = [&[0x81, 0xff][..], &100_000_000_000_u64.to_be_bytes(), &[0; 4]].concat();
    assert_eq!(close_code_after(&server, &claim).await, 1009);
    // One byte more than the largest frame.
    let claim = [&[0x81, 0xfe][..], &(16 * 1024 + 1_u16).to_be_bytes(), &[0; 4]].concat();
    assert_eq!(close_code_after(&server, &claim).await, 1009);
}

#[tokio::test]
async fn each_protocol_error_closes_with_its_code() {
    let server = TestServer::start().await;
    // Each frame has a zero mask, so its content is readable.
    let frame =
        |first: u8, content: &[u8]| [&[first, 0x80 | content.len() as u8, 0, 0, 0, 0], content].concat();
    for (error, bytes, code) in [
        ("a reserved bit", frame(0xc1, b""), 1002),
        ("no mask", vec![0x81, 0x00], 1002),
        ("an unknown kind of content", frame(0x83, b""), 1002),
        ("an unknown kind of control", frame(0x8b, b""), 1002),
        ("a control frame in pieces", frame(0x09, b""), 1002),
        ("a control frame of 126 bytes", [&[0x89, 0xfe, 0, 126, 0, 0, 0, 0][..], &[0; 126]].concat(), 1002),
        ("a piece of no message", frame(0x80, b"x"), 1002),
        ("a second first piece", [frame(0x01, b"x"), frame(0x01, b"x")].concat(), 1002),
        ("a whole message between pieces", [frame(0x01, b"x"), frame(0x81, b"x")].concat(), 1002),
        ("a close of one byte", frame(0x88, &[3]), 1002),
        ("a close with a code that nobody may send", frame(0x88, &1005_u16.to_be_bytes()), 1002),
        ("a close with a reason that is no text", frame(0x88, &[0x03, 0xe8, 0xff]), 1002),
        ("binary", frame(0x82, b"x"), 1003),
        ("text that is not UTF-8", frame(0x81, &[0xff]), 1007),
        ("a length beyond all limits", [&[0x81, 0xff][..], &[0xff; 8], &[0; 4]].concat(), 1009),
    ] {
        assert_eq!(close_code_after(&server, &bytes).await, code, "{error}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_close_is_answered_with_the_same_code() {
    let server = TestServer::start().await;
    for code in [1000_u16, 1001, 4999] {
        let close = [&[0x88, 0x82, 0, 0, 0, 0][..], &code.to_be_bytes()].concat();
        assert_eq!(close_code_after(&server, &close).await, code);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_socket_ends_when_its_client_closes_its_side() {
    let server = TestServer::start().await;
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    stream.write_all(HANDSHAKE).await.unwrap();
    eventually("the socket", async || server.node.observe().sockets == 1).await;
    stream.shutdown().await.unwrap();
    let mut answer = Vec::new();
    within(LIMIT, "the end of the connection", stream.read_to_end(&mut answer)).await.unwrap();
    assert_eq!(close_code(&answer), None, "it broke no rule");
    eventually("the end of the socket", async || server.node.observe().sockets == 0).await;
}

pub const HANDSHAKE: &[u8] = b"GET /api/v1/realtime HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\n\
     Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// The code with which a visitor's socket is closed after these bytes.
async fn close_code_after(server: &TestServer, bytes: &[u8]) -> u16 {
    let answer = exchange_bytes(server, &[HANDSHAKE, bytes].concat()).await;
    close_code(&answer).unwrap_or_else(|| panic!("no close: {answer:?}"))
}

/// The code of the close frame in the received bytes.
pub fn close_code(answer: &[u8]) -> Option<u16> {
    let begins = answer.windows(4).position(|end| end == b"\r\n\r\n").unwrap() + 4;
    let mut frames = &answer[begins..];
    // Server frames have no mask; `hello` precedes the close.
    while let [first, len, rest @ ..] = frames {
        let (len, rest) = match len {
            126 => (usize::from(u16::from_be_bytes([rest[0], rest[1]])), &rest[2..]),
            len => (usize::from(*len), rest),
        };
        if first & 0x0f == 8 {
            return Some(u16::from_be_bytes([rest[0], rest[1]]));
        }
        frames = &rest[len..];
    }
    None
}

#[tokio::test]
#[ignore = "night"]
async fn fragmented_text_is_understood() {
    let (_server, mut socket) = visitor(Options::default()).await;
    let text = json!({ "type": "ping", "id": "星" }).to_string();
    // Split inside a character, with a control frame in between, as the protocol allows.
    let cut = text.find('星').unwrap() + 1;
    let (head, tail) = text.as_bytes().split_at(cut);
    let first = Frame::message(head.to_vec(), OpCode::Data(Data::Text), false);
    let last = Frame::message(tail.to_vec(), OpCode::Data(Data::Continue), true);
    socket.send(Message::Frame(first)).await;
    socket.send(Message::Ping(Bytes::new())).await;
    socket.send(Message::Frame(last)).await;
    assert_eq!(socket.frame().await, json!({ "type": "pong", "id": "星" }));
}

#[tokio::test]
#[ignore = "night"]
async fn fragments_out_of_order_are_a_protocol_error() {
    let (_server, mut socket) = visitor(Options::default()).await;
    socket.send(piece("x", Data::Continue, true)).await;
    assert_eq!(socket.closed().await.0.code, 1002);
    let (_server, mut socket) = visitor(Options::default()).await;
    socket.send(piece("x", Data::Text, false)).await;
    socket.send(piece("y", Data::Text, false)).await;
    assert_eq!(socket.closed().await.0.code, 1002);
}

#[tokio::test]
#[ignore = "night"]
async fn text_that_is_not_utf8_closes_the_socket() {
    let (_server, mut socket) = visitor(Options::default()).await;
    let broken = Frame::message(vec![b'"', 0xff, 0xfe, b'"'], OpCode::Data(Data::Text), true);
    socket.send(Message::Frame(broken)).await;
    let code = socket.closed().await.0.code;
    assert_eq!(code, 1007);
    let (_server, mut socket) = visitor(Options::default()).await;
    socket.send(Message::Frame(Frame::message(vec![0xff], OpCode::Data(Data::Text), false))).await;
    socket.send(Message::Frame(Frame::message(vec![0xfe], OpCode::Data(Data::Continue), true))).await;
    assert_eq!(socket.closed().await.0.code, 1007);
}

#[tokio::test]
async fn a_flood_of_frames_closes_the_socket() {
    let (server, mut socket) =
        visitor(Options::default().set("PORTAL_REALTIME_FRAMES_PER_SECOND", "2")).await;
    let mut calm = server.visitor().socket().await;
    let ping = Message::text(json!({ "type": "ping" }).to_string());
    for _ in 0..200 {
        if !socket.try_send(ping.clone()).await {
            break;
        }
    }
    assert_eq!(socket.closed().await.0.code, 4029);
    assert!(calm.so_far().await.is_empty(), "others go on");
}

#[tokio::test]
#[ignore = "night"]
async fn a_flood_of_protocol_frames_closes_the_socket() {
    let (_server, mut socket) =
        visitor(Options::default().set("PORTAL_REALTIME_FRAMES_PER_SECOND", "2")).await;
    for _ in 0..200 {
        if !socket.try_send(Message::Ping(Bytes::new())).await {
            break;
        }
    }
    assert_eq!(socket.closed().await.0.code, 4029);
}

#[tokio::test]
async fn silence_is_closed() {
    let (_server, mut socket) = visitor(Options::default().set("PORTAL_REALTIME_SILENCE_S", "0.2")).await;
    assert_eq!(socket.closed().await.0.code, 1001);
}

#[tokio::test]
#[ignore = "night"]
async fn ids_have_bounds() {
    let server = TestServer::start().await;
    let user = crate::harness::User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    for ids in [vec![1; 101], vec![0], vec![-1], vec![1_i64 << 53]] {
        socket.say(&json!({ "type": "read", "messages": ids, "id": "r1" })).await;
        let error = socket.next_of_type("error").await;
        assert_eq!((&error["id"], &error["code"]), (&json!("r1"), &json!(4000)));
    }
}

#[tokio::test]
async fn a_client_that_does_not_read_affects_nobody() {
    let options = Options::default()
        .set("PORTAL_REALTIME_OUTBOX_BYTES", "500000")
        .set("PORTAL_REALTIME_DEAD_PEER_S", "1");
    let server = TestServer::start_with(options).await;
    let user = crate::harness::User::register(&server, "lin_xia").await;
    let mut deaf = user.socket().await;
    let mut reader = user.socket().await;
    // Far more than the kernel's buffers and the outbox can hold.
    let content = "x".repeat(200_000);
    let new = || sql::inbox::NewMessage { kind: "system", title: "大", content: &content, link: None };
    for _ in 0..80 {
        sql::inbox::send(&server.db.pool, &sql::inbox::Audience::One(user.uid), new()).await.unwrap();
        reader.next_of_type("message").await;
    }
    assert_eq!(user.unread().await, 80);
    // The client that does not read ends with code 4008 or a reset; its memory is freed.
    let (closed, _) = deaf.closed().await;
    assert!([4008, 1006].contains(&closed.code), "{closed:?}");
    eventually("the end of the client that does not read", async || server.node.observe().sockets == 1).await;
}
