//! Invented queries, headers and cursors.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use reqwest::Method;

use super::{answered, calls};
use crate::harness::{Options, TestServer, User, exchange};

#[tokio::test]
#[ignore = "night"]
async fn every_list_answers_invented_cursors_and_pages() {
    let often = Options::default()
        .set("PORTAL_SEARCHES_PER_ACCOUNT", "10000/1s")
        .set("PORTAL_SEARCHES_PER_ADDRESS", "10000/1s");
    let server = TestServer::start_with(often).await;
    let user = User::register(&server, "lin_xia").await;
    let mut queries = Vec::new();
    let bounds = [i64::MIN, i64::MIN + 1, -1, 0, 1, (1 << 53) + 1, i64::MAX - 1, i64::MAX];
    for rank in bounds {
        for id in bounds {
            queries.push(format!("cursor={}", URL_SAFE_NO_PAD.encode(format!("{rank}.{id}"))));
        }
        queries.push(format!("currentPage={rank}"));
        queries.push(format!("pageSize={rank}"));
    }
    for text in
        ["", ".", "1.", ".1", "1.1.1", "1e3.1", "9223372036854775808.1", "\0", "NaN.inf", "１.１", " 1.1"]
    {
        queries.push(format!("cursor={}", URL_SAFE_NO_PAD.encode(text)));
    }
    for raw in ["%", "%zz", "%00", "%ff%fe", "AAAA====", "a%2Bb", "&cursor=x", "[]=1", "%F0%9F%98%80"] {
        queries.push(format!("cursor={raw}"));
    }
    queries.push(format!("cursor={}", "A".repeat(8_000)));
    let mut met = 0;
    for (method, path, operation) in calls() {
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        if method != Method::GET || !parameters.iter().any(|parameter| parameter["name"] == "cursor") {
            continue;
        }
        for query in &queries {
            let address = format!("{path}?keyword=a&{query}");
            answered(&user.client.get(&address).await, &address);
            met += 1;
        }
    }
    assert!(met > 1_000, "{met} calls");
}

#[tokio::test]
#[ignore = "night"]
async fn every_call_answers_names_and_keys_that_are_not_utf8() {
    let server = TestServer::start().await;
    for (method, path, _) in calls() {
        if path == "/api/v1/realtime" {
            continue;
        }
        for header in [
            &b"UG-Uid: \xff\xfe\r\nUG-Token: \x80"[..],
            b"UG-Uid: 99999999999999999999\r\nUG-Token: a.b.c",
            b"Idempotency-Key: \xf0\x28\x8c\x28",
            b"Content-Type: \xff/\xff",
            b"Accept-Language: \xff;q=\xff",
            b"X-Forwarded-For: \xff\r\nX-Request-Id: \xff",
        ] {
            let start =
                format!("{method} {path}?%ff=%ff&keyword=%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n");
            let request = [start.as_bytes(), header, b"\r\nContent-Length: 2\r\n\r\n{}"].concat();
            let answer = exchange(&server, &request).await;
            let status: u16 = answer.get(9..12).and_then(|status| status.parse().ok()).unwrap_or_default();
            assert!((200..500).contains(&status), "{method} {path} {header:?}: {answer}");
        }
    }
}
