//! Input that is too large: bodies without end, ten thousand headers, very long addresses.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::watch,
};

use crate::harness::{
    Client, LIMIT, PASSWORD, Running, SECRET, TestDatabase, TestServer, at_most, counted, exchange, figure,
    within,
};

/// Announced length, which is never sent completely.
const TERABYTE: u64 = 1 << 40;
/// Bytes that the kernels may buffer in addition to those that the server reads.
const ON_ITS_WAY: u64 = 16 << 20;
/// How long the server drains a refused body (`api/middleware/drain_body.rs`), plus a margin for a busy machine.
const HEARD_OUT: Duration = Duration::from_secs(1 + 4);
/// Limit of the process's growth, MiB.
const GROWTH: u64 = 48;

/// The outcome of sending a body without end.
struct Poured {
    answer: String,
    /// Bytes sent before the answer came.
    before: u64,
    /// Time from the answer to the end of the connection.
    heard_out: Duration,
}

/// Sends a head, then zeros while the server accepts them, chunked or not.
async fn pour(addr: SocketAddr, head: &str, chunks: bool) -> Poured {
    let (mut from, mut to) = TcpStream::connect(addr).await.unwrap().into_split();
    to.write_all(head.as_bytes()).await.unwrap();
    let (sent, so_far) = watch::channel(0_u64);
    let pouring = tokio::spawn(async move {
        let zeros = vec![0; 64 << 10];
        let piece = if chunks { [b"10000\r\n", &zeros[..], b"\r\n"].concat() } else { zeros };
        while to.write_all(&piece).await.is_ok() {
            sent.send_modify(|sent| *sent += piece.len() as u64);
        }
    });
    let (mut answer, mut part) = (Vec::new(), [0; 4096]);
    let n = within(LIMIT, "an answer", from.read(&mut part)).await.unwrap();
    answer.extend(&part[..n]);
    let (before, answered) = (*so_far.borrow(), Instant::now());
    let rest = async {
        // A reset after the answer does not matter.
        while let Ok(n @ 1..) = from.read(&mut part).await {
            answer.extend(&part[..n]);
        }
        pouring.await.unwrap();
    };
    within(LIMIT, "the end of the body", rest).await;
    Poured { answer: String::from_utf8_lossy(&answer).into_owned(), before, heard_out: answered.elapsed() }
}

#[tokio::test]
#[ignore = "night"]
async fn a_body_without_end_is_refused_early_and_not_read_further() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_SECRET", SECRET)];
    let mut running = Running::serve(&env).await;
    let addr = running.address().await;
    let visitor = Client::visitor(addr);
    // An account may have one upload at a time.
    let mut players = Vec::new();
    for name in ["lin_xia", "chen_yu"] {
        let fields = [("loginName", name), ("password", PASSWORD)];
        let made = visitor.post("/api/user/registerWithName", &fields).await;
        let (uid, token) = (made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap());
        players.push((uid, token.to_owned()));
    }
    let before = running.resident_mib();

    let form = "application/x-www-form-urlencoded";
    let multipart = "multipart/form-data; boundary=b";
    let image = "--b\r\nContent-Disposition: form-data; name=\"kind\"\r\n\r\nimage\r\n\
                 --b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n\r\n";
    let avatar = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n\r\n";
    // The server drains a part of an excessive upload before it answers.
    let calls = [
        ("POST", "/api/user/login", form, "", 64 << 10, "413"),
        ("POST", "/api/v1/square/post", "application/json", "", 64 << 10, "413"),
        ("POST", "/api/v1/media", multipart, image, 48 << 20, "413"),
        ("POST", "/api/user/center/uploadAvatar", multipart, avatar, 24 << 20, "413"),
        ("GET", "/api/v1/square/post/list", form, "", 0, "200"),
        ("POST", "/api/nowhere", form, "", 0, "404"),
        ("DELETE", "/api/v1/square/post/list", form, "", 0, "405"),
    ];
    for chunks in [false, true] {
        let poured = join_all(calls.iter().map(async |(method, path, media_type, begun, ..)| {
            let length = if chunks {
                "Transfer-Encoding: chunked".to_owned()
            } else {
                format!("Content-Length: {TERABYTE}")
            };
            let begun = match (chunks, begun.len()) {
                (true, n) if n > 0 => format!("{n:x}\r\n{begun}\r\n"),
                _ => (*begun).to_owned(),
            };
            let (uid, token) = &players[usize::from(*path == "/api/v1/media")];
            let who = format!("UG-Uid: {uid}\r\nUG-Token: {token}\r\n");
            let head = format!(
                "{method} {path} HTTP/1.1\r\nHost: x\r\n{who}Content-Type: {media_type}\r\n{length}\r\n\r\n{begun}"
            );
            pour(addr, &head, chunks).await
        }))
        .await;
        for ((_, path, _, _, read, status), Poured { answer, before, heard_out }) in calls.iter().zip(poured)
        {
            assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{path} {chunks}: {answer}");
            let envelope = if *status == "200" { r#"{"code":0,"# } else { r#"{"code":1,"msg":""# };
            assert!(answer.contains(envelope), "{path} {chunks}: {answer}");
            assert!(answer.to_lowercase().contains("\r\nconnection: close\r\n"), "{path} {chunks}: {answer}");
            // An answer to an endless body, and the end of its connection, prove that the server stopped reading.
            let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
            let call = format!("{path}, in chunks: {chunks}");
            figure(
                &format!("{call}: sent before the answer"),
                mib(before),
                "MiB",
                at_most(mib(read + ON_ITS_WAY)),
            );
            let most = at_most(HEARD_OUT.as_secs_f64());
            figure(&format!("{call}: heard out"), heard_out.as_secs_f64(), "s", most);
        }
    }
    let after = running.resident_mib();
    counted(format!("{} bodies without end", 2 * calls.len()));
    figure(
        "memory that bodies without end take",
        after.saturating_sub(before) as f64,
        "MiB",
        at_most(GROWTH as f64),
    );
    let author = visitor.signed_in(players[0].0, &players[0].1);
    author.post_json("/api/v1/square/post", &json!({ "content": "还在" })).await.ok();
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_short_chunked_body_is_read_and_its_connection_kept() {
    let server = TestServer::start().await;
    let form = "loginName=nobody&password=not-the-right-1";
    let call = format!(
        "POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{form}\r\n0\r\n\r\n",
        form.len()
    );
    let last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let answers = exchange(&server, [call.as_str(), &call, last].concat().as_bytes()).await;
    assert_eq!(answers.matches(r#"{"code":1001,"#).count(), 2, "{answers}");
    assert_eq!(answers.matches("HTTP/1.1 200 OK").count(), 3, "{answers}");
}

#[tokio::test]
#[ignore = "night"]
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
        let answer = within(LIMIT, what, exchange(&server, request.as_bytes())).await;
        let refused = answer.starts_with("HTTP/1.1 400 ") || answer.starts_with("HTTP/1.1 431 ");
        // A reset may lose the answer.
        assert!(refused || answer.is_empty(), "{what}: {answer}");
    }
    server.visitor().get("/healthz").await.ok();
}
