//! Requests for an HTTP upgrade to a protocol that the address does not have.

use serde_json::Value;

use crate::harness::{TestServer, exchange, exchange_bytes};

const UPGRADE: &str = "Host: portal\r\nConnection: upgrade\r\nUpgrade: websocket\r\n";

#[tokio::test]
async fn a_call_that_asks_for_an_upgrade_is_answered_normally_and_ends_its_connection() {
    let server = TestServer::start().await;
    let ask = async |path: &str| {
        exchange(&server, format!("GET {path} HTTP/1.1\r\n{UPGRADE}\r\n").as_bytes()).await
    };
    // The whole answer arrives, however long it is.
    let document = ask("/api/openapi.json").await;
    let (head, body) = document.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("connection: close"), "{head}");
    assert!(serde_json::from_str::<Value>(body).unwrap()["paths"].is_object());
    // The answer's length is unknown in advance.
    let packed = format!("GET /api/openapi.json HTTP/1.1\r\n{UPGRADE}Accept-Encoding: gzip\r\n\r\n");
    let packed = exchange_bytes(&server, packed.as_bytes()).await;
    let end = packed.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&packed[..end]).to_lowercase();
    assert!(head.contains("content-encoding: gzip") && !head.contains("transfer-encoding"), "{head}");
    assert_eq!(packed[end + 4..end + 6], [0x1f, 0x8b], "gzip's first bytes, not a chunk's length");
    for (path, status) in [("/healthz", "200"), ("/api/nothing", "404"), ("/api/v1/realtime", "400")] {
        let answer = ask(path).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
        assert!(answer.contains("x-content-type-options"), "with the headers of all answers: {answer}");
    }
}

#[tokio::test]
async fn a_handshake_that_names_further_protocols_is_refused() {
    let server = TestServer::start().await;
    let request = "GET /api/v1/realtime HTTP/1.1\r\nHost: portal\r\nConnection: upgrade, close\r\n\
        Upgrade: websocket, h2c\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let answer = exchange(&server, request.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    assert_eq!(server.node.observe().sockets, 0);
}
