//! More than a server should take in: a gigabyte, ten thousand headers.

use std::time::Duration;

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::harness::{LIMIT, TestServer, User, exchange, publish, within};

const GIGABYTE: usize = 1 << 30;
/// What may be on its way in the kernels' buffers beside what the server reads.
const ON_ITS_WAY: usize = 16 << 20;

/// Sends a head and then zeros, in pieces or not; how many went out, and what came back.
async fn pour(server: &TestServer, head: &str, pieces: bool) -> (usize, String) {
    let stream = TcpStream::connect(server.addr()).await.unwrap();
    let (mut from, mut to) = stream.into_split();
    to.write_all(head.as_bytes()).await.unwrap();
    let pouring = tokio::spawn(async move {
        let zeros = vec![0; 64 << 10];
        let mut sent = 0;
        while sent < GIGABYTE {
            let framed = if pieces { [b"10000\r\n", &zeros[..], b"\r\n"].concat() } else { zeros.clone() };
            if to.write_all(&framed).await.is_err() {
                break;
            }
            sent += zeros.len();
        }
        sent
    });
    let mut answer = Vec::new();
    let mut part = [0; 4096];
    // A reset after the answer takes nothing from it.
    while let Ok(n) = within(LIMIT, "an answer", from.read(&mut part)).await {
        if n == 0 {
            break;
        }
        answer.extend(&part[..n]);
    }
    drop(from);
    let sent = within(LIMIT, "the end of what is poured", pouring).await.unwrap();
    (sent, String::from_utf8_lossy(&answer).into_owned())
}

#[tokio::test]
async fn a_gigabyte_is_refused_early() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let who = format!("UG-Uid: {}\r\nUG-Token: {}\r\n", user.uid, user.token);
    let multipart = "multipart/form-data; boundary=b";
    let begun = "--b\r\nContent-Disposition: form-data; name=\"kind\"\r\n\r\nimage\r\n\
                 --b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n\r\n";
    let avatar = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n\r\n";
    for (path, media_type, begun, read, status) in [
        ("/api/user/login", "application/x-www-form-urlencoded", "", 64 << 10, "413"),
        ("/api/v1/square/post", "application/json", "", 64 << 10, "413"),
        ("/api/v1/media", multipart, begun, 48 << 20, "413"),
        ("/api/user/center/uploadAvatar", multipart, avatar, 24 << 20, "413"),
    ] {
        for pieces in [false, true] {
            let length = if pieces {
                "Transfer-Encoding: chunked".to_owned()
            } else {
                format!("Content-Length: {}", begun.len() + GIGABYTE)
            };
            let begun = match (pieces, begun.len()) {
                (_, 0) => String::new(),
                (false, _) => begun.to_owned(),
                (true, n) => format!("{n:x}\r\n{begun}\r\n"),
            };
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: x\r\n{who}Content-Type: {media_type}\r\n{length}\r\n\r\n{begun}"
            );
            let (sent, answer) = pour(&server, &head, pieces).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{path} {pieces}: {answer}");
            assert!(answer.contains(r#"{"code":1,"msg":""#), "{path} {pieces}: {answer}");
            assert!(sent < read + ON_ITS_WAY, "{path} {pieces}: {sent} bytes went out");
        }
    }
    publish(&user, &json!({ "content": "还在" })).await;
}

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
