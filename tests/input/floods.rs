//! More than a server should take in: ten thousand headers, addresses without end.

use std::time::Duration;

use crate::harness::{TestServer, exchange, within};

#[tokio::test]
async fn floods_of_headers_and_long_addresses_are_refused() {
    let server = TestServer::start().await;
    let many: String = (0..10_000).map(|n| format!("X-{n}: 1\r\n")).collect();
    let same = "Cookie: a=1\r\n".repeat(5_000);
    let long = format!("X-Long: {}\r\n", "a".repeat(1 << 20));
    let endless = "a".repeat(2 << 20);
    for (what, request) in [
        ("many", format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{many}\r\n")),
        ("same", format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{same}\r\n")),
        ("long", format!("GET /healthz HTTP/1.1\r\nHost: x\r\n{long}\r\n")),
        ("address", format!("GET /{endless} HTTP/1.1\r\nHost: x\r\n\r\n")),
        ("no end", format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {endless}")),
    ] {
        let answer = within(Duration::from_secs(20), what, exchange(&server, request.as_bytes())).await;
        let refused = answer.starts_with("HTTP/1.1 400 ") || answer.starts_with("HTTP/1.1 431 ");
        // A reset may take the answer with it.
        assert!(refused || answer.is_empty(), "{what}: {answer}");
    }
    server.visitor().get("/healthz").await.ok();
}
