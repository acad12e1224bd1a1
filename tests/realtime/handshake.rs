//! Requests to the socket's address that are no valid handshake, each with one fault (RFC 6455, 4.2.1).

use reqwest::Method;
use serde_json::json;

use super::abuse::HANDSHAKE;
use crate::harness::{Client, TestServer, exchange_bytes};

const PATH: &str = "/api/v1/realtime";
const WHOLE: [(&str, &str); 4] = [
    ("Connection", "upgrade"),
    ("Upgrade", "websocket"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

/// A client that sends these headers, with one change.
fn asking(server: &TestServer, changed: &str, value: Option<&str>) -> Client {
    WHOLE.into_iter().fold(server.visitor(), |client, (name, whole)| {
        let value = if name == changed { value } else { Some(whole) };
        value.map_or(client.clone(), |value| client.with(name, value))
    })
}

#[tokio::test]
async fn a_valid_handshake_gets_the_accept_value_of_its_key() {
    let server = TestServer::start().await;
    // The client closes its side at once, so that the connection ends.
    let close = [0x88, 0x80, 0, 0, 0, 0];
    let answer = exchange_bytes(&server, &[HANDSHAKE, &close].concat()).await;
    let head = String::from_utf8_lossy(&answer).split("\r\n\r\n").next().unwrap().to_lowercase();
    assert!(head.starts_with("http/1.1 101 switching protocols\r\n"), "{head}");
    for line in [
        "upgrade: websocket",
        "connection: upgrade",
        // The example of RFC 6455, 1.3.
        "sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=",
    ] {
        assert!(head.lines().any(|header| header == line), "no {line}: {head}");
    }
}

#[tokio::test]
async fn a_handshake_with_one_fault_is_refused_with_400_and_opens_no_socket() {
    let server = TestServer::start().await;
    for (header, value) in [
        ("Connection", None),
        ("Connection", Some("keep-alive")),
        ("Upgrade", None),
        ("Upgrade", Some("h2c")),
        ("Sec-WebSocket-Version", None),
        ("Sec-WebSocket-Version", Some("")),
        // Drafts before the standard.
        ("Sec-WebSocket-Version", Some("7")),
        ("Sec-WebSocket-Version", Some("8")),
        ("Sec-WebSocket-Version", Some("14")),
        ("Sec-WebSocket-Key", None),
        ("Sec-WebSocket-Key", Some("")),
        ("Sec-WebSocket-Key", Some("no base64, 24 characters")),
        // 15 and 17 bytes; the standard requires 16.
        ("Sec-WebSocket-Key", Some("dGhlIHNhbXBsZSBub25j")),
        ("Sec-WebSocket-Key", Some("dGhlIHNhbXBsZSBub25jZTE=")),
    ] {
        let answer = asking(&server, header, value).get(PATH).await;
        let refusal = json!({ "code": 1, "msg": "请求错误", "data": { "detail": "请用 WebSocket 连接" } });
        assert_eq!((answer.status.as_u16(), &answer.json), (400, &refusal), "{header}: {value:?}");
    }
    assert_eq!(server.node.observe().sockets, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_handshake_by_another_method_is_refused_with_405() {
    let server = TestServer::start().await;
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        let answer = asking(&server, "", None).send(method.clone(), PATH, "", Vec::new()).await;
        let refusal = json!({ "code": 1, "msg": "请求方式不对", "data": null });
        assert_eq!((answer.status.as_u16(), &answer.json), (405, &refusal), "{method}");
        assert_eq!(answer.header("allow"), "GET", "{method}");
    }
    assert_eq!(server.node.observe().sockets, 0);
}
